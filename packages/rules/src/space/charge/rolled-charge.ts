import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { Field } from "../move/field.ts";
import { chargeField } from "./order.ts";

/** A charge that is rolled and waits for its move. */
export interface RolledCharge {
  readonly field: Field;
  readonly roll: number;
}

/** One field a position: ways that were found once are remembered with it while a hand moves models about. */
const fields = new WeakMap<Game, Field>();

/** Refused where no charge of the unit waits for a move. */
export function rolledCharge(game: Game, unit: Unit): Checked<RolledCharge> {
  const pending = lookup(game.charges.pending, unit.id);
  if (pending?.distance === undefined) {
    return reject(refusal("NOT_ROLLED:preview", "CH-8", { unit: unit.name }, { unit_id: unit.id }));
  }
  let field = fields.get(game);
  if (field?.unit !== unit) {
    const targets = pending.targets.map((id) => game.units[id]!);
    field = chargeField(game, unit, targets, pending.distance);
    fields.set(game, field);
  }
  return accept({ field, roll: pending.distance });
}
