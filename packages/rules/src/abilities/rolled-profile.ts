import { normaliseKeyword } from "../base/keyword.ts";
import type { Table } from "../game/change.ts";
import type { Game, Unit, Weapon } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { bookOf } from "./book.ts";
import { inForceOn } from "./in-force.ts";
import { abilitiesOf } from "./weapon-abilities.ts";

/** Weapons that a die gives their profile (KW-33). */

const isProfile = ({ name }: Weapon, profile: string | undefined): boolean =>
  profile !== undefined && name.toLowerCase().includes(profile);

/** Whether a die says with which profile the weapon is fired: it is one of those that a face stands for. */
export function isRolled(game: Pick<Game, "settings">, weapon: Weapon): boolean {
  if (!abilitiesOf(weapon).traits.rolledProfile) return false;
  return bookOf(game).profiles.some((profile) => isProfile(weapon, profile));
}

/** The profile that was rolled for the unit; undefined before. */
export function profileRolled(game: Table, unit: Unit): string | undefined {
  return inForceOn(game, unit).find(({ row }) => row.profile !== undefined)?.row.profile;
}

/** Whether it is this one. */
export function isRolledProfile(game: Table, unit: Unit, weapon: Weapon): boolean {
  return isProfile(weapon, profileRolled(game, unit));
}

/** Whether a model of the unit carries such a weapon. */
export function carriesRolled(game: Pick<Game, "weapons" | "settings">, unit: Unit): boolean {
  return modelsOf(unit).some((model) => model.weapons.some((id) => isRolled(game, game.weapons[id]!)));
}

/** Whether a model of the unit carries a weapon with this keyword. */
export function carriesWeapon(game: Pick<Game, "weapons">, unit: Unit, keyword: string): boolean {
  const wanted = normaliseKeyword(keyword);
  return modelsOf(unit).some((model) =>
    model.weapons.some((id) => game.weapons[id]!.keywords.some((one) => normaliseKeyword(one) === wanted)),
  );
}

/** Whether the die has still to be rolled for it. */
export function owesProfile(game: Table, unit: Unit): boolean {
  return profileRolled(game, unit) === undefined && carriesRolled(game, unit);
}
