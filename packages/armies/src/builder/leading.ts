import type { Sheet } from "../books/sheet.ts";
import { nameKey } from "../lists/names.ts";
import { type BuiltArmy, type BuiltUnit, sizeOf } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import { hasAny, keywordsOf } from "./keywords.ts";
import { carriedBy, ofUnit } from "./wargear.ts";

/** Whether the sheet is one that leads or joins others at all. */
export function leadsSomebody({ leads, joins = [] }: Sheet): boolean {
  return leads.length + joins.length > 0;
}

/** Whether a unit may lead or join one of that sheet. */
export function mayLead(leader: BuiltUnit, sheet: Sheet, unit: Sheet): boolean {
  const names = sheet.leads.map(nameKey);
  const { ledAs } = unit;
  const isNamed = names.includes(nameKey(unit.name)) || isJoined(sheet, unit);
  const isLedAs =
    ledAs !== undefined &&
    names.includes(nameKey(ledAs.unit)) &&
    (ledAs.by.length === 0 || hasAny(sheet, ledAs.by)) &&
    (ledAs.not === undefined || !keywordsOf(sheet).has(ledAs.not));
  if (!isNamed && !isLedAs) return false;
  const needed = Object.entries(sheet.leadsWith ?? {}).find(
    ([keyword]) => nameKey(keyword) === nameKey(unit.name) || keywordsOf(unit).has(keyword.toUpperCase()),
  )?.[1];
  return needed === undefined || carries(leader, sheet, needed);
}

/** Whether it becomes a part of such a unit without leading it: by its name or a keyword. */
function isJoined({ joins = [] }: Sheet, unit: Sheet): boolean {
  return joins.some((one) => nameKey(one) === nameKey(unit.name)) || hasAny(unit, joins);
}

/** Two that join by the same rule: a unit has one of them. */
function isSameKind(a: Sheet, b: Sheet): boolean {
  return (
    a.id === b.id || a.abilities.other.some(({ name }) => b.abilities.other.some((one) => one.name === name))
  );
}

export function carries(unit: BuiltUnit, sheet: Sheet, name: string): boolean {
  const wanted = nameKey(name);
  const has = (names: Iterable<string>) => [...names].some((one) => nameKey(one) === wanted);
  return (
    unit.models.some((group) => has(carriedBy(sheet, group)?.keys() ?? [])) ||
    has(Object.keys(ofUnit(sheet, unit)))
  );
}

/** Whether these can be with one unit together (DE-5). */
export function mayShare(leaders: readonly Sheet[], unit: Sheet, size: number): boolean {
  const leading = leaders.filter((one) => !isJoined(one, unit));
  const joined = leaders.filter((one) => isJoined(one, unit));
  if (joined.some((one, at) => joined.slice(at + 1).some((other) => isSameKind(one, other)))) return false;
  if (leading.length <= 1) return true;
  const { leaders: several } = unit;
  if (several !== undefined && leading.length <= several.most && size >= (several.at ?? 0)) {
    const hasOne = several.one === undefined || leading.some((one) => hasAny(one, [several.one!]));
    const two =
      several.notTwo === undefined ? 0 : leading.filter((one) => hasAny(one, [several.notTwo!])).length;
    const isUnlike = several.unlike !== true || new Set(leading.map(({ id }) => id)).size === leading.length;
    if (hasOne && two < 2 && isUnlike) return true;
  }
  if (leading.length > 2) return false;
  return leading.some(({ beside }, at) => {
    if (beside === undefined) return false;
    const other = leading[1 - at]!;
    const isHere =
      beside.units === undefined ||
      hasAny(
        unit,
        beside.units.map((one) => one.toUpperCase()),
      );
    const isOf =
      beside.any === true ||
      hasAny(
        other,
        (beside.of ?? []).map((one) => one.toUpperCase()),
      );
    return isHere && isOf;
  });
}

export function leadersOf({ units }: BuiltArmy, id: string): readonly BuiltUnit[] {
  return units.filter(({ leads }) => leads === id);
}

/** The units of the army that it may lead as the army is. */
export function ledBy(army: BuiltArmy, book: ArmyBook, leader: BuiltUnit): readonly BuiltUnit[] {
  const sheet = book.sheets.get(leader.sheet);
  if (sheet === undefined || !leadsSomebody(sheet)) return [];
  return army.units.filter((unit) => {
    const led = book.sheets.get(unit.sheet);
    if (
      led === undefined ||
      unit.id === leader.id ||
      unit.leads !== undefined ||
      !mayLead(leader, sheet, led)
    )
      return false;
    const others = leadersOf(army, unit.id)
      .filter(({ id }) => id !== leader.id)
      .flatMap((one) => book.sheets.get(one.sheet) ?? []);
    return mayShare([...others, sheet], led, sizeOf(unit));
  });
}
