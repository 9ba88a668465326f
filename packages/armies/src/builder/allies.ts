import type { FactionEntry } from "../books/edition.ts";

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

/** A rule by which an army may have units of another book. */
export interface AllyRule {
  readonly name: string;
  readonly book: string;
  readonly isFor: (faction: FactionEntry) => boolean;
  /** Points for Incursion, Strike Force and Onslaught. */
  readonly points?: readonly number[];
  /** How many units with a keyword; several: one kind or the other. */
  readonly units?: readonly { readonly of: string; readonly most: readonly number[] }[];
  readonly isEither?: boolean;
}

/** None of these can be the Warlord or have an enhancement. */
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
  },
  {
    name: "Titanic Support",
    book: "adeptus-titanicus",
    isFor: (faction) => isImperial(faction) && faction.id !== "adeptus-titanicus",
    units: [{ of: "", most: [1, 1, 1] }],
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
  },
  {
    name: "Daemonic Pact",
    book: "chaos-daemons",
    isFor: ({ id }) => id === "chaos-knights" || id === "chaos-space-marines",
    points: [250, 500, 750],
  },
];

function isImperial({ id, parent }: FactionEntry): boolean {
  return IMPERIUM.has(parent ?? id);
}

export function allyBooks(faction: FactionEntry): readonly string[] {
  return ALLY_RULES.filter(({ isFor }) => isFor(faction)).map(({ book }) => book);
}

/** Units of other faction keywords in an army's own book, which it may have without a detachment of theirs. */
export interface GuestRule {
  readonly faction: string;
  /** Faction keywords of the sheets. */
  readonly of: readonly string[];
  readonly points?: readonly number[];
  readonly noWarlord: boolean;
}

export const GUEST_RULES: readonly GuestRule[] = [
  {
    faction: "chaos-space-marines",
    of: ["WORLD EATERS", "EMPEROR'S CHILDREN", "DEATH GUARD", "THOUSAND SONS"],
    points: [250, 500, 750],
    noWarlord: false,
  },
  {
    faction: "drukhari",
    of: ["HARLEQUINS", "ASURYANI"],
    points: [250, 500, 750],
    noWarlord: true,
  },
  { faction: "aeldari", of: ["HARLEQUINS"], noWarlord: false },
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

/** Keywords of units that a chapter does not have. */
export const BARRED_KEYWORDS: Readonly<Record<string, readonly string[]>> = { "black-templars": ["PSYKER"] };

/** 0: Incursion and smaller, 1: Strike Force, 2: Onslaught. */
export function battleSize(limit: number): 0 | 1 | 2 {
  return limit <= 1_000 ? 0 : limit <= 2_000 ? 1 : 2;
}
