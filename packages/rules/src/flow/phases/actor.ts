import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitOf } from "../../game/unit.ts";

/** The unit that an action is about. */
export function actorOf(game: Game, unitId: string): Checked<Unit> {
  const unit = unitOf(game, unitId);
  if (unit !== undefined) return accept(unit);
  return reject(refusal("UNKNOWN_UNIT", "GD-7", { id: unitId }, { unit_id: unitId }));
}
