import { booksFor } from "../../books/allies.ts";
import type { BookDetachment, BookRow } from "../../books/book.ts";
import {
  booksOf,
  detachmentNamed,
  FACTIONS,
  type FactionEntry,
  factionNamed,
  type SheetEntry,
  sheetNamed,
  sheetsNamed,
} from "../../books/edition.ts";
import { loadArmy } from "../../books/load.ts";
import type { Sheet } from "../../books/sheet.ts";
import type { ArmyList } from "../list.ts";
import { looseKey } from "../names.ts";
import { sheetOfBook } from "./from-book.ts";
import type { UnitSheet } from "./sheet.ts";

/** The datasheets of the edition that a list needs, and what its army may have beside them. */
export interface EditionBook {
  /** Null: neither the header nor the units say it. */
  readonly faction: FactionEntry | null;
  readonly find: (unit: string) => UnitSheet | undefined;
  readonly isEnhancement: (name: string) => boolean;
  /** The rules of all its books. */
  readonly rules: readonly BookRow[];
  readonly detachments: readonly BookDetachment[];
}

/** Loads the books of a list: its army's, its chapter's, and those of its allies. */
export async function editionBook(list: ArmyList): Promise<EditionBook> {
  const faction = factionOf(list);
  const books = faction === null ? [] : booksOf(faction);
  const known = faction === null ? [] : booksFor(faction);
  const entries = new Map<string, SheetEntry>();
  for (const { name } of list.units) {
    const entry = sheetNamed(name, known);
    if (entry !== undefined) entries.set(name, entry);
  }
  const ids = new Set([...books, ...[...entries.values()].flatMap(homesOf)]);
  const loaded = await Promise.all([...ids].map(loadArmy));
  const sheets = new Map<string, Sheet>();
  for (const sheet of loaded.flatMap(({ datasheets }) => datasheets)) sheets.set(sheet.id, sheet);
  const enhancements = new Set(
    loaded.flatMap(({ detachments }) =>
      detachments.flatMap((one) => one.enhancements.map(({ name }) => looseKey(name))),
    ),
  );
  return {
    faction,
    find: (unit) => {
      const entry = entries.get(unit);
      const sheet = entry === undefined ? undefined : sheets.get(entry.id);
      return sheet === undefined ? undefined : sheetOfBook(sheet);
    },
    rules: loaded.flatMap(({ rules }) => rules),
    detachments: loaded.flatMap(({ detachments }) => detachments),
    isEnhancement: (name) => enhancements.has(looseKey(name)),
  };
}

/** The army of the sheet, and of the sheet that it is a copy of: its rules are there. */
function homesOf({ faction, name, copyOf }: SheetEntry): readonly string[] {
  const home = copyOf === null ? undefined : sheetsNamed(name).find((one) => one.id === copyOf);
  return home === undefined ? [faction] : [faction, home.faction];
}

/** By its header; a chapter, or an army that the header does not name, by its detachment and its units. */
function factionOf(list: ArmyList): FactionEntry | null {
  const named = [list.chapter, list.faction].flatMap((text) =>
    text === null ? [] : (factionNamed(text) ?? []),
  );
  const chapter = named.find(({ parent }) => parent !== null);
  if (chapter !== undefined) return chapter;
  const faction = named[0];
  const possible = FACTIONS.filter((one) => faction === undefined || one.parent === faction.id);
  const best = mostNamed(list, possible, faction);
  return best ?? faction ?? null;
}

/** The army that has most of the units to itself; of a known faction's chapters, one that alone has any. */
function mostNamed(
  { units, detachment }: ArmyList,
  possible: readonly FactionEntry[],
  faction: FactionEntry | undefined,
): FactionEntry | undefined {
  const fighting = detachment === null ? [] : (detachmentNamed(detachment)?.factions ?? []);
  const score = ({ id, parent }: FactionEntry): number => {
    let sum = fighting.includes(id) ? 3 : 0;
    for (const { name } of units) {
      const homes = sheetsNamed(name).filter(({ copyOf }) => copyOf === null);
      const isHere = homes.some((one) => one.faction === id);
      if (isHere && homes.length === 1) sum += 3;
      else if (faction === undefined && (isHere || homes.some((one) => one.faction === parent))) sum += 1;
    }
    return sum;
  };
  let best: { readonly faction: FactionEntry; readonly score: number } | undefined;
  for (const one of possible) {
    const own = score(one);
    if (own > 0 && (best === undefined || own > best.score)) best = { faction: one, score: own };
  }
  return best?.faction;
}
