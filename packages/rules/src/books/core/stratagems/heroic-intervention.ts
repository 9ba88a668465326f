import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { declare } from "../../../flow/phases/charge/declare.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type GameEvent, unitIn } from "../../../game/event.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { keywordsOf } from "../../../game/unit.ts";
import { chargerRefusals } from "../../../space/charge/charger.ts";
import { chargeTargetRefusals } from "../../../space/charge/target.ts";

/** A unit charges an enemy that has just charged nearby; it gains nothing by the charge itself. */
/** How near an enemy that has charged must be (ST-18). */
const REACH = 6;

export const heroicIntervention: UnitStratagem = {
  id: "HEROIC_INTERVENTION",
  name: "Heroic Intervention",
  rule: "ST-18",
  cost: 1,
  windows: ["W-CHARGE-END"],
  among: "PASSIVE",
  once: "PHASE",
  words: {
    when: "Opponent’s Charge phase, when an enemy unit has ended a charge move.",
    on: "A unit of yours within 6″ of it that could charge it; of Vehicles only Walkers.",
    does: "It charges that enemy now. It does not fight first for it.",
  },
  refusals(game, unit, event) {
    const enemy = enemyOf(game, event);
    const about = { unit_id: unit.id, target_unit_id: enemy.id };
    const named = { unit: unit.name };
    if (unit.owner === game.turn.active_player || enemy.owner === unit.owner) {
      return [notNow(heroicIntervention, about)];
    }
    // Anyone who was charged is in the fight, and need not be measured.
    if (event !== null && "target_unit_ids" in event && event.target_unit_ids.includes(unit.id)) {
      return [refusal("ENGAGED:charge", "CH-3", named, about)];
    }
    const keywords = keywordsOf(unit);
    if (keywords.has("VEHICLE") && !keywords.has("WALKER")) {
      return [refusal("NO_WALKER", "ST-18", named, about)];
    }
    const refusals = [...chargerRefusals(game, unit), ...chargeTargetRefusals(game, unit, enemy)];
    if (refusals.length > 0) return refusals;
    const away = unitDistance(unit, enemy);
    if (isWithin(away, REACH)) return [];
    const details = { target: enemy.name, away, range: REACH };
    return [refusal("OUT_OF_RANGE:unit", "ST-18", details, about)];
  },
  use(change, unit, event, { target_unit_id }) {
    const enemy = enemyOf(change.game, event);
    if (target_unit_id !== undefined && target_unit_id !== enemy.id) {
      const about = { unit_id: unit.id, target_unit_id };
      return [refusal("OTHER_TARGETS:intervention", "ST-18", { target: enemy.name }, about)];
    }
    declare(change, unit, [enemy.id]);
    return DONE;
  },
  choices: (game, _unit, event) => [
    { stratagem: "HEROIC_INTERVENTION", target_unit_id: enemyOf(game, event).id },
  ],
};

/** The unit that has charged. */
function enemyOf(game: Game, event: GameEvent | null): Unit {
  return game.units[unitIn(event)!]!;
}
