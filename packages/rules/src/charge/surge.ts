import type { Point } from "../geometry/shape.ts";
import type { Placed } from "../sight/placed.ts";
import { type Breadth, followingLandings } from "./candidate.ts";
import { coherencyOf, neighboursNeeded } from "./coherency.ts";
import type { Field } from "./field.ts";
import { type Landing, landingAt } from "./landing.ts";

/** How much of the common movement a model is given, the most first. */
const SHARES = [1, 0.75, 0.5, 0.25];

/** Rounds in which models out of coherency are brought back. */
const REPAIRS = 3;

/**
 * Takes a large unit along with those of its models that engage: each of the others moves as the engaging ones around it
 * do, which keeps the formation and so coherency; who is in the way of something finds another place beside its mates.
 */
export function surge(
  field: Field,
  anchors: readonly (Landing | undefined)[],
  order: readonly number[],
  roll: number,
  breadth: Breadth,
): readonly Landing[] | undefined {
  const landings = [...anchors];
  const waiting: number[] = [];
  for (const index of order) {
    if (landings[index] !== undefined) continue;
    landings[index] = along(field, anchors, landings, index, roll);
    if (landings[index] === undefined) waiting.push(index);
  }
  for (const index of waiting) {
    const mates = endsOf(landings, index);
    landings[index] = first(followingLandings(field, field.movers[index]!, mates, 1, roll, breadth));
    if (landings[index] === undefined) return undefined;
  }
  return repaired(field, landings as Landing[], anchors, roll, breadth);
}

function along(
  field: Field,
  anchors: readonly (Landing | undefined)[],
  landings: readonly (Landing | undefined)[],
  index: number,
  roll: number,
): Landing | undefined {
  const mover = field.movers[index]!;
  const { x, y } = mover.start.shape;
  const [dx, dy] = blend(field, anchors, [x, y]);
  const mates = endsOf(landings, index);
  for (const share of SHARES) {
    const spot: Point = [x + share * dx, y + share * dy];
    const landing = landingAt(field, mover, spot, mover.start.z, mates, roll, () => true);
    if (landing !== undefined) return landing;
  }
  return undefined;
}

/** The movement of the engaging models, those that stood nearer counting for more. */
function blend(field: Field, anchors: readonly (Landing | undefined)[], [x, y]: Point): Point {
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

/** Brings lonely models to their mates, and the smaller groups to the largest. */
function repaired(
  field: Field,
  landings: Landing[],
  anchors: readonly (Landing | undefined)[],
  roll: number,
  breadth: Breadth,
): readonly Landing[] | undefined {
  const needed = neighboursNeeded(landings.length);
  for (let round = 0; round <= REPAIRS; round++) {
    const { lonely, groups } = coherencyOf(landings.map(({ end }) => end));
    if (lonely.length === 0 && groups <= 1) return landings;
    for (const index of lonely) {
      if (anchors[index] !== undefined) continue;
      const mates = endsOf(landings, index);
      const landing = first(followingLandings(field, field.movers[index]!, mates, needed, roll, breadth));
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
