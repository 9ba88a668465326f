import { looseKey, nameKey } from "../lists/names.ts";
import table from "./edition.json" with { type: "json" };
import type { SheetRole } from "./sheet.ts";

/** What every army and every datasheet is called: small enough to be there at once, the rest is loaded by army. */
export interface FactionEntry {
  readonly id: string;
  readonly name: string;
  readonly keyword: string | null;
  /** A chapter's army: its datasheets are to be had beside the chapter's own. */
  readonly parent: string | null;
  readonly armyRules: readonly string[];
  readonly detachments: readonly string[];
}

export interface SheetEntry {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly role: SheetRole;
  /** Of the smallest and the largest unit. */
  readonly points: readonly [least: number, most: number];
  readonly copyOf: string | null;
}

export const FACTIONS: readonly FactionEntry[] = table.factions;

export const SHEETS: readonly SheetEntry[] = (table.sheets as unknown as readonly Row[]).map(
  ([id, name, faction, role, least, most, copyOf = null]) => ({
    id,
    name,
    faction,
    role,
    points: [least, most],
    copyOf,
  }),
);

type Row = readonly [
  id: string,
  name: string,
  faction: string,
  role: SheetRole,
  least: number,
  most: number,
  copyOf?: string,
];

/** Names of armies in lists that are not the book's: by the community's catalogues, other languages, keywords. */
const FACTION_ALIASES: Readonly<Record<string, string>> = {
  "adeptus astartes": "space-marines",
  "heretic astartes": "chaos-space-marines",
  "empire t'au": "tau-empire",
  tau: "tau-empire",
  "t'au": "tau-empire",
  craftworlds: "aeldari",
  asuryani: "aeldari",
  harlequins: "aeldari",
  ynnari: "aeldari",
  "imperial guard": "astra-militarum",
  "legiones daemonica": "chaos-daemons",
  "agents of the imperium": "imperial-agents",
  "titan legions": "adeptus-titanicus",
  "titanicus traitoris": "adeptus-titanicus",
  "titans of legend": "adeptus-titanicus",
};

const byName = new Map<string, FactionEntry>();
for (const faction of FACTIONS) {
  byName.set(looseKey(faction.name), faction);
  byName.set(looseKey(faction.id), faction);
  if (faction.keyword !== null && !byName.has(looseKey(faction.keyword)))
    byName.set(looseKey(faction.keyword), faction);
}
for (const [alias, id] of Object.entries(FACTION_ALIASES)) {
  byName.set(looseKey(alias), FACTIONS.find((one) => one.id === id)!);
}

/** The army that a text names: "Orks", "Xenos - Orks", "Imperium - Adeptus Astartes - Dark Angels". */
export function factionNamed(text: string): FactionEntry | undefined {
  const parts = nameKey(text)
    .replace(/\[[^\]]*\]|\([^)]*\)/g, " ")
    .split(/\s[-–—:]\s/);
  for (const part of [nameKey(text), ...parts.toReversed()]) {
    const found = byName.get(looseKey(part)) ?? byName.get(looseKey(part.replace(/ library$/, "")));
    if (found !== undefined) return found;
  }
  return undefined;
}

const detachments = new Map<string, { readonly name: string; readonly factions: readonly string[] }>();
for (const faction of FACTIONS) {
  for (const name of faction.detachments) {
    const factions = [...(detachments.get(looseKey(name))?.factions ?? []), faction.id];
    detachments.set(looseKey(name), { name, factions });
  }
}

/** A detachment by its name, and the armies that have it. */
export function detachmentNamed(
  text: string,
): { readonly name: string; readonly factions: readonly string[] } | undefined {
  return detachments.get(looseKey(text));
}

/** An army's own books, the most particular first: the chapter's, then its parent's. */
export function booksOf(faction: FactionEntry): readonly string[] {
  return faction.parent === null ? [faction.id] : [faction.id, faction.parent];
}

const exactly = new Map<string, SheetEntry[]>();
const loosely = new Map<string, SheetEntry[]>();
for (const sheet of SHEETS) {
  push(exactly, nameKey(sheet.name), sheet);
  push(loosely, looseKey(sheet.name), sheet);
}

function push(into: Map<string, SheetEntry[]>, key: string, sheet: SheetEntry): void {
  const found = into.get(key);
  if (found === undefined) into.set(key, [sheet]);
  else found.push(sheet);
}

/** Every sheet of a name, in all books; one that is marked as a Legend is another, whatever it is called. */
export function sheetsNamed(name: string): readonly SheetEntry[] {
  if (/[([]\s*legend/i.test(name)) return [];
  return exactly.get(nameKey(name)) ?? loosely.get(looseKey(name)) ?? [];
}

/** The sheet of a name for armies in that order; else of the book that it is at home in. */
export function sheetNamed(name: string, books: readonly string[]): SheetEntry | undefined {
  const found = sheetsNamed(name);
  for (const book of books) {
    const own = found.find(({ faction }) => faction === book);
    if (own !== undefined) return own;
  }
  return found.find(({ copyOf }) => copyOf === null) ?? found[0];
}
