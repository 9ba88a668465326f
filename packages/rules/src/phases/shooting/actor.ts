import type { Game, Unit } from "../../game/document.ts";
import { unitOf } from "../../game/unit.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../../refusal.ts";

/** The unit that an action is about. */
export function actorOf(game: Game, unitId: string): Checked<Unit> {
  const unit = unitOf(game, unitId);
  if (unit !== undefined) return accept(unit);
  return reject(refusal("UNKNOWN_UNIT", "GD-7", `No unit "${unitId}".`, { unit_id: unitId }));
}

/** A unit whose attacks are being resolved holds the table until they are done (PH-2). */
export function busyRefusals(game: Game): readonly Refusal[] {
  const state = game.shooting.resolution_state;
  if (state === null) return [];
  const { shooter_name, shooter_unit_id } = state.plans[0]!;
  const message = `${shooter_name} is in the middle of its attacks; resolve them first.`;
  return [refusal("RESOLUTION_PENDING", "PH-2", message, { unit_id: shooter_unit_id })];
}

/** The unit must be the one selected, and its targets still open. */
export function selectedRefusals(game: Game, unitId: string): readonly Refusal[] {
  const busy = busyRefusals(game);
  if (busy.length > 0) return busy;
  if (game.shooting.active_shooter_id === unitId) return [];
  return [
    refusal("NOT_SELECTED", "PH-7", `${unitId} is not the unit selected to shoot.`, { unit_id: unitId }),
  ];
}
