/** The phase. */
export const PHASE_RULES = {
  "PH-1": "Shooting actions belong to the Shooting phase.",
  "PH-2": "One unit shoots at a time, and its attacks are finished before anything else is done.",
  "PH-3":
    "Choices can be undone until the targets are confirmed, dice are rolled or the other player is asked, never after. A question that passes by itself, without the other player seeing it, is none.",
  "PH-4": "The phase may be ended early, but not in the middle of a unit's attacks, move or charge.",
  "PH-5": "A phase in which no unit could act is passed over when it would begin.",
  "PH-6": "A unit may be skipped; it does not shoot in this phase.",
  "PH-7":
    "Targets are chosen for the selected unit, and confirmed before any attack is rolled. A choice that something else makes impossible is dropped, and the player chooses again.",
  "PH-8":
    "Where the defender allocates, the game waits for the choice among the models that may take the wound.",
  "PH-10":
    "Only the player whom the game awaits acts, and only as it is offered; what the game is in the middle of says who that is.",
} as const;
