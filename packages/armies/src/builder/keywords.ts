import type { BookDetachment } from "../books/book.ts";
import type { Sheet } from "../books/sheet.ts";
import type { BuiltArmy } from "./army.ts";
import type { ArmyBook } from "./book.ts";

/** Every keyword of a sheet and of its models, and its name. */
export function keywordsOf(sheet: Sheet): ReadonlySet<string> {
  const found = known.get(sheet);
  if (found !== undefined) return found;
  const { keywords, factionKeywords, models, name } = sheet;
  const all = [...keywords, ...factionKeywords, ...models.flatMap((one) => one.keywords ?? [])];
  const made = new Set([...all, name.toUpperCase()]);
  known.set(sheet, made);
  return made;
}

const known = new WeakMap<Sheet, ReadonlySet<string>>();

export function hasAny(sheet: Sheet, keywords: readonly string[]): boolean {
  const own = keywordsOf(sheet);
  return keywords.some((one) => own.has(one));
}

/** "ORKS INFANTRY": every keyword of it, found word by word since keywords have several words too. */
export function hasAll(own: ReadonlySet<string>, all: string): boolean {
  if (own.has(all)) return true;
  const words = all.split(" ");
  for (let at = 1; at < words.length; at++) {
    const head = words.slice(0, at).join(" ");
    if (own.has(head) && hasAll(own, words.slice(at).join(" "))) return true;
  }
  return false;
}

/** Battleline by its sheet, by the detachment, or by the Warlord. */
export function isBattleline(army: BuiltArmy, book: ArmyBook, sheet: Sheet): boolean {
  if (sheet.role === "Battleline") return true;
  const warlord = army.units.find(({ id }) => id === army.warlord)?.sheet;
  return (
    hasAny(sheet, book.detachment(army.detachment)?.muster?.battleline ?? []) ||
    hasAny(sheet, book.sheets.get(warlord ?? "")?.muster?.battleline ?? [])
  );
}

export function isEpicHero(sheet: Sheet): boolean {
  return keywordsOf(sheet).has("EPIC HERO");
}

/** A Character by its sheet. */
export function isCharacter(sheet: Sheet): boolean {
  return sheet.role === "Character" || keywordsOf(sheet).has("CHARACTER");
}

/** A Character by its sheet, or one that the detachment lets its player make one. */
export function canBeCharacter(sheet: Sheet, detachment: BookDetachment | undefined): boolean {
  const { of, not = [] } = detachment?.muster?.characters ?? { of: [] };
  return isCharacter(sheet) || (hasAny(sheet, of) && !hasAny(sheet, not));
}

/** How many units of the sheet an army may have. */
export function mostUnits(army: BuiltArmy, book: ArmyBook, sheet: Sheet): number {
  if (isEpicHero(sheet)) return 1;
  const { most } = book.detachment(army.detachment)?.muster ?? {};
  if (most !== undefined && hasAny(sheet, most.of)) return most.units;
  const usual = isBattleline(army, book, sheet) || sheet.role === "Dedicated Transport" ? 6 : 3;
  return Math.min(usual, sheet.muster?.most ?? usual);
}
