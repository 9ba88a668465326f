import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf } from "./scalar.ts";

/** Secondary missions: the cards of a player (SC-10). Absent: nobody has chosen any, and nothing is scored for them. */

export const CARD_IDS = [
  "behind-enemy-lines",
  "storm-hostile-objective",
  "engage-on-all-fronts",
  "establish-locus",
  "cleanse",
  "assassination",
  "no-prisoners",
  "cull-the-horde",
  "bring-it-down",
  "defend-stronghold",
  "marked-for-death",
  "secure-no-mans-land",
  "sabotage",
  "area-denial",
  "recover-assets",
  "a-tempting-target",
  "extend-battle-lines",
  "overwhelming-force",
  "display-of-might",
] as const;
export type CardId = (typeof CARD_IDS)[number];

const vp = count(0, LIMITS.points);
export const cardId = z.enum(CARD_IDS);

const activeSchema = z.strictObject({
  card: cardId,
  /** What it has brought so far, and of that in this turn. */
  vp,
  turn_vp: vp,
  /** Marked for Death: units that the opponent has named, and the one that its player has. */
  alpha: z.optional(listOf(idSchema, LIMITS.units)),
  gamma: z.optional(idSchema),
  /** Who led those of them that came apart since. */
  led_by: z.optional(z.record(idSchema, listOf(idSchema, LIMITS.parts))),
  /** A Tempting Target: the objective that the opponent has named. */
  objective_id: z.optional(idSchema),
});

export const secondariesSchema = z.strictObject({
  mode: z.enum(["FIXED", "TACTICAL"]),
  active: listOf(activeSchema, CARD_IDS.length),
  /** Those that can still be drawn, in no order. */
  left: listOf(cardId, CARD_IDS.length),
  /** Scored or discarded, with what they brought, and in which round. */
  aside: listOf(z.strictObject({ card: cardId, vp, round: count(1, LIMITS.rounds) }), CARD_IDS.length),
});

export type Secondaries = DeepReadonly<z.infer<typeof secondariesSchema>>;
export type ActiveCard = Secondaries["active"][number];
export type Mode = Secondaries["mode"];
