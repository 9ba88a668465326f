import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { MADE_MOVES } from "./move-kind.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf } from "./scalar.ts";

/** What has happened, for whatever may react to it. */

const unitIds = listOf(idSchema, LIMITS.units);

const about = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema });
const aboutTargets = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema, target_unit_ids: unitIds });

const aboutMove = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema, kind: z.enum(MADE_MOVES) });

export const eventSchema = z.discriminatedUnion("type", [
  aboutTargets("targets_confirmed"),
  aboutTargets("unit_shot"),
  about("unit_destroyed"),
  aboutTargets("charge_declared"),
  aboutTargets("charge_move_ended"),
  about("charge_failed"),
  about("unit_set_up"),
  aboutMove("move_started"),
  aboutMove("move_ended"),
  z.strictObject({
    type: z.literal("stratagem_used"),
    player: z.enum(PLAYER_IDS),
    unit_id: idSchema,
    stratagem: idSchema,
  }),
  z.strictObject({
    type: z.literal("cp_changed"),
    player: z.enum(PLAYER_IDS),
    cp: count(0, LIMITS.commandPoints),
  }),
]);

export type GameEvent = DeepReadonly<z.infer<typeof eventSchema>>;
export type EventType = GameEvent["type"];
