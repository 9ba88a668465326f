import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { baseSchema } from "./base.ts";
import { facing } from "./paths.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";

/** What destroyed models leave behind, until all that comes of them is done. */

/** A model that was destroyed, where it stood. */
const fallenSchema = z.strictObject({
  unit_id: idSchema,
  model_id: idSchema,
  x: within(0, LIMITS.boardInches),
  y: within(0, LIMITS.boardInches),
  z: within(0, LIMITS.boardInches),
  facing,
  base: baseSchema,
});

const demiseSchema = z.strictObject({
  model: fallenSchema,
  /** The mortal wounds that each unit takes, as they are written. */
  wounds: text,
});

const wreckSchema = z.strictObject({
  model: fallenSchema,
  /** Units that have got out of it, and the highest face that costs each of them a mortal wound. */
  out: listOf(z.strictObject({ unit_id: idSchema, harm: count(1, 6) }), LIMITS.units),
});

export const aftermathSchema = z.strictObject({
  type: z.literal("aftermath"),
  /** Deadly Demise that is to be rolled, in the order of destruction. */
  demises: listOf(demiseSchema, LIMITS.modelsPerUnit),
  /** What went up, and the units that are still to suffer from it. */
  blast: z.nullable(z.strictObject({ ...demiseSchema.shape, unit_ids: listOf(idSchema, LIMITS.units) })),
  /** Transports with passengers inside. */
  wrecks: listOf(wreckSchema, LIMITS.units),
});

export type Fallen = z.infer<typeof fallenSchema>;
