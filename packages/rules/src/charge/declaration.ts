import type { Game, Unit } from "../game/document.ts";
import { unitOf } from "../game/unit.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../refusal.ts";
import { chargerRefusals } from "./charger.ts";
import { chargeTargetRefusals } from "./target.ts";

/** A unit that has declared a charge holds the table until it has moved or failed (CH-1). */
export function chargingRefusals(game: Game): readonly Refusal[] {
  const [unitId] = Object.keys(game.charges.pending);
  if (unitId === undefined) return [];
  const message = `${game.units[unitId]!.name} is in the middle of its charge; finish it first.`;
  return [refusal("CHARGE_PENDING", "CH-1", message, { unit_id: unitId })];
}

/** The targets of a charge that may be declared, in the order named. */
export function declarable(game: Game, unit: Unit, targetIds: readonly string[]): Checked<readonly Unit[]> {
  const refusals: Refusal[] = [...chargerRefusals(game, unit)];
  const targets: Unit[] = [];
  for (const [index, id] of targetIds.entries()) {
    const about = { unit_id: unit.id, target_unit_id: id };
    const target = unitOf(game, id);
    if (target === undefined) {
      refusals.push(refusal("UNKNOWN_UNIT", "GD-7", `No unit "${id}".`, about));
    } else if (targetIds.indexOf(id) < index) {
      refusals.push(refusal("DUPLICATE_TARGET", "CH-5", `${target.name} is named twice.`, about));
    } else {
      refusals.push(...chargeTargetRefusals(unit, target));
      targets.push(target);
    }
  }
  return refusals.length > 0 ? reject(...refusals) : accept(targets);
}
