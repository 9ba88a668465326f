import * as z from "zod/mini";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ precision: z.enum(["RANGED", "MELEE"]) });

/** Weapons of a type have Precision: whoever uses them may choose the model. */
export const precision = effectKind<"precision", z.infer<typeof schema>>({
  key: "precision",
  schema,
  compile: ({ precision: type }) => ({
    precision: type,
    attacking({ weapon }, draft) {
      if (weapon.type === type) draft.precision = true;
    },
  }),
  words: ({ precision: type }, who) => `${type.toLowerCase()} attacks by ${who} have [PRECISION]`,
});
