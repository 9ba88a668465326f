/**
 * A datasheet as data: names and numbers of the edition in our own shape. Texts of rules are not in it; which rules are
 * played is said by rows, by name. Everything about a sheet is in its one entry of `<army>/datasheets.json`.
 */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  /** The folder of the book that prints it. */
  readonly faction: string;
  /** The sheet of another book that this one repeats for allies. */
  readonly copyOf?: string;
  readonly status?: string;
  readonly role: SheetRole;
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  /** Every kind of model of the unit. */
  readonly models: readonly SheetKind[];
  /** Bases of models that carry certain wargear. */
  readonly baseWith?: Readonly<Record<string, string>>;
  /** Alternatives; each says how many models of a kind there are, or from and to. */
  readonly composition: readonly Composition[];
  readonly mostModels?: number;
  /** So many of one kind only where there are at least so many of another. */
  readonly compositionNeeds?: {
    readonly of: string;
    readonly count: number;
    readonly with: string;
    readonly least: number;
  };
  readonly sizes: readonly (Size | AddedSize)[];
  /** What models carry unless an option changes it. */
  readonly loadout: readonly Loadout[];
  readonly options: readonly SheetOption[];
  readonly limits?: readonly Limit[];
  /** Wargear of loadouts and options that is no weapon. */
  readonly items: readonly string[];
  readonly weapons: readonly SheetWeapon[];
  /** Names of the units that it leads. */
  readonly leads: readonly string[];
  /** Wargear that it needs to lead a unit, by the unit's keyword. */
  readonly leadsWith?: Readonly<Record<string, string>>;
  /** Whom it can lead a unit together with, and which units. */
  readonly beside?: {
    readonly any?: boolean;
    readonly of?: readonly string[];
    readonly units?: readonly string[];
  };
  /** Units that it becomes a part of without leading them. */
  readonly joins?: readonly string[];
  /** More than one leader for this unit. */
  readonly leaders?: {
    readonly most: number;
    /** From this Starting Strength on. */
    readonly at?: number;
    /** One of them has to have this keyword; not two of them may have that one. */
    readonly one?: string;
    readonly notTwo?: string;
    /** No two of them are of the same datasheet. */
    readonly unlike?: true;
  };
  /** Anyone who can lead that unit can lead this one; `by` limits it to keywords. */
  readonly ledAs?: { readonly unit: string; readonly by: readonly string[]; readonly not?: string };
  readonly muster?: SheetMuster;
  readonly transport: SheetTransport | null;
  /** It is Damaged at so many wounds or fewer. */
  readonly damaged: number | null;
  /** Core abilities as the document names them: `DEADLY DEMISE D3`, `SCOUTS 6"`. */
  readonly core: readonly string[];
  readonly abilities: SheetAbilities;
  /** What this shape cannot say about the sheet, in words of ours. */
  readonly inexpressible: readonly string[];
}

/** What the sheet says about the armies that it is in. Keywords of an entry are all needed. */
interface SheetMuster {
  /** How many of it, unless a detachment says otherwise. */
  readonly most?: number;
  /** It has to be the Warlord, or cannot be. */
  readonly warlord?: "ALWAYS" | "NEVER";
  readonly noEnhancement?: boolean;
  /** Others that cannot be in one army with it. */
  readonly bars?: { readonly of: readonly string[]; readonly despite?: readonly string[] };
  /** It takes no part in a battle unless it joins a unit. */
  readonly mustJoin?: boolean;
  /** Among allies one does not count for each unit with these keywords. */
  readonly freeFor?: string;
  /** Units that are Battleline while it is the Warlord. */
  readonly battleline?: readonly string[];
}

export type SheetRole = "Character" | "Battleline" | "Dedicated Transport" | "Fortification" | "Other";

export interface SheetKind {
  readonly name: string;
  readonly move: number;
  /** Aircraft: it moves at least that far. */
  readonly moveAtLeast?: boolean;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerable: number | null;
  /** Where it is another, or the only one, against one type of attack. */
  readonly invulnerableRanged?: number;
  readonly invulnerableMelee?: number;
  readonly wounds: number;
  readonly leadership: number;
  readonly oc: number;
  /** `32`, `75x42`, `hull 205x120`; with `~` an estimate by the class of the model. */
  readonly base: string;
  /** Beside those of the unit. */
  readonly keywords?: readonly string[];
  /** Core abilities of this kind alone. */
  readonly abilities?: readonly string[];
}

export type Composition = Readonly<Record<string, number | readonly [least: number, most: number]>>;

interface Size {
  readonly models: number;
  readonly points: number;
  /** Imperial Agents cost other points as allies than in an army of their own. */
  readonly as?: "ALLY" | "ARMY";
  /** Where the price depends on which models there are. */
  readonly of?: Readonly<Record<string, number>>;
}

