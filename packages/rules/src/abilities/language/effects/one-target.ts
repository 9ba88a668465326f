import * as z from "zod/mini";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ oneTarget: z.literal(true) });

/** The whole unit shoots at one target. */
export const oneTarget = effectKind<"oneTarget", z.infer<typeof schema>>({
  key: "oneTarget",
  schema,
  compile: () => ({ oneTarget: true }),
  words: (_, who) => `${who} can only shoot at one target`,
});
