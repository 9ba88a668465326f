import type { PendingCharge } from "../../game/charges.ts";
import type { Game, Unit } from "../../game/document.ts";
import { accept, type Checked, refusal, reject } from "../../refusal.ts";
import { actorOf } from "../shooting/actor.ts";

export interface Charging {
  readonly unit: Unit;
  readonly charge: PendingCharge;
}

/** The unit that an action is about must be the one that charges. */
export function chargingOf(game: Game, unitId: string): Checked<Charging> {
  const actor = actorOf(game, unitId);
  if (!actor.ok) return actor;
  const unit = actor.value;
  const { pending } = game.charges;
  if (Object.hasOwn(pending, unitId)) return accept({ unit, charge: pending[unitId]! });
  const message = `${unit.name} has declared no charge.`;
  return reject(refusal("NO_CHARGE_DECLARED", "CH-1", message, { unit_id: unitId }));
}
