import * as z from "zod/mini";
import { idSchema, text } from "../../../game/scalar.ts";
import { isDestroyed } from "../../../game/unit.ts";
import { actKind } from "./kind.ts";

const schema = z.strictObject({
  /** Clauses that wait for this (`when: { asked }`) are next: a player decides, or they act by themselves. */
  ask: idSchema,
  called: text,
});

/** What is decided only when something else is known, such as dice. Unit, model and chosen unit stay the same. */
export const ask = actKind<"ask", z.infer<typeof schema>>({
  key: "ask",
  schema,
  run({ ask: rule }, { change, unitId, chosenId, modelId }) {
    const unit = change.table.units[unitId];
    if (unit === undefined || isDestroyed(unit)) return;
    change.occurs({
      type: "rule_asks",
      unit_id: unitId,
      rule,
      ...(chosenId !== undefined && { target_unit_id: chosenId }),
      ...(modelId !== undefined && { model_id: modelId }),
    });
  },
  words: ({ called }) => `then ${called}`,
  dice: () => 0,
});
