import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { isOnTable, modelsOf } from "../../../game/unit.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { capped, chancesOf } from "./odds.ts";

const schema = z.strictObject({
  /** How many models are destroyed: the one that uses the rule, or else the last ones of the unit. */
  destroy: amountSchema,
  /** Of models with one of these names alone. */
  named: z.optional(oneOrMore),
  to: subjectSchema,
});

/** Models are destroyed, whatever wounds they have left. */
export const destroy = actKind<"destroy", z.infer<typeof schema>>({
  key: "destroy",
  schema,
  run({ destroy: amount, named, to }, acting) {
    const { change, modelId } = acting;
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    const { total } = rollAmount(amount, change.dice);
    const ids = meant(unit, named).map(({ id }) => id);
    const ordered = [...ids.filter((id) => id === modelId), ...ids.filter((id) => id !== modelId).reverse()];
    for (const id of ordered.slice(0, total)) tools.value.destroyModel(change, unit.id, id);
  },
  words: ({ destroy: amount, named, to }) =>
    `${amount}${named === undefined ? "" : ` ${listWords(toList(named), "or")}`} model${amount === 1 ? "" : "s"} in ${subjectName(to)} ${amount === 1 ? "is" : "are"} destroyed`,
  dice: ({ destroy: amount }) => diceOf(amount).count,
  odds({ destroy: amount, named, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined || !isOnTable(unit)) return [];
    const most = meant(unit, named).length;
    return [{ what: "DESTROYED", unit_id: unit.id, chances: capped(chancesOf(amount), most), most }];
  },
});

/** The models that it may be. */
function meant(unit: Unit, named: string | readonly string[] | undefined): readonly Model[] {
  if (named === undefined) return modelsOf(unit);
  const names = toList(named).map(normaliseKeyword);
  return modelsOf(unit).filter(({ name }) => names.includes(normaliseKeyword(name)));
}
