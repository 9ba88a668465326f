import { z } from "zod";
import { attackPlanSchema } from "../attack/plan.ts";
import { parseDice } from "../dice/expression.ts";
import { LIMITS } from "../limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, text } from "./scalar.ts";

/** The Shooting phase's part of the document: what is being chosen, what is being rolled, and whom the game awaits. */

const flag = z.boolean().optional();
const modifierSchema = z.strictObject({
  reroll_ones: flag,
  reroll_failed: flag,
  plus_one: flag,
  minus_one: flag,
});
const modifiersSchema = z.strictObject({
  hit: modifierSchema.optional(),
  wound: modifierSchema.optional(),
});

const attacksOverride = z.union([text, z.number().int()]).refine((value) => parseDice(value) !== undefined, {
  error: `must be a dice expression with at most ${LIMITS.dicePerExpression} dice and a total of 1 to ${LIMITS.totalPerExpression}`,
  params: { rule: "GD-4" },
});

/** A weapon and its target, as a player asks for it. */
export const assignmentSchema = z.strictObject({
  weapon_id: idSchema,
  target_unit_id: idSchema,
  model_ids: z.array(idSchema).max(LIMITS.modelsPerUnit).optional(),
  modifiers: modifiersSchema.optional(),
  attacks_override: attacksOverride.nullable().optional(),
  precision_model_id: idSchema.nullable().optional(),
});

/** The same once it was found legal: the firing models are named. `automatic` marks the referee's own suggestion. */
const pendingSchema = assignmentSchema.extend({
  model_ids: z.array(idSchema).min(1).max(LIMITS.modelsPerUnit),
  automatic: z.boolean().default(false),
});

/** Hits in a row that are alike: they wait for their wound rolls, or wound by themselves. */
const strikeRunSchema = z.strictObject({
  lane: count(0, LIMITS.modelsPerUnit),
  wounds: z.boolean(),
  count: count(1, LIMITS.attacksPerAssignment),
});
/** Wounds in a row that are alike. */
const woundRunSchema = z.strictObject({
  lane: count(0, LIMITS.modelsPerUnit),
  devastating: z.boolean(),
  count: count(1, LIMITS.attacksPerAssignment),
});
const deferredSchema = z.strictObject({
  plan: count(0, LIMITS.assignments),
  lane: count(0, LIMITS.modelsPerUnit),
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
  plans: z.array(attackPlanSchema).min(1).max(LIMITS.assignments),
  /** The plan being resolved; past the last one: what comes after all attacks. */
  at: count(0, LIMITS.assignments),
  stage: z.enum(STAGES),
  strikes: z.array(strikeRunSchema).max(LIMITS.attacksPerAssignment),
  wounds: z.array(woundRunSchema).max(LIMITS.attacksPerAssignment),
  /** Devastating Wounds, which wait for all other attacks of the unit. */
  deferred: z.array(deferredSchema).max(LIMITS.attacksPerAssignment),
  tallies: z.array(tallySchema).max(LIMITS.assignments),
  /** Whether one action resolves everything that is left. */
  continuous: z.boolean(),
  /** The models among which the defender must choose before the game goes on (PH-8). */
  waiting_for: z.strictObject({ unit_id: idSchema, model_ids: z.array(idSchema).min(1) }).nullable(),
});

const selectionSchema = z.strictObject({
  active_shooter_id: idSchema.nullable(),
  pending_assignments: z.array(pendingSchema).max(LIMITS.assignments),
  skipped_unit_ids: z.array(idSchema).max(LIMITS.units),
});

export const NO_SHOOTING = {
  active_shooter_id: null,
  pending_assignments: [],
  skipped_unit_ids: [],
  history: [],
  resolution_state: null,
  allocated: {},
};

export const shootingSchema = selectionSchema
  .extend({
    active_shooter_id: idSchema.nullable().default(null),
    pending_assignments: selectionSchema.shape.pending_assignments.default([]),
    /** Earlier selections, for undo. */
    history: z.array(selectionSchema).max(LIMITS.undoSteps).default([]),
    resolution_state: resolutionSchema.nullable().default(null),
    /** Models that were allocated an attack this phase, by unit. */
    allocated: z.record(z.string(), z.array(idSchema).max(LIMITS.modelsPerUnit)).default({}),
    skipped_unit_ids: selectionSchema.shape.skipped_unit_ids.default([]),
  })
  .default(NO_SHOOTING);

export type Assignment = DeepReadonly<z.infer<typeof assignmentSchema>>;
export type PendingAssignment = DeepReadonly<z.infer<typeof pendingSchema>>;
export type Modifiers = DeepReadonly<z.infer<typeof modifiersSchema>>;
export type Selection = DeepReadonly<z.infer<typeof selectionSchema>>;
export type Resolution = DeepReadonly<z.infer<typeof resolutionSchema>>;
export type StrikeRun = z.infer<typeof strikeRunSchema>;
export type WoundRun = z.infer<typeof woundRunSchema>;
export type Tally = z.infer<typeof tallySchema>;
