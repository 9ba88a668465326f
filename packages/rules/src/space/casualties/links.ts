import { memoriesBy } from "../../base/memories-by.ts";
import type { Unit } from "../../game/document.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import type { CoherencyNumbers } from "../../game/numbers.ts";
import { neighbourPairs, neighboursNeeded } from "../move/coherency.ts";

/** Unit coherency while models are taken away (CH-21): who is linked to whom stays, only who is left changes. */

/** For each model, by its place in the list, the places of its neighbours. */
export type Links = readonly (readonly number[])[];

export function linksOf(ends: readonly Placed[], coherency: CoherencyNumbers): Links {
  const links: number[][] = ends.map(() => []);
  for (const [a, b] of neighbourPairs(ends, coherency)) {
    links[a]!.push(b);
    links[b]!.push(a);
  }
  return links;
}

const linksBy = memoriesBy<CoherencyNumbers, WeakMap<Unit, Links>>(() => new WeakMap());

/** The links of a unit as it stands, in the document's order; none of a unit that is off the table. */
export function linksIn(unit: Unit, coherency: CoherencyNumbers): Links {
  const known = linksBy(coherency);
  let links = known.get(unit);
  if (links === undefined) {
    const placed = placeAll(unit);
    links = placed.length > 0 ? linksOf(placed, coherency) : Object.keys(unit.models).map(() => []);
    known.set(unit, links);
  }
  return links;
}

/** The living models in groups that are linked, each in ascending order. */
export function groupsOf(links: Links, living: readonly boolean[]): readonly (readonly number[])[] {
  const seen = living.map((lives) => !lives);
  const groups: number[][] = [];
  for (let first = 0; first < living.length; first++) {
    if (seen[first]!) continue;
    seen[first] = true;
    const group = [first];
    // The group grows while it is walked.
    for (let at = 0; at < group.length; at++) {
      for (const other of links[group[at]!]!) {
        if (seen[other]!) continue;
        seen[other] = true;
        group.push(other);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/**
 * The part of a linked group in which everybody has the two neighbours that a large unit needs: what is left when models
 * with fewer are taken away again and again. It is the largest coherent part of the group if it is still large.
 */
export function coreOf(
  links: Links,
  group: readonly number[],
  coherency: CoherencyNumbers,
): readonly number[] {
  const needed = neighboursNeeded(coherency.largeUnit, coherency);
  const counts = new Map<number, number>();
  const inside = new Set(group);
  for (const one of group) counts.set(one, links[one]!.filter((other) => inside.has(other)).length);
  const loose = group.filter((one) => counts.get(one)! < needed);
  // The list grows while it is walked.
  for (let at = 0; at < loose.length; at++) {
    inside.delete(loose[at]!);
    for (const other of links[loose[at]!]!) {
      if (!inside.has(other)) continue;
      counts.set(other, counts.get(other)! - 1);
      if (counts.get(other)! === needed - 1) loose.push(other);
    }
  }
  return group.filter((one) => inside.has(one));
}

/** The most models of a linked group that are coherent together: a group below the size of a large unit always is. */
function mostCoherent(links: Links, group: readonly number[], coherency: CoherencyNumbers): number {
  const { largeUnit } = coherency;
  if (group.length < largeUnit) return group.length;
  const core = coreOf(links, group, coherency).length;
  return core >= largeUnit ? core : largeUnit - 1;
}

/** How many models have to go until the rest is coherent; 0: it is. */
export function fewestToGo(links: Links, living: readonly boolean[], coherency: CoherencyNumbers): number {
  let alive = 0;
  let kept = 0;
  for (const group of groupsOf(links, living)) {
    alive += group.length;
    kept = Math.max(kept, mostCoherent(links, group, coherency));
  }
  return alive - kept;
}
