import { abilitiesOf } from "../../abilities/weapon-abilities.ts";
import type { Game, Unit, Weapon } from "../../game/document.ts";
import { isMonsterOrVehicleModel } from "../../game/unit.ts";
import { eligibilityOf, mayFire } from "./eligibility.ts";
import { enemiesOf, rangedWeaponsOf } from "./units.ts";

/** A Pistol: a model fires its Pistols or its other weapons (SH-13). */
export function isSidearm(weapon: Weapon): boolean {
  return abilitiesOf(weapon).traits.sidearm;
}

/** Guns first, so that a Pistol is left to the models that fire nothing else. */
export function sidearmsLast<T extends Weapon>(weapons: readonly T[]): readonly T[] {
  return [...weapons].sort((a, b) => Number(isSidearm(a)) - Number(isSidearm(b)));
}

/** Ids of the models that have another weapon than a Pistol with a target, and could not fire both. */
export function modelsWithBetterThanPistols(game: Game, unit: Unit): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const weapon of rangedWeaponsOf(game, unit)) {
    if (isSidearm(weapon)) continue;
    for (const enemy of enemiesOf(game, unit)) {
      for (const { model } of mayFire(eligibilityOf(game, unit, weapon, enemy))) {
        if (!isMonsterOrVehicleModel(unit, model)) ids.add(model.id);
      }
    }
  }
  return ids;
}
