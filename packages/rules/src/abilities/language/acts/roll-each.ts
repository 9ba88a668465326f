import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { inRange } from "../../../game/measure/measure.ts";
import { place, placeAll } from "../../../game/measure/placed.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { count } from "../../../game/scalar.ts";
import { isDestroyed, modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { kindWords } from "../conditions/within.ts";
import { oneOrMore, toList } from "../lists.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { amountSchema, diceOf, rollAmount } from "./amount.ts";
import { actKind, unitFor } from "./kind.ts";
import { chancesOfDice } from "./odds.ts";

const schema = z.strictObject({
  /** A die for each of so many, or for each model: of the unit, of it in Engagement Range of the target, of the target. */
  each: z.union([count(1, 30), z.enum(["MODEL", "MODEL_ENGAGED", "TARGET_MODEL"])]),
  /** Of the unit's models those alone, by their names or keywords. */
  models: z.optional(oneOrMore),
  /** The face from which it is a mortal wound, and up to which; absent: a 6. */
  from: count(1, 6),
  upTo: z.optional(count(1, 6)),
  /** How many mortal wounds each of them is; absent: one. */
  wounds: z.optional(amountSchema),
  most: z.optional(count(1, 30)),
  to: subjectSchema,
});

/** Dice of which each high one is a mortal wound. */
export const rollEach = actKind<"each", z.infer<typeof schema>>({
  key: "each",
  schema,
  run(
    { each, models, from, upTo = 6, wounds: amount = 1, most = Number.POSITIVE_INFINITY, to = "CHOSEN" },
    acting,
  ) {
    const { change, named, unitId } = acting;
    const target = unitFor(acting, to);
    const unit = change.table.units[unitId]!;
    if (target === undefined || isDestroyed(target)) return;
    const { near, many } = countedFor(change.table, each, unit, target, models);
    const first = Array.from({ length: many }, () => change.dice.d6());
    const counting = first.filter((face) => face >= from && face <= upTo);
    const each_one = counting.map(() => rollAmount(amount, change.dice));
    const rolls_raw = [...first, ...each_one.flatMap(({ faces }) => faces)];
    const wounds = Math.min(
      most,
      each_one.reduce((sum, { total }) => sum + total, 0),
    );
    const about = { unit_id: unitId, target_unit_id: target.id };
    const block = change.story.roll({ context: "ability", ability: named.name, rolls_raw, wounds, ...about });
    change.story.addLine({ line: "ability_dice", ...about, block });
    const source = each === "MODEL_ENGAGED" ? near : modelsOf(unit);
    tools.value.mortalWounds(
      change,
      target.id,
      wounds,
      target.id === unitId ? [] : source.map((model) => place(unit, model)),
    );
  },
  words({ each, models, from, upTo, wounds = 1, most, to = "CHOSEN" }) {
    const what =
      typeof each === "number"
        ? `roll ${each} D6`
        : {
            MODEL: `roll one D6 for each ${kindWords("model", models)} in this unit`,
            MODEL_ENGAGED: `roll one D6 for each model in this unit within Engagement Range of ${subjectName(to)}`,
            TARGET_MODEL: `roll one D6 for each model in ${subjectName(to)}`,
          }[each];
    const bound = most === undefined ? "" : ` (at most ${most})`;
    const faces =
      upTo === undefined || upTo === 6 ? `${from}+` : from === upTo ? `${from}` : `${from}-${upTo}`;
    return `${what}: for each ${faces}, ${subjectName(to)} suffers ${wounds} mortal wound${wounds === 1 ? "" : "s"}${bound}`;
  },
  dice: ({ each, wounds = 1 }) => (typeof each === "number" ? each : 30) * (1 + diceOf(wounds).count),
  odds({ each, models, from, upTo = 6, wounds = 1, most, to = "CHOSEN" }, { scene: { game, unit }, unitOf }) {
    const target = unitOf(to);
    if (target === undefined) return [];
    const { many } = countedFor(game, each, unit, target, models);
    const chances = chancesOfDice(many, from, most, { upTo, each: wounds });
    return [{ what: "MORTAL_WOUNDS", unit_id: target.id, chances }];
  },
});

/** How many dice are rolled, and the models of the unit in Engagement Range of the target. */
function countedFor(
  game: Table,
  each: z.infer<typeof schema>["each"],
  unit: Unit,
  target: Unit,
  models: string | readonly string[] | undefined,
) {
  const { engagement } = numbersOf(game);
  const enemies = placeAll(target);
  const near = modelsOf(unit).filter((model) => {
    const own = place(unit, model);
    return enemies.some((enemy) => inRange(own, enemy, engagement));
  });
  const names = models === undefined ? undefined : toList(models).map(normaliseKeyword);
  const own = modelsOf(unit).filter(
    (model) =>
      names === undefined ||
      names.some((name) => normaliseKeyword(model.name) === name || modelHasKeyword(unit, model, name)),
  );
  const counted = { MODEL: own, MODEL_ENGAGED: near, TARGET_MODEL: modelsOf(target) };
  return { near, many: typeof each === "number" ? each : counted[each].length };
}
