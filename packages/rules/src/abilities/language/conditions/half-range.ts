import * as z from "zod/mini";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ halfRange: z.literal(true) });

/** The target is within half the range of the weapon, each model for itself. */
export const halfRange = conditionKind<"halfRange", z.infer<typeof schema>>({
  key: "halfRange",
  schema,
  sees: () => "MODEL",
  compile:
    () =>
    ({ firing }) =>
      firing?.inHalfRange === true,
  words: () => "the target is within half range",
});
