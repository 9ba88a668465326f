import type { Base } from "@gunline/rules";
import type { Take } from "../lists/build/loadouts.ts";

/** An army that somebody puts together: plain JSON, by the ids and names of the books. */
export interface BuiltArmy {
  readonly format: "gunline-built/1";
  readonly name: string;
  /** The id of its book. */
  readonly faction: string;
  readonly detachment: string | null;
  /** Points that it may cost. */
  readonly limit: number;
  readonly units: readonly BuiltUnit[];
  /** The id of a unit. */
  readonly warlord: string | null;
}

export interface BuiltUnit {
  readonly id: string;
  readonly sheet: string;
  readonly models: readonly BuiltGroup[];
  /** Options that the unit has and no model of it. */
  readonly wargear?: readonly Take[];
  readonly enhancement?: string;
  /** The id of the unit that it leads or joins. */
  readonly leads?: string;
  /** A name of its player's. */
  readonly name?: string;
  /** A base of its player's, for all its models. */
  readonly base?: Base;
}

/** Models of one kind that carry the same. */
export interface BuiltGroup {
  readonly kind: string;
  readonly count: number;
  /** Which of the default loadouts of the kind they begin with; absent: the first. */
  readonly start?: number;
  readonly takes: readonly Take[];
}

export function newArmy(faction: string, detachment: string | null, limit: number, name: string): BuiltArmy {
  return { format: "gunline-built/1", name, faction, detachment, limit, units: [], warlord: null };
}

export function sizeOf({ models }: Pick<BuiltUnit, "models">): number {
  return models.reduce((sum, { count }) => sum + count, 0);
}

/** How many models of each kind. */
export function kindsOf({ models }: Pick<BuiltUnit, "models">): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const { kind, count } of models) kinds[kind] = (kinds[kind] ?? 0) + count;
  return kinds;
}

/** An id that no unit of the army has. */
export function freeId({ units }: Pick<BuiltArmy, "units">): string {
  const taken = new Set(units.map(({ id }) => id));
  for (let number = units.length + 1; ; number++) if (!taken.has(`u${number}`)) return `u${number}`;
}
