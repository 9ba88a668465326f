import { chancesOfDice } from "../../../abilities/language/acts/odds.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { mortalWounds } from "../../../flow/mortal/inflict.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Model, Unit } from "../../../game/document.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { distance, isEngaged, isWithin } from "../../../game/measure/measure.ts";
import { place, placeAll } from "../../../game/measure/placed.ts";
import { keywordsOf, modelHasKeyword, modelsOf } from "../../../game/unit.ts";
import { shooterRefusals } from "../../../space/eligibility/shooter.ts";
import { friendEngagedWith } from "../../../space/eligibility/target.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";
import { sight } from "../../../space/sight/sight.ts";

const KEYWORD = "GRENADES";
/** How near the target is, how many dice are rolled, and from which face on each is a mortal wound (ST-16). */
const [REACH, DICE, FROM] = [8, 6, 4];

/** One model throws grenades at an enemy unit nearby. */
export const grenade: UnitStratagem = {
  id: "GRENADE",
  name: "Grenade",
  rule: "ST-16",
  cost: 1,
  windows: [],
  moments: ["OWN_SHOOTING"],
  deed: true,
  once: "PHASE",
  words: {
    when: "Your Shooting phase.",
    on: "A unit with Grenades that has not shot, advanced or fallen back and is not in Engagement Range.",
    does: "Six dice against an enemy within 8″ that one of its models sees: each 4+ is a mortal wound.",
  },
  refusals(game, unit) {
    const own = throwerRefusals(game, unit);
    if (own.length > 0) return own;
    return throwsOf(game, unit).next().done === true ? [outOfReach(unit)] : [];
  },
  use(change, unit, _event, { target_unit_id, model_id }) {
    const { game, dice, story } = change;
    const thrown = throwsOf(game, unit).find(
      ({ model, target }) =>
        (target_unit_id === undefined || target.id === target_unit_id) &&
        (model_id === undefined || model.id === model_id),
    );
    if (thrown === undefined) return [outOfReach(unit, target_unit_id)];
    const { model, target } = thrown;
    // Anyone who was choosing targets chooses again: what stood there may be gone.
    if (game.shooting.active_shooter_id !== null) {
      change.set("shooting.active_shooter_id", null);
      change.set("shooting.pending_assignments", []);
    }
    const rolls_raw = Array.from({ length: DICE }, () => dice.d6());
    const wounds = rolls_raw.filter((face) => face >= FROM).length;
    const about = { unit_id: unit.id, target_unit_id: target.id };
    const block = story.roll({ context: "grenade", rolls_raw, threshold: FROM, wounds, ...about });
    story.addLine({ line: "mortal_dice", block, ...about });
    mortalWounds(change, target.id, wounds, "GRENADE", [place(unit, model)]);
    return DONE;
  },
  odds: (_game, _unit, _event, { target_unit_id }) =>
    target_unit_id === undefined
      ? []
      : [{ what: "MORTAL_WOUNDS", unit_id: target_unit_id, chances: chancesOfDice(DICE, FROM) }],
  *choices(game, unit) {
    for (const { model, target } of throwsOf(game, unit)) {
      yield { stratagem: "GRENADE", target_unit_id: target.id, model_id: model.id };
    }
  },
};

/** Why no model of the unit throws anything, whatever the target. */
function throwerRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (!keywordsOf(unit).has(KEYWORD)) {
    return [refusal("NO_KEYWORD", "ST-16", { ...named, stratagem: "Grenade", keyword: KEYWORD }, about)];
  }
  const own = shooterRefusals(game, unit);
  if (own.length > 0) return own;
  const { advanced, fell_back, has_shot } = unit.flags;
  // What lets a unit shoot after a Fall Back says nothing of grenades.
  if (fell_back === true) return [refusal("FELL_BACK", "ST-16", { ...named, act: "shoot" }, about)];
  if (advanced === true) return [refusal("ADVANCED:grenade", "ST-16", named, about)];
  if (has_shot === true) return [refusal("ALREADY_SHOT", "ST-16", named, about)];
  return isEngaged(game, unit) ? [refusal("ENGAGED:grenade", "ST-16", named, about)] : [];
}

interface Throw {
  readonly model: Model;
  readonly target: Unit;
}

/** Who can throw at whom: within reach of the model and seen by it, and engaged with nobody of the own army. */
function* throwsOf(game: Game, unit: Unit): Generator<Throw> {
  const throwers = modelsOf(unit).filter((model) => modelHasKeyword(unit, model, KEYWORD));
  for (const target of enemiesOf(game, unit)) {
    if (!isWithin(unitDistance(unit, target), REACH) || friendEngagedWith(game, unit, target)) continue;
    for (const model of throwers) if (canThrow(game, unit, model, target)) yield { model, target };
  }
}

function canThrow({ terrain }: Game, unit: Unit, model: Model, target: Unit): boolean {
  const from = place(unit, model);
  const enemies = placeAll(target);
  return (
    enemies.some((enemy) => isWithin(distance(from, enemy), REACH)) &&
    enemies.some((enemy) => sight(terrain, from, enemy).visible)
  );
}

function outOfReach(unit: Unit, target_unit_id?: string): Refusal {
  const about = target_unit_id === undefined ? {} : { target_unit_id };
  return refusal(
    "NOTHING_IN_REACH",
    "ST-16",
    { unit: unit.name, range: REACH },
    { unit_id: unit.id, ...about },
  );
}
