import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import type { Checked } from "../base/refusal.ts";
import { socket } from "../base/socket.ts";
import { MISSION_ACTIONS, reserveKind } from "./battle.ts";
import { readBorder } from "./border.ts";
import { adjustmentShape } from "./by-hand.ts";
import { MOVE_KINDS } from "./move-kind.ts";
import { facingsSchema, pathsSchema, placesSchema } from "./paths.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text } from "./scalar.ts";
import { cardId } from "./secondaries.ts";
import { questionShape, settingShape } from "./settings.ts";
import { assignmentSchema, meleeAssignmentSchema } from "./shooting.ts";
import type { RowAction } from "./whole-rows.ts";

/** What a player can ask for. One schema a type; the handler of each is found by its type. */

/** Who asks; absent: the owner of the acting unit, or else whoever is awaited. */
export const player = z.optional(z.enum(PLAYER_IDS));

const unitAction = <Type extends string>(type: Type) =>
  z.strictObject({
    type: z.literal(type),
    player,
    actor_unit_id: idSchema,
    payload: z.optional(z.strictObject({})),
  });

const unitActionWith = <Type extends string, Payload extends Readonly<Record<string, z.ZodMiniType>>>(
  type: Type,
  payload: Payload,
) =>
  z.strictObject({
    type: z.literal(type),
    player,
    actor_unit_id: idSchema,
    payload: z.strictObject(payload),
  });

export const plainAction = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), player, payload: z.optional(z.strictObject({})) });

/** Nobody has to move: both may be left out or empty. */
const fightMove = { per_model_paths: z.optional(pathsSchema), facings: z.optional(facingsSchema) };

/** How a unit begins the battle, if not by a drop: each an action, and part of what a side declares at once. */
const formationSchemas = [
  unitActionWith("RESERVE", { kind: reserveKind }),
  unitActionWith("ATTACH", { unit_id: idSchema }),
  unitActionWith("EMBARK", { transport_unit_id: idSchema }),
] as const;

const secondariesChoiceSchema = z.strictObject({
  type: z.literal("CHOOSE_SECONDARIES"),
  player,
  payload: z.strictObject({
    mode: z.enum(["FIXED", "TACTICAL"]),
    cards: z.optional(listOf(cardId, 2)),
  }),
});

/** All that a side chooses in secret before the battle. */
const declaredSchema = listOf(
  z.discriminatedUnion("type", [...formationSchemas, secondariesChoiceSchema]),
  LIMITS.units,
);

