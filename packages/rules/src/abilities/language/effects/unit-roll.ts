import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { addWords } from "../changes/kind.ts";
import { effectKind } from "./kind.ts";

const ROLLS = {
  ADVANCE_ROLL: "Advance rolls",
  CHARGE_ROLL: "Charge rolls",
  BATTLE_SHOCK: "Battle-shock tests",
  LEADERSHIP: "Leadership tests",
} as const;
export type UnitRoll = keyof typeof ROLLS;
const NAMES = Object.keys(ROLLS) as [UnitRoll, ...UnitRoll[]];

const addSchema = z.strictObject({ roll: z.enum(NAMES), add: within(-6, 6) });

/** What is added to a roll of the whole unit. */
export const unitRoll = effectKind<"roll", z.infer<typeof addSchema>>({
  key: "roll",
  schema: addSchema,
  compile: ({ roll, add }) => ({ rolls: { [roll]: add } }),
  words: ({ roll, add }, who) => `${addWords(add)} ${ROLLS[roll]} made for ${who}`,
});

const firmSchema = z.strictObject({ firmRoll: z.enum(NAMES) });

/** A roll of the whole unit that nothing makes worse. */
export const firmRoll = effectKind<"firmRoll", z.infer<typeof firmSchema>>({
  key: "firmRoll",
  schema: firmSchema,
  compile: ({ firmRoll: roll }) => ({ firmRolls: [roll] }),
  words: ({ firmRoll: roll }, who) => `you can ignore modifiers to ${ROLLS[roll]} made for ${who}`,
});

const rerollSchema = z.strictObject({ rerollOf: z.enum(NAMES) });

/** A roll of the whole unit that can be made again for nothing. */
export const unitReroll = effectKind<"rerollOf", z.infer<typeof rerollSchema>>({
  key: "rerollOf",
  schema: rerollSchema,
  compile: ({ rerollOf }) => ({ rerolls: [rerollOf] }),
  words: ({ rerollOf }, who) => `you can re-roll ${ROLLS[rerollOf]} made for ${who}`,
});
