import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({ testDice: count(3, 4) });

/** Battle-shock tests of the unit are taken on more dice. */
export const testDice = effectKind<"testDice", z.infer<typeof schema>>({
  key: "testDice",
  schema,
  compile: ({ testDice: many }) => ({ testDice: many }),
  words: ({ testDice: many }, who) => `Battle-shock tests of ${who} are taken on ${many}D6 instead of 2D6`,
});
