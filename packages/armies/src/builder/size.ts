import type { Composition, Sheet } from "../books/sheet.ts";
import { countsOf, least, leastOf, most, mostOf, startsFor } from "../lists/build/default-models.ts";
import { type BuiltGroup, type BuiltUnit, kindsOf, sizeOf } from "./army.ts";
import { merged, withinLimits } from "./wargear.ts";

/** The sizes that have a price, smallest first. */
export function sizesOf(sheet: Sheet): readonly number[] {
  const sizes = sheet.sizes.flatMap((one) => ("models" in one ? [one.models] : []));
  return [...new Set(sizes.filter((size) => compositionFor(sheet, size) !== undefined))].sort(
    (a, b) => a - b,
  );
}

function compositionFor({ composition }: Sheet, size: number): Composition | undefined {
  return composition.find((one) => leastOf(one) <= size && size <= mostOf(one));
}

/** How many models a unit of the sheet may have in all. */
export function range(sheet: Sheet): readonly [least: number, most: number] {
  const lowest = Math.min(...sheet.composition.map(leastOf));
  const highest = Math.max(...sheet.composition.map(mostOf));
  const priced = Math.max(...sheet.sizes.map((one) => ("models" in one ? one.models : 0)));
  const added = sheet.sizes.some((one) => "added" in one);
  const top = Math.min(highest, sheet.mostModels ?? highest);
  return [lowest, added ? top : Math.min(top, Math.max(priced, lowest))];
}

/** Kinds of which there can be more or fewer, whatever the size. */
export function freeKinds(sheet: Sheet, unit: BuiltUnit): readonly string[] {
  const composition = compositionOf(sheet, unit);
  if (composition === undefined) return [];
  const free = Object.entries(composition).filter(([, count]) => least(count) < most(count));
  return free.length < 2 ? [] : free.map(([kind]) => kind);
}

/** The alternative that a unit is put together by; undefined: none. */
export function compositionOf(sheet: Sheet, unit: Pick<BuiltUnit, "models">): Composition | undefined {
  const kinds = kindsOf(unit);
  const isOf = (one: Composition) =>
    Object.keys(kinds).every((kind) => Object.hasOwn(one, kind)) &&
    Object.entries(one).every(([kind, count]) => {
      const number = kinds[kind] ?? 0;
      return least(count) <= number && number <= most(count);
    });
  const { compositionNeeds: needs } = sheet;
  const isMissing =
    needs !== undefined && (kinds[needs.of] ?? 0) >= needs.count && (kinds[needs.with] ?? 0) < needs.least;
  const [, largest] = range(sheet);
  return isMissing || sizeOf(unit) > largest ? undefined : sheet.composition.find(isOf);
}

/** A new unit of the sheet, of the smallest size or of the one that is named. */
export function newUnit(sheet: Sheet, id: string, wanted?: number): BuiltUnit | undefined {
  const size = wanted ?? sizesOf(sheet)[0] ?? range(sheet)[0];
  const composition = compositionFor(sheet, size);
  if (composition === undefined) return undefined;
  return ofKinds(
    sheet,
    { id, sheet: sheet.id, models: [] },
    Object.fromEntries(counted(sheet, composition, size)),
  );
}

function counted(
  sheet: Sheet,
  composition: Composition,
  size: number,
): readonly (readonly [string, number])[] {
  const plain = countsOf(composition, size);
  const { compositionNeeds: needs } = sheet;
  if (needs === undefined) return plain;
  // Special models come only with enough of the others.
  const counts = new Map(plain);
  while ((counts.get(needs.of) ?? 0) >= needs.count && (counts.get(needs.with) ?? 0) < needs.least) {
    counts.set(needs.of, counts.get(needs.of)! - 1);
    counts.set(needs.with, (counts.get(needs.with) ?? 0) + 1);
  }
  return [...counts];
}

/** The unit with so many models in all; those that carry most stay. */
export function resized(sheet: Sheet, unit: BuiltUnit, size: number): BuiltUnit | undefined {
  const composition = compositionFor(sheet, size);
  return composition === undefined
    ? undefined
    : ofKinds(sheet, unit, Object.fromEntries(counted(sheet, composition, size)));
}

/** The unit with so many models of each kind. */
export function ofKinds(sheet: Sheet, unit: BuiltUnit, kinds: Readonly<Record<string, number>>): BuiltUnit {
  const size = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const models = Object.entries(kinds).flatMap(([kind, count]) => ofKind(sheet, unit, kind, count, size));
  return merged(sheet, withinLimits(sheet, { ...unit, models }));
}

function ofKind(sheet: Sheet, unit: BuiltUnit, kind: string, count: number, size: number): BuiltGroup[] {
  const groups = unit.models
    .filter((one) => one.kind === kind && one.takes.length > 0)
    .toSorted((a, b) => b.takes.length - a.takes.length);
  const made: BuiltGroup[] = [];
  for (const { start, count: wanted } of startsFor(sheet, kind, count, size)) {
    let free = wanted;
    for (const group of groups) {
      if ((group.start ?? 0) !== start) continue;
      const number = Math.min(free, group.count);
      made.push({ ...group, count: number });
      free -= number;
    }
    made.push({ kind, count: free, start, takes: [] });
  }
  // A kind that carries nothing by default has no entry.
  if (made.length === 0) made.push({ kind, count, takes: [] });
  return made.filter((one) => one.count > 0);
}
