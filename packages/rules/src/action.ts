import * as z from "zod/mini";
import { readBorder } from "./game/border.ts";
import { MOVE_KINDS } from "./game/move-kind.ts";
import { facingsSchema, pathsSchema, placeSchema } from "./game/paths.ts";
import { PLAYER_IDS } from "./game/player.ts";
import type { DeepReadonly } from "./game/readonly.ts";
import { idSchema, listOf } from "./game/scalar.ts";
import { settingShape } from "./game/settings.ts";
import { assignmentSchema } from "./game/shooting.ts";
import { LIMITS } from "./limits.ts";
import type { Checked } from "./refusal.ts";

/** What a player can ask for. One schema a type; the handler of each is found by its type. */

/** Who asks; absent: the owner of the acting unit, or else whoever is awaited. */
const player = z.optional(z.enum(PLAYER_IDS));

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

const plainAction = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), player, payload: z.optional(z.strictObject({})) });

export const actionSchema = z.discriminatedUnion("type", [
  unitActionWith("SHOOT", { assignments: listOf(assignmentSchema, LIMITS.assignments, 1) }),
  unitAction("SELECT_SHOOTER"),
  unitActionWith("SET_ASSIGNMENTS", { assignments: listOf(assignmentSchema, LIMITS.assignments) }),
  unitActionWith("ASSIGN_TARGET", assignmentSchema.shape),
  unitActionWith("CLEAR_ASSIGNMENT", { weapon_id: idSchema, target_unit_id: z.optional(idSchema) }),
  unitAction("CLEAR_ALL_ASSIGNMENTS"),
  unitAction("CONFIRM_TARGETS"),
  unitAction("RESOLVE_NEXT"),
  unitActionWith("ALLOCATE_WOUND", { model_id: idSchema }),
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
  unitAction("ADVANCE_ROLL"),
  unitActionWith("MOVE", {
    kind: z.enum(MOVE_KINDS),
    per_model_paths: z.optional(pathsSchema),
    facings: z.optional(facingsSchema),
  }),
  unitActionWith("SET_UP", {
    positions: z.record(z.string(), placeSchema),
    facings: z.optional(facingsSchema),
  }),
  unitActionWith("USE_STRATAGEM", {
    stratagem: idSchema,
    target_unit_id: z.optional(idSchema),
    assignments: z.optional(listOf(assignmentSchema, LIMITS.assignments, 1)),
  }),
  z.strictObject({
    type: z.literal("PASS"),
    player,
    payload: z.optional(z.strictObject({ rest_of_phase: z.optional(z.boolean()) })),
  }),
  plainAction("UNDO"),
  plainAction("END_PHASE"),
  z.strictObject({
    type: z.literal("CHANGE_SETTINGS"),
    player,
    payload: z.partial(z.strictObject(settingShape)),
  }),
]);

export type Action = DeepReadonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

export function parseAction(raw: unknown): Checked<Action> {
  return readBorder(actionSchema, raw, "GD-7", "BAD_ACTION") as Checked<Action>;
}
