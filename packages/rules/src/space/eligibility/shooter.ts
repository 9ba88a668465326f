import { abilitiesInHand } from "../../abilities/lent.ts";
import { isGranted } from "../../abilities/permissions.ts";
import { isRolled, isRolledProfile, profileRolled } from "../../abilities/rolled-profile.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Table } from "../../game/change.ts";
import type { Game, Unit, Weapon } from "../../game/document.ts";
import { isEngaged } from "../../game/measure/measure.ts";
import { overhangRefusals } from "../../game/overhang.ts";
import { isDestroyed, isMonsterOrVehicle, isOnTable } from "../../game/unit.ts";
import { forbiddenRefusals } from "./forbidden.ts";

/** Why a unit could not shoot at all, whatever the moment. */
export function shooterRefusals(game: Table, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) {
    refusals.push(refusal("UNIT_DESTROYED", "SH-16", named, about));
  } else if (!isOnTable(unit)) {
    refusals.push(refusal("OFF_TABLE", "GD-8", named, about));
  }
  if (unit.flags.fell_back === true && !isGranted(game, unit, "SHOOT_AFTER_FALL_BACK")) {
    refusals.push(refusal("FELL_BACK", "SH-4", { ...named, act: "shoot" }, about));
  }
  refusals.push(...forbiddenRefusals(game, unit, "SHOOT"));
  refusals.push(...overhangRefusals(unit, "shoot"));
  if (unit.flags.performing_action === true || unit.action !== undefined) {
    refusals.push(refusal("PERFORMING_ACTION", "SC-3", named, about));
  }
  return refusals;
}

/** Why a unit that may shoot may not do so with this weapon, whatever the target. */
export function weaponRefusals(game: Game, unit: Unit, weapon: Weapon): readonly Refusal[] {
  const about = { unit_id: unit.id, weapon_id: weapon.id };
  if (weapon.type !== "RANGED") {
    return [refusal("NOT_RANGED", "SH-16", { weapon: weapon.name }, about)];
  }
  const refusals: Refusal[] = [];
  const { traits } = abilitiesInHand(game, unit, weapon);
  const names = { unit: unit.name, weapon: weapon.name };
  if (unit.flags.advanced === true && !traits.afterAdvance && !isGranted(game, unit, "SHOOT_AFTER_ADVANCE")) {
    refusals.push(refusal("ADVANCED", "SH-3", names, about));
  }
  if (isRolled(game, weapon) && !isRolledProfile(game, unit, weapon)) {
    const profile = profileRolled(game, unit);
    refusals.push(
      profile === undefined
        ? refusal("PROFILE_NOT_ROLLED", "KW-33", names, about)
        : refusal("OTHER_PROFILE", "KW-33", { ...names, profile }, about),
    );
  }
  if (!traits.sidearm && !isMonsterOrVehicle(unit) && isEngaged(game, unit)) {
    refusals.push(refusal("ENGAGED", "SH-5", names, about));
  }
  return refusals;
}
