import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { modelsOf } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ advance: count(1, 12) });

/** The unit Advances that far without a roll. */
export const advance = effectKind<"advance", z.infer<typeof schema>>({
  key: "advance",
  schema,
  compile: ({ advance: inches }) => ({ advances: inches }),
  words: ({ advance: inches }, who) =>
    `when ${who} Advances, no Advance roll is made: ${modelsOf(who)} move up to ${inches}″ further instead`,
});
