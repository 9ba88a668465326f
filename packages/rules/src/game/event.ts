import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { countedFateSchema } from "./fate.ts";
import { MADE_MOVES } from "./move-kind.ts";
import { PHASES } from "./phase.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";
import { STAGES } from "./stage.ts";

/** What has happened, for whatever may react to it. */

const player = z.enum(PLAYER_IDS);
const unitIds = listOf(idSchema, LIMITS.units);

const about = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema });
const aboutTargets = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema, target_unit_ids: unitIds });

const aboutMove = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), unit_id: idSchema, kind: z.enum(MADE_MOVES) });

/** What the attacks of a unit have come to: who was hit by what, who lost models, who was destroyed. */
const resolvedShape = {
  unit_id: idSchema,
  hits: listOf(z.strictObject({ unit_id: idSchema, weapon_id: idSchema }), LIMITS.assignments),
  lost_unit_ids: unitIds,
  destroyed_unit_ids: unitIds,
  /** Where a rule asks for them: whom they were aimed at, and who lost wounds. */
  aimed_unit_ids: z.optional(unitIds),
  hurt_unit_ids: z.optional(unitIds),
};
export const resolvedSchema = z.strictObject(resolvedShape);
export type Resolved = DeepReadonly<z.infer<typeof resolvedSchema>>;

const aboutStage = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), stage: z.enum(STAGES), player });

export const eventSchema = z.discriminatedUnion("type", [
  aboutTargets("targets_confirmed"),
  aboutTargets("unit_shot"),
  z.strictObject({
    type: z.literal("unit_destroyed"),
    unit_id: idSchema,
    /** Of an Attached unit the part that is gone, with what is its own alone. */
    part: z.optional(
      z.strictObject({
        id: idSchema,
        name: text,
        keywords: listOf(text, LIMITS.keywords),
        starting_strength: count(0, LIMITS.modelsPerUnit),
      }),
    ),
  }),
  /** An Attached unit has come apart into these. */
  z.strictObject({ type: z.literal("unit_split"), unit_id: idSchema, unit_ids: unitIds }),
  aboutTargets("charge_declared"),
  aboutTargets("charge_move_ended"),
  about("charge_failed"),
  about("unit_set_up"),
  /** It got out of this transport, for the rules of transports. */
  z.strictObject({ type: z.literal("unit_disembarked"), unit_id: idSchema, from_unit_id: idSchema }),
  aboutMove("move_started"),
  z.strictObject({
    type: z.literal("move_ended"),
    unit_id: idSchema,
    kind: z.enum(MADE_MOVES),
    /** Enemy units that models of the unit moved over, where a rule asks for them. */
    over_unit_ids: z.optional(unitIds),
  }),
  /** The Fight phase begins; for each player, the one whose turn it is first. */
  z.strictObject({ type: z.literal("fight_phase_begun"), player: z.enum(PLAYER_IDS) }),
  about("unit_selected_to_fight"),
  aboutTargets("fight_targets_chosen"),
  about("unit_has_fought"),
  /** Moments of windows rather than news. */
  z.strictObject({ type: z.literal("command_phase_begun"), player: z.enum(PLAYER_IDS) }),
  z.strictObject({ type: z.literal("command_phase_ending"), player: z.enum(PLAYER_IDS) }),
  z.strictObject({ type: z.literal("movement_phase_begun"), player: z.enum(PLAYER_IDS) }),
  z.strictObject({ type: z.literal("movement_phase_ending"), player: z.enum(PLAYER_IDS) }),
  /** A phase, a turn or a round begins or ends; the player is the one whose turn it is. */
  aboutStage("stage_begun"),
  aboutStage("stage_ending"),
  about("unit_selected_to_shoot"),
  /** All attacks of a unit are resolved: of its volley, or of its fight, which may not be over yet. */
  z.strictObject({
    type: z.literal("attacks_resolved"),
    attack: z.enum(["RANGED", "MELEE"]),
    ...resolvedShape,
  }),
  /** The unit has consolidated, with what its attacks came to. */
  z.strictObject({ type: z.literal("fight_resolved"), ...resolvedShape }),
  /** A unit lost its last model, by the attacks of another if that is known. */
  z.strictObject({
    type: z.literal("unit_lost"),
    unit_id: idSchema,
    by_unit_id: z.optional(idSchema),
    /** How far other units were from where it stood, in inches; only where a rule asks for it. */
    away: z.optional(z.record(idSchema, within(0, 2 * LIMITS.boardInches))),
  }),
  /** The die of a destroyed model of the unit says that it goes up. */
  about("demise_rolled"),
  /** Dice of the unit lie there, and may be rolled again. */
  about("dice_rolled"),
  /** All attacks of the unit are over, and rules count what they did. */
  z.strictObject({
    type: z.literal("attacks_counted"),
    unit_id: idSchema,
    attack: z.enum(["RANGED", "MELEE"]),
    fates: listOf(countedFateSchema, LIMITS.assignments * LIMITS.modelsPerUnit),
  }),
  /** A rule goes on with what its player decides now. */
  z.strictObject({
    type: z.literal("rule_asks"),
    unit_id: idSchema,
    rule: idSchema,
    target_unit_id: z.optional(idSchema),
    model_id: z.optional(idSchema),
  }),
  z.strictObject({ type: z.literal("battle_shock_tested"), unit_id: idSchema, passed: z.boolean() }),
  z.strictObject({
    type: z.literal("stratagem_used"),
    player: z.enum(PLAYER_IDS),
    /** Absent where it is used on no unit. */
    unit_id: z.optional(idSchema),
    stratagem: idSchema,
  }),
  /** A stratagem, and no ability that is used in the same way, was used on the unit: for the rules that wait for it. */
  about("stratagem_targeted"),
  z.strictObject({ type: z.literal("phase_ended"), player, phase: z.enum(PHASES) }),
  z.strictObject({ type: z.literal("turn_ended"), player }),
  z.strictObject({ type: z.literal("round_ended"), round: count(1, LIMITS.rounds) }),
  z.strictObject({ type: z.literal("battle_ended"), player: z.nullable(player) }),
  z.strictObject({
    type: z.literal("vp_scored"),
    player,
    kind: z.enum(["primary", "secondary"]),
    source: idSchema,
    vp: count(0, LIMITS.points),
  }),
  z.strictObject({
    type: z.literal("objective_changed"),
    objective_id: idSchema,
    player: z.nullable(player),
  }),
  z.strictObject({
    type: z.literal("cp_changed"),
    player: z.enum(PLAYER_IDS),
    cp: count(0, LIMITS.commandPoints),
  }),
]);

export type GameEvent = DeepReadonly<z.infer<typeof eventSchema>>;
export type EventType = GameEvent["type"];

/** The unit that an event is about, if it is about one. */
export function unitIn(event: GameEvent | null): string | undefined {
  return event !== null && "unit_id" in event ? event.unit_id : undefined;
}
