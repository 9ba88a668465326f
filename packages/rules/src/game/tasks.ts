import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { socket } from "../base/socket.ts";
import { aftermathSchema } from "./aftermath.ts";
import { EFFECT_ENDS } from "./effects.ts";
import { eventSchema, resolvedSchema } from "./event.ts";
import { fateSchema } from "./fate.ts";
import { MORTAL_CAUSES } from "./mortal-cause.ts";
import { MADE_MOVES } from "./move-kind.ts";
import { facingsSchema, pathsSchema, placesSchema } from "./paths.ts";
import { attackPlanSchema } from "./plan.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";
import { cardId } from "./secondaries.ts";
import { assignmentSchema, meleeAssignmentSchema } from "./shooting.ts";
import type { RowTask } from "./whole-rows.ts";
import { WINDOW_IDS } from "./window.ts";

/**
 * What the game is in the middle of: a stack of tasks, the innermost last, each with what it needs to go on. Whoever
 * the top task awaits is the only one who may act; a task that ends hands back to the one below.
 */

const group = count(0, LIMITS.modelsPerUnit);
const hits = count(1, LIMITS.attacksPerAssignment);
const face = count(1, 6);

/** Hits in a row that are the same: they wait for their wound rolls, or wound by themselves. */
const strikeRunSchema = z.strictObject({ group, wounds: z.boolean(), count: hits });
/** Wounds in a row that are the same. */
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

const slot = count(0, LIMITS.modelsPerUnit);
/** Whether the roll was made again already. */
const rerolled = z.boolean();

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
  z.strictObject({
    roll: z.literal("WOUNDS"),
    /** With the dice of a variable Strength, where there is one. */
    rolls: z.extend(rollsSchema, { strength: z.optional(faces) }),
  }),
  /** Dice for the number of attacks. */
  z.strictObject({ roll: z.literal("ATTACKS"), faces, rerolled }),
  /** A wound that was allocated to the model in this slot of the plan, which has not saved yet. */
  z.strictObject({ roll: z.literal("ALLOCATED"), group, slot }),
  /** The save of one wound, by the model in this slot of the plan. */
  z.strictObject({ roll: z.literal("SAVE"), group, slot, face, rerolled }),
  /** The damage of a wound that was not saved. */
  z.strictObject({ roll: z.literal("DAMAGE"), group, slot, face: z.nullable(face), faces, rerolled }),
  /** The die of one Hazardous test, by its number among all tests of these attacks. */
  z.strictObject({ roll: z.literal("HAZARD"), test: count(0, LIMITS.attacksPerAssignment), face, rerolled }),
]);

const STAGES = ["HIT", "WOUND", "SAVE", "DEVASTATING", "HAZARDOUS"] as const;

const attacksSchema = z.strictObject({
  type: z.literal("attacks"),
  /** In the own phase of whoever shoots, as a reaction by this stratagem or a rule, by models that have fallen, or in a fight. */
  cause: z.enum(["OWN_PHASE", "FIRE_OVERWATCH", "OUT_OF_TURN", "ON_DEATH", "MELEE"]),
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
  /** Critical wounds that add mortal ones when all is over, by plan; absent: none. */
  poisoned: z.optional(
    listOf(z.strictObject({ plan: count(0, LIMITS.assignments), count: hits }), LIMITS.assignments),
  ),
  /** What they did to single models, where rules count it; absent: nobody does. */
  fates: z.optional(listOf(fateSchema, LIMITS.assignments * LIMITS.modelsPerUnit)),
  /** Whether everything that is left is rolled without being asked for. */
  continuous: z.boolean(),
  /** Whether they stop only for somebody who may roll dice again, and go on by themselves. */
  paused: z.optional(z.literal(true)),
});

/** Targets that are chosen, while the opponent may react to that: what it comes to is compiled afterwards. */
const volleySchema = z.strictObject({
  type: z.literal("volley"),
  unit_id: idSchema,
  assignments: listOf(assignmentSchema, LIMITS.assignments, 1),
  /** Whether all of it is then rolled without being asked for. */
  continuous: z.boolean(),
});

