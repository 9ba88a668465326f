import { characteristicOf } from "../../../abilities/characteristics.ts";
import { chancesOfDice } from "../../../abilities/language/acts/odds.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { mortalWounds } from "../../../flow/mortal/inflict.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Model, Unit } from "../../../game/document.ts";
import { type GameEvent, unitIn } from "../../../game/event.ts";
import { inRange } from "../../../game/measure/measure.ts";
import { place, placeAll } from "../../../game/measure/placed.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { keywordsOf, modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";

const KEYWORD = "VEHICLE";
/** From which face on each die is a mortal wound, and how many wounds it does at the most (ST-17). */
const [FROM, MOST] = [5, 6];

/** A vehicle rams an enemy unit at the end of its charge. */
export const tankShock: UnitStratagem = {
  id: "TANK_SHOCK",
  name: "Tank Shock",
  rule: "ST-17",
  cost: 1,
  windows: ["W-CHARGE-END"],
  among: "ACTOR",
  once: "PHASE",
  words: {
    when: "Your Charge phase, when a Vehicle unit of yours has ended a charge move.",
    on: "That unit.",
    does: "As many dice as the Toughness of one of its Vehicles against an enemy it touches: each 5+ is a mortal wound, six at most.",
  },
  refusals(game, unit, event) {
    const about = { unit_id: unit.id };
    if (!hasCharged(game, unit, event)) {
      return [notNow(tankShock, about)];
    }
    if (!keywordsOf(unit).has(KEYWORD)) {
      const details = { unit: unit.name, stratagem: "Tank Shock", keyword: KEYWORD };
      return [refusal("NO_KEYWORD", "ST-17", details, about)];
    }
    return ramsOf(game, unit).next().done === true ? [nobodyEngaged(unit)] : [];
  },
  use(change, unit, _event, { target_unit_id, model_id }) {
    const { game, dice, story } = change;
    const ram = ramsOf(game, unit).find(
      ({ model, target }) =>
        (target_unit_id === undefined || target.id === target_unit_id) &&
        (model_id === undefined || model.id === model_id),
    );
    if (ram === undefined) return [nobodyEngaged(unit, target_unit_id)];
    const { model, target } = ram;
    const toughness = characteristicOf(game, unit, model, "toughness");
    const rolls_raw = Array.from({ length: toughness }, () => dice.d6());
    const wounds = Math.min(MOST, rolls_raw.filter((face) => face >= FROM).length);
    const about = { unit_id: unit.id, target_unit_id: target.id };
    const block = story.roll({ context: "tank_shock", rolls_raw, threshold: FROM, wounds, ...about });
    story.addLine({ line: "mortal_dice", block, ...about });
    mortalWounds(change, target.id, wounds, "TANK_SHOCK", [place(unit, model)]);
    return DONE;
  },
  odds(game, unit, _event, { target_unit_id, model_id }) {
    const model = unit.models[model_id ?? ""];
    if (target_unit_id === undefined || model === undefined) return [];
    const dice = characteristicOf(game, unit, model, "toughness");
    return [{ what: "MORTAL_WOUNDS", unit_id: target_unit_id, chances: chancesOfDice(dice, FROM, MOST) }];
  },
  *choices(game, unit) {
    for (const { model, target } of ramsOf(game, unit)) {
      yield { stratagem: "TANK_SHOCK", target_unit_id: target.id, model_id: model.id };
    }
  },
};

/** In its own turn: a charge in answer to the enemy's is none of it. */
function hasCharged({ turn }: Game, unit: Unit, event: GameEvent | null): boolean {
  return (
    event?.type === "charge_move_ended" && unitIn(event) === unit.id && unit.owner === turn.active_player
  );
}

interface Ram {
  readonly model: Model;
  readonly target: Unit;
}

/** A vehicle of the unit and an enemy unit that it is within Engagement Range of. */
function* ramsOf(game: Game, unit: Unit): Generator<Ram> {
  const { engagement } = numbersOf(game);
  const vehicles = modelsOf(unit).filter((model) => modelHasKeyword(unit, model, KEYWORD));
  for (const target of enemiesOf(game, unit)) {
    const enemies = placeAll(target);
    for (const model of vehicles) {
      const own = place(unit, model);
      if (enemies.some((enemy) => inRange(own, enemy, engagement))) yield { model, target };
    }
  }
}

function nobodyEngaged(unit: Unit, target_unit_id?: string): Refusal {
  const about = target_unit_id === undefined ? {} : { target_unit_id };
  return refusal("NOBODY_ENGAGED", "ST-17", { unit: unit.name }, { unit_id: unit.id, ...about });
}