/** What a model beside the others costs. */
interface AddedSize {
  readonly added: string;
  readonly points: number;
}

/** Wargear by name, and how many of it. */
export type Carried = Readonly<Record<string, number>>;

interface Loadout {
  /** Kinds of model; none: all. */
  readonly who: readonly string[];
  /** How many models of the kind; absent: all of them, or those that are left. */
  readonly count?: { readonly most: number; readonly per?: number; readonly size?: number };
  readonly weapons: Carried;
  /** Beside what another entry gives them. */
  readonly also?: boolean;
}

export interface SheetOption {
  /** Kinds of model, none: any; `UNIT`: the unit has it and no model of it. */
  readonly who: readonly string[] | "UNIT";
  /** How many models: at most so many, for every so many models (of a kind), or all of them or none. */
  readonly limit?: {
    readonly most?: number;
    readonly per?: number;
    readonly of?: readonly string[];
    readonly all?: boolean;
  };
  readonly needs?: {
    readonly with?: readonly string[];
    readonly without?: readonly string[];
    readonly size?: readonly [least: number | null, most: number | null];
  };
  /** Once for each of the things that it replaces, and so often at the most. */
  readonly each?: boolean;
  readonly times?: number;
  /** Once for each of these that the model has. */
  readonly forEach?: string;
  /** What is given up: all of it, or one of several alternatives; `RANGED` stands for any ranged weapon. */
  readonly drop?: Carried | readonly Carried[];
  /** What can be chosen instead or in addition. */
  readonly take: readonly Carried[];
  /** How many of the choices a model takes; absent: one. */
  readonly pick?: { readonly least?: number; readonly most: number; readonly repeat?: boolean };
  /** How often one choice can be taken in the unit. */
  readonly once?: { readonly most: number; readonly per?: number };
  /** What a model that has taken it cannot give up any more. */
  readonly locks?: readonly string[];
  /** A model takes one option of a letter at the most. */
  readonly exclusive?: string;
  /** Options of a letter share one limit. */
  readonly shared?: string;
  /** The choice outside the wargear that decides it. */
  readonly by?: string;
}

/** At most so many of these together, in a model or in the unit (for every so many models). */
interface Limit {
  readonly of: readonly string[];
  readonly most: number;
  readonly per?: number;
  readonly in: "MODEL" | "UNIT";
}

export interface SheetWeapon {
  readonly name: string;
  readonly type: "RANGED" | "MELEE";
  readonly profiles: readonly SheetProfile[];
}

export interface SheetProfile {
  /** Of a mode, where there are several. */
  readonly name?: string;
  /** Ranged weapons: inches; null: none is printed. */
  readonly range?: number | null;
  readonly attacks: number | string;
  readonly skill: number | null;
  readonly strength: number | string;
  readonly ap: number;
  readonly damage: number | string;
  readonly keywords: readonly string[];
  /** A die decides which mode is used: the faces of this one. */
  readonly roll?: string;
}

interface SheetTransport {
  readonly rooms: readonly Room[];
  /** Who cannot ride, and who of those can. */
  readonly excludes?: readonly string[];
  readonly despite?: readonly string[];
  /** Keywords of models that take the room of several. */
  readonly space?: Readonly<Record<string, number>>;
  /** Models with more wounds than that take so much room. */
  readonly wounded?: { readonly above: number; readonly space: number };
  /** Another capacity with certain wargear. */
  readonly with?: { readonly item: string; readonly capacity: number };
  /** Units that can be split in two to ride in it. */
  readonly splits?: readonly string[];
}

interface Room {
  readonly capacity: number;
  /** Keywords: each entry is a list of which a model needs all. */
  readonly of: readonly string[];
  /** Whole units are counted. */
  readonly units?: boolean;
  readonly woundsAtMost?: number;
  /** In place of the first room. */
  readonly instead?: boolean;
  /** While it is used, the first room has only this capacity. */
  readonly leaves?: number;
}

interface SheetAbilities {
  readonly faction: readonly string[];
  readonly own: readonly string[];
  readonly wargear: readonly WargearAbility[];
  readonly other: readonly BoxedRule[];
}

/** A rule in a box of its own. */
export interface BoxedRule {
  readonly name: string;
  /** `WEAPON` is what a keyword of its weapons means; `ARMY_BUILDING` matters before a battle only. */
  readonly kind: "SPECIAL" | "ARMY_BUILDING" | "WEAPON" | "NOTE";
}

export interface WargearAbility {
  readonly name: string;
  /** The item or weapon that gives it. */
  readonly item?: string;
  /** The whole of what it does, where that is a number of its bearer. */
  readonly invulnerable?: number;
  readonly wounds?: number;
  /** Weapons that come with it. */
  readonly gives?: Carried;
  /** Whether it has a rule beside those weapons. */
  readonly more?: true;
}
