import type { BookDetachment } from "../books/book.ts";
import type { Sheet } from "../books/sheet.ts";

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

/** Battleline by its sheet or by the detachment. */
export function isBattleline(sheet: Sheet, detachment: BookDetachment | undefined): boolean {
  return sheet.role === "Battleline" || hasAny(sheet, detachment?.muster?.battleline ?? []);
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
  return isCharacter(sheet) || hasAny(sheet, detachment?.muster?.characters?.of ?? []);
}

/** How many units of the sheet an army may have. */
export function mostUnits(sheet: Sheet, detachment: BookDetachment | undefined): number {
  if (isEpicHero(sheet)) return 1;
  return isBattleline(sheet, detachment) || sheet.role === "Dedicated Transport" ? 6 : 3;
}
