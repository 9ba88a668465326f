import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { within } from "../../../game/scalar.ts";
import { amountSchema } from "../acts/amount.ts";
import { kindWords } from "../conditions/within.ts";
import { oneOrMore } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** How many units, at the most. */
  redeploys: amountSchema,
  keyword: oneOrMore,
  and: z.optional(oneOrMore),
});

/** Units of the army are set up once more before the battle, or wait in Strategic Reserves (DE-16). */
export const redeploy = effectKind<"redeploys", z.infer<typeof schema>>({
  key: "redeploys",
  schema,
  compile: ({ redeploys: most, keyword, and }) => ({ redeploys: { most, keyword, and } }),
  words: ({ redeploys: most, keyword, and }) =>
    `after both players have deployed, you can redeploy up to ${most} friendly ${kindWords("units", keyword, and)}, into Strategic Reserves too`,
});

const outSchema = z.strictObject({
  /** Units that get out are set up wholly within this distance. */
  disembarkWithin: within(1, LIMITS.boardInches),
  keyword: z.optional(oneOrMore),
});

/** Units that get out of this transport are set up further from it. */
export const disembarkWithin = effectKind<"disembarkWithin", z.infer<typeof outSchema>>({
  key: "disembarkWithin",
  schema: outSchema,
  compile: ({ disembarkWithin: inches, keyword }) => ({ disembarks: { inches, keyword } }),
  words: ({ disembarkWithin: inches, keyword }, who) =>
    `${kindWords("units", keyword)} that disembark from ${who} are set up wholly within ${inches}″ of it`,
});
