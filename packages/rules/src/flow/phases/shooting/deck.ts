import type { Game, Unit } from "../../../game/document.ts";
import type { Assignment } from "../../../game/shooting.ts";
import { eligibilityOf, mayFire } from "../../../space/eligibility/eligibility.ts";
import { deckOf, gunnersOf, isLent, lenders } from "../../../space/eligibility/firing-deck.ts";
import { rangedWeaponsOf } from "../../../space/eligibility/units.ts";

/** Everything that passengers can fire at one unit out of their transport, one weapon each (TR-7). */
export function deckAt(game: Game, unit: Unit, target: Unit): readonly Assignment[] {
  const chosen: Assignment[] = [];
  let room = deckOf(game, unit);
  for (const lender of lenders(game, unit)) {
    const gunners = gunnersOf(unit, lender);
    if (gunners === undefined) return [];
    const busy = new Set<string>();
    for (const weapon of rangedWeaponsOf(game, gunners)) {
      if (!isLent(weapon)) continue;
      const model_ids = mayFire(eligibilityOf(game, gunners, weapon, target))
        .map(({ model }) => model.id)
        .filter((id) => !busy.has(id))
        .slice(0, room);
      if (model_ids.length === 0) continue;
      for (const id of model_ids) busy.add(id);
      room -= model_ids.length;
      chosen.push({ weapon_id: weapon.id, target_unit_id: target.id, from_unit_id: lender.id, model_ids });
    }
  }
  return chosen;
}
