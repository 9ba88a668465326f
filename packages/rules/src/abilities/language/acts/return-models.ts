import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count } from "../../../game/scalar.ts";
import { isOnTable, modelsOf, statOf } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { type Amount, amountSchema, diceOf, rollAmount } from "./amount.ts";
import { type Acting, actKind, unitFor } from "./kind.ts";
import { capped, chancesOf } from "./odds.ts";

const returnSchema = z.strictObject({
  /** How many destroyed models come back at the most. */
  return: amountSchema,
  /** With how many wounds; absent: all that they began with. */
  wounds: z.optional(count(1, LIMITS.woundsPerModel)),
  to: subjectSchema,
});

/** Destroyed models come back into their unit, in coherency and away from enemies that it does not fight. */
export const returnModels = actKind<"return", z.infer<typeof returnSchema>>({
  key: "return",
  schema: returnSchema,
  run({ return: amount, wounds, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    const most = rolled(acting, amount, unit.id);
    tools.value.returnModels(acting.change, unit.id, most, { wounds, positions: acting.positions });
  },
  words({ return: amount, wounds, to }) {
    const left = wounds === undefined ? "" : ` with ${wounds} wound${wounds === 1 ? "" : "s"} remaining`;
    return `up to ${amount} destroyed models are returned to ${subjectName(to)}${left}`;
  },
  dice: ({ return: amount }) => diceOf(amount).count,
  odds({ return: amount, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    const most = Object.keys(unit.lost ?? {}).length;
    return [{ what: "RETURNED", unit_id: unit.id, chances: capped(chancesOf(amount), most), most }];
  },
});

const reanimateSchema = z.strictObject({ reanimate: amountSchema, to: subjectSchema });

/** Wound by wound: a wounded model regains one; where all are whole, a destroyed model comes back with one. */
export const reanimate = actKind<"reanimate", z.infer<typeof reanimateSchema>>({
  key: "reanimate",
  schema: reanimateSchema,
  run({ reanimate: amount, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined || !isOnTable(unit)) return;
    tools.value.reanimate(acting.change, unit.id, rolled(acting, amount, unit.id));
  },
  words: ({ reanimate: amount, to }) =>
    `${subjectName(to)} reanimates ${amount} wounds (each heals a wounded model or, if there is none, returns a destroyed model with 1 wound)`,
  dice: ({ reanimate: amount }) => diceOf(amount).count,
  odds({ reanimate: amount, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined || !isOnTable(unit)) return [];
    // Wounds of models that are hurt, and all those of models that are gone, as far as there is room for them.
    const hurt = modelsOf(unit).reduce((sum, one) => sum + statOf(unit, one, "wounds") - one.wounds, 0);
    const gone = Object.values(unit.lost ?? {}).reduce((sum, one) => sum + statOf(unit, one, "wounds"), 0);
    const most = hurt + gone;
    return [{ what: "HEALED", unit_id: unit.id, chances: capped(chancesOf(amount), most), most }];
  },
});

function rolled({ change, named, unitId }: Acting, amount: Amount, target_unit_id: string): number {
  const { faces, total } = rollAmount(amount, change.dice);
  if (faces.length > 0) {
    const about = { unit_id: unitId, target_unit_id };
    change.story.roll({ context: "ability", ability: named.name, rolls_raw: faces, wounds: null, ...about });
  }
  return total;
}
