import * as z from "zod/mini";
import { LIMITS } from "../base/limits.ts";
import { EFFECT_ENDS } from "./effects.ts";
import { FLAGS } from "./flags.ts";
import { facingsSchema, placesSchema } from "./paths.ts";
import { PLAYER_IDS } from "./player.ts";
import type { DeepReadonly } from "./readonly.ts";
import { count, idSchema, listOf, text, within } from "./scalar.ts";

/** What players change by hand, because the referee does not play the rule behind it (BH-1). */

/** Not at all, with the consent of the other player, or at once and in sight of both. */
const BY_HAND = ["OFF", "AGREED", "FREE"] as const;
export const byHandSchema = z.enum(BY_HAND);
export type ByHand = (typeof BY_HAND)[number];

const player = z.enum(PLAYER_IDS);
/** Points that are added, or taken away. */
const add = z.int().check(z.minimum(-LIMITS.points), z.maximum(LIMITS.points));

const CHANGES = [
  /** How many wounds the model has left from now on. */
  z.strictObject({
    what: z.literal("WOUNDS"),
    unit_id: idSchema,
    model_id: idSchema,
    wounds: count(1, LIMITS.woundsPerModel),
  }),
  z.strictObject({ what: z.literal("REMOVE_MODEL"), unit_id: idSchema, model_id: idSchema }),
  /** A destroyed model comes back; absent position: beside the others. */
  z.strictObject({
    what: z.literal("RETURN_MODEL"),
    unit_id: idSchema,
    model_id: z.optional(idSchema),
    wounds: z.optional(count(1, LIMITS.woundsPerModel)),
    position: z.optional(z.tuple([z.number(), z.number(), z.optional(z.number())])),
  }),
  /** Models stand there from now on; all of them where the unit is not on the table yet. */
  z.strictObject({
    what: z.literal("MOVE_MODELS"),
    unit_id: idSchema,
    positions: placesSchema,
    facings: z.optional(facingsSchema),
  }),
  /** The player makes a move with the unit now, out of its turn: of so many inches, or of its Move. */
  z.strictObject({
    what: z.literal("MOVE_NOW"),
    unit_id: idSchema,
    inches: z.optional(count(1, LIMITS.characteristic)),
  }),
  z.strictObject({ what: z.literal("CP"), player, add }),
  z.strictObject({
    what: z.literal("VP"),
    player,
    add,
    /** Absent: primary. */
    kind: z.optional(z.enum(["primary", "secondary"])),
  }),
  z.strictObject({
    what: z.literal("STATUS"),
    unit_id: idSchema,
    status: z.enum(FLAGS),
    on: z.boolean(),
  }),
  /**
   * The unit is under an effect: one that a row of the game has (`effect`), or one that the player makes (`name`), with what it
   * changes in the language of rules; without changes it is a token with a word. `end`: it is under it no more.
   */
  z.strictObject({
    what: z.literal("EFFECT"),
    unit_id: idSchema,
    model_id: z.optional(idSchema),
    effect: z.optional(idSchema),
    name: z.optional(text.check(z.minLength(1))),
    do: z.optional(
      listOf(
        z.custom<object>((value) => typeof value === "object" && value !== null),
        LIMITS.rowParts,
      ),
    ),
    until: z.optional(z.enum(EFFECT_ENDS)),
    end: z.optional(z.literal(true)),
  }),
  z.strictObject({
    what: z.literal("NOTE"),
    text: text.check(z.minLength(1)),
    unit_id: z.optional(idSchema),
  }),
  z.strictObject({
    what: z.literal("MORTAL_WOUNDS"),
    unit_id: idSchema,
    wounds: count(1, LIMITS.totalPerExpression),
  }),
  z.strictObject({
    what: z.literal("BATTLE_SHOCK_TEST"),
    unit_id: idSchema,
    modifier: z.optional(within(-6, 6).check(z.multipleOf(1))),
  }),
  /** Some dice in sight of both. */
  z.strictObject({ what: z.literal("DICE"), dice: count(1, LIMITS.dicePerExpression) }),
  /** Who holds an objective marker. */
  z.strictObject({ what: z.literal("MARKER"), objective_id: idSchema, player: z.nullable(player) }),
] as const;

const changeSchema = z.discriminatedUnion("what", CHANGES);

/** Why, in the player's own words. */
const reason = z.optional(text);

export const adjustmentShape = { changes: listOf(changeSchema, LIMITS.changesByHand, 1), reason };

/** An adjustment, or another setting, that waits for the other player's consent. */
export const proposalShape = {
  player,
  changes: listOf(changeSchema, LIMITS.changesByHand),
  reason,
  by_hand: z.optional(byHandSchema),
};

export type ByHandChange = DeepReadonly<z.infer<typeof changeSchema>>;
export type ByHandWhat = ByHandChange["what"];
export type ByHandOf<What extends ByHandWhat> = Extract<ByHandChange, { what: What }>;
