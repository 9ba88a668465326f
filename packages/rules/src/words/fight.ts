import type { FightStepName } from "../game/fight.ts";

/** How players call the two steps of a Fight phase. */
export const STEP_NAMES: Readonly<Record<FightStepName, string>> = {
  FIGHTS_FIRST: "Fights First",
  REMAINING: "Remaining Combats",
};
