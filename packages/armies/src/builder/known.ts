import type { Sheet } from "../books/sheet.ts";
import type { BuiltArmy, BuiltUnit } from "./army.ts";
import type { ArmyBook } from "./book.ts";

export interface KnownUnit {
  readonly unit: BuiltUnit;
  readonly sheet: Sheet;
}

/** The units that the book knows, with their sheets. */
export function knownUnits({ units }: BuiltArmy, { sheets }: ArmyBook): readonly KnownUnit[] {
  return units.flatMap((unit) => {
    const sheet = sheets.get(unit.sheet);
    return sheet === undefined ? [] : [{ unit, sheet }];
  });
}
