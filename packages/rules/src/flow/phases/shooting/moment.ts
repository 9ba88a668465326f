import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { eligibilityOf } from "../../../space/eligibility/eligibility.ts";
import { shooterRefusals, weaponRefusals } from "../../../space/eligibility/shooter.ts";
import { enemiesOf, rangedWeaponsOf } from "../../../space/eligibility/units.ts";
import { deckAt } from "./deck.ts";

const PHASE: Phase = "SHOOTING";

/** Why this is not the moment for the unit to shoot, whatever it could do: phase, turn, and what it has done. */
export function shootingMoment(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  const { turn, players, shooting } = game;
  if (turn.phase !== PHASE) {
    const details = { phase: turn.phase, act: "shoot", own: PHASE } as const;
    refusals.push(refusal("WRONG_PHASE", "PH-1", details, about));
  }
  if (unit.owner !== turn.active_player) {
    const details = { ...named, act: "shoot", player: players[turn.active_player].name } as const;
    refusals.push(refusal("NOT_YOUR_TURN", "SH-1", details, about));
  }
  if (unit.flags.has_shot === true) {
    refusals.push(refusal("ALREADY_SHOT", "SH-2", named, about));
  }
  if (shooting.skipped_unit_ids.includes(unit.id)) {
    refusals.push(refusal("SKIPPED", "PH-6", named, about));
  }
  return refusals;
}

/** Why a unit may not be chosen to shoot: the moment, its own state, or that it has no legal target (SH-6). */
export function selectionRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = [...shootingMoment(game, unit), ...shooterRefusals(game, unit)];
  if (refusals.length > 0) return refusals;
  if (enemiesOf(game, unit).some((enemy) => deckAt(game, unit, enemy).length > 0)) return [];
  const weapons = rangedWeaponsOf(game, unit);
  const about = { unit_id: unit.id };
  if (weapons.length === 0) {
    return [refusal("NO_RANGED_WEAPONS", "SH-6", { unit: unit.name }, about)];
  }
  // Where no weapon may be fired at anything, the reason is the unit's own and no question of targets.
  const barred = weapons.map((weapon) => weaponRefusals(game, unit, weapon));
  if (barred.every((reasons) => reasons.length > 0)) return barred[0]!;
  const enemies = enemiesOf(game, unit);
  const able = weapons.some((weapon) =>
    enemies.some((enemy) => eligibilityOf(game, unit, weapon, enemy).eligible),
  );
  if (able) return [];
  const bar = barred.flatMap((reasons) => reasons.map(({ code }) => code))[0];
  if (bar !== "ADVANCED" && bar !== "ENGAGED") {
    return [refusal("NO_ELIGIBLE_TARGETS", "SH-6", { unit: unit.name }, about)];
  }
  const left = weapons.filter((_, index) => barred[index]!.length === 0).map(({ name }) => name);
  const details = { unit: unit.name, bar, left: [...new Set(left)] } as const;
  return [refusal("NO_ELIGIBLE_TARGETS:barred", "SH-6", details, about)];
}

/** The units that could be chosen to shoot now. */
export function* ableShooters(game: Game): Generator<Unit> {
  for (const unit of Object.values(game.units)) if (selectionRefusals(game, unit).length === 0) yield unit;
}

export function canAnyShoot(game: Game): boolean {
  return ableShooters(game).next().done !== true;
}
