import type { Sheet } from "../books/sheet.ts";
import { type BuiltArmy, type BuiltUnit, kindsOf, sizeOf } from "./army.ts";
import type { ArmyBook } from "./book.ts";

/** What a unit costs without its enhancement; allies of the Imperium have prices of their own. */
export function pricedUnit(sheet: Sheet, unit: BuiltUnit, isAlly: boolean): number {
  const kinds = kindsOf(unit);
  const added = sheet.sizes.flatMap((one) => ("added" in one ? [one] : []));
  const extra = added.reduce((sum, { added: kind, points }) => sum + (kinds[kind] ?? 0) * points, 0);
  const beside = added.reduce((sum, { added: kind }) => sum + (kinds[kind] ?? 0), 0);
  const sizes = sheet.sizes
    .flatMap((one) => ("models" in one ? [one] : []))
    .filter(({ as }) => as === undefined || as === (isAlly ? "ALLY" : "ARMY"))
    .toSorted((a, b) => a.models - b.models);
  const size = sizeOf(unit) - beside;
  const exact = sizes.find(
    ({ of }) => of !== undefined && Object.entries(of).every(([kind, count]) => (kinds[kind] ?? 0) === count),
  );
  const price = exact ?? sizes.find(({ models, of }) => of === undefined && models >= size) ?? sizes.at(-1);
  return (price?.points ?? 0) + extra;
}

export function pointsOfUnit(army: BuiltArmy, book: ArmyBook, unit: BuiltUnit): number {
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) return 0;
  const enhancement = book
    .detachment(army.detachment)
    ?.enhancements.find(({ name }) => name === unit.enhancement);
  return pricedUnit(sheet, unit, book.isAlly(sheet)) + (enhancement?.points ?? 0);
}

export function pointsOfArmy(army: BuiltArmy, book: ArmyBook): number {
  return army.units.reduce((sum, unit) => sum + pointsOfUnit(army, book, unit), 0);
}
