import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** In inches. */
  auraRange: within(-24, 24),
  /** Auras of these names; absent: all of the unit. */
  of: z.optional(oneOrMore),
});

/** Auras of the unit reach further. */
export const auraRange = effectKind<"auraRange", z.infer<typeof schema>>({
  key: "auraRange",
  schema,
  compile: ({ auraRange: inches, of }) => ({
    auras: [{ inches, names: of === undefined ? undefined : toList(of).map((one) => one.toUpperCase()) }],
  }),
  words: ({ auraRange: inches, of }, who) =>
    `add ${inches}″ to the range of ${of === undefined ? "Aura abilities" : listWords(toList(of), "and")} of ${who}`,
});
