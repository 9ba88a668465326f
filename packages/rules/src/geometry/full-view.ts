import { chord, tangents } from "./chord.ts";
import { barsCorridor, corridor, entersCorridor, holdingPoints, passesBeside } from "./corridor.ts";
import { GRAZE, segmentCrosses } from "./crossing.ts";
import { nearestPoints, touch } from "./gap.ts";
import { type OutlinePoint, outlineAt, placeOf } from "./outline.ts";
import type { Polygon } from "./polygon.ts";
import { followsSeam, type Mass } from "./seam.ts";
import { type Point, type Shape, support, supportOffset } from "./shape.ts";

/**
 * Whether every point of the target's facing edge is seen from some point of the observer's base without crossing the
 * feature, or what it makes one mass with. The facing edge is where some of the observer lies on the outer side of the
 * edge; that the target's own base is in the way of other parts of the observer hides nothing of it.
 *
 * Going along the edge, seen turns to hidden only where the last line of sight is held by two things at once: points of
 * the feature, the outline of the observer, the edge itself. Those places are finitely many; between two of them one
 * point speaks for all.
 */
export function fullyVisible(
  observer: Shape,
  target: Shape,
  feature: Polygon,
  mass: Pick<Mass, "polygons" | "seams"> = { polygons: [feature], seams: [] },
): boolean {
  if (touch(observer, target)) return true;
  const strip = corridor(observer, target);
  const near = mass.polygons.filter(
    (polygon) => entersCorridor(polygon, strip) && !passesBeside(polygon, strip),
  );
  if (near.length === 0) return true;
  if (near.some((polygon) => barsCorridor(polygon, strip))) return false;
  const points = holdingPoints(near, strip);
  const places = criticalPlaces(observer, target, points);
  const isFree = (from: Point, to: Point) =>
    !near.some((polygon) => segmentCrosses(polygon, from, to)) &&
    !mass.seams.some((seam) => followsSeam(from, to, seam));
  for (let i = 0; i < places.length; i++) {
    const from = places[i]!;
    const to = places[i + 1] ?? 4;
    if (to - from < SAME_PLACE) continue;
    const edge = outlineAt(target, (from + to) / 2);
    if (faces(observer, edge) && !seen(observer, edge.point, points, isFree)) return false;
  }
  return true;
}

/** Places nearer to each other than this are one place, found twice with different rounding. */
const SAME_PLACE = 1e-8;

function criticalPlaces(observer: Shape, target: Shape, points: readonly Point[]): number[] {
  const places = [0, 1, 2, 3];
  const add = (point: Point) => places.push(placeOf(target, point));
  const addLine = (point: Point, wx: number, wy: number) => {
    const length = Math.sqrt(wx * wx + wy * wy);
    if (length < GRAZE) return;
    for (const t of chord(target, point, wx / length, wy / length) ?? []) {
      add([point[0] + (t * wx) / length, point[1] + (t * wy) / length]);
    }
  };
  for (const end of facingEnds(observer, target)) add(end);
  points.forEach((point, i) => {
    for (const [wx, wy] of tangents(observer, point)) addLine(point, wx, wy);
    // Of a point on the target's own edge, where the feature meets it, this gives the place of the point.
    for (const [wx, wy] of tangents(target, point)) addLine(point, wx, wy);
    for (const other of points.slice(i + 1)) addLine(point, other[0] - point[0], other[1] - point[1]);
  });
  return places.sort((a, b) => a - b);
}

/** Where the outer common tangents touch the target: beyond them its edge faces away. */
function facingEnds(observer: Shape, target: Shape): Point[] {
  const { from, to } = nearestPoints(observer, target);
  const mx = from[0] - to[0];
  const my = from[1] - to[1];
  return [-1, 1].map((side) => {
    // Towards the observer the target faces it, and away from it not; directions between turn once from yes to no.
    let near: Point = [mx, my];
    let far: Point = [-mx, -my];
    let middle: Point = [-my * side, mx * side];
    for (let round = 0; round < 60; round++) {
      const [nx, ny] = middle;
      const lead = (observer.x - target.x) * nx + (observer.y - target.y) * ny;
      if (lead + support(observer, nx, ny) > support(target, nx, ny)) near = middle;
      else far = middle;
      middle = between(near, far);
    }
    const offset = supportOffset(target, middle[0], middle[1]);
    return [target.x + offset[0], target.y + offset[1]];
  });
}

/** A direction between two of nearly equal length that are less than half a turn apart. */
function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function faces(observer: Shape, { point, normal }: OutlinePoint): boolean {
  const lead = (observer.x - point[0]) * normal[0] + (observer.y - point[1]) * normal[1];
  return lead + support(observer, normal[0], normal[1]) > GRAZE;
}

type IsFree = (from: Point, to: Point) => boolean;

/** Of the lines through the point of the edge, one that is free can be turned until something holds it. */
function seen(observer: Shape, edge: Point, points: readonly Point[], isFree: IsFree): boolean {
  const [x, y] = edge;
  if (freeTowards(observer, edge, isFree, observer.x - x, observer.y - y)) return true;
  for (const [wx, wy] of tangents(observer, edge)) {
    if (freeTowards(observer, edge, isFree, wx, wy)) return true;
  }
  return points.some((point) => freeTowards(observer, edge, isFree, point[0] - x, point[1] - y));
}

function freeTowards(observer: Shape, edge: Point, isFree: IsFree, wx: number, wy: number): boolean {
  const length = Math.sqrt(wx * wx + wy * wy);
  if (length < GRAZE) return false;
  const vx = wx / length;
  const vy = wy / length;
  const reached = chord(observer, edge, vx, vy);
  if (!reached || reached[1] <= 0) return false;
  return isFree(edge, [edge[0] + reached[0] * vx, edge[1] + reached[0] * vy]);
}
