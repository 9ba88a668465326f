import { LIST_LIMITS } from "../limits.ts";
import type { ArmyList } from "../list.ts";

/** A list whose points are those it names, or else what its units add up to; where the two differ, that is told. */
export function sumOf(list: Omit<ArmyList, "points"> & { readonly points: number | null }): ArmyList {
  const sum = list.units.reduce((total, { points }) => total + points, 0);
  const unresolved = [...list.unresolved];
  if (list.points !== null && list.points !== sum) {
    unresolved.push(`The list says ${list.points} points, its units add up to ${sum}.`);
  }
  return { ...list, points: list.points ?? sum, unresolved: unresolved.slice(0, LIST_LIMITS.remarks) };
}
