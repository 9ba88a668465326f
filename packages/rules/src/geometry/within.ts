import { TOLERANCE } from "../base/limits.ts";
import { gap } from "./gap.ts";
import { distanceTo, overreaches } from "./overreach.ts";
import { containsPoint, edgeDistance, type Polygon } from "./polygon.ts";
import { corners, type Point, type Shape, support } from "./shape.ts";

export { segmentCrosses } from "./crossing.ts";

/** Whether the centre of the base lies in the polygon or on its edge. */
export function centreWithin(shape: Shape, polygon: Polygon): boolean {
  return containsPoint(polygon, shape.x, shape.y) || edgeDistance(polygon, shape.x, shape.y) <= TOLERANCE;
}

/** Whether every point of the base lies in the polygon. */
export function whollyWithin(shape: Shape, polygon: Polygon): boolean {
  return containsPoint(polygon, shape.x, shape.y) && !outlineEnters(shape, polygon);
}

/** Whether some of the base lies in the polygon; merely touching it is not enough. */
export function partlyWithin(shape: Shape, polygon: Polygon): boolean {
  const { x, y, reach } = shape;
  if (x + reach < polygon.minX || x - reach > polygon.maxX) return false;
  if (y + reach < polygon.minY || y - reach > polygon.maxY) return false;
  return containsPoint(polygon, x, y) || outlineEnters(shape, polygon);
}

/** The distance between base and polygon; 0 where they touch or overlap. */
export function polygonGap(shape: Shape, polygon: Polygon): number {
  if (containsPoint(polygon, shape.x, shape.y)) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (const edge of polygon.edges) {
    const dx = edge.x - shape.x;
    const dy = edge.y - shape.y;
    if (Math.sqrt(dx * dx + dy * dy) - shape.reach - edge.reach >= best) continue;
    best = Math.min(best, gap(shape, edge));
  }
  return best;
}

/** Whether no point of the base is further than that from the polygon. */
export function whollyWithinDistance(shape: Shape, polygon: Polygon, inches: number): boolean {
  const limit = inches + TOLERANCE;
  const { x, y } = shape;
  const fromCentre = distanceTo(polygon, [x, y]);
  if (fromCentre > limit) return false;
  if (fromCentre + shape.reach <= limit) return true;
  if (polygon.convex && shape.kind === "box")
    return corners(shape).every((corner) => distanceTo(polygon, corner) <= limit);
  if (polygon.convex && shape.kind === "circle") {
    const outside = fromCentre > 0 ? fromCentre : -edgeDistance(polygon, x, y);
    return outside + shape.halfLong <= limit;
  }
  return !overreaches(shape, polygon, limit);
}

/** Whether no part of the base hangs over the edge of the board. */
export function onBoard(shape: Shape, width: number, height: number): boolean {
  const across = support(shape, 1, 0) - TOLERANCE;
  const up = support(shape, 0, 1) - TOLERANCE;
  return shape.x >= across && shape.x <= width - across && shape.y >= up && shape.y <= height - up;
}

/** Whether an edge passes through the base, deeper than the tolerance. */
function outlineEnters(shape: Shape, polygon: Polygon): boolean {
  const { points } = polygon;
  return points.some((point, i) => segmentEnters(shape, point, points[(i + 1) % points.length]!));
}

/** Whether the segment passes through the base, deeper than the tolerance. */
export function segmentEnters(shape: Shape, p: Point, q: Point): boolean {
  const { x, y, ux, uy } = shape;
  const long = shape.halfLong - TOLERANCE;
  const short = shape.halfShort - TOLERANCE;
  // In the frame of the base, in units of its half lengths: a circle or a square of half length 1 about 0.
  const px = ((p[0] - x) * ux + (p[1] - y) * uy) / long;
  const py = ((p[1] - y) * ux - (p[0] - x) * uy) / short;
  const dx = ((q[0] - p[0]) * ux + (q[1] - p[1]) * uy) / long;
  const dy = ((q[1] - p[1]) * ux - (q[0] - p[0]) * uy) / short;
  if (shape.kind === "box") {
    const first = slab(px, dx);
    const second = slab(py, dy);
    return Math.max(first[0], second[0], 0) < Math.min(first[1], second[1], 1);
  }
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(Math.max(-(px * dx + py * dy) / square, 0), 1);
  const nx = px + t * dx;
  const ny = py + t * dy;
  return nx * nx + ny * ny < 1;
}

/** The parameters for which |p + t d| < 1. */
function slab(p: number, d: number): [number, number] {
  if (d === 0) return Math.abs(p) < 1 ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, 0];
  const s = (-1 - p) / d;
  const t = (1 - p) / d;
  return s < t ? [s, t] : [t, s];
}
