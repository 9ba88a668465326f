import * as z from "zod/mini";
import { isOnTable, modelsOf } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { capped, chancesOf } from "./odds.ts";

const schema = z.strictObject({
  /** How many models are destroyed: the one that uses the rule, or else the last ones of the unit. */
  destroy: amountSchema,
  to: subjectSchema,
});

/** Models are destroyed, whatever wounds they have left. */
export const destroy = actKind<"destroy", z.infer<typeof schema>>({
  key: "destroy",
  schema,
  run({ destroy: amount, to }, acting) {
    const { change, modelId } = acting;
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    const { total } = rollAmount(amount, change.dice);
    const ids = modelsOf(unit).map(({ id }) => id);
    const ordered = [...ids.filter((id) => id === modelId), ...ids.filter((id) => id !== modelId).reverse()];
    for (const id of ordered.slice(0, total)) tools.value.destroyModel(change, unit.id, id);
  },
  words: ({ destroy: amount, to }) =>
    `${amount} model${amount === 1 ? "" : "s"} in ${subjectName(to)} ${amount === 1 ? "is" : "are"} destroyed`,
  dice: ({ destroy: amount }) => diceOf(amount).count,
  odds({ destroy: amount, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined || !isOnTable(unit)) return [];
    const most = modelsOf(unit).length;
    return [{ what: "DESTROYED", unit_id: unit.id, chances: capped(chancesOf(amount), most), most }];
  },
});
