import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { isWounded, modelsOf, statOf } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { type Acting, actKind, unitFor } from "./kind.ts";
import { chancesOf, counted } from "./odds.ts";

const healSchema = z.strictObject({
  /** How many; ALL: all that the model has lost. */
  heal: z.union([z.literal("ALL"), amountSchema]),
  /** Each wounded model regains so many; absent: one model does. */
  each: z.optional(z.literal(true)),
  to: subjectSchema,
});

/** Lost wounds come back, never past what a model began with. */
export const heal = actKind<"heal", z.infer<typeof healSchema>>({
  key: "heal",
  schema: healSchema,
  run({ heal: amount, each, to }, acting) {
    const { change } = acting;
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    const wounded = modelsOf(unit).filter((model) => isWounded(unit, model));
    if (wounded.length === 0) return;
    const total = amount === "ALL" ? Number.POSITIVE_INFINITY : rolled(acting, amount, unit.id);
    for (const model of each === true ? wounded : wounded.slice(0, 1)) {
      const wounds = Math.min(statOf(unit, model, "wounds"), model.wounds + total);
      change.set(`units.${unit.id}.models.${model.id}.wounds`, wounds);
      change.story.addLine({ line: "wound_regained", unit_id: unit.id, model_id: model.id, wounds });
    }
  },
  words: ({ heal: amount, each, to }) =>
    `${each === true ? "each model" : "one model"} in ${subjectName(to)} regains ${amount === "ALL" ? "all of its" : amount} lost wounds`,
  dice: ({ heal: amount }) => (amount === "ALL" ? 0 : diceOf(amount).count),
  odds({ heal: amount, each, to }, { unitOf }) {
    const unit = unitOf(to);
    if (unit === undefined) return [];
    const missing = modelsOf(unit)
      .filter((model) => isWounded(unit, model))
      .map((model) => statOf(unit, model, "wounds") - model.wounds);
    const some = each === true ? missing : missing.slice(0, 1);
    if (some.length === 0) return [];
    // One roll is for all of them.
    const healed = (rolled: number) => some.reduce((sum, most) => sum + Math.min(rolled, most), 0);
    const most = missing.reduce((sum, one) => sum + one, 0);
    const rolls = amount === "ALL" ? chancesOf(LIMITS.woundsPerModel) : chancesOf(amount);
    return [{ what: "HEALED", unit_id: unit.id, chances: counted(rolls, healed), most }];
  },
});

/** Dice of the rule, in sight of both. */
function rolled({ change, named, unitId }: Acting, amount: string | number, targetId: string): number {
  const { faces, total } = rollAmount(amount, change.dice);
  if (faces.length === 0) return total;
  const about = { unit_id: unitId, target_unit_id: targetId };
  change.story.roll({ context: "ability", ability: named.name, rolls_raw: faces, wounds: null, ...about });
  return total;
}
