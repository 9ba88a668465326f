import { booksOf, type FactionEntry } from "./edition.ts";
import type { Sheet } from "./sheet.ts";

/** Armies whose every model has the keyword. */
const IMPERIUM: ReadonlySet<string> = new Set([
  "adepta-sororitas",
  "adeptus-custodes",
  "adeptus-mechanicus",
  "adeptus-titanicus",
  "astra-militarum",
  "grey-knights",
  "imperial-agents",
  "imperial-knights",
  "space-marines",
]);
const CHAOS: ReadonlySet<string> = new Set([
  "chaos-daemons",
  "chaos-knights",
  "chaos-space-marines",
  "death-guard",
  "emperors-children",
  "thousand-sons",
  "world-eaters",
]);

/** A rule by which an army may have units of another book. Numbers are those of Incursion, Strike Force, Onslaught. */
export interface AllyRule {
  readonly name: string;
  readonly book: string;
  readonly isFor: (faction: FactionEntry) => boolean;
  readonly points?: readonly number[];
  /** How many units with a keyword; the first that a unit has counts. */
  readonly units?: readonly AllyRow[];
  /** Units of one row only. */
  readonly isEither?: boolean;
  /** Of each of these keywords no more other units than Battleline units. */
  readonly balanced?: readonly string[];
  /** They cannot be the Warlord or have an enhancement. */
  readonly noWarlord: boolean;
}

interface AllyRow {
  /** Empty: any unit. */
  readonly of: string;
  readonly most: readonly number[];
}

export const ALLY_RULES: readonly AllyRule[] = [
  {
    name: "Assigned Agents",
    book: "imperial-agents",
    isFor: (faction) => isImperial(faction) && faction.id !== "imperial-agents",
    units: [
      { of: "RETINUE", most: [1, 2, 3] },
      { of: "CHARACTER", most: [1, 2, 3] },
      { of: "REQUISITIONED", most: [1, 1, 2] },
      { of: "DEDICATED TRANSPORT", most: [6, 6, 6] },
    ],
    noWarlord: false,
  },
  {
    name: "Freeblades",
    book: "imperial-knights",
    isFor: (faction) => isImperial(faction) && faction.id !== "imperial-knights",
    isEither: true,
    units: [
      { of: "TITANIC", most: [1, 1, 1] },
      { of: "ARMIGER", most: [3, 3, 3] },
    ],
    noWarlord: true,
  },
  {
    // Titans of Chaos are the same sheets.
    name: "Titanic Support",
    book: "adeptus-titanicus",
    isFor: (faction) => (isImperial(faction) || CHAOS.has(faction.id)) && faction.id !== "adeptus-titanicus",
    units: [{ of: "", most: [1, 1, 1] }],
    noWarlord: false,
  },
  {
    name: "Dreadblades",
    book: "chaos-knights",
    isFor: ({ id }) => CHAOS.has(id) && id !== "chaos-knights",
    isEither: true,
    units: [
      { of: "TITANIC", most: [1, 1, 1] },
      { of: "WAR DOG", most: [3, 3, 3] },
    ],
    noWarlord: true,
  },
  {
    name: "Daemonic Pact",
    book: "chaos-daemons",
    isFor: ({ id }) => id === "chaos-knights" || id === "chaos-space-marines",
    points: [250, 500, 750],
    balanced: ["KHORNE", "TZEENTCH", "NURGLE", "SLAANESH"],
    noWarlord: true,
  },
];

function isImperial({ id, parent }: FactionEntry): boolean {
  return IMPERIUM.has(parent ?? id);
}

export function allyBooks(faction: FactionEntry): readonly string[] {
  return ALLY_RULES.filter(({ isFor }) => isFor(faction)).map(({ book }) => book);
}

/** Books in which a name is looked for: an army's own, then those of its allies. */
export function booksFor(faction: FactionEntry): readonly string[] {
  return [...booksOf(faction), ...allyBooks(faction)];
}

/** The rule that lets a sheet of another book into the army; undefined: none does. */
export function allyRule(faction: FactionEntry, sheet: Sheet): AllyRule | undefined {
  return ALLY_RULES.find(({ book, isFor }) => book === sheet.faction && isFor(faction));
}

/** Units of other faction keywords in an army's own book, which it may have without a detachment of theirs. */
export interface GuestRule {
  readonly name: string;
  readonly faction: string;
  /** Keywords of the sheets, or their names. */
  readonly of: readonly string[];
  readonly points?: readonly number[];
  /** They cannot be the Warlord or have an enhancement. */
  readonly noWarlord: boolean;
}

export const GUEST_RULES: readonly GuestRule[] = [
  {
    name: "Cult of the Dark Gods",
    faction: "chaos-space-marines",
    of: ["KHORNE BERZERKERS", "RUBRIC MARINES", "PLAGUE MARINES", "NOISE MARINES"],
    points: [250, 500, 750],
    noWarlord: false,
  },
  {
    // The Asuryani of that book are the Corsairs.
    name: "Corsairs and Travelling Players",
    faction: "drukhari",
    of: ["HARLEQUINS", "ASURYANI"],
    points: [250, 500, 750],
    noWarlord: true,
  },
  { name: "Disparate Paths", faction: "aeldari", of: ["HARLEQUINS"], noWarlord: false },
];

/** Sheets of the parent that a chapter does not have, by name. */
export const BARRED: Readonly<Record<string, readonly string[]>> = {
  "black-templars": [
    "Gladiator Lancer",
    "Gladiator Reaper",
    "Gladiator Valiant",
    "Impulsor",
    "Land Raider Crusader",
    "Repulsor",
    "Repulsor Executioner",
    "Sternguard Veteran Squad",
    "Terminator Squad",
  ],
  deathwatch: [
    "Assault Squad",
    "Assault Squad with Jump Packs",
    "Attack Bike Squad",
    "Devastator Squad",
    "Land Speeder Storm",
    "Relic Terminator Squad",
    "Scout Bike Squad",
    "Scout Squad",
    "Scout Sniper Squad",
    "Tactical Squad",
    "Terminator Assault Squad",
    "Terminator Squad",
  ],
  "space-wolves": ["Apothecary", "Devastator Squad", "Tactical Squad"],
};

/** Keywords of units of the parent that a chapter does not have. */
export const BARRED_KEYWORDS: Readonly<Record<string, readonly string[]>> = { "black-templars": ["PSYKER"] };

/** Keywords of allies that an army does not have. */
export const BARRED_ALLIES: Readonly<Record<string, readonly string[]>> = { deathwatch: ["DEATHWATCH"] };

/** 0: Incursion and smaller, 1: Strike Force, 2: Onslaught. */
export function battleSize(limit: number): 0 | 1 | 2 {
  return limit <= 1_000 ? 0 : limit <= 2_000 ? 1 : 2;
}