/** The defender chooses which model takes the next wound of the attacks below (PH-8). */
const allocationSchema = z.strictObject({
  type: z.literal("allocation"),
  unit_id: idSchema,
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1),
});

/** Mortal wounds that a unit suffers, one by one. */
const mortalWoundsSchema = z.strictObject({
  type: z.literal("mortal_wounds"),
  unit_id: idSchema,
  cause: z.enum(MORTAL_CAUSES),
  /** How many are left. */
  wounds: count(0, LIMITS.totalPerExpression),
  /** Who takes them where nobody chooses, the first of them that lives. */
  order: listOf(idSchema, LIMITS.modelsPerUnit),
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
  /** Dice of a Desperate Escape that lie there and may still be rolled again. */
  escape: z.optional(
    z.strictObject({
      faces: listOf(face, LIMITS.modelsPerUnit, 1),
      rerolled: listOf(slot, LIMITS.modelsPerUnit),
    }),
  ),
  /** Of a move out of the Movement phase: how far it goes, and whether the unit may not charge afterwards. */
  side: z.optional(
    z.strictObject({ inches: z.nullable(count(1, LIMITS.characteristic)), no_charge: z.boolean() }),
  ),
});

const FIGHT_STAGES = ["PILE_IN", "TARGETS", "ATTACKS", "CONSOLIDATE"] as const;

/**
 * A unit that fights, from its selection to the end of its consolidation. Its attacks are kept as they were asked for until
 * reactions to the choice of targets are over, and compiled then (FI-8, FI-26).
 */
const fightTaskSchema = z.strictObject({
  type: z.literal("fight"),
  unit_id: idSchema,
  /** What comes next. */
  stage: z.enum(FIGHT_STAGES),
  /** From the choice of targets until the dice. */
  assignments: z.optional(listOf(meleeAssignmentSchema, LIMITS.assignments)),
  /** What its attacks came to, where a rule asks about it once the unit has fought. */
  resolved: z.optional(resolvedSchema),
});

/** A turn ends, and the owner of a unit that is out of coherency chooses which of its models go (OB-6). */
const coherencySchema = z.strictObject({ type: z.literal("coherency"), unit_id: idSchema });

/** Attached units that come apart when everything above is done. */
const splitSchema = z.strictObject({ type: z.literal("split"), unit_ids: listOf(idSchema, LIMITS.units, 1) });

const keywords = listOf(text, LIMITS.keywords, 1);

/** Units of the mover's army by their keywords: one of `keyword`, and all of `and`. */
const amongSchema = z.strictObject({
  inches: count(1, LIMITS.characteristic),
  keyword: keywords,
  and: z.optional(keywords),
});

/** A unit makes a move out of its own Movement phase, or stays (MO-43). */
const sideMoveSchema = z.strictObject({
  type: z.literal("side_move"),
  unit_id: idSchema,
  /** How far; null: as far as its M. */
  inches: z.nullable(count(1, LIMITS.characteristic)),
  /** Whether it may not charge in this turn once it has moved. */
  no_charge: z.boolean(),
  /** Whether it is a destroyed unit that moves before it explodes (TR-11). */
  wreck: z.optional(z.literal(true)),
  /** Absent: a Normal move. */
  kind: z.optional(z.enum(["FALL_BACK", "SURGE"])),
  /** Friends that every model ends wholly within a distance of one of. */
  among: z.optional(amongSchema),
});

const LAST_STAGES = ["PILE_IN", "TARGETS", "FALL"] as const;

/** The fallen models of a unit fight for the last time, when the attacks that felled them are over (FI-27). */
const lastStandSchema = z.strictObject({
  type: z.literal("last_stand"),
  unit_id: idSchema,
  /** What comes next. */
  stage: z.enum(LAST_STAGES),
});

const LAST_SHOT_STAGES = ["ROLL", "TARGETS", "FALL"] as const;

/** Fallen models of a unit may shoot before they are removed, when the attacks that felled them are over (FI-28). */
const lastShotsSchema = z.strictObject({
  type: z.literal("last_shots"),
  unit_id: idSchema,
  /** Those that fell; once their dice are rolled, those that shoot. */
  model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1),
  /** What comes next. */
  stage: z.enum(LAST_SHOT_STAGES),
});

