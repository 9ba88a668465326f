import { accept, type Checked, refusal, reject } from "../../../base/refusal.ts";
import type { PendingCharge } from "../../../game/charges.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { lookup } from "../../../game/lookup.ts";
import { topTask, underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";

export interface Charging {
  readonly unit: Unit;
  readonly charge: PendingCharge;
}

/** The unit that an action is about must be the one that charges, and nothing else may come first. */
export function chargingOf(game: Game, unitId: string): Checked<Charging> {
  const actor = actorOf(game, unitId);
  if (!actor.ok) return actor;
  const unit = actor.value;
  const charge = lookup(game.charges.pending, unitId);
  if (charge === undefined) {
    return reject(refusal("NO_CHARGE_DECLARED", "CH-1", { unit: unit.name }, { unit_id: unitId }));
  }
  return topTask(game, "charge") === undefined ? reject(...underWayRefusals(game)) : accept({ unit, charge });
}

/** The charge that the game is in the middle of, where nothing else comes first. */
export function pendingCharge(game: Game): (Charging & { readonly rolled: boolean }) | undefined {
  const task = topTask(game, "charge");
  if (task === undefined) return undefined;
  const charge = game.charges.pending[task.unit_id]!;
  return { unit: game.units[task.unit_id]!, charge, rolled: charge.distance !== undefined };
}
