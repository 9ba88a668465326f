import { giveEffect } from "../../../abilities/give.ts";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { isOnTable, modelsOf } from "../../../game/unit.ts";
import { finestHour as effect } from "../effects/finest-hour.ts";

const ABILITY = "FINEST HOUR";
const { id, name, rule } = effect;

/** Once in the battle, as a Fight phase begins: for the model that has the ability, until the phase ends. */
export const finestHour: UnitStratagem = {
  id,
  name,
  rule,
  cost: 0,
  windows: ["W-FIGHT-START"],
  once: null,
  onceEach: "BATTLE",
  ability: ABILITY,
  against: (_game, unit) =>
    isOnTable(unit) ? [] : [refusal("OFF_TABLE", "GD-8", { unit: unit.name }, { unit_id: unit.id })],
  use(change, unit, _event, { model_id }) {
    const bearers = bearersOf(unit);
    const bearer = model_id === undefined ? bearers[0] : bearers.find((model) => model.id === model_id);
    if (bearer === undefined) {
      return [refusal("NO_ABILITY", rule, { unit: unit.name, ability: name }, { unit_id: unit.id })];
    }
    giveEffect(change, unit.id, effect, unit.owner, "PHASE", { model_id: bearer.id });
    return DONE;
  },
  *choices(_game, unit) {
    for (const model of bearersOf(unit)) yield { stratagem: id, model_id: model.id };
  },
};

/** The models that have it; all of a unit that has it as a whole. */
function bearersOf(unit: Unit): readonly Model[] {
  const has = (abilities: readonly string[] = []) =>
    abilities.some((text) => normaliseKeyword(text) === ABILITY);
  return has(unit.abilities) ? modelsOf(unit) : modelsOf(unit).filter(({ abilities }) => has(abilities));
}
