import { enemiesOf } from "../eligibility/units.ts";
import type { Game, Unit } from "../game/document.ts";
import { isDestroyed, keywordsOf } from "../game/unit.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isEngaged } from "../sight/measure.ts";
import { chargeTargetRefusals } from "./target.ts";

/** Why a unit may not charge at all now, whatever the target. */
export function chargerRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const refuse = (code: string, rule: Refusal["rule"], message: string) =>
    refusals.push(refusal(code, rule, message, about));
  const { turn, charges, players } = game;
  if (turn.phase !== "CHARGE") {
    refuse("WRONG_PHASE", "CH-1", `It is the ${turn.phase} phase; units charge in the CHARGE phase.`);
  }
  if (unit.owner !== turn.active_player) {
    const { name } = players[turn.active_player];
    refuse("NOT_YOUR_TURN", "CH-1", `${unit.name} cannot charge in the turn of ${name}.`);
  }
  if (isDestroyed(unit)) refuse("UNIT_DESTROYED", "CH-1", `${unit.name} has no models left.`);
  if (charges.tried_unit_ids.includes(unit.id) || unit.flags.charged_this_turn === true) {
    refuse("ALREADY_CHARGED", "CH-4", `${unit.name} has already tried to charge.`);
  }
  if (charges.skipped_unit_ids.includes(unit.id)) {
    refuse("SKIPPED", "CH-4", `${unit.name} was skipped in this phase.`);
  }
  if (unit.flags.advanced === true) {
    refuse("ADVANCED", "CH-2", `${unit.name} Advanced and cannot charge this turn.`);
  }
  if (unit.flags.fell_back === true) {
    refuse("FELL_BACK", "CH-2", `${unit.name} Fell Back and cannot charge this turn.`);
  }
  if (keywordsOf(unit).has("AIRCRAFT"))
    refuse("AIRCRAFT", "CH-3", `${unit.name} is AIRCRAFT and cannot charge.`);
  if (isEngaged(game, unit)) {
    refuse("ENGAGED", "CH-3", `${unit.name} is within Engagement Range of an enemy and cannot charge.`);
  }
  return refusals;
}

/** The same, with whether there is anything to charge. */
export function chargeSelectionRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = chargerRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  if (enemiesOf(game, unit).some((enemy) => chargeTargetRefusals(unit, enemy).length === 0)) return [];
  const message = `No enemy unit that ${unit.name} may charge is within 12".`;
  return [refusal("NO_CHARGE_TARGETS", "CH-5", message, { unit_id: unit.id })];
}

/** Whether there is a unit that could declare a charge now. */
export function canAnyCharge(game: Game): boolean {
  return Object.values(game.units).some((unit) => chargeSelectionRefusals(game, unit).length === 0);
}
