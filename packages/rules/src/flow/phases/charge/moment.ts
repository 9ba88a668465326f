import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { chargerRefusals } from "../../../space/charge/charger.ts";
import { chargeTargetRefusals } from "../../../space/charge/target.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";

const PHASE: Phase = "CHARGE";

/** Why this is not the moment for the unit to charge, whatever it could do: phase, turn, and what it has done. */
export function chargeMoment(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  const { turn, charges, players } = game;
  if (turn.phase !== PHASE) {
    const details = { phase: turn.phase, act: "charge", own: PHASE } as const;
    refusals.push(refusal("WRONG_PHASE", "CH-1", details, about));
  }
  if (unit.owner !== turn.active_player) {
    const details = { ...named, act: "charge", player: players[turn.active_player].name } as const;
    refusals.push(refusal("NOT_YOUR_TURN", "CH-1", details, about));
  }
  if (charges.tried_unit_ids.includes(unit.id) || unit.flags.charged_this_turn === true) {
    refusals.push(refusal("ALREADY_CHARGED", "CH-4", named, about));
  }
  if (charges.skipped_unit_ids.includes(unit.id)) {
    refusals.push(refusal("SKIPPED", "CH-4", named, about));
  }
  return refusals;
}

/** Why the unit may not charge: the moment, or its own state. */
export function chargingRefusals(game: Game, unit: Unit): readonly Refusal[] {
  return [...chargeMoment(game, unit), ...chargerRefusals(game, unit)];
}

/** The same, with whether there is anything to charge. */
export function chargeSelectionRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = chargingRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  if (enemiesOf(game, unit).some((enemy) => chargeTargetRefusals(game, unit, enemy).length === 0)) return [];
  const details = { unit: unit.name, range: numbersOf(game).charge.declared };
  return [refusal("NO_CHARGE_TARGETS", "CH-5", details, { unit_id: unit.id })];
}

/** The units that could declare a charge now. */
export function* ableChargers(game: Game): Generator<Unit> {
  for (const unit of Object.values(game.units)) {
    if (chargeSelectionRefusals(game, unit).length === 0) yield unit;
  }
}

export function canAnyCharge(game: Game): boolean {
  return ableChargers(game).next().done !== true;
}
