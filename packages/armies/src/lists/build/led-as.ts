import type { FieldUnit } from "../../field-army.ts";
import { nameKey } from "../names.ts";
import type { UnitSheet } from "./sheet.ts";

/** Some units are led by whoever can lead another: their names are added to those that such leaders lead. */
export function withLedAs(
  units: readonly FieldUnit[],
  sheets: readonly (UnitSheet | undefined)[],
): readonly FieldUnit[] {
  const followers = sheets.flatMap((sheet) => {
    const ledAs = sheet?.structure?.ledAs;
    return sheet === undefined || ledAs === undefined ? [] : [{ name: sheet.name, ...ledAs }];
  });
  return units.map((unit) => {
    const { leads } = unit;
    if (leads === undefined) return unit;
    const known = new Set(leads.map(nameKey));
    const more = followers.flatMap(({ name, unit: other, by, not }) => {
      const isAble =
        (by.length === 0 || by.some((keyword) => unit.keywords.includes(keyword))) &&
        (not === undefined || !unit.keywords.includes(not));
      return isAble && known.has(nameKey(other)) && !known.has(nameKey(name)) ? [name] : [];
    });
    return more.length === 0 ? unit : { ...unit, leads: [...leads, ...new Set(more)] };
  });
}
