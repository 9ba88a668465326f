import { chord } from "./chord.ts";
import { gap } from "./gap.ts";
import { containsPoint, type Polygon } from "./polygon.ts";
import type { Point, Shape } from "./shape.ts";
import { keepsClear, moved, sweptGap } from "./sweep.ts";

/** A part of a segment, as parameters from 0 at its beginning to 1 at its end. */
export type Part = readonly [from: number, to: number];

/** Parts that end and begin this close together are one. */
const SEAM = 1e-9;

/**
 * The parts of the way from p to q on which the base overlaps the polygon. Coming in and going out, the base meets an
 * edge; while it meets none, it is inside or outside throughout, and its centre tells which.
 */
export function stays(mover: Shape, p: Point, q: Point, polygon: Polygon): readonly Part[] {
  const { reach } = mover;
  if (Math.max(p[0], q[0]) + reach <= polygon.minX || Math.min(p[0], q[0]) - reach >= polygon.maxX) return [];
  if (Math.max(p[1], q[1]) + reach <= polygon.minY || Math.min(p[1], q[1]) - reach >= polygon.maxY) return [];
  const meetings: Part[] = [];
  for (const edge of polygon.edges) {
    const part = meeting(mover, p, q, edge);
    if (part !== undefined) meetings.push(part);
  }
  const edges = joined(meetings);
  const found: Part[] = [...edges];
  let from = 0;
  for (const [begin, end] of [...edges, [1, 1] as const]) {
    const middle = (from + begin) / 2;
    const inside = containsPoint(polygon, p[0] + middle * (q[0] - p[0]), p[1] + middle * (q[1] - p[1]));
    if (inside && begin > from) found.push([from, begin]);
    from = end;
  }
  return joined(found);
}

/** Sorted, with those that touch made one. */
export function joined(parts: readonly Part[]): Part[] {
  const sorted = [...parts].sort((a, b) => a[0] - b[0]);
  const result: Part[] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1] + SEAM)
      result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

/** The part on which the base meets an edge: edge and base together are convex, so there is one part at most. */
function meeting(mover: Shape, p: Point, q: Point, edge: Shape): Part | undefined {
  if (keepsClear(mover, p, q, edge, 0) || sweptGap(mover, p, q, edge) > 0) return undefined;
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [0, 1];
  const part =
    mover.kind === "circle"
      ? roundMeeting(mover.halfLong, p, dx / length, dy / length, edge)
      : searchedMeeting(mover, p, dx / length, dy / length, length, edge);
  if (part === undefined) return undefined;
  const from = Math.max(part[0] / length, 0);
  const to = Math.min(part[1] / length, 1);
  return from <= to ? [from, to] : undefined;
}

/** The edge grown by the radius is two discs and the strip between them. */
function roundMeeting(radius: number, p: Point, wx: number, wy: number, edge: Shape): Part | undefined {
  const disc = { ...edge, kind: "circle" as const, halfLong: radius, halfShort: radius, reach: radius };
  const ex = edge.ux * edge.halfLong;
  const ey = edge.uy * edge.halfLong;
  const parts = [
    chord({ ...disc, x: edge.x - ex, y: edge.y - ey }, p, wx, wy),
    chord({ ...disc, x: edge.x + ex, y: edge.y + ey }, p, wx, wy),
    chord({ ...edge, halfShort: radius }, p, wx, wy),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))];
}

const ROUNDS = 60;

/** The gap is a convex function of the way: its lowest place is searched for, and from there both ends. */
function searchedMeeting(
  mover: Shape,
  p: Point,
  wx: number,
  wy: number,
  length: number,
  edge: Shape,
): Part | undefined {
  const at = (s: number) => gap(moved(mover, p[0] + s * wx, p[1] + s * wy), edge);
  let low = 0;
  let high = length;
  for (let round = 0; round < ROUNDS; round++) {
    const third = (high - low) / 3;
    const left = at(low + third);
    const right = at(high - third);
    if (left === 0 || right === 0) {
      low = high = left === 0 ? low + third : high - third;
      break;
    }
    if (left < right) high -= third;
    else low += third;
  }
  const middle = (low + high) / 2;
  const end = (far: number): number => {
    if (at(far) === 0) return far;
    let inner = middle;
    let outer = far;
    for (let round = 0; round < ROUNDS; round++) {
      const next = (inner + outer) / 2;
      if (at(next) === 0) inner = next;
      else outer = next;
    }
    return inner;
  };
  return at(middle) === 0 ? [end(0), end(length)] : undefined;
}
