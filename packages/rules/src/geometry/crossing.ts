import { containsPoint, edgeDistance, type Polygon } from "./polygon.ts";
import type { Point } from "./shape.ts";

/** A line this deep inside a polygon still only grazes it: enough for rounding, nothing a player could measure. */
export const GRAZE = 1e-9;

/** Whether the segment passes through the inside of the polygon; touching or following its edge is not passing through. */
export function segmentCrosses(polygon: Polygon, p: Point, q: Point): boolean {
  return entry(polygon, p, q) !== undefined;
}

/** Where the segment first enters the polygon, from 0 at p to 1 at q; undefined where it never does. */
export function entry(polygon: Polygon, p: Point, q: Point): number | undefined {
  if (Math.max(p[0], q[0]) <= polygon.minX || Math.min(p[0], q[0]) >= polygon.maxX) return undefined;
  if (Math.max(p[1], q[1]) <= polygon.minY || Math.min(p[1], q[1]) >= polygon.maxY) return undefined;
  // A single point passes through nothing.
  if (p[0] === q[0] && p[1] === q[1]) return undefined;
  return polygon.convex ? clip(polygon, p, q)?.[0] : entryByPieces(polygon, p, q);
}

/** The part of the segment inside a convex polygon, as two parameters. */
export function clip(polygon: Polygon, p: Point, q: Point): [number, number] | undefined {
  let from = 0;
  let to = 1;
  for (const edge of polygon.edges) {
    const atP = edge.ux * (p[1] - edge.y) - edge.uy * (p[0] - edge.x) - GRAZE;
    const atQ = edge.ux * (q[1] - edge.y) - edge.uy * (q[0] - edge.x) - GRAZE;
    if (atP <= 0) {
      if (atQ <= 0) return undefined;
      from = Math.max(from, atP / (atP - atQ));
    } else if (atQ < 0) {
      to = Math.min(to, atP / (atP - atQ));
    }
    if (from >= to) return undefined;
  }
  return [from, to];
}

/** Between two meetings with the outline a segment is inside or outside throughout, so the middle of each piece tells. */
function entryByPieces(polygon: Polygon, p: Point, q: Point): number | undefined {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const cuts = meetings(polygon, p, dx, dy);
  let from = 0;
  for (const to of cuts) {
    const middle = (from + to) / 2;
    const x = p[0] + middle * dx;
    const y = p[1] + middle * dy;
    if (to > from && containsPoint(polygon, x, y) && edgeDistance(polygon, x, y) > GRAZE) return from;
    from = to;
  }
  return undefined;
}

/** Where the segment meets edges or passes points of the outline, in order, and its end. */
function meetings(polygon: Polygon, p: Point, dx: number, dy: number): number[] {
  const square = dx * dx + dy * dy;
  const cuts = [1];
  const length = Math.sqrt(square);
  polygon.edges.forEach((edge, i) => {
    const atP = edge.ux * (p[1] - edge.y) - edge.uy * (p[0] - edge.x);
    const turn = edge.ux * dy - edge.uy * dx;
    const t = -atP / turn;
    if (t > 0 && t < 1) {
      const along = (p[0] + t * dx - edge.x) * edge.ux + (p[1] + t * dy - edge.y) * edge.uy;
      if (Math.abs(along) <= edge.halfLong + GRAZE) cuts.push(t);
    }
    const corner = polygon.points[i]!;
    const ahead = ((corner[0] - p[0]) * dx + (corner[1] - p[1]) * dy) / square;
    const aside = ((corner[1] - p[1]) * dx - (corner[0] - p[0]) * dy) / length;
    if (ahead > 0 && ahead < 1 && Math.abs(aside) <= 2 * GRAZE) cuts.push(ahead);
  });
  return cuts.sort((a, b) => a - b);
}
