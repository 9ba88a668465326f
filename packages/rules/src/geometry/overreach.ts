import { inside, outlineHits } from "./chord.ts";
import { containsPoint, edgeDistance, type Polygon } from "./polygon.ts";
import { rootsAndTurns } from "./roots.ts";
import { corners, type Point, type Shape, segmentShape } from "./shape.ts";

/** How far a found point may lie off what it was found on: a few times what a chord allows for rounding. */
const SLACK = 5e-9;

/**
 * Whether some point of the base lies further from the polygon than the limit, a positive number; right for any polygon.
 *
 * The points at the limit form edges moved outwards and arcs around bulging corners. Whatever part of the base lies
 * beyond them ends at a point where two of those meet, or one and the outline of the base, unless the whole outline
 * lies beyond. So it is enough to try those points.
 */
export function overreaches(shape: Shape, polygon: Polygon, limit: number): boolean {
  const beyond = (point: Point) => distanceTo(polygon, point) >= limit - SLACK && inside(shape, point, SLACK);
  const edges = polygon.edges
    .map((edge) => ({ ...edge, x: edge.x + limit * edge.uy, y: edge.y - limit * edge.ux }))
    .filter((edge) => near(shape, edge.x, edge.y, edge.reach));
  const centres = polygon.bulges.filter(([x, y]) => near(shape, x, y, limit));
  if (outlineMarks(shape).some(beyond)) return true;
  for (const [i, edge] of edges.entries()) {
    if (ends(edge).some(beyond) || outlineHits(shape, edge).some(beyond)) return true;
    for (const other of edges.slice(i + 1)) if (crossings(edge, other).some(beyond)) return true;
    for (const centre of centres) if (onSegment(centre, limit, edge).some(beyond)) return true;
  }
  for (const [i, centre] of centres.entries()) {
    if (onOutline(centre, limit, shape).some(beyond)) return true;
    for (const other of centres.slice(i + 1)) if (onBoth(centre, other, limit).some(beyond)) return true;
  }
  return false;
}

export function distanceTo(polygon: Polygon, [x, y]: Point): number {
  return containsPoint(polygon, x, y) ? 0 : edgeDistance(polygon, x, y);
}

function near(shape: Shape, x: number, y: number, reach: number): boolean {
  const dx = x - shape.x;
  const dy = y - shape.y;
  const sum = reach + shape.reach + SLACK;
  return dx * dx + dy * dy <= sum * sum;
}

function outlineMarks(shape: Shape): readonly Point[] {
  if (shape.kind === "box") return corners(shape);
  return [fromFrame(shape, 1, 0), fromFrame(shape, 0, 1), fromFrame(shape, -1, 0), fromFrame(shape, 0, -1)];
}

/** From units of the half lengths, in the frame of the base, to the table. */
function fromFrame(shape: Shape, px: number, py: number): Point {
  const along = px * shape.halfLong;
  const across = py * shape.halfShort;
  return [shape.x + along * shape.ux - across * shape.uy, shape.y + along * shape.uy + across * shape.ux];
}

function along(edge: Shape, t: number): Point {
  return [edge.x + t * edge.ux, edge.y + t * edge.uy];
}

function ends(edge: Shape): Point[] {
  return [along(edge, -edge.halfLong), along(edge, edge.halfLong)];
}

function crossings(edge: Shape, other: Shape): Point[] {
  const turn = edge.ux * other.uy - edge.uy * other.ux;
  if (turn === 0) return [];
  const t = ((other.x - edge.x) * other.uy - (other.y - edge.y) * other.ux) / turn;
  return Math.abs(t) <= edge.halfLong + SLACK ? [along(edge, t)] : [];
}

/** Where the circle meets the segment. */
function onSegment(centre: Point, radius: number, edge: Shape): Point[] {
  const dx = centre[0] - edge.x;
  const dy = centre[1] - edge.y;
  const foot = dx * edge.ux + dy * edge.uy;
  const aside = dy * edge.ux - dx * edge.uy;
  const half = Math.sqrt(Math.max(radius * radius - aside * aside, 0));
  return [foot - half, foot + half]
    .filter((t) => Math.abs(t) <= edge.halfLong + SLACK)
    .map((t) => along(edge, t));
}

/** Where two circles of the same radius meet. */
function onBoth(centre: Point, other: Point, radius: number): Point[] {
  const dx = (other[0] - centre[0]) / 2;
  const dy = (other[1] - centre[1]) / 2;
  const square = dx * dx + dy * dy;
  if (square > radius * radius) return [];
  const aside = Math.sqrt((radius * radius - square) / square);
  return [-aside, aside].map((t) => [centre[0] + dx - t * dy, centre[1] + dy + t * dx]);
}

/** Where the circle meets the outline of the base. */
function onOutline(centre: Point, radius: number, shape: Shape): Point[] {
  if (shape.kind === "box") {
    const around = corners(shape);
    return around.flatMap((corner, i) =>
      onSegment(centre, radius, segmentShape(corner, around[(i + 1) % 4]!)),
    );
  }
  const dx = centre[0] - shape.x;
  const dy = centre[1] - shape.y;
  const px = dx * shape.ux + dy * shape.uy;
  const py = dy * shape.ux - dx * shape.uy;
  const found: Point[] = [];
  // A quarter of the outline is (c, s) = (1 - t², 2t) / (1 + t²) for t from 0 to 1; the others are its mirror images.
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      for (const t of rootsAndTurns(quartic(shape.halfLong, shape.halfShort, px * sx, py * sy, radius))) {
        const whole = 1 + t * t;
        found.push(fromFrame(shape, (sx * (1 - t * t)) / whole, (sy * 2 * t) / whole));
      }
    }
  }
  return found;
}

/** (a c - x)² + (b s - y)² - radius², times (1 + t²)². */
function quartic(a: number, b: number, x: number, y: number, radius: number): number[] {
  // a c - x is (a - x) - (a + x) t², and b s - y is -y + 2 b t - y t², both over 1 + t².
  const r = radius * radius;
  return [
    (a - x) * (a - x) + y * y - r,
    -4 * b * y,
    -2 * (a - x) * (a + x) + 4 * b * b + 2 * y * y - 2 * r,
    -4 * b * y,
    (a + x) * (a + x) + y * y - r,
  ];
}
