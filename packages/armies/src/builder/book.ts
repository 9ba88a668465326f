import { allyBooks } from "../books/allies.ts";
import type { BookDetachment, BookRow } from "../books/book.ts";
import { booksOf, FACTIONS, type FactionEntry, SHEETS } from "../books/edition.ts";
import { loadArmy } from "../books/load.ts";
import type { Sheet } from "../books/sheet.ts";
import type { BuiltArmy } from "./army.ts";

/** What an army of a faction can be put together from. */
export interface ArmyBook {
  readonly faction: FactionEntry;
  /** Every sheet that is loaded, by id. */
  readonly sheets: ReadonlyMap<string, Sheet>;
  /** The sheets of the faction's own books, and of its chapter. */
  readonly own: readonly Sheet[];
  /** Those of other books, as far as they are loaded. */
  readonly allies: readonly Sheet[];
  readonly detachments: readonly BookDetachment[];
  readonly rules: readonly BookRow[];
  readonly detachment: (name: string | null) => BookDetachment | undefined;
  readonly isAlly: (sheet: Sheet) => boolean;
}

export function factionById(id: string): FactionEntry | undefined {
  return FACTIONS.find((one) => one.id === id);
}

/** Loads the books of a faction; those of its allies too, or only those that these sheets are in. */
export async function loadArmyBook(
  id: string,
  allies: { readonly sheets: readonly string[] } | "all" = { sheets: [] },
): Promise<ArmyBook> {
  const faction = factionById(id);
  if (faction === undefined) throw new Error(`no army "${id}"`);
  const own = booksOf(faction);
  const more =
    allies === "all"
      ? allyBooks(faction)
      : SHEETS.flatMap((one) => (allies.sheets.includes(one.id) ? [one.faction] : []));
  const others = [...new Set(more)].filter((one) => !own.includes(one));
  const [home, foreign] = await Promise.all([
    Promise.all(own.map(loadArmy)),
    Promise.all(others.map(loadArmy)),
  ]);
  const sheets = new Map<string, Sheet>();
  // A chapter's own sheet comes before its parent's of the same name.
  const names = new Set<string>();
  const ownSheets: Sheet[] = [];
  for (const book of home) {
    const fresh = book.datasheets.filter(({ name }) => !names.has(name));
    for (const sheet of book.datasheets) names.add(sheet.name);
    ownSheets.push(...fresh);
  }
  const foreignSheets = foreign.flatMap(({ datasheets }) =>
    datasheets.filter(({ copyOf }) => copyOf === undefined),
  );
  for (const sheet of [...ownSheets, ...foreignSheets]) sheets.set(sheet.id, sheet);
  const detachments = home
    .flatMap((book) => book.detachments)
    .filter(
      ({ muster: { notFor, onlyFor } = {} }) => !notFor?.includes(id) && onlyFor?.includes(id) !== false,
    );
  const ownBooks = new Set(own);
  return {
    faction,
    sheets,
    own: ownSheets.toSorted((a, b) => a.name.localeCompare(b.name)),
    allies: foreignSheets,
    detachments,
    rules: [...home, ...foreign].flatMap(({ rules }) => rules),
    detachment: (name) => detachments.find((one) => one.name === name),
    isAlly: (sheet) => !ownBooks.has(sheet.faction),
  };
}

/** The books that an army needs. */
export function bookOfArmy({ faction, units }: Pick<BuiltArmy, "faction" | "units">): Promise<ArmyBook> {
  return loadArmyBook(faction, { sheets: units.map(({ sheet }) => sheet) });
}
