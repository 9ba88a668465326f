import * as z from "zod/mini";
import { type Condition, compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** What holds for units (`of: CHOSEN`) that it cannot target with ranged attacks or charges. */
  cannotTarget: conditionSchema,
});

/** Units that this one may not choose as targets. */
export const barredTargets = effectKind<"cannotTarget", z.infer<typeof schema>>({
  key: "cannotTarget",
  schema,
  compile: ({ cannotTarget }) => ({ barsTargets: [compileCondition(cannotTarget)] }),
  words: ({ cannotTarget }, who) =>
    `${who} cannot target a unit with ranged attacks or charges if ${conditionWords(cannotTarget as Condition)}`,
});
