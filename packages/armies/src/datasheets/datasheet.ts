import type { Base, Unit, Weapon } from "@gunline/rules";

/** What every unit of a name has in common: numbers and names, as they stand on its datasheet. */
export interface Datasheet {
  readonly id: string;
  readonly name: string;
  /** What a unit of it is called on the table. */
  readonly short: string;
  readonly faction: Faction;
  readonly role: Role;
  /** By how many models it has; other sizes are not fielded. */
  readonly points: Readonly<Record<number, number>>;
  readonly stats: Stats;
  readonly base: Base;
  readonly keywords: readonly string[];
  readonly abilities: readonly string[];
  /** Abilities that a unit has only with wargear that its list names. */
  readonly wargear: readonly Wargear[];
  /** Units that this Character may lead. */
  readonly leads: readonly Led[];
  /** What it carries, if it is a transport. */
  readonly transport: Unit["transport"];
  /** The weapon that leaves less room, and how much. */
  readonly crowdedBy: Crowding | null;
  /** Leaders first; the kind with the share "rest" last. */
  readonly kinds: readonly ModelKind[];
  readonly options: readonly Option[];
  readonly weapons: readonly Weapon[];
}

export type Faction = "Space Marines" | "Orks";
export type Role = "Battleline" | "Character" | "Transport" | "Other";
export type Stats = Unit["stats"];

/** Units with a keyword, where the leader has the weapon that it takes. */
interface Led {
  readonly keyword: string;
  readonly armedWith?: string;
}

/** An ability of optional wargear: an item, or a weapon of the sheet. */
export interface Wargear {
  readonly name: string;
  readonly ability: string;
  /** The kind of model that bears it, and with which it is lost; absent: the whole unit has it. */
  readonly kind?: string;
}

export interface Crowding {
  readonly arm: string;
  readonly capacity: number;
}

/** One model in every so many of the unit. */
interface OneIn {
  readonly oneIn: number;
}

export interface ModelKind {
  readonly name: string;
  /** How many models of the unit are of this kind. */
  readonly share: "one" | "rest" | OneIn;
  /** Names of weapons; one that has several profiles goes by the name of the weapon. */
  readonly arms: readonly string[];
  /** Beside those of the unit. */
  readonly abilities: readonly string[];
  /** Where it differs from the unit. */
  readonly stats?: Partial<Stats>;
  readonly base?: Base;
}

/** Other arms that models of a kind can take. */
export interface Option {
  readonly name: string;
  readonly kind: string;
  readonly drop: readonly string[];
  readonly add: readonly string[];
  /** How many models can take it; absent: all of the kind. */
  readonly most?: number | OneIn;
}

/** Lists are written as on paper, with commas: half the length, and as easy to check against the sheet. */
type Listed<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]: string };
type ListedKind = Omit<Listed<ModelKind, "arms">, "abilities"> & { readonly abilities?: string };
type ListedOption = Omit<Listed<Option, "add">, "drop"> & { readonly drop?: string };

interface Sheet
  extends Omit<
    Listed<Datasheet, "keywords">,
    | "short"
    | "faction"
    | "abilities"
    | "wargear"
    | "leads"
    | "transport"
    | "crowdedBy"
    | "kinds"
    | "options"
    | "weapons"
  > {
  readonly wargear?: readonly Wargear[];
  readonly leads?: readonly Led[];
  readonly transport?: Carrier;
  readonly crowdedBy?: Crowding;
  readonly short?: string;
  readonly abilities?: string;
  readonly kinds: readonly ListedKind[];
  readonly options?: readonly ListedOption[];
  readonly weapons: readonly Profile[];
}

/** Who fits in and how many: keywords, with commas. */
interface Carrier {
  readonly capacity: number;
  readonly carries: string;
  readonly excludes?: string;
  readonly double?: string;
  readonly firingDeck?: number;
}

/** Weapons get their ids from their datasheet: the same name has other numbers elsewhere. */
type Profile = Omit<Weapon, "id">;

export const SPACE_MARINES: Faction = "Space Marines";
export const ORKS: Faction = "Orks";

/** The rule of the whole army, which every unit of it has. */
const ARMY_RULES: Readonly<Record<Faction, string>> = { "Space Marines": "OATH OF MOMENT", Orks: "WAAAGH!" };

export function sheet(faction: Faction, written: Sheet): Datasheet {
  const { id, name, short = name, keywords, abilities, leads = [], transport, crowdedBy = null } = written;
  const { kinds, options = [], wargear = [], weapons } = written;
  return {
    ...written,
    short,
    faction,
    keywords: list(keywords),
    abilities: [...list(abilities), ARMY_RULES[faction]],
    wargear,
    leads,
    transport: transport === undefined ? null : carrier(transport),
    crowdedBy,
    kinds: kinds.map((kind) => ({ ...kind, arms: list(kind.arms), abilities: list(kind.abilities) })),
    options: options.map((option) => ({ ...option, drop: list(option.drop), add: list(option.add) })),
    weapons: weapons.map((profile) => ({ ...profile, id: `${id}_${slug(profile.name)}` }) as Weapon),
  };
}

function carrier({ capacity, carries, excludes, double, firingDeck = 0 }: Carrier): Unit["transport"] {
  return {
    capacity,
    carries: list(carries),
    excludes: list(excludes),
    double: list(double),
    firing_deck: firingDeck,
  };
}

function list(text = ""): readonly string[] {
  return text === "" ? [] : text.split(", ");
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
}

export function stats(
  move: number,
  toughness: number,
  save: number,
  wounds: number,
  leadership: number,
  objective_control: number,
  invulnerable_save: number | null = null,
): Stats {
  return { move, toughness, save, invulnerable_save, wounds, leadership, objective_control };
}

export function round(mm: number): Base {
  return { shape: "round", mm };
}

/** Footprints of hulls are measured from models, not printed: good to half an inch. */
export function hull(long: number, short: number): Base {
  return { shape: "hull", mm: [long, short] };
}

type Dice = number | string;

export function gun(
  name: string,
  range: number,
  attacks: Dice,
  skill: number | null,
  strength: Dice,
  ap: number,
  damage: Dice,
  keywords = "",
): Profile {
  return {
    ...profile(name, attacks, skill, strength, ap, damage, keywords),
    type: "RANGED",
    range,
  } as Profile;
}

export function blade(
  name: string,
  attacks: Dice,
  skill: number,
  strength: Dice,
  ap: number,
  damage: Dice,
  keywords = "",
): Profile {
  return { ...profile(name, attacks, skill, strength, ap, damage, keywords), type: "MELEE" };
}

function profile(
  name: string,
  attacks: Dice,
  skill: number | null,
  strength: Dice,
  ap: number,
  damage: Dice,
  keywords: string,
): Omit<Profile, "type"> {
  return {
    name,
    attacks: `${attacks}`,
    skill,
    strength,
    ap,
    damage: `${damage}`,
    keywords: list(keywords),
    special_rules: "",
    profile_of: null,
  };
}

/** Ways to fire one weapon, of which a model chooses one. */
export function profiles(of: string, ...ways: readonly Profile[]): readonly Profile[] {
  return ways.map((way) => ({ ...way, name: `${of} (${way.name})`, profile_of: of }));
}
