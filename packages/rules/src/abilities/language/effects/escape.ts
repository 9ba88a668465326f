import * as z from "zod/mini";
import { within } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  escape: z.literal("ALL_TESTED"),
  /** What is added to the tests while the unit is Battle-shocked. */
  shocked: z.optional(within(-3, -1)),
});

/** Every model of the unit takes a Desperate Escape test when it Falls Back. */
export const escapeTests = effectKind<"escape", z.infer<typeof schema>>({
  key: "escape",
  schema,
  compile: ({ shocked = 0 }) => ({ escape: { shocked } }),
  words: ({ shocked }, who) =>
    `each time ${who} Falls Back, all of its models take Desperate Escape tests${
      shocked === undefined ? "" : `, subtracting ${-shocked} while it is Battle-shocked`
    }`,
});
