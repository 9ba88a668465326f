import { inRange, isWithin } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { CoherencyNumbers } from "../../game/numbers.ts";
import { gap } from "../../geometry/gap.ts";

/** Unit coherency (CH-21). */

/** How many neighbours each model of so large a unit needs. */
export function neighboursNeeded(models: number, { largeUnit }: CoherencyNumbers): number {
  if (models < 2) return 0;
  return models >= largeUnit ? 2 : 1;
}

export function areNeighbours(a: Placed, b: Placed, coherency: CoherencyNumbers): boolean {
  return inRange(a, b, coherency);
}

export interface Coherency {
  /** Models with too few neighbours, by their place in the list. */
  readonly outOfCoherency: readonly number[];
  /** How many groups the unit falls into. */
  readonly groups: number;
}

/** How many neighbours each model has, and the group that it belongs to, named by one of its members. */
function bondsOf(
  ends: readonly Placed[],
  coherency: CoherencyNumbers,
): { readonly counts: number[]; readonly groups: number[] } {
  const group = ends.map((_, i) => i);
  const counts = ends.map(() => 0);
  const rootOf = (i: number): number => {
    let root = i;
    while (group[root] !== root) root = group[root]!;
    return root;
  };
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++) {
      if (!areNeighbours(ends[i]!, ends[j]!, coherency)) continue;
      counts[i]!++;
      counts[j]!++;
      group[rootOf(j)] = rootOf(i);
    }
  }
  return { counts, groups: group.map((_, i) => rootOf(i)) };
}

/** All pairs of neighbours, by their places in the list. */
export function neighbourPairs(
  ends: readonly Placed[],
  coherency: CoherencyNumbers,
): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < ends.length; i++) {
    for (let j = i + 1; j < ends.length; j++)
      if (areNeighbours(ends[i]!, ends[j]!, coherency)) pairs.push([i, j]);
  }
  return pairs;
}

export function coherencyOf(ends: readonly Placed[], coherency: CoherencyNumbers): Coherency {
  const needed = neighboursNeeded(ends.length, coherency);
  const { counts, groups } = bondsOf(ends, coherency);
  const outOfCoherency = counts.flatMap((count, i) => (count < needed ? [i] : []));
  return { outOfCoherency, groups: new Set(groups).size };
}

/** For a unit of which one model is still to be placed: whether it is coherent with that model there. */
export function coherentWith(
  ownModels: readonly Placed[],
  coherency: CoherencyNumbers,
): (end: Placed) => boolean {
  const needed = neighboursNeeded(ownModels.length + 1, coherency);
  const { counts, groups } = bondsOf(ownModels, coherency);
  const all = new Set(groups).size;
  return (end) => {
    let neighbours = 0;
    const joined = new Set<number>();
    for (let i = 0; i < ownModels.length; i++) {
      const near = areNeighbours(end, ownModels[i]!, coherency);
      if (!near && counts[i]! < needed) return false;
      if (near && counts[i]! < needed - 1) return false;
      if (!near) continue;
      neighbours++;
      joined.add(groups[i]!);
    }
    return neighbours >= needed && joined.size === all;
  };
}

export function isCoherent(ends: readonly Placed[], coherency: CoherencyNumbers): boolean {
  const { outOfCoherency, groups } = coherencyOf(ends, coherency);
  return outOfCoherency.length === 0 && groups <= 1;
}

/** How far a model is from where it would have neighbours enough; undefined where there are too few at its height. */
export function inchesFromNeighbours(
  ends: readonly Placed[],
  index: number,
  coherency: CoherencyNumbers,
): number | undefined {
  const { across, up } = coherency;
  const own = ends[index]!;
  const gaps = ends
    .filter((other, i) => i !== index && isWithin(Math.abs(own.z - other.z), up))
    .map((other) => gap(own.shape, other.shape))
    .sort((a, b) => a - b);
  const decisive = gaps[neighboursNeeded(ends.length, coherency) - 1];
  return decisive === undefined ? undefined : Math.max(decisive - across, 0);
}
