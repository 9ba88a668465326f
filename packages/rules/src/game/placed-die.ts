import * as z from "zod/mini";
import { count, idSchema } from "./scalar.ts";

/** Rolls in which a die of a pool can be put in the place of one that would be rolled. */
export const PLACED_ROLLS = ["ADVANCE", "BATTLE_SHOCK", "CHARGE", "DAMAGE", "HIT", "SAVE", "WOUND"] as const;
export type PlacedRoll = (typeof PLACED_ROLLS)[number];

/** A die of a pool that lies ready for the next roll of that kind of a unit. What is not used comes back to the pool. */
export const placedDieSchema = z.strictObject({
  unit_id: idSchema,
  roll: z.enum(PLACED_ROLLS),
  face: count(1, 6),
  pool: idSchema,
});
