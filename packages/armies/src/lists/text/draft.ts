import type { ListLine, OwnName, SplitRemark } from "../list.ts";

/** A unit as a text gives it, before its weapons are shared out to its models. */
export interface DraftUnit {
  readonly name: string;
  readonly points: number;
  /** How many models the unit's own line says: `10x Boyz`. */
  readonly size: number | null;
  readonly models: DraftModel[];
  /** Of the unit, not of one of its models. */
  readonly items: Map<string, number>;
  readonly enhancements: string[];
  warlord: boolean;
  leaderOf: string | null;
  readonly notes: string[];
  readonly unresolved: string[];
  readonly splits: SplitRemark[];
  readonly ownNames: OwnName[];
  /** Kept where the list has lost its layout: a datasheet tells models from weapons. */
  lines: readonly ListLine[] | null;
}

export interface DraftModel {
  readonly name: string;
  readonly count: number;
  /** Numbers of all models of the line together. */
  readonly totals: Map<string, number>;
  /** Names that the list itself marks as no weapons; numbers as above. */
  readonly items: Map<string, number>;
  /** Models whose own weapons the list tells: `7 with Choppa, Slugga`. */
  readonly sets: DraftSet[];
}

export interface DraftSet {
  readonly count: number;
  readonly weapons: Map<string, number>;
  readonly items: Map<string, number>;
}

export function draftUnit(name: string, points: number, size: number | null = null): DraftUnit {
  return {
    name,
    points,
    size,
    models: [],
    items: new Map(),
    enhancements: [],
    warlord: false,
    leaderOf: null,
    notes: [],
    unresolved: [],
    splits: [],
    ownNames: [],
    lines: null,
  };
}

export function draftModel(name: string, count: number): DraftModel {
  return { name, count, totals: new Map(), items: new Map(), sets: [] };
}

export function draftSet(count: number): DraftSet {
  return { count, weapons: new Map(), items: new Map() };
}

/** The same name on two lines is the sum of both. */
export function add(to: Map<string, number>, name: string, number: number): void {
  if (name !== "") to.set(name, (to.get(name) ?? 0) + number);
}
