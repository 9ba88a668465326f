/** Dice of a plan outside a game: volleys by the thousand, and what a re-roll would change. */

export { hazardTests, testHazard } from "../attack/hazard.ts";
export { countHits } from "../attack/hit.ts";
export type { Prepared } from "../attack/prepare.ts";
export { ownRanksOf, type Ranks, ranksOf, resetRanks } from "../attack/ranks.ts";
export { rollPlan, rollVolley } from "../attack/roll.ts";
export { countWounds } from "../attack/wound.ts";
export { makeDice, parseDice } from "../dice/expression.ts";
export type { AssignmentOdds } from "../odds/odds.ts";
