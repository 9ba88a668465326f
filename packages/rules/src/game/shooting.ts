import * as z from "zod/mini";
import { attackPlanSchema } from "../attack/plan.ts";
import { parseDice } from "../dice/expression.ts";
import { LIMITS } from "../limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";

/** The Shooting phase's part of the document: what is being chosen, what is being rolled, and whom the game awaits. */

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
    error: `must be a dice expression with at most ${LIMITS.dicePerExpression} dice and a total of 1 to ${LIMITS.totalPerExpression}`,
    params: { rule: "GD-4" },
  }),
);

/** A weapon and its target, as a player asks for it. */
export const assignmentSchema = z.strictObject({
  weapon_id: idSchema,
  target_unit_id: idSchema,
  model_ids: z.optional(listOf(idSchema, LIMITS.modelsPerUnit)),
  modifiers: z.optional(modifiersSchema),
  attacks_override: z.optional(z.nullable(attacksOverride)),
  precision_model_id: z.optional(z.nullable(idSchema)),
});

/** The same once it was found legal: the firing models are named. `automatic` marks the referee's own suggestion. */
const pendingSchema = z.extend(assignmentSchema, {
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1),
  automatic: z._default(z.boolean(), false),
});

/** Hits in a row that are alike: they wait for their wound rolls, or wound by themselves. */
const strikeRunSchema = z.strictObject({
  group: count(0, LIMITS.modelsPerUnit),
  wounds: z.boolean(),
  count: count(1, LIMITS.attacksPerAssignment),
});
/** Wounds in a row that are alike. */
const woundRunSchema = z.strictObject({
  group: count(0, LIMITS.modelsPerUnit),
  devastating: z.boolean(),
  count: count(1, LIMITS.attacksPerAssignment),
});
const deferredSchema = z.strictObject({
  plan: count(0, LIMITS.assignments),
  group: count(0, LIMITS.modelsPerUnit),
  count: count(1, LIMITS.attacksPerAssignment),
});

const total = count(0, 1_000_000_000);
const tallySchema = z.strictObject({
  attacks: total,
  hits: total,
  wounds: total,
  unsaved: total,
  damage: total,
  slain: total,
});

const STAGES = ["HIT", "WOUND", "SAVE", "DEVASTATING", "HAZARDOUS"] as const;

const resolutionSchema = z.strictObject({
  /** In the order of dice (DI-3). */
  plans: listOf(attackPlanSchema, LIMITS.assignments, 1),
  /** The plan being resolved; past the last one: what comes after all attacks. */
  at: count(0, LIMITS.assignments),
  stage: z.enum(STAGES),
  strikes: listOf(strikeRunSchema, LIMITS.attacksPerAssignment),
  wounds: listOf(woundRunSchema, LIMITS.attacksPerAssignment),
  /** Devastating Wounds, which wait for all other attacks of the unit. */
  deferred: listOf(deferredSchema, LIMITS.attacksPerAssignment),
  tallies: listOf(tallySchema, LIMITS.assignments),
  /** Whether one action resolves everything that is left. */
  continuous: z.boolean(),
  /** The models among which the defender must choose before the game goes on (PH-8). */
  waiting_for: z.nullable(
    z.strictObject({ unit_id: idSchema, model_ids: z.array(idSchema).check(z.minLength(1)) }),
  ),
});

const selectionSchema = z.strictObject({
  active_shooter_id: z.nullable(idSchema),
  pending_assignments: listOf(pendingSchema, LIMITS.assignments),
  skipped_unit_ids: listOf(idSchema, LIMITS.units),
});

export const NO_SHOOTING = {
  active_shooter_id: null,
  pending_assignments: [],
  skipped_unit_ids: [],
  history: [],
  resolution_state: null,
  allocated: {},
};

export const shootingSchema = z._default(
  z.extend(selectionSchema, {
    active_shooter_id: z._default(z.nullable(idSchema), null),
    pending_assignments: z._default(selectionSchema.shape.pending_assignments, []),
    /** Earlier selections, for undo. */
    history: z._default(listOf(selectionSchema, LIMITS.undoSteps), []),
    resolution_state: z._default(z.nullable(resolutionSchema), null),
    /** Models that were allocated an attack this phase, by unit. */
    allocated: z._default(z.record(z.string(), listOf(idSchema, LIMITS.modelsPerUnit)), {}),
    skipped_unit_ids: z._default(selectionSchema.shape.skipped_unit_ids, []),
  }),
  NO_SHOOTING,
);

export type Assignment = DeepReadonly<z.infer<typeof assignmentSchema>>;
export type PendingAssignment = DeepReadonly<z.infer<typeof pendingSchema>>;
export type Modifiers = DeepReadonly<z.infer<typeof modifiersSchema>>;
export type Selection = DeepReadonly<z.infer<typeof selectionSchema>>;
export type Resolution = DeepReadonly<z.infer<typeof resolutionSchema>>;
export type StrikeRun = z.infer<typeof strikeRunSchema>;
export type WoundRun = z.infer<typeof woundRunSchema>;
export type Tally = z.infer<typeof tallySchema>;
