import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { within } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ attackWithin: within(0, LIMITS.boardInches) });

/** The model that attacks is within some inches of its target, each for itself. */
export const distance = conditionKind<"attackWithin", z.infer<typeof schema>>({
  key: "attackWithin",
  schema,
  sees: () => "MODEL",
  compile:
    ({ attackWithin }) =>
    ({ firing }) =>
      firing !== undefined && isWithin(firing.distance, attackWithin),
  words: ({ attackWithin }) => `the target is within ${attackWithin}″`,
});
