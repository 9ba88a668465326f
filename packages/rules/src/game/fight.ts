import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { PLAYER_IDS } from "./player.ts";
import { idSchema, listOf } from "./scalar.ts";

/** The two steps in which units fight (FI-1). */
const FIGHT_STEPS = ["FIGHTS_FIRST", "REMAINING"] as const;
export type FightStepName = (typeof FIGHT_STEPS)[number];

/** How far the order of fighting has come; absent until the first unit of the phase is picked. */
export const fightSchema = z.strictObject({
  step: z.enum(FIGHT_STEPS),
  /** Whose pick is next, where that player has one in the step. */
  next: z.enum(PLAYER_IDS),
  /** Units that could fight when the phase began: only they fight in the first step (FI-4). */
  began: listOf(idSchema, LIMITS.units),
});
