import * as z from "zod/mini";
import { isDestroyed } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ bearer: z.literal("LIVES") });

/** The model that uses the rule is not destroyed; where no model does, the unit. */
export const bearerLives = conditionKind<"bearer", z.infer<typeof schema>>({
  key: "bearer",
  schema,
  sees: () => "UNIT",
  compile:
    () =>
    ({ unit, modelId }) =>
      modelId === undefined ? !isDestroyed(unit) : Object.hasOwn(unit.models, modelId),
  words: () => "that model is not destroyed",
});
