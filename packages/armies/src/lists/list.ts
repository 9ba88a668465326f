import type { Base } from "@gunline/rules";

/** Where a list was written, which says how it is to be read. */
export type ListFormat =
  | "app"
  | "nr-gw"
  | "nr-wtc-full"
  | "nr-wtc-compact"
  | "nr-simple"
  | "nr-short"
  | "newrecruit-json"
  | "battlescribe-xml";

/** A list as every format gives it: units, models, and what each model carries. */
export interface ArmyList {
  readonly format: ListFormat;
  readonly name: string | null;
  readonly faction: string | null;
  /** The chapter or other part of the faction that the app names on a line of its own. */
  readonly chapter: string | null;
  readonly detachment: string | null;
  /** "Strike Force (2000 Points)", as written. */
  readonly battle_size: string | null;
  /** As the list says; of a list that says nothing, what its units add up to. */
  readonly points: number;
  readonly units: readonly ListUnit[];
  /** What could not be understood, in words. */
  readonly unresolved: readonly string[];
}

export interface ListUnit {
  readonly name: string;
  readonly points: number;
  readonly models: readonly ListModel[];
  /** The unit that it leads, with `#2` behind it where there are several of that name. */
  readonly leader_of: string | null;
  readonly enhancements: readonly string[];
  readonly warlord: boolean;
  /** Wargear that is no weapon and whose bearer the list does not name. */
  readonly items: Counts;
  /** Models that are not on the table at the start. */
  readonly crew: readonly ListModel[];
  /** Lines that are understood and change no model: "Mark of Chaos: Khorne". */
  readonly notes: readonly string[];
  readonly unresolved: readonly string[];
  /** Which of those are about weapons that fit several ways; absent where none is. */
  readonly splits?: readonly SplitRemark[];
  /** Names of the unit or a model among the wargear: nothing, unless the sheet has a weapon of that name. */
  readonly ownNames?: readonly OwnName[];
  /** Its lines as they stand, where the list has lost what tells models from weapons. */
  readonly lines?: readonly ListLine[];
}

export interface OwnName {
  readonly model: string;
  readonly name: string;
  /** Of all models of that name together. */
  readonly count: number;
}

export interface ListLine {
  readonly name: string;
  readonly count: number | null;
}

export interface SplitRemark {
  /** The models that share the weapons. */
  readonly model: string;
  /** Its place in `unresolved`. */
  readonly remark: number;
}

export interface ListModel {
  readonly name: string;
  readonly count: number;
  /** Of one such model, by name. */
  readonly weapons: Counts;
  /** Wargear of one such model that is no weapon. */
  readonly items: Counts;
  readonly base: Base | null;
  /** How a group of mixed weapons was shared out; absent where there was nothing to share. */
  readonly split?: Split;
}

/** Whether the numbers leave one way, or several of which one was chosen. */
export type Split = "unique" | "one of several";

export type Counts = Readonly<Record<string, number>>;
