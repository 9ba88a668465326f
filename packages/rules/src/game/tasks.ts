import * as z from "zod/mini";
import { attackPlanSchema } from "../attack/plan.ts";
import { LIMITS } from "../limits.ts";
import { eventSchema } from "./event.ts";
import { MADE_MOVES } from "./move-kind.ts";
import { facingsSchema, pathsSchema } from "./paths.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf } from "./scalar.ts";
import { WINDOW_IDS } from "./window.ts";

/**
 * What the game is in the middle of: a stack of tasks, the innermost last, each with what it needs to go on. Whoever
 * the top task awaits is the only one who may act; a task that ends hands back to the one below.
 */

const group = count(0, LIMITS.modelsPerUnit);
const hits = count(1, LIMITS.attacksPerAssignment);
const face = count(1, 6);

/** Hits in a row that are alike: they wait for their wound rolls, or wound by themselves. */
const strikeRunSchema = z.strictObject({ group, wounds: z.boolean(), count: hits });
/** Wounds in a row that are alike. */
const woundRunSchema = z.strictObject({ group, devastating: z.boolean(), count: hits });
const deferredSchema = z.strictObject({ plan: count(0, LIMITS.assignments), group, count: hits });

const total = count(0, 1_000_000_000);
const tallySchema = z.strictObject({
  attacks: total,
  hits: total,
  wounds: total,
  unsaved: total,
  damage: total,
  slain: total,
});

const faces = listOf(face, LIMITS.attacksPerAssignment);
const dieNumbers = listOf(count(0, LIMITS.attacksPerAssignment), LIMITS.attacksPerAssignment);
const rollsSchema = z.strictObject({ raw: faces, rerolled: dieNumbers, rerollFaces: faces });

/** Dice that lie on the table and may still be changed: what they are worth is worked out when the next ones follow. */
const standingSchema = z.discriminatedUnion("roll", [
  z.strictObject({
    roll: z.literal("HITS"),
    /** Attacks of each gun, in the order of the plan. */
    counts: listOf(count(0, LIMITS.attacksPerAssignment), LIMITS.modelsPerUnit * LIMITS.weaponsPerModel),
    rolls: rollsSchema,
    /** Dice of a variable Sustained Hits. */
    sustained: faces,
  }),
  z.strictObject({ roll: z.literal("WOUNDS"), rolls: rollsSchema }),
]);

const STAGES = ["HIT", "WOUND", "SAVE", "DEVASTATING", "HAZARDOUS"] as const;

const attacksSchema = z.strictObject({
  type: z.literal("attacks"),
  /** In the own phase of whoever shoots, or as a reaction by this stratagem. */
  cause: z.enum(["OWN_PHASE", "FIRE_OVERWATCH"]),
  /** In the order of dice (DI-3). */
  plans: listOf(attackPlanSchema, LIMITS.assignments, 1),
  /** The plan being resolved; past the last one: what comes after all attacks. */
  at: count(0, LIMITS.assignments),
  /** What is rolled next. */
  stage: z.enum(STAGES),
  standing: z.nullable(standingSchema),
  strikes: listOf(strikeRunSchema, LIMITS.attacksPerAssignment),
  wounds: listOf(woundRunSchema, LIMITS.attacksPerAssignment),
  /** Devastating Wounds, which wait for all other attacks of the unit. */
  deferred: listOf(deferredSchema, LIMITS.attacksPerAssignment),
  tallies: listOf(tallySchema, LIMITS.assignments),
  /** Whether everything that is left is rolled without being asked for. */
  continuous: z.boolean(),
});

/** The defender chooses which model takes the next wound of the attacks below (PH-8). */
const allocationSchema = z.strictObject({
  type: z.literal("allocation"),
  unit_id: idSchema,
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1),
});

/** A charge from its declaration to the end of its move; its targets and roll stand under `charges.pending`. */
const chargeSchema = z.strictObject({ type: z.literal("charge"), unit_id: idSchema });

/**
 * A move from its declaration, which was judged, to its end: between them come reactions and Desperate Escape, and whoever
 * survives walks the declared path.
 */
const moveSchema = z.strictObject({
  type: z.literal("move"),
  unit_id: idSchema,
  kind: z.enum(MADE_MOVES),
  per_model_paths: pathsSchema,
  facings: facingsSchema,
  /** Models that Desperate Escape still costs; null until it is rolled. */
  losses: z.nullable(count(0, LIMITS.modelsPerUnit)),
});

/** One player may react to what has just happened. */
const windowSchema = z.strictObject({
  type: z.literal("window"),
  window: z.enum(WINDOW_IDS),
  player: z.enum(PLAYER_IDS),
  event: eventSchema,
});

const taskSchema = z.discriminatedUnion("type", [
  attacksSchema,
  allocationSchema,
  chargeSchema,
  moveSchema,
  windowSchema,
]);

export const tasksSchema = z._default(listOf(taskSchema, LIMITS.tasks), []);

export type Task = DeepReadonly<z.infer<typeof taskSchema>>;
export type TaskType = Task["type"];
export type TaskOf<Type extends TaskType> = Extract<Task, { type: Type }>;
export type Attacks = TaskOf<"attacks">;
export type Standing = NonNullable<Attacks["standing"]>;
export type StrikeRun = z.infer<typeof strikeRunSchema>;
export type WoundRun = z.infer<typeof woundRunSchema>;
export type Tally = z.infer<typeof tallySchema>;
