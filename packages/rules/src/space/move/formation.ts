import type { Placed } from "../../game/measure/placed.ts";
import type { Point } from "../../geometry/shape.ts";
import { type Breadth, followingLandings } from "./candidate.ts";
import { coherencyOf, neighboursNeeded } from "./coherency.ts";
import type { Field } from "./field.ts";
import { type Landing, landingAt } from "./landing.ts";

/** How much of the common movement a model is given, the most first. */
const SHARES = [1, 0.75, 0.5, 0.25];

/** Rounds in which models out of coherency are brought back. */
const REPAIRS = 3;

/**
 * Takes a large unit along with those of its models that engage. Together: each of the others moves as the engaging ones
 * around it do, which keeps the formation and so coherency, and only who is in the way of something finds another place.
 * Otherwise each in turn finds its place beside those that have one.
 */
export function bringAlong(
  field: Field,
  anchors: readonly (Landing | undefined)[],
  sequence: readonly number[],
  breadth: Breadth,
  together: boolean,
): readonly Landing[] | undefined {
  const landings = [...anchors];
  const waiting = new Set<number>();
  for (const index of sequence) {
    if (landings[index] !== undefined) continue;
    if (together) landings[index] = keepingPace(field, anchors, landings, index);
    if (landings[index] === undefined) waiting.add(index);
  }
  const needed = neighboursNeeded(landings.length, field.numbers.coherency);
  while (waiting.size > 0) {
    const ends = endsOf(landings, -1);
    const index = nearestToAny(field, waiting, ends);
    const beside = (links: number) =>
      first(followingLandings(field, field.movers[index]!, ends, Math.min(links, ends.length), breadth));
    landings[index] = beside(needed) ?? beside(1);
    if (landings[index] === undefined) return undefined;
    waiting.delete(index);
  }
  return repaired(field, landings as Landing[], anchors, breadth);
}

function nearestToAny(field: Field, waiting: ReadonlySet<number>, ends: readonly Placed[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const index of waiting) {
    const { shape } = field.movers[index]!.start;
    for (const end of ends) {
      const dx = end.shape.x - shape.x;
      const dy = end.shape.y - shape.y;
      if (dx * dx + dy * dy >= least) continue;
      least = dx * dx + dy * dy;
      best = index;
    }
  }
  return best;
}

function keepingPace(
  field: Field,
  anchors: readonly (Landing | undefined)[],
  landings: readonly (Landing | undefined)[],
  index: number,
): Landing | undefined {
  const mover = field.movers[index]!;
  const { x, y } = mover.start.shape;
  const [dx, dy] = commonMovement(field, anchors, [x, y]);
  const ownModels = endsOf(landings, index);
  for (const share of SHARES) {
    const spot: Point = [x + share * dx, y + share * dy];
    const landing = landingAt(field, mover, spot, mover.start.z, ownModels, () => true);
    if (landing !== undefined) return landing;
  }
  return undefined;
}

/** The movement of the engaging models, those that stood nearer counting for more. */
function commonMovement(field: Field, anchors: readonly (Landing | undefined)[], [x, y]: Point): Point {
  let sum = 0;
  let sx = 0;
  let sy = 0;
  for (const [i, anchor] of anchors.entries()) {
    if (anchor === undefined) continue;
    const { shape } = field.movers[i]!.start;
    const dx = shape.x - x;
    const dy = shape.y - y;
    const weight = 1 / (dx * dx + dy * dy + 1);
    sum += weight;
    sx += weight * (anchor.end.shape.x - shape.x);
    sy += weight * (anchor.end.shape.y - shape.y);
  }
  return [sx / sum, sy / sum];
}

/** Brings models that are out of coherency to the others, and the smaller groups to the largest. */
function repaired(
  field: Field,
  landings: Landing[],
  anchors: readonly (Landing | undefined)[],
  breadth: Breadth,
): readonly Landing[] | undefined {
  const needed = neighboursNeeded(landings.length, field.numbers.coherency);
  for (let round = 0; round <= REPAIRS; round++) {
    const { outOfCoherency, groups } = coherencyOf(
      landings.map(({ end }) => end),
      field.numbers.coherency,
    );
    if (outOfCoherency.length === 0 && groups <= 1) return landings;
    for (const index of outOfCoherency) {
      if (anchors[index] !== undefined) continue;
      const ownModels = endsOf(landings, index);
      const landing = first(followingLandings(field, field.movers[index]!, ownModels, needed, breadth));
      if (landing !== undefined) landings[index] = landing;
    }
  }
  return undefined;
}

function endsOf(landings: readonly (Landing | undefined)[], without: number): readonly Placed[] {
  return landings.flatMap((landing, i) => (i === without || landing === undefined ? [] : landing.end));
}

function first<T>(values: Iterable<T>): T | undefined {
  for (const value of values) return value;
  return undefined;
}
