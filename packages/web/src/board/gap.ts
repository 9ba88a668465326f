import { heading } from "./footprint.ts";
import type { Footprint, Point } from "./scene.ts";

/** The shortest way between two bases: its length, and where it leaves the one and meets the other. */
export interface Gap {
  readonly length: number;
  readonly from: Point;
  readonly to: Point;
}

/** A point of a minus a point of b, with both kept. */
interface Difference {
  readonly x: number;
  readonly y: number;
  readonly a: Point;
  readonly b: Point;
}

const CLOSE = 1e-12;
const ROUNDS = 96;

/** A point as a base without size, so that one function measures points and bases alike. */
export function pointBase([x, y]: Point): Footprint {
  return { kind: "circle", x, y, halfLong: 0, halfShort: 0, angle: 0 };
}

/**
 * The gap between two convex bases, by walking the difference of the two towards the origin (Gilbert, Johnson, Keerthi).
 * Circles take part as their centres and give their radius back at the end, which makes them exact.
 */
export function gapBetween(a: Footprint, b: Footprint): Gap {
  const radiusA = a.kind === "circle" ? a.halfLong : 0;
  const radiusB = b.kind === "circle" ? b.halfLong : 0;
  const nearest = walk(a, b);
  const length = Math.hypot(nearest.x, nearest.y);
  if (length <= radiusA + radiusB) return { length: 0, from: nearest.a, to: nearest.b };
  const ux = -nearest.x / length;
  const uy = -nearest.y / length;
  return {
    length: length - radiusA - radiusB,
    from: [nearest.a[0] + ux * radiusA, nearest.a[1] + uy * radiusA],
    to: [nearest.b[0] - ux * radiusB, nearest.b[1] - uy * radiusB],
  };
}

function walk(a: Footprint, b: Footprint): Difference {
  let simplex: Difference[] = [difference(a, b, a.x - b.x, a.y - b.y)];
  let nearest = simplex[0]!;
  for (let round = 0; round < ROUNDS; round++) {
    const square = nearest.x * nearest.x + nearest.y * nearest.y;
    if (square < CLOSE) return { ...nearest, x: 0, y: 0 };
    const next = difference(a, b, nearest.x, nearest.y);
    // No point of the difference lies nearer along this direction: the nearest is found.
    if (square - (next.x * nearest.x + next.y * nearest.y) <= CLOSE * Math.max(1, square)) return nearest;
    simplex.push(next);
    if (simplex.length === 3 && holdsOrigin(simplex)) return { ...nearest, x: 0, y: 0 };
    const edges =
      simplex.length === 2
        ? [[simplex[0]!, next]]
        : [
            [simplex[0]!, next],
            [simplex[1]!, next],
          ];
    let best: { point: Difference; edge: Difference[] } | undefined;
    for (const [p, q] of edges) {
      const found = nearestOnEdge(p!, q!);
      const better =
        best === undefined ||
        Math.hypot(found.point.x, found.point.y) < Math.hypot(best.point.x, best.point.y);
      if (better) best = found;
    }
    simplex = best!.edge;
    nearest = best!.point;
  }
  return nearest;
}

/** The point of a farthest against the direction less the point of b farthest along it. */
function difference(a: Footprint, b: Footprint, dx: number, dy: number): Difference {
  const pa = farthest(a, -dx, -dy);
  const pb = farthest(b, dx, dy);
  return { x: pa[0] - pb[0], y: pa[1] - pb[1], a: pa, b: pb };
}

function farthest(base: Footprint, dx: number, dy: number): Point {
  if (base.kind === "circle") return [base.x, base.y];
  const [ux, uy] = heading(base.angle);
  const along = dx * ux + dy * uy;
  const across = dy * ux - dx * uy;
  let l = Math.sign(along) * base.halfLong;
  let s = Math.sign(across) * base.halfShort;
  if (base.kind === "ellipse") {
    const reach = Math.hypot(along * base.halfLong, across * base.halfShort) || 1;
    l = (along * base.halfLong * base.halfLong) / reach;
    s = (across * base.halfShort * base.halfShort) / reach;
  }
  return [base.x + ux * l - uy * s, base.y + uy * l + ux * s];
}

function holdsOrigin([p, q, r]: readonly Difference[]): boolean {
  const turns = [cross(p!, q!), cross(q!, r!), cross(r!, p!)];
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

const cross = (p: Difference, q: Difference): number => p.x * q.y - p.y * q.x;

function nearestOnEdge(p: Difference, q: Difference): { point: Difference; edge: Difference[] } {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : -(p.x * dx + p.y * dy) / square;
  if (t <= 0) return { point: p, edge: [p] };
  if (t >= 1) return { point: q, edge: [q] };
  const mix = (from: Point, to: Point): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  return { point: { x: p.x + dx * t, y: p.y + dy * t, a: mix(p.a, q.a), b: mix(p.b, q.b) }, edge: [p, q] };
}
