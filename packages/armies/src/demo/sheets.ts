import type { Base, Unit } from "@gunline/rules";

/** What every unit of a kind has in common, as plain numbers. */
export interface Datasheet {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly stats: Unit["stats"];
  readonly base: Base;
}

const MARINE: Unit["stats"] = {
  move: 6,
  toughness: 4,
  save: 3,
  invulnerable_save: null,
  wounds: 2,
  leadership: 6,
  objective_control: 2,
};

export const INTERCESSORS: Datasheet = {
  name: "Intercessors",
  keywords: ["INFANTRY", "BATTLELINE", "GRENADES", "IMPERIUM", "TACTICUS"],
  stats: MARINE,
  base: { shape: "round", mm: 32 },
};

export const HELLBLASTERS: Datasheet = {
  name: "Hellblasters",
  keywords: ["INFANTRY", "GRENADES", "IMPERIUM", "TACTICUS"],
  stats: { ...MARINE, objective_control: 1 },
  base: { shape: "round", mm: 32 },
};

export const TERMINATORS: Datasheet = {
  name: "Terminators",
  keywords: ["INFANTRY", "IMPERIUM", "TERMINATOR"],
  stats: {
    move: 5,
    toughness: 5,
    save: 2,
    invulnerable_save: 4,
    wounds: 3,
    leadership: 6,
    objective_control: 1,
  },
  base: { shape: "round", mm: 40 },
};

export const BOYZ: Datasheet = {
  name: "Boyz",
  keywords: ["INFANTRY", "BATTLELINE", "GRENADES", "MOB", "ORKS"],
  stats: {
    move: 6,
    toughness: 5,
    save: 5,
    invulnerable_save: null,
    wounds: 1,
    leadership: 7,
    objective_control: 2,
  },
  base: { shape: "round", mm: 32 },
};

/** The leader among the Boyz differs from them in this alone. */
export const BOSS_NOB_STATS = { wounds: 2 };

export const NOBZ: Datasheet = {
  name: "Nobz",
  keywords: ["INFANTRY", "GRENADES", "ORKS"],
  stats: {
    move: 6,
    toughness: 5,
    save: 4,
    invulnerable_save: null,
    wounds: 2,
    leadership: 7,
    objective_control: 1,
  },
  base: { shape: "round", mm: 32 },
};
