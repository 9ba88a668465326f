import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { idSchema, listOf } from "./scalar.ts";

/** What a unit is under for a time: given by a stratagem, an ability, an enhancement or the rule of an army. */

const EFFECT_SOURCES = [
  "STRATAGEM",
  "ABILITY",
  "ENHANCEMENT",
  "ARMY_RULE",
  "DETACHMENT_RULE",
  "BY_HAND",
] as const;
export type EffectSource = (typeof EFFECT_SOURCES)[number];

/**
 * When an effect ends: with the attacks of one unit, the phase, any turn, the round, as a phase or the turn of its player
 * begins, or never.
 */
export const EFFECT_ENDS = [
  "ATTACKS",
  "PHASE",
  "TURN",
  "ROUND",
  "OWN_COMMAND_PHASE",
  "OWN_MOVEMENT_PHASE",
  "OWN_SHOOTING_PHASE",
  "OWN_TURN",
  "BATTLE",
] as const;
export type EffectEnd = (typeof EFFECT_ENDS)[number];

const effectSchema = z.strictObject({
  /** The row that says what it changes. */
  effect: idSchema,
  source: z.enum(EFFECT_SOURCES),
  /** Who gave it: of whose Command phase its time is. */
  player: z.enum(PLAYER_IDS),
  until: z.enum(EFFECT_ENDS),
  /** The one model of the unit that it is about. */
  model_id: z.optional(idSchema),
  /** The other unit that it is about: with whose attacks it ends. */
  unit_id: z.optional(idSchema),
  /** The objective marker that it is about. */
  objective_id: z.optional(idSchema),
});

/** Absent where there is none. Earlier versions also wrote an empty list; it is read as it is, so that hashes stay. */
export const effectsSchema = z.optional(listOf(effectSchema, LIMITS.effectsPerUnit));

export type Effect = DeepReadonly<z.infer<typeof effectSchema>>;
