import * as z from "zod/mini";
import { listOf } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { effectKind } from "./kind.ts";

const ROLLS = { HIT: "one hit roll", WOUND: "one wound roll", DAMAGE: "one damage roll" } as const;
export type OneRoll = keyof typeof ROLLS;
const NAMES = Object.keys(ROLLS) as [OneRoll, ...OneRoll[]];

const schema = z.strictObject({
  rerollOne: listOf(z.enum(NAMES), NAMES.length, 1),
  /** One of these and no more; absent: one of each. */
  either: z.optional(z.literal(true)),
});

/** Single dice of its attacks that the unit may roll again, each time that it shoots or fights. */
export const rerollOne = effectKind<"rerollOne", z.infer<typeof schema>>({
  key: "rerollOne",
  schema,
  compile: ({ rerollOne: rolls, either }) => ({ rerollsOne: [{ rolls, either: either === true }] }),
  words: ({ rerollOne: rolls, either }, who) =>
    `each time ${who} shoots or fights, you can re-roll ${listWords(
      rolls.map((one) => ROLLS[one]),
      either === true ? "or" : "and",
    )}`,
});
