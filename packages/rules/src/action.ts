import { z } from "zod";
import { readBorder } from "./game/border.ts";
import { facing } from "./game/document.ts";
import type { DeepReadonly } from "./game/readonly.ts";
import { idSchema } from "./game/scalar.ts";
import { settingShape } from "./game/settings.ts";
import { assignmentSchema } from "./game/shooting.ts";
import { LIMITS } from "./limits.ts";
import type { Checked } from "./refusal.ts";

/** What a player can ask for. One schema a type; the handler of each is found by its type. */

const unitAction = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), actor_unit_id: idSchema, payload: z.strictObject({}).optional() });

const unitActionWith = <Type extends string, Payload extends z.ZodRawShape>(type: Type, payload: Payload) =>
  z.strictObject({ type: z.literal(type), actor_unit_id: idSchema, payload: z.strictObject(payload) });

const plainAction = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), payload: z.strictObject({}).optional() });

/** `[x, y]` or `[x, y, z]`; places off the table are the rules' business. */
const pathPoint = z.tuple([z.number(), z.number(), z.number().optional()]);

export const actionSchema = z.discriminatedUnion("type", [
  unitActionWith("SHOOT", { assignments: z.array(assignmentSchema).min(1).max(LIMITS.assignments) }),
  unitAction("SELECT_SHOOTER"),
  unitActionWith("ASSIGN_TARGET", assignmentSchema.shape),
  unitActionWith("CLEAR_ASSIGNMENT", { weapon_id: idSchema, target_unit_id: idSchema.optional() }),
  unitAction("CLEAR_ALL_ASSIGNMENTS"),
  unitAction("CONFIRM_TARGETS"),
  unitAction("RESOLVE_NEXT"),
  unitActionWith("ALLOCATE_WOUND", { model_id: idSchema }),
  unitAction("SKIP_UNIT"),
  unitActionWith("DECLARE_CHARGE", { target_unit_ids: z.array(idSchema).min(1).max(LIMITS.units) }),
  z.strictObject({
    type: z.literal("CHARGE_ROLL"),
    actor_unit_id: idSchema,
    payload: z.strictObject({ targets: z.array(idSchema).max(LIMITS.units).optional() }).optional(),
  }),
  unitActionWith("APPLY_CHARGE_MOVE", {
    per_model_paths: z.record(z.string(), z.array(pathPoint).min(1).max(LIMITS.pathPoints)),
    facings: z.record(z.string(), facing).optional(),
  }),
  unitAction("FAIL_CHARGE"),
  unitAction("SKIP_CHARGE"),
  plainAction("UNDO"),
  plainAction("END_PHASE"),
  z.strictObject({ type: z.literal("CHANGE_SETTINGS"), payload: z.strictObject(settingShape).partial() }),
]);

export type Action = DeepReadonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

export function parseAction(raw: unknown): Checked<Action> {
  return readBorder(actionSchema, raw, "GD-7", "BAD_ACTION") as Checked<Action>;
}
