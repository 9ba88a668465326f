import type { Composition, Sheet } from "../../books/sheet.ts";
import type { ListModel } from "../list.ts";
import { defaultsOf, entriesOf } from "./loadouts.ts";

/** A unit of so many models with what its sheet gives them; undefined: it has no such size, or no weapons. */
export function defaultModels(sheet: Sheet, size: number): readonly ListModel[] | undefined {
  const composition = sheet.composition.find((one) => leastOf(one) <= size && size <= mostOf(one));
  if (composition === undefined || sheet.weapons.length === 0) return undefined;
  return countsOf(composition, size).flatMap(([kind, count]) => loadoutsFor(sheet, kind, count, size));
}

/** At least what there has to be of every kind; the others are of the kinds that there can be more of, the last first. */
export function countsOf(composition: Composition, size: number): readonly (readonly [string, number])[] {
  const counts = new Map(Object.entries(composition).map(([kind, count]) => [kind, least(count)]));
  let left = size - leastOf(composition);
  for (const [kind, count] of Object.entries(composition).toReversed()) {
    const more = Math.min(left, most(count) - least(count));
    counts.set(kind, counts.get(kind)! + more);
    left -= more;
  }
  return [...counts].filter(([, count]) => count > 0);
}

function loadoutsFor(sheet: Sheet, kind: string, count: number, size: number): readonly ListModel[] {
  const defaults = defaultsOf(sheet, kind);
  return startsFor(sheet, kind, count, size).map(({ start, count: number }) => ({
    name: kind,
    count: number,
    weapons: Object.fromEntries(defaults[start] ?? []),
    items: {},
    base: null,
  }));
}

/** How many models of a kind begin with which of its default loadouts. */
export function startsFor(
  sheet: Sheet,
  kind: string,
  count: number,
  size: number,
): readonly { readonly start: number; readonly count: number }[] {
  const { first } = entriesOf(sheet, kind);
  const starts: { start: number; count: number }[] = [];
  let left = count;
  for (const [start, entry] of first.entries()) {
    const number = Math.min(left, entry.count === undefined ? left : allowed(entry.count, size));
    if (number === 0) continue;
    left -= number;
    starts.push({ start, count: number });
  }
  const last = starts.at(-1) ?? { start: 0, count: 0 };
  if (left > 0) starts.splice(-1, 1, { ...last, count: last.count + left });
  return starts.filter((one) => one.count > 0);
}

function allowed(
  { most: number, per, size: at }: { readonly most: number; readonly per?: number; readonly size?: number },
  size: number,
): number {
  if (at !== undefined) return size === at ? number : 0;
  return per === undefined ? number : number * Math.floor(size / per);
}

type Count = Composition[string];

export function least(count: Count): number {
  return typeof count === "number" ? count : count[0];
}

export function most(count: Count): number {
  return typeof count === "number" ? count : count[1];
}

export function leastOf(composition: Composition): number {
  return Object.values(composition).reduce<number>((sum, count) => sum + least(count), 0);
}

export function mostOf(composition: Composition): number {
  return Object.values(composition).reduce<number>((sum, count) => sum + most(count), 0);
}
