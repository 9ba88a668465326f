import { refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Dice } from "../../dice/source.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { unitIn } from "../../game/event.ts";
import { inRange } from "../../game/measure/measure.ts";
import { place, placeAll } from "../../game/measure/placed.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable, modelsOf } from "../../game/unit.ts";
import { DONE } from "../actions/entry.ts";
import { mortalWounds } from "../mortal/inflict.ts";
import type { UnitStratagem } from "./stratagem.ts";

/** Dice as they fell, and the mortal wounds that they come to. */
interface ImpactRoll {
  readonly rolls_raw: readonly number[];
  readonly wounds: number;
}

interface Impact {
  readonly id: string;
  readonly name: string;
  readonly ability: string;
  /** Rolled for the models of the unit that are within Engagement Range of the target. */
  readonly roll: (dice: Dice, engaged: number) => ImpactRoll;
}

const RULE: RuleId = "AR-7";

/** What a unit does to one enemy unit by the weight of its charge, after each charge move. */
export function impact({ id, name, ability, roll }: Impact): UnitStratagem {
  return {
    id,
    name,
    rule: RULE,
    cost: 0,
    windows: ["W-CHARGE-END"],
    among: "ACTOR",
    once: null,
    onceEach: "PHASE",
    ability,
    against(game, unit, event) {
      const about = { unit_id: unit.id };
      if (unitIn(event) !== unit.id) {
        return [refusal("OTHER_UNIT", RULE, { unit: unit.name, stratagem: name }, about)];
      }
      return struck(game, unit).length > 0 ? [] : [refusal("NO_TARGET", RULE, { stratagem: name }, about)];
    },
    use(change, unit, _event, { target_unit_id }) {
      const { game, dice, story } = change;
      const able = struck(game, unit);
      const target = target_unit_id === undefined ? able[0] : able.find((one) => one.id === target_unit_id);
      if (target === undefined) {
        const told = { unit: unit.name, target: game.units[target_unit_id!]?.name ?? target_unit_id! };
        return [refusal("NOT_ENGAGED_WITH", RULE, told, { unit_id: unit.id })];
      }
      const models = engagedWith(game, unit, target);
      const about = { unit_id: unit.id, target_unit_id: target.id };
      const { rolls_raw, wounds } = roll(dice, models.length);
      const block = story.roll({ context: "ability", ability: name, rolls_raw, wounds, ...about });
      story.addLine({ line: "ability_dice", ...about, block });
      const from = models.map((model) => place(unit, model));
      mortalWounds(change, target.id, wounds, "ABILITY", from);
      return DONE;
    },
    *choices(game, unit) {
      for (const target of struck(game, unit)) yield { stratagem: id, target_unit_id: target.id };
    },
  };
}

function engagedWith(game: Game, unit: Unit, target: Unit): readonly Model[] {
  const { engagement } = numbersOf(game);
  const enemies = placeAll(target);
  return modelsOf(unit).filter((model) => {
    const own = place(unit, model);
    return enemies.some((enemy) => inRange(own, enemy, engagement));
  });
}

/** Enemy units within Engagement Range. */
function struck(game: Game, unit: Unit): readonly Unit[] {
  return Object.values(game.units).filter(
    (target) =>
      target.owner !== unit.owner &&
      !isDestroyed(target) &&
      isOnTable(target) &&
      engagedWith(game, unit, target).length > 0,
  );
}
