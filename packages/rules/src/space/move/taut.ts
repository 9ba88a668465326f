import type { Point } from "../../geometry/shape.ts";
import { type Bend, cornerOf, type Hull } from "./corner.ts";

/** Pulls a way taut that bends round hulls at corners of tangents. */

/** How much longer than the shortest the bends of one way may stay, all together. */
const EXCESS = 5e-4;

/** Each bend is drawn between those before and after it, so that a few rounds do for all. */
const ROUNDS = 6;

/** The points of the shorter way from end to end, without these; undefined where some bend cannot be told apart. */
export function tautBends(from: Point, bends: readonly Bend[], to: Point): readonly Point[] | undefined {
  const groups = groupsOf(bends);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, group] of groups.entries()) {
      const before = lastOf(groups, i, from);
      const after = firstOf(groups, i, to);
      const points = wrapped(group, before, after, EXCESS / groups.length);
      if (points === undefined) return undefined;
      group.points = points;
    }
    if (groups.length < 2) break;
  }
  return groups.flatMap(({ points }) => points);
}

/** Bends round one hull, one after the other. */
interface Group {
  readonly hull: Hull;
  points: readonly Point[];
}

function groupsOf(bends: readonly Bend[]): readonly Group[] {
  const groups: { hull: Hull; points: Point[] }[] = [];
  for (const { hull, point } of bends) {
    const last = groups.at(-1);
    if (last?.hull === hull) last.points.push(point);
    else groups.push({ hull, points: [point] });
  }
  return groups;
}

function lastOf(groups: readonly Group[], index: number, from: Point): Point {
  for (let i = index - 1; i >= 0; i--) if (groups[i]!.points.length > 0) return groups[i]!.points.at(-1)!;
  return from;
}

function firstOf(groups: readonly Group[], index: number, to: Point): Point {
  for (let i = index + 1; i < groups.length; i++)
    if (groups[i]!.points.length > 0) return groups[i]!.points[0]!;
  return to;
}

/** Tangents from either side, and as many between them as it takes; none where the straight way passes the hull. */
function wrapped(
  { hull, points }: Group,
  from: Point,
  to: Point,
  excess: number,
): readonly Point[] | undefined {
  const first = points[0];
  if (first === undefined) return [];
  const left = turn(from, first, to) > 0;
  const begin = tangentFrom(hull, from, left);
  const end = tangentFrom(hull, to, !left);
  if (begin === undefined || end === undefined) return undefined;
  const cross = begin[0] * end[1] - begin[1] * end[0];
  const ahead = begin[0] * end[0] + begin[1] * end[1];
  if ((left ? cross : -cross) <= 1e-9) return ahead > 0 ? [] : undefined;
  const directions = between(hull, begin, end, excess);
  return directions.slice(1).map((direction, i) => cornerOf(hull, directions[i]!, direction));
}

/** Positive where the way turns left. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

/** Outward across the tangent from the point: on the side towards which, seen from the hull, one turns left or right. */
function tangentFrom(hull: Hull, [px, py]: Point, left: boolean): Point | undefined {
  const dx = px - hull.x;
  const dy = py - hull.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = dx / length;
  const uy = dy / length;
  // Straight towards the point a tangent would pass between it and the hull; across, it would leave it on the near side.
  if (length <= hull.reach(ux, uy)) return undefined;
  const wx = left ? -uy : uy;
  const wy = left ? ux : -ux;
  let clear = 0;
  let beyond = 1;
  let found: Point = [ux, uy];
  for (let n = 0; n < HALVINGS; n++) {
    const t = (clear + beyond) / 2;
    const nx = (1 - t) * ux + t * wx;
    const ny = (1 - t) * uy + t * wy;
    const norm = Math.sqrt(nx * nx + ny * ny);
    const direction: Point = [nx / norm, ny / norm];
    if (direction[0] * dx + direction[1] * dy >= hull.reach(direction[0], direction[1])) {
      clear = t;
      found = direction;
    } else beyond = t;
  }
  return found;
}

const HALVINGS = 48;

/** Directions from one to the other, halved until the corners between them are near enough to the hull. */
function between(hull: Hull, begin: Point, end: Point, excess: number): readonly Point[] {
  let directions: readonly Point[] = [begin, end];
  for (let n = 0; n < MOST_HALVINGS; n++) {
    // Of the way along corners a twelfth of the square of the angle is too much, times the bend itself.
    const [ax, ay] = directions[0]!;
    const [bx, by] = directions[1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    const size = Math.max(hull.reach(ax, ay), hull.reach(bx, by));
    if ((size * Math.sqrt(square) * square * (directions.length - 1)) / 12 <= excess && square < 1) break;
    directions = directions.flatMap((direction, i) => {
      const next = directions[i + 1];
      return next === undefined ? [direction] : [direction, halfway(direction, next)];
    });
  }
  return directions;
}

/** At most this many times, which keeps ways well below the bound on their points. */
const MOST_HALVINGS = 5;

function halfway(a: Point, b: Point): Point {
  const x = a[0] + b[0];
  const y = a[1] + b[1];
  const length = Math.sqrt(x * x + y * y);
  // Opposite directions: either way round is as long, and the way never turns that far.
  return length < 1e-9 ? [-a[1], a[0]] : [x / length, y / length];
}
