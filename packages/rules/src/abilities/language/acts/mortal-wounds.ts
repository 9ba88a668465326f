import * as z from "zod/mini";
import { placeAll } from "../../../game/measure/placed.ts";
import { isDestroyed } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { chancesOf } from "./odds.ts";

const schema = z.strictObject({ mortalWounds: amountSchema, to: subjectSchema });

export const mortalWounds = actKind<"mortalWounds", z.infer<typeof schema>>({
  key: "mortalWounds",
  schema,
  run({ mortalWounds: amount, to }, acting) {
    const { change, named, unitId } = acting;
    const target = unitFor(acting, to);
    if (target === undefined || isDestroyed(target)) return;
    const { faces, total } = rollAmount(amount, change.dice);
    const about = { unit_id: unitId, target_unit_id: target.id };
    if (faces.length > 0) {
      const roll = { context: "ability", ability: named.name, rolls_raw: faces, wounds: total } as const;
      const block = change.story.roll({ ...roll, ...about });
      change.story.addLine({ line: "ability_dice", ...about, block });
    }
    const own = change.table.units[unitId];
    const from = own === undefined || own.id === target.id ? [] : placeAll(own);
    tools.value.mortalWounds(change, target.id, total, from);
  },
  words: ({ mortalWounds: amount, to }) =>
    `${subjectName(to)} suffers ${amount} mortal wound${amount === 1 ? "" : "s"}`,
  dice: ({ mortalWounds: amount }) => diceOf(amount).count,
  odds({ mortalWounds: amount, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    return [{ what: "MORTAL_WOUNDS", unit_id: unit.id, chances: chancesOf(amount) }];
  },
});
