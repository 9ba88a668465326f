import type { MissionId } from "../missions/mission.ts";

/** How the points of each mission are scored, in a sentence for players. */
export const MISSION_SUMMARIES: Readonly<Record<MissionId, string>> = {
  "only-war": "1 for each objective held at the end of your Command phase, 3 a turn at most, from round 2.",
  "take-and-hold":
    "5 for each objective held at the end of your Command phase, 15 a turn at most, from round 2.",
  linchpin:
    "3 for each objective held at the end of your Command phase; while you hold your home objective, 5 for each of the others. 15 a turn at most, from round 2.",
  "purge-the-foe":
    "At the end of your Command phase from round 2: 4 for holding an objective, 4 more for holding more than your opponent. At the end of each round: 4 if an enemy unit was destroyed in it; from round 2 also 4 if more enemy units than yours were.",
  "scorched-earth":
    "5 for each objective held at the end of your Command phase, 10 a turn at most, from round 2. For burning one: 5 in no man's land, 10 in the enemy's zone.",
  "supply-drop":
    "For each objective in no man's land held at the end of your Command phase: 5 in rounds 2 and 3, 8 in round 4, 15 in round 5. One of them vanishes as round 4 begins, another as round 5 does.",
  "hidden-supplies":
    "At the end of your Command phase from round 2: 5 for holding an objective outside your zone, 5 more for two or more, 5 more for holding more than your opponent.",
  terraform:
    "4 for each objective held at the end of your Command phase, 12 a turn at most, and at the end of every turn 1 for each that you have terraformed, from round 2.",
};
