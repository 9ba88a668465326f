import type { Base, Unit, Weapon } from "@gunline/rules";
import type { Carried, Sheet } from "../../books/sheet.ts";
import type { Crowding, Wargear } from "../../datasheets/datasheet.ts";
import type { Described } from "../roster/tree.ts";

/** The numbers of one unit, wherever they come from: the list itself, our own table, a catalogue, the player. */
export interface UnitSheet {
  readonly name: string;
  readonly source: "list" | "own" | "edition" | "catalogue" | "hand";
  /** In capitals. */
  readonly keywords: readonly string[];
  /** As the document spells those that are automated; the others by name. */
  readonly abilities: readonly string[];
  readonly transport: Unit["transport"];
  /** The weapon that leaves less room in it, and how much. */
  readonly crowdedBy?: Crowding | null;
  /** Names of units that it leads; empty: the sheet does not say. */
  readonly leads: readonly string[];
  /** Of those, the ones that it leads only with certain wargear: its name, by the key of the unit's. */
  readonly leadsWith?: Readonly<Record<string, string>>;
  /** Leaders first, as the sheet has them. */
  readonly models: readonly SheetModel[];
  /** Weapons of any of its models. */
  readonly arms: readonly CarriedWeapon[];
  /** Wargear that is no weapon, where the sheet knows it. */
  readonly items: readonly string[];
  /** Abilities that a unit has only with wargear that its list names, where the sheet knows them. */
  readonly wargear?: readonly Wargear[];
  /** Invulnerable saves that wargear gives its bearer, by the key of its name. */
  readonly saves?: Readonly<Record<string, number>>;
  /** What else of its numbers changes, likewise. */
  readonly gains?: Readonly<Record<string, Gain>>;
  /** Compositions, loadouts and options, where the sheet is one of the edition. */
  readonly structure?: Sheet;
  /** What a roster or a catalogue says of its rules. */
  readonly texts?: readonly Described[];
  /** What could not be read, or is played otherwise than it says. */
  readonly doubts: readonly string[];
}

export interface Gain {
  readonly wounds?: number;
  /** Weapons that come with it. */
  readonly weapons?: Carried;
}

export interface SheetModel {
  readonly name: string;
  readonly stats: Stats | null;
  readonly base: Base | null;
  readonly keywords: readonly string[];
  readonly abilities: readonly string[];
  /** Its own numbers of a weapon, where they differ from those of other models. */
  readonly arms: readonly CarriedWeapon[];
}

/** A weapon with its profiles: one, or the modes of which a model chooses. */
export interface CarriedWeapon {
  readonly name: string;
  readonly profiles: readonly WeaponProfile[];
}

export type Stats = Unit["stats"];
export type WeaponProfile = Omit<Weapon, "id">;
