import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { modelsOf } from "./characteristic.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ feelNoPain: count(2, 6) });

/** The face from which a wound is ignored. */
export const feelNoPain = effectKind<"feelNoPain", z.infer<typeof schema>>({
  key: "feelNoPain",
  schema,
  compile: ({ feelNoPain: face }) => ({ feelNoPain: face }),
  words: ({ feelNoPain: face }, who) => `${modelsOf(who)} have Feel No Pain ${face}+`,
});
