import type { Game, RangedWeapon, Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { shooterRefusals, weaponRefusals } from "./shooter.ts";
import { judge } from "./verdict.ts";

/** The ranged weapons of a unit, each once, in the order of its models. */
export function rangedWeaponsOf(game: Game, unit: Unit): readonly RangedWeapon[] {
  const ids = new Set(modelsOf(unit).flatMap((model) => model.weapons));
  return [...ids].map((id) => game.weapons[id]!).filter((weapon) => weapon.type === "RANGED");
}

export function enemiesOf(game: Game, unit: Unit): readonly Unit[] {
  return Object.values(game.units).filter((other) => other.owner !== unit.owner);
}

/** Why a unit may not be chosen to shoot: its own state, or that it has no legal target (SH-6). */
export function selectionRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = shooterRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  const weapons = rangedWeaponsOf(game, unit);
  const about = { unit_id: unit.id };
  if (weapons.length === 0) {
    return [refusal("NO_RANGED_WEAPONS", "SH-6", `${unit.name} has no ranged weapons.`, about)];
  }
  // Where no weapon may be fired at anything, the reason is the unit's own and no question of targets.
  const barred = weapons.map((weapon) => weaponRefusals(game, unit, weapon));
  if (barred.every((reasons) => reasons.length > 0)) return barred[0]!;
  const enemies = enemiesOf(game, unit);
  const able = weapons.some((weapon) => enemies.some((enemy) => judge(game, unit, weapon, enemy).eligible));
  if (able) return [];
  return [refusal("NO_ELIGIBLE_TARGETS", "SH-6", `No eligible targets in range of ${unit.name}.`, about)];
}

/** Whether there is a unit that could be chosen to shoot now. */
export function canAnyShoot(game: Game): boolean {
  return Object.values(game.units).some((unit) => selectionRefusals(game, unit).length === 0);
}