/** One player may react to what has just happened. */
const windowSchema = z.strictObject({
  type: z.literal("window"),
  window: z.enum(WINDOW_IDS),
  player: z.enum(PLAYER_IDS),
  event: eventSchema,
});

/**
 * What is done from the end of a phase to the moment in the next one at which somebody can act, step by step: each may put
 * something on top that a player answers first. `tasks/ending.ts` says what they do.
 */
const ENDING_STEPS = [
  "REDEPLOY",
  "LEAVE",
  "JUDGE",
  "LAST",
  "RISE",
  "CLOSE",
  "BEGIN_BATTLE",
  "TURN",
  "CLEAN_UP",
  "SCORE",
  "CARDS",
  "ROUND",
  "NEXT_TURN",
  "BEGIN_ROUND",
  "BEGIN_TURN",
  "ENTER",
  "DRAW",
  "READY",
] as const;

const endingSchema = z.strictObject({ type: z.literal("ending"), step: z.enum(ENDING_STEPS) });

/** A card was just drawn: its owner may have another, or a player names something for it. */
const cardSchema = z.strictObject({
  type: z.literal("card"),
  player: z.enum(PLAYER_IDS),
  owner: z.enum(PLAYER_IDS),
  card: cardId,
  ask: z.enum(["REDRAW", "ALPHA", "GAMMA", "OBJECTIVE"]),
});

/** What is left of a rule that is carried out, while what it has set off goes on above it. */
const ruleSchema = z.strictObject({
  type: z.literal("rule"),
  /** The row, by id. */
  row: idSchema,
  player: z.enum(PLAYER_IDS),
  unit_id: idSchema,
  /** The unit that its effects are left on. */
  on_unit_id: idSchema,
  /** The unit that set it off, and the one that was chosen for it. */
  it: z.optional(idSchema),
  chosen: z.optional(idSchema),
  /** The unit whose attacks set it off. */
  by: z.optional(idSchema),
  model_id: z.optional(idSchema),
  /** The faces of the dice that it has cost. */
  spent: z.optional(listOf(face, LIMITS.pool)),
  /** Where the player sets models up by it. */
  positions: z.optional(placesSchema),
  facings: z.optional(facingsSchema),
  /** Which die, or which point of the table, the player has named for it. */
  die: z.optional(count(0, LIMITS.attacksPerAssignment)),
  point: z.optional(z.tuple([z.number(), z.number()])),
  /** What its effects are stored as, and until when. */
  effect: z.optional(idSchema),
  until: z.optional(z.enum(EFFECT_ENDS)),
  /** What is still to be done: deeds of the row (`abilities/language/deed.ts`). */
  left: listOf(
    z.custom<object>((value) => typeof value === "object" && value !== null),
    LIMITS.rowParts * 4,
  ),
});

const KNOWN = [
  cardSchema,
  ruleSchema,
  endingSchema,
  volleySchema,
  attacksSchema,
  allocationSchema,
  coherencySchema,
  mortalWoundsSchema,
  aftermathSchema,
  sideMoveSchema,
  splitSchema,
  chargeSchema,
  moveSchema,
  fightTaskSchema,
  lastStandSchema,
  lastShotsSchema,
  windowSchema,
] as const;

/** The schemas of tasks whose rows say all about them. */
export const rowTasks = socket<readonly z.ZodMiniObject[]>("tasks of rows");

const taskSchema: z.ZodMiniType<Task> = z.lazy(
  () => z.discriminatedUnion("type", [...KNOWN, ...rowTasks.value]) as unknown as z.ZodMiniType<Task>,
);

export const tasksSchema = z._default(listOf(taskSchema, LIMITS.tasks), []);

export type Task = DeepReadonly<z.infer<(typeof KNOWN)[number]> | RowTask>;
export type TaskType = Task["type"];
export type TaskOf<Type extends TaskType> = Extract<Task, { type: Type }>;
export type Attacks = TaskOf<"attacks">;
export type Standing = NonNullable<Attacks["standing"]>;
export type StrikeRun = z.infer<typeof strikeRunSchema>;
export type WoundRun = z.infer<typeof woundRunSchema>;
export type Tally = z.infer<typeof tallySchema>;
