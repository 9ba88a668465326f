import * as z from "zod/mini";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ mustTest: z.literal("COMMAND") });

/** The unit takes a Battle-shock test in its player's Command phase, however strong it is. */
export const mustTest = effectKind<"mustTest", z.infer<typeof schema>>({
  key: "mustTest",
  schema,
  compile: () => ({ mustTest: true }),
  words: (_, who) => `${who} must take a Battle-shock test in the Battle-shock step of its Command phase`,
});
