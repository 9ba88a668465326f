import type { Game, RangedWeapon, Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";

/** The ranged weapons of a unit, each once, in the order of its models. */
export function rangedWeaponsOf(game: Game, unit: Unit): readonly RangedWeapon[] {
  const ids = new Set(modelsOf(unit).flatMap((model) => model.weapons));
  return [...ids].map((id) => game.weapons[id]!).filter((weapon) => weapon.type === "RANGED");
}

export function enemiesOf(game: Game, unit: Unit): readonly Unit[] {
  return Object.values(game.units).filter((other) => other.owner !== unit.owner);
}
