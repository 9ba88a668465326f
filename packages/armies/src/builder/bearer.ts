import type { BookDetachment, BookEnhancement } from "../books/book.ts";
import type { Sheet } from "../books/sheet.ts";
import type { BuiltArmy, BuiltUnit } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import { limitsOfOthers } from "./guests.ts";
import { canBeCharacter, isEpicHero, keywordsOf } from "./keywords.ts";
import { carries } from "./leading.ts";

/** Whether a unit may be given the enhancement. */
export function mayBear(
  army: BuiltArmy,
  book: ArmyBook,
  unit: BuiltUnit,
  { only }: BookEnhancement,
): boolean {
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) return false;
  const isUnits = only?.unit === true;
  if (!isUnits && (isEpicHero(sheet) || !canBeCharacter(sheet, book.detachment(army.detachment))))
    return false;
  if (sheet.muster?.noEnhancement === true && !isUnits) return false;
  if (limitsOfOthers(army, book, sheet).noEnhancement) return false;
  if (only === undefined) return true;
  const own = keywordsOf(sheet);
  const has = (keyword: string) => own.has(keyword) || keyword === "CHARACTER";
  return (
    only.any.some((all) => all.every(has)) &&
    !(only.not ?? []).some((keyword) => own.has(keyword)) &&
    (only.ability === undefined || sheet.core.includes(only.ability)) &&
    (only.with === undefined || carries(unit, sheet, only.with))
  );
}

/** Whether a unit has no choice about it. */
export function mustBear(
  army: BuiltArmy,
  book: ArmyBook,
  unit: BuiltUnit,
  enhancement: BookEnhancement,
): boolean {
  return enhancement.only?.must === true && mayBear(army, book, unit, enhancement);
}

/** Whether it counts among the three of the army. */
export function isOfThree({ only }: BookEnhancement): boolean {
  return only?.unit !== true;
}

export function enhancementOf(
  detachment: BookDetachment | undefined,
  name: string | undefined,
): BookEnhancement | undefined {
  return detachment?.enhancements.find((one) => one.name === name);
}

/** Whether a unit of the sheet may be the Warlord. */
export function mayBeWarlord(army: BuiltArmy, book: ArmyBook, sheet: Sheet): boolean {
  if (sheet.muster?.warlord === "NEVER" || limitsOfOthers(army, book, sheet).noWarlord) return false;
  const detachment = book.detachment(army.detachment);
  const named = detachment?.muster?.warlord;
  if (named !== undefined) return named.some((one) => keywordsOf(sheet).has(one));
  // Titans have no Characters.
  return book.faction.id === "adeptus-titanicus" || canBeCharacter(sheet, detachment);
}
