import type { CardId, Mode } from "../../game/secondaries.ts";

/** What each card asks for, in our own words; by how it is played where that differs. */
type CardText = string | Readonly<Record<Mode, string>>;

const RULES: Readonly<Record<CardId, CardText>> = {
  "behind-enemy-lines":
    "3 VP for one of your units wholly in the enemy's zone, 4 for two or more. No AIRCRAFT, nobody who is Battle-shocked.",
  "storm-hostile-objective":
    "4 VP if you control an objective that your opponent controlled as the turn began. If he controlled none then, from round 2 on, one that you did not control then.",
  "engage-on-all-fronts":
    'For units wholly in a quarter of the table and more than 6" from its centre: 1 VP for two quarters, 2 for three, 4 for all four. No AIRCRAFT, nobody who is Battle-shocked.',
  "establish-locus":
    "An Action of one unit. 2 VP if it is completed within 6\" of the centre, 4 within the enemy's zone.",
  cleanse: {
    FIXED:
      "An Action at objectives outside your zone that you control. 2 VP for one in a turn, 4 for two or more.",
    TACTICAL:
      "An Action at objectives outside your zone that you control. 2 VP for one in a turn, 5 for two or more.",
  },
  assassination: {
    FIXED: "At once for each enemy CHARACTER that is destroyed: 4 VP if it has 4 Wounds or more, else 3.",
    TACTICAL: "5 VP if an enemy CHARACTER was destroyed in the turn, or if all of them are.",
  },
  "no-prisoners": "At once 2 VP for each enemy unit that is destroyed, 5 at most.",
  "cull-the-horde": {
    FIXED:
      "At once 5 VP for each enemy INFANTRY unit with a Starting Strength of 13 or more that is destroyed.",
    TACTICAL:
      "5 VP if an enemy INFANTRY unit with a Starting Strength of 13 or more was destroyed in the turn.",
  },
  "bring-it-down": {
    FIXED:
      "At once 2 VP for each enemy MONSTER or VEHICLE unit that is destroyed, 4 if it began with 15 Wounds or more, 6 with 20 or more.",
    TACTICAL: "4 VP if an enemy MONSTER or VEHICLE unit was destroyed in the turn.",
  },
  "defend-stronghold": "3 VP, from round 2 on, if you control an objective in your own zone.",
  "marked-for-death":
    "Your opponent names three of his units, and you one more. 5 VP if one of the three is destroyed or off the table, else 2 if yours is.",
  "secure-no-mans-land": "2 VP if you control one objective in no man's land, 5 for two or more.",
  sabotage:
    "An Action of one unit within terrain outside your zone, completed as your opponent's next turn ends: 3 VP, 6 in the enemy's zone.",
  "area-denial":
    'For one of your units within 3" of the centre: 2 VP if no enemy unit is within 3" of it, 5 if none is within 6".',
  "recover-assets":
    "An Action of two or three units, each wholly in another part of the table: your zone, no man's land, the enemy's zone. 3 VP for two, 5 for three.",
  "a-tempting-target":
    "Your opponent names an objective in no man's land. 5 VP if you control it as a turn ends.",
  "extend-battle-lines":
    "4 VP if you control an objective in your zone and one in no man's land, 2 if only one in no man's land.",
  "overwhelming-force":
    "At once 3 VP for each enemy unit that is destroyed and began the turn in range of an objective, 5 at most.",
  "display-of-might": "4 VP if more of your units than of your opponent's are wholly in no man's land.",
};

export function cardRule(card: CardId, mode: Mode): string {
  const text = RULES[card];
  return typeof text === "string" ? text : text[mode];
}