const KNOWN = [
  unitActionWith("SHOOT", { assignments: listOf(assignmentSchema, LIMITS.assignments, 1) }),
  unitActionWith("SET_UP", {
    positions: placesSchema,
    facings: z.optional(facingsSchema),
  }),
  ...formationSchemas,
  z.strictObject({
    type: z.literal("DECLARE_FORMATIONS"),
    player,
    payload: z.strictObject({
      p1: z.optional(declaredSchema),
      p2: z.optional(declaredSchema),
    }),
  }),
  unitAction("SELECT_SHOOTER"),
  unitActionWith("SET_ASSIGNMENTS", { assignments: listOf(assignmentSchema, LIMITS.assignments) }),
  unitActionWith("ASSIGN_TARGET", assignmentSchema.shape),
  unitActionWith("CLEAR_ASSIGNMENT", { weapon_id: idSchema, target_unit_id: z.optional(idSchema) }),
  unitAction("CLEAR_ALL_ASSIGNMENTS"),
  unitAction("CONFIRM_TARGETS"),
  unitAction("RESOLVE_NEXT"),
  unitActionWith("ALLOCATE_WOUND", { model_id: idSchema }),
  /** In the order in which they go. */
  unitActionWith("REMOVE_MODELS", { model_ids: listOf(idSchema, LIMITS.modelsPerUnit, 1) }),
  unitAction("SKIP_UNIT"),
  unitActionWith("DECLARE_CHARGE", { target_unit_ids: listOf(idSchema, LIMITS.units, 1) }),
  z.strictObject({
    type: z.literal("CHARGE_ROLL"),
    player,
    actor_unit_id: idSchema,
    payload: z.optional(z.strictObject({ targets: z.optional(listOf(idSchema, LIMITS.units)) })),
  }),
  unitActionWith("APPLY_CHARGE_MOVE", {
    per_model_paths: pathsSchema,
    facings: z.optional(facingsSchema),
  }),
  unitAction("FAIL_CHARGE"),
  unitAction("SKIP_CHARGE"),
  unitAction("TEST_BATTLE_SHOCK"),
  unitAction("ADVANCE_ROLL"),
  unitActionWith("MOVE", {
    // Scouts move before the battle.
    kind: z.enum([...MOVE_KINDS, "SCOUT"]),
    per_model_paths: z.optional(pathsSchema),
    facings: z.optional(facingsSchema),
  }),
  unitAction("SELECT_FIGHTER"),
  unitActionWith("PILE_IN", fightMove),
  unitActionWith("FIGHT", { assignments: listOf(meleeAssignmentSchema, LIMITS.assignments) }),
  unitActionWith("CONSOLIDATE", fightMove),
  z.strictObject({
    type: z.literal("USE_STRATAGEM"),
    player,
    /** Absent where it is used on no unit. */
    actor_unit_id: z.optional(idSchema),
    payload: z.strictObject({
      /** Its id, or its printed name in any spelling. */
      stratagem: text.check(z.minLength(1)),
      /** The units that are chosen, where there are several. */
      target_unit_ids: z.optional(listOf(idSchema, LIMITS.units, 1)),
      /** The name or the number of the choice, where a rule has several. */
      option: z.optional(z.union([text, count(0, LIMITS.rowParts)])),
      /** Dice of a pool that are spent, counted from 0. */
      dice: z.optional(listOf(count(0, LIMITS.scriptedDice), LIMITS.rowParts, 1)),
      /** New Orders: the card that is laid aside. */
      card: z.optional(cardId),
      target_unit_id: z.optional(idSchema),
      model_id: z.optional(idSchema),
      assignments: z.optional(listOf(assignmentSchema, LIMITS.assignments, 1)),
      per_model_paths: z.optional(pathsSchema),
      positions: z.optional(placesSchema),
      facings: z.optional(facingsSchema),
      /** A point of the table, where something other than models is set up. */
      point: z.optional(z.tuple([z.number(), z.number()])),
      /** The die to be rolled again, counted from 0 in the last block of dice. */
      dice_index: z.optional(count(0, LIMITS.attacksPerAssignment)),
    }),
  }),
  z.strictObject({
    type: z.literal("PASS"),
    player,
    payload: z.optional(
      z.strictObject({
        rest_of_phase: z.optional(z.boolean()),
        /** The player was not asked: nothing that could be used would have mattered. */
        by_itself: z.optional(z.literal(true)),
      }),
    ),
  }),
  unitActionWith("START_ACTION", { action: z.enum(MISSION_ACTIONS), objective_id: z.optional(idSchema) }),
  secondariesChoiceSchema,
  z.strictObject({
    type: z.literal("CHOOSE_FOR_CARD"),
    player,
    payload: z.strictObject({
      unit_ids: z.optional(listOf(idSchema, LIMITS.units)),
      objective_id: z.optional(idSchema),
    }),
  }),
  z.strictObject({ type: z.literal("ADJUST"), player, payload: z.strictObject(adjustmentShape) }),
  plainAction("UNDO"),
  plainAction("END_PHASE"),
  z.strictObject({
    type: z.literal("CHANGE_SETTINGS"),
    player,
    payload: z.partial(z.strictObject({ ...settingShape, ...questionShape })),
  }),
] as const;

/** The schemas of actions of tasks whose rows say all about them. */
export const rowActions = socket<readonly z.ZodMiniObject[]>("actions of rows");

export const actionSchema: z.ZodMiniType<Action> = z.lazy(
  () => z.discriminatedUnion("type", [...KNOWN, ...rowActions.value]) as unknown as z.ZodMiniType<Action>,
);

export type Action = DeepReadonly<z.infer<(typeof KNOWN)[number]> | RowAction>;
export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/** How one unit begins the battle (DE-4). */
export type Formation = ActionOf<"ATTACH" | "EMBARK" | "RESERVE">;

/** What a side declares at once: formations, and which secondary missions it goes for (SC-10). */
export type Declared = Formation | ActionOf<"CHOOSE_SECONDARIES">;

/** An action whose dice can be asked about before they are rolled. */
export type Strike = ActionOf<"SHOOT" | "FIGHT">;

export function isStrike(action: Action): action is Strike {
  return action.type === "SHOOT" || action.type === "FIGHT";
}

/** Whether the attacks are those of a fight. */
export function isMelee({ type }: Strike): boolean {
  return type === "FIGHT";
}

export function parseAction(raw: unknown): Checked<Action> {
  return readBorder(actionSchema, raw, "GD-7", "BAD_ACTION") as Checked<Action>;
}
