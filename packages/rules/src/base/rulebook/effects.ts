/** What is in effect. */
export const EFFECTS_RULES = {
  "EF-1":
    "An effect on a unit names its source and its end: the attacks of one unit (at the latest with their phase), the phase, the turn, the start of its player's next Command phase, or the battle. It ends then, and not before.",
  "EF-2":
    "What is in effect changes the draft of an attack, characteristics, rolls or what a unit may do, and is named beside every number that it changes; an ability that is always on does so without being stored.",
  "EF-3":
    "What only some models of a unit have in effect sets their attacks apart: they are made and rolled as attacks of their own.",
} as const;
