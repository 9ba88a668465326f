import * as z from "zod/mini";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { inRange } from "../../../game/measure/measure.ts";
import { place, placeAll } from "../../../game/measure/placed.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { count } from "../../../game/scalar.ts";
import { isDestroyed, modelsOf } from "../../../game/unit.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { actKind, unitFor } from "./kind.ts";
import { chancesOfDice } from "./odds.ts";

const schema = z.strictObject({
  /** A die for each of so many, or for each model: of the unit, of it in Engagement Range of the target, of the target. */
  each: z.union([count(1, 30), z.enum(["MODEL", "MODEL_ENGAGED", "TARGET_MODEL"])]),
  /** The face from which it is a mortal wound. */
  from: count(1, 6),
  most: z.optional(count(1, 30)),
  to: subjectSchema,
});

/** Dice of which each high one is a mortal wound. */
export const rollEach = actKind<"each", z.infer<typeof schema>>({
  key: "each",
  schema,
  run({ each, from, most = Number.POSITIVE_INFINITY, to = "CHOSEN" }, acting) {
    const { change, named, unitId } = acting;
    const target = unitFor(acting, to);
    const unit = change.table.units[unitId]!;
    if (target === undefined || isDestroyed(target)) return;
    const { near, many } = countedFor(change.table, each, unit, target);
    const rolls_raw = Array.from({ length: many }, () => change.dice.d6());
    const wounds = Math.min(most, rolls_raw.filter((face) => face >= from).length);
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
  words({ each, from, most, to = "CHOSEN" }) {
    const what =
      typeof each === "number"
        ? `roll ${each} D6`
        : {
            MODEL: "roll one D6 for each model in this unit",
            MODEL_ENGAGED: `roll one D6 for each model in this unit within Engagement Range of ${subjectName(to)}`,
            TARGET_MODEL: `roll one D6 for each model in ${subjectName(to)}`,
          }[each];
    const bound = most === undefined ? "" : ` (at most ${most})`;
    return `${what}: for each ${from}+, ${subjectName(to)} suffers 1 mortal wound${bound}`;
  },
  dice: ({ each }) => (typeof each === "number" ? each : 30),
  odds({ each, from, most, to = "CHOSEN" }, { scene: { game, unit }, unitOf }) {
    const target = unitOf(to);
    if (target === undefined) return [];
    const chances = chancesOfDice(countedFor(game, each, unit, target).many, from, most);
    return [{ what: "MORTAL_WOUNDS", unit_id: target.id, chances }];
  },
});

/** How many dice are rolled, and the models of the unit in Engagement Range of the target. */
function countedFor(game: Table, each: z.infer<typeof schema>["each"], unit: Unit, target: Unit) {
  const { engagement } = numbersOf(game);
  const enemies = placeAll(target);
  const near = modelsOf(unit).filter((model) => {
    const own = place(unit, model);
    return enemies.some((enemy) => inRange(own, enemy, engagement));
  });
  const counted = { MODEL: modelsOf(unit), MODEL_ENGAGED: near, TARGET_MODEL: modelsOf(target) };
  return { near, many: typeof each === "number" ? each : counted[each].length };
}
