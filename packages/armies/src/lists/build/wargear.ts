import type { ListUnit } from "../list.ts";
import { looseKey, sameName } from "../names.ts";
import { isItem, weaponNamed } from "./match.ts";
import type { ListAnswers } from "./question.ts";
import type { UnitSheet } from "./sheet.ts";

/** What the wargear that a list names makes of a unit: names of abilities, and of items that the sheet does not know. */
interface NamedWargear {
  readonly unit: readonly string[];
  /** By place of the list's models. */
  readonly models: readonly (readonly string[])[];
  /** Whether a model carries a weapon or an item of this name. */
  readonly has: (name: string) => boolean;
}

/** Optional wargear that a list does not name, the unit does not have. */
export function wargearNamed(
  list: ListUnit,
  sheet: UnitSheet,
  settled: ListAnswers,
  place: number,
): NamedWargear {
  const carried = new Set<string>();
  const unit: string[] = [];
  const give = (name: string, model: string[]): void => {
    carried.add(looseKey(name));
    const known = sheet.wargear?.filter((one) => sameName(one.name, name)) ?? [];
    for (const { ability, kind } of known) {
      const isKnown = sheet.abilities.some((one) => sameName(one, ability));
      if (!isKnown) (kind === undefined ? unit : model).push(ability);
    }
    if (known.length === 0) model.push(name);
  };
  const models = list.models.map(({ items, weapons }) => {
    const own: string[] = [];
    for (const name of Object.keys(items)) give(name, own);
    for (const name of Object.keys(weapons)) {
      const choice = settled.arms[`${place}/${name}`];
      if (choice === null) continue;
      const weapon = weaponNamed(sheet, undefined, choice ?? name);
      if (weapon === undefined && isItem(sheet, name)) give(name, own);
      if (weapon === undefined) continue;
      carried.add(looseKey(weapon.name));
      for (const one of sheet.wargear ?? []) if (sameName(one.name, weapon.name)) give(one.name, own);
    }
    return own;
  });
  // Where the list does not name the bearer, the whole unit has it.
  for (const name of Object.keys(list.items)) give(name, unit);
  return { unit, models, has: (name) => carried.has(looseKey(name)) };
}
