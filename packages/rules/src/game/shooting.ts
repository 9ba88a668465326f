import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { parseDice } from "../dice/expression.ts";
import { named } from "./fault-words.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";

/** The Shooting phase's part of the document: what is being chosen. */

const flag = z.optional(z.boolean());
const modifierSchema = z.strictObject({
  reroll_ones: flag,
  reroll_failed: flag,
  plus_one: flag,
  minus_one: flag,
});
const modifiersSchema = z.strictObject({
  hit: z.optional(modifierSchema),
  wound: z.optional(modifierSchema),
});

const attacksOverride = z.union([text, z.int()]).check(
  z.refine((value) => parseDice(value) !== undefined, {
    error: named("notAttacks"),
    params: { rule: "GD-4" },
  }),
);

/** A weapon and its target, as a player asks for it. */
export const assignmentSchema = z.strictObject({
  weapon_id: idSchema,
  target_unit_id: idSchema,
  model_ids: z.optional(listOf(idSchema, LIMITS.modelsPerUnit)),
  /** The passengers' unit whose models lend their weapons to the transport (TR-7). */
  from_unit_id: z.optional(idSchema),
  modifiers: z.optional(modifiersSchema),
  attacks_override: z.optional(z.nullable(attacksOverride)),
  precision_model_id: z.optional(z.nullable(idSchema)),
  /** When it is fired: the lowest first, those without one last. All at one target are fired before the next target. */
  order: z.optional(count(0, LIMITS.assignments)),
});

/** The same in a fight, where a model may split the attacks of a weapon: so many go at this target. */
export const meleeAssignmentSchema = z.extend(assignmentSchema, {
  attacks: z.optional(z.record(idSchema, count(1, LIMITS.totalPerExpression))),
});

/** The same once it was found legal: the firing models are named. `automatic` marks the referee's own suggestion. */
const pendingSchema = z.extend(assignmentSchema, {
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1),
  automatic: z._default(z.boolean(), false),
});

/** What is being chosen in the Shooting phase. */
export const NO_SHOOTING = { active_shooter_id: null, pending_assignments: [], skipped_unit_ids: [] };

export const shootingSchema = z._default(
  z.strictObject({
    active_shooter_id: z._default(z.nullable(idSchema), null),
    pending_assignments: z._default(listOf(pendingSchema, LIMITS.assignments), []),
    skipped_unit_ids: z._default(listOf(idSchema, LIMITS.units), []),
  }),
  NO_SHOOTING,
);

export type Assignment = DeepReadonly<z.infer<typeof assignmentSchema>>;
export type MeleeAssignment = DeepReadonly<z.infer<typeof meleeAssignmentSchema>>;
export type PendingAssignment = DeepReadonly<z.infer<typeof pendingSchema>>;
export type Modifiers = DeepReadonly<z.infer<typeof modifiersSchema>>;
