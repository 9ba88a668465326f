import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { isItself } from "../../../flow/stratagems/conditions.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { modelsOf } from "../../../game/unit.ts";
import { kindRefusals, moverRefusals } from "../../../space/movement/mover.ts";
import { isAircraft } from "../../../space/movement/order.ts";

const NAMED = { name: "Reposition Under Covering Fire", rule: "AR-6" } as const;
const WEAPON = /instigator/i;

/** After the unit has shot in its own Shooting phase: a Normal move, and then no charge, where its carbine still fires. */
export const reposition: UnitStratagem = {
  ...NAMED,
  id: "REPOSITION_UNDER_COVERING_FIRE",
  cost: 0,
  windows: ["W-SHOOT-AFTER"],
  among: "ACTOR",
  once: null,
  onceEach: "PHASE",
  ability: "REPOSITION UNDER COVERING FIRE",
  against(game, unit, event) {
    const about = { unit_id: unit.id };
    const other = isItself(NAMED, unit, event);
    if (other.length > 0) return other;
    if (unit.owner !== game.turn.active_player || unit.flags.has_shot !== true) {
      return [notNow(reposition, about)];
    }
    if (!hasCarbine(game, unit) || isAircraft(unit)) {
      return [refusal("NO_WEAPON_FOR_IT", NAMED.rule, { unit: unit.name, ability: NAMED.name }, about)];
    }
    const held = moverRefusals(unit);
    return held.length > 0 ? held : kindRefusals(game, unit, "NORMAL");
  },
  use(change, unit) {
    change.push({ type: "side_move", unit_id: unit.id, inches: null, no_charge: true });
    return DONE;
  },
  choices: () => [{ stratagem: "REPOSITION_UNDER_COVERING_FIRE" }],
};

function hasCarbine({ weapons }: Game, unit: Unit): boolean {
  return modelsOf(unit).some((model) => model.weapons.some((id) => WEAPON.test(weapons[id]!.name)));
}
