import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitOf } from "../../game/unit.ts";
import { chargerRefusals } from "./charger.ts";
import { chargeTargetRefusals } from "./target.ts";

/** The targets of a charge that could be declared, in the order named; whether it is the moment is another question. */
export function declarable(game: Game, unit: Unit, targetIds: readonly string[]): Checked<readonly Unit[]> {
  const refusals: Refusal[] = [...chargerRefusals(game, unit)];
  const targets: Unit[] = [];
  for (const [index, id] of targetIds.entries()) {
    const about = { unit_id: unit.id, target_unit_id: id };
    const target = unitOf(game, id);
    if (target === undefined) {
      refusals.push(refusal("UNKNOWN_UNIT", "GD-7", { id }, about));
    } else if (targetIds.indexOf(id) < index) {
      refusals.push(refusal("DUPLICATE_TARGET", "CH-5", { target: target.name }, about));
    } else {
      refusals.push(...chargeTargetRefusals(game, unit, target));
      targets.push(target);
    }
  }
  return refusals.length > 0 ? reject(...refusals) : accept(targets);
}
