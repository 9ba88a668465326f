import type { Game, RangedWeapon, Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";

/** The ranged weapons of a unit, each once, in the order of its models. */
export function rangedWeaponsOf(game: Game, unit: Unit): readonly RangedWeapon[] {
  const ids = new Set(modelsOf(unit).flatMap((model) => model.weapons));
  return [...ids].map((id) => game.weapons[id]!).filter((weapon) => weapon.type === "RANGED");
}

/** The same as a question, which every move of an enemy asks. */
export function hasRangedWeapon({ weapons }: Pick<Game, "weapons">, unit: Unit): boolean {
  for (const id in unit.models) {
    for (const weapon of unit.models[id]!.weapons) if (weapons[weapon]!.type === "RANGED") return true;
  }
  return false;
}

export function enemiesOf(game: Game, unit: Unit): readonly Unit[] {
  return Object.values(game.units).filter((other) => other.owner !== unit.owner);
}
