import type { Carried, Composition, Sheet } from "../../books/sheet.ts";
import type { ListModel } from "../list.ts";

/** A unit of so many models with what its sheet gives them; undefined: it has no such size, or no weapons. */
export function defaultModels(sheet: Sheet, size: number): readonly ListModel[] | undefined {
  const composition = sheet.composition.find((one) => leastOf(one) <= size && size <= mostOf(one));
  if (composition === undefined || sheet.weapons.length === 0) return undefined;
  return countsOf(composition, size).flatMap(([kind, count]) => loadoutsFor(sheet, kind, count, size));
}

/** At least what there has to be of every kind; the others are of the kinds that there can be more of, the last first. */
function countsOf(composition: Composition, size: number): readonly (readonly [string, number])[] {
  const counts = new Map(Object.entries(composition).map(([kind, count]) => [kind, least(count)]));
  let left = size - leastOf(composition);
  for (const [kind, count] of Object.entries(composition).toReversed()) {
    const more = Math.min(left, most(count) - least(count));
    counts.set(kind, counts.get(kind)! + more);
    left -= more;
  }
  return [...counts].filter(([, count]) => count > 0);
}

function loadoutsFor({ loadout }: Sheet, kind: string, count: number, size: number): readonly ListModel[] {
  const own = loadout.filter(({ who }) => who.length === 0 || who.includes(kind));
  const named = own.filter(({ who, also }) => who.length > 0 && also !== true);
  const first = named.length > 0 ? named : own.filter(({ also }) => also !== true);
  const added = own.filter(({ also }) => also === true);
  const models: ListModel[] = [];
  let left = count;
  for (const entry of first) {
    const number = Math.min(left, entry.count === undefined ? left : allowed(entry.count, size));
    if (number === 0) continue;
    left -= number;
    const carried: Carried = Object.assign({}, ...[entry, ...added].map(({ weapons }) => weapons));
    models.push({ name: kind, count: number, weapons: carried, items: {}, base: null });
  }
  return models;
}

function allowed(
  { most: number, per, size: at }: { readonly most: number; readonly per?: number; readonly size?: number },
  size: number,
): number {
  if (at !== undefined) return size === at ? number : 0;
  return per === undefined ? number : number * Math.floor(size / per);
}

type Count = Composition[string];

function least(count: Count): number {
  return typeof count === "number" ? count : count[0];
}

function most(count: Count): number {
  return typeof count === "number" ? count : count[1];
}

function leastOf(composition: Composition): number {
  return Object.values(composition).reduce<number>((sum, count) => sum + least(count), 0);
}

function mostOf(composition: Composition): number {
  return Object.values(composition).reduce<number>((sum, count) => sum + most(count), 0);
}
