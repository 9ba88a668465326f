import * as z from "zod/mini";
import { conditionKind } from "../kind.ts";

const schema = z.strictObject({ closest: z.literal(true) });

/** The target is the closest eligible one of the model that attacks. */
export const closest = conditionKind<"closest", z.infer<typeof schema>>({
  key: "closest",
  schema,
  sees: () => "MODEL",
  compile:
    () =>
    ({ volley, firing }) => {
      if (volley === undefined || firing === undefined) return false;
      const index = volley.firing.findIndex(({ model }) => model.id === firing.model.id);
      return index >= 0 && volley.isClosestTarget(index);
    },
  words: () => "the target is the closest eligible one",
});
