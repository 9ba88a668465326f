import { abilitiesInHand } from "../../abilities/lent.ts";
import { mayTarget, targetBarredBy } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, RangedWeapon, Unit } from "../../game/document.ts";
import { isEngaged, unitsEngaged } from "../../game/measure/measure.ts";
import { isDestroyed, isMonsterOrVehicle, isOnTable } from "../../game/unit.ts";

/** Why a unit may not be the target of this weapon, wherever the firing models stand. */
export function targetRefusals(
  game: Game,
  shooter: Unit,
  weapon: RangedWeapon,
  target: Unit,
): readonly Refusal[] {
  const about = { unit_id: shooter.id, weapon_id: weapon.id, target_unit_id: target.id };
  if (target.owner === shooter.owner) {
    return [refusal("FRIENDLY_TARGET", "SH-9", { target: target.name }, about)];
  }
  if (isDestroyed(target)) {
    return [refusal("TARGET_DESTROYED", "SH-9", { target: target.name }, about)];
  }
  if (!isOnTable(target)) {
    return [refusal("TARGET_OFF_TABLE", "GD-8", { target: target.name }, about)];
  }
  const refusals: Refusal[] = [];
  const barred = targetBarredBy(game, shooter, target);
  if (barred !== undefined) {
    const details = { unit: shooter.name, target: target.name, ability: barred.name };
    refusals.push(refusal("TARGET_BARRED", barred.rule, details, about));
  }
  const { traits } = abilitiesInHand(game, shooter, weapon, target);
  const big = isMonsterOrVehicle(shooter);
  const together = unitsEngaged(game, shooter, target);
  if (!big && traits.sidearm && !together && isEngaged(game, shooter)) {
    refusals.push(refusal("NOT_ENGAGED_WITH_TARGET", "SH-17", { unit: shooter.name }, about));
  }
  const friend = friendEngagedWith(game, shooter, target);
  if (friend === undefined) return refusals;
  const allowed = isMonsterOrVehicle(target) || ((big || traits.sidearm) && together);
  const names = { target: target.name, friend: friend.name };
  if (!allowed) refusals.push(refusal("LOCKED_IN_COMBAT", "SH-10", names, about));
  const isAlone = together && friendEngagedWith(game, shooter, target, shooter.id) === undefined;
  const isExempt = isAlone && mayTarget(game, shooter, weapon, "ENGAGED");
  if (traits.sparesEngaged && !isExempt) refusals.push(refusal("BLAST_ENGAGED", "KW-5", names, about));
  return refusals;
}

/** A unit of the shooter's army, itself included, within Engagement Range of the target; `but`: not this one. */
export function friendEngagedWith(game: Game, shooter: Unit, target: Unit, but?: string): Unit | undefined {
  for (const id in game.units) {
    if (id === but) continue;
    const friend = game.units[id]!;
    if (friend.owner === shooter.owner && unitsEngaged(game, friend, target)) return friend;
  }
  return undefined;
}
