import { gap, gapAlong, meetsAlong } from "./gap.ts";
import { type Point, type Shape, segmentShape } from "./shape.ts";

/** A base that moves along a straight line: what it comes near to on its way. Exact, not sampled. */

function segmentDistance(p: Point, q: Point, x: number, y: number): number {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(Math.max(((x - p[0]) * dx + (y - p[1]) * dy) / square, 0), 1);
  const ax = p[0] + t * dx - x;
  const ay = p[1] + t * dy - y;
  return Math.sqrt(ax * ax + ay * ay);
}

/** The shape with its centre elsewhere. */
export function moved(shape: Shape, x: number, y: number): Shape {
  return { ...shape, x, y };
}

/** The shape smaller by so much all round, so that what merely touches does not overlap. */
export function shrunk(shape: Shape, by: number): Shape {
  return {
    ...shape,
    halfLong: Math.max(shape.halfLong - by, 0),
    halfShort: Math.max(shape.halfShort - by, 0),
    reach: Math.max(shape.reach - by, 0),
  };
}

/** The nearest that a base comes to the other while its centre goes from p to q; 0 where they touch or overlap. */
export function sweptGap(mover: Shape, p: Point, q: Point, other: Shape): number {
  if (mover.kind === "circle" && other.kind === "circle") {
    return Math.max(segmentDistance(p, q, other.x, other.y) - (mover.halfLong + other.halfLong), 0);
  }
  const way = segmentShape(p, q);
  if (mover.kind === "circle") return Math.max(gap(way, other) - mover.halfLong, 0);
  // Bases are their own mirror images: the mover may as well stand where the other does.
  if (other.kind === "circle") return Math.max(gap(way, moved(mover, other.x, other.y)) - other.halfLong, 0);
  return gapAlong(mover, way, other);
}

/** Whether it touches or overlaps the other on that way. */
export function sweptMeets(mover: Shape, p: Point, q: Point, other: Shape): boolean {
  if (mover.kind === "circle" || other.kind === "circle") return sweptGap(mover, p, q, other) === 0;
  return meetsAlong(mover, segmentShape(p, q), other);
}

/** Whether the base surely stays further than that from the other, by the circles around both: a cheap first look. */
export function keepsClear(mover: Shape, p: Point, q: Point, other: Shape, reach: number): boolean {
  const near = mover.reach + other.reach + reach;
  if (other.x < Math.min(p[0], q[0]) - near || other.x > Math.max(p[0], q[0]) + near) return true;
  if (other.y < Math.min(p[1], q[1]) - near || other.y > Math.max(p[1], q[1]) + near) return true;
  // Between two circles this would be the whole answer already.
  const round = mover.kind === "circle" && other.kind === "circle";
  return !round && segmentDistance(p, q, other.x, other.y) > near;
}
