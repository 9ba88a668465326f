import { giveEffect } from "../../../abilities/give.ts";
import { effectRow } from "../../../abilities/registry.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Model, Unit } from "../../../game/document.ts";
import { unitIn } from "../../../game/event.ts";
import { unitsEngaged } from "../../../game/measure/measure.ts";
import { isAttached, isCharacter, modelsOf } from "../../../game/unit.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";

/** A Character that fights picks out the leader of the unit that it faces. */
export const epicChallenge: UnitStratagem = {
  id: "EPIC_CHALLENGE",
  name: "Epic Challenge",
  rule: "ST-12",
  cost: 1,
  windows: ["W-FIGHT-SELECT"],
  among: "ACTOR",
  once: "PHASE",
  words: {
    when: "Fight phase, when a unit of yours with a Character is chosen to fight near an attached unit.",
    on: "One Character of that unit.",
    does: "Its melee attacks have Precision until the phase ends.",
  },
  refusals(game, unit, event) {
    const about = { unit_id: unit.id };
    if (unitIn(event) !== unit.id) {
      return [notNow(epicChallenge, about)];
    }
    if (charactersOf(unit).length === 0) return [noCharacter(unit)];
    const led = enemiesOf(game, unit).some((enemy) => isAttached(enemy) && unitsEngaged(game, unit, enemy));
    return led ? [] : [refusal("NO_LED_ENEMY", "ST-12", { unit: unit.name }, about)];
  },
  use(change, unit, _event, { model_id }) {
    const characters = charactersOf(unit);
    const model = model_id === undefined ? characters[0] : characters.find(({ id }) => id === model_id);
    if (model === undefined) return [noCharacter(unit, model_id)];
    giveEffect(change, unit.id, effectRow(change.table, "EPIC_CHALLENGE")!, unit.owner, "PHASE", {
      model_id: model.id,
    });
    return DONE;
  },
  *choices(_game, unit) {
    for (const { id } of charactersOf(unit)) yield { stratagem: "EPIC_CHALLENGE", model_id: id };
  },
};

function charactersOf(unit: Unit): readonly Model[] {
  return modelsOf(unit).filter((model) => isCharacter(unit, model));
}

function noCharacter({ id, name }: Unit, model_id?: string): Refusal {
  const about = model_id === undefined ? {} : { model_id };
  return refusal("NO_CHARACTER", "ST-12", { unit: name }, { unit_id: id, ...about });
}
