import { chord, tangents } from "./chord.ts";
import { barsCorridor, type Corridor, corridor, entersCorridor, holdingPoints } from "./corridor.ts";
import { entry, GRAZE, segmentCrosses } from "./crossing.ts";
import { nearestPoints, touch } from "./gap.ts";
import type { Polygon } from "./polygon.ts";
import { followsSeam, type Seam } from "./seam.ts";
import { type Point, type Shape, segmentShape } from "./shape.ts";
import { polygonGap } from "./within.ts";

export interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/**
 * A segment from some point of a to some point of b that passes through the inside of no blocker and along no seam
 * between two of them, or undefined where there is none. Decided exactly, and alike for (a, b) and (b, a).
 *
 * Grazing is allowed, so a line that can be moved without being blocked can be moved until two things hold it: points
 * of blockers, or a point and the outline of a base. Those lines are finitely many; if all are blocked, every line is.
 * Next to a line along a seam all others are blocked as well, so seams hold nothing up.
 */
export function findSightLine(
  a: Shape,
  b: Shape,
  blockers: readonly Polygon[],
  seams: readonly Seam[] = [],
): SightLine | undefined {
  if (comesFirst(a, b)) return lineInOrder(a, b, blockers, seams);
  const line = lineInOrder(b, a, blockers, seams);
  return line && { from: line.to, to: line.from };
}

/** The blocker that the line from centre to centre enters first; where it is free, the nearest to it; -1 for none. */
export function firstBlocker(a: Shape, b: Shape, blockers: readonly Polygon[]): number {
  const p: Point = [a.x, a.y];
  const q: Point = [b.x, b.y];
  const entered = leastBy(blockers, (blocker) => entry(blocker, p, q) ?? Number.POSITIVE_INFINITY);
  if (entered >= 0) return entered;
  const centreLine = segmentShape(p, q);
  return leastBy(blockers, (blocker) => polygonGap(centreLine, blocker));
}

function leastBy(blockers: readonly Polygon[], measure: (blocker: Polygon) => number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  blockers.forEach((blocker, i) => {
    const value = measure(blocker);
    if (value >= least) return;
    best = i;
    least = value;
  });
  return best;
}

function comesFirst(a: Shape, b: Shape): boolean {
  for (const key of ["x", "y", "kind", "halfLong", "halfShort", "ux", "uy"] as const) {
    if (a[key] !== b[key]) return a[key] < b[key];
  }
  return true;
}

function lineInOrder(
  a: Shape,
  b: Shape,
  blockers: readonly Polygon[],
  seams: readonly Seam[],
): SightLine | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (touch(a, b)) return nearestPoints(a, b);
  const strip = corridor(a, b);
  const polygons = blockers.filter((blocker) => entersCorridor(blocker, strip));
  const near: Obstacles = { polygons, seams };
  const centre: Point = [a.x, a.y];
  const direct = freeAlong(strip, near, centre, dx, dy);
  if (direct || polygons.some((blocker) => barsCorridor(blocker, strip))) return direct;
  return criticalLine(strip, near);
}

interface Obstacles {
  readonly polygons: readonly Polygon[];
  readonly seams: readonly Seam[];
}

function criticalLine(strip: Corridor, near: Obstacles): SightLine | undefined {
  const points = holdingPoints(near.polygons, strip);
  for (const point of points) {
    for (const base of [strip.a, strip.b]) {
      for (const [wx, wy] of tangents(base, point)) {
        const line = freeAlong(strip, near, point, wx, wy);
        if (line) return line;
      }
    }
  }
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    for (let j = i + 1; j < points.length; j++) {
      const other = points[j]!;
      const line = freeAlong(strip, near, point, other[0] - point[0], other[1] - point[1]);
      if (line) return line;
    }
  }
  return undefined;
}

/** The part of the line through p along w that lies between the bases, if it meets both and nothing bars it. */
function freeAlong(
  { a, b }: Corridor,
  { polygons, seams }: Obstacles,
  p: Point,
  wx: number,
  wy: number,
): SightLine | undefined {
  const length = Math.sqrt(wx * wx + wy * wy);
  // Two points as near as this are one, and give no direction.
  if (length < GRAZE) return undefined;
  const vx = wx / length;
  const vy = wy / length;
  const inA = chord(a, p, vx, vy);
  const inB = inA && chord(b, p, vx, vy);
  if (!inA || !inB) return undefined;
  const forward = inA[0] + inA[1] <= inB[0] + inB[1];
  const leave = forward ? inA[1] : inA[0];
  const arrive = forward ? inB[0] : inB[1];
  const from: Point = [p[0] + leave * vx, p[1] + leave * vy];
  const to: Point = [p[0] + arrive * vx, p[1] + arrive * vy];
  for (const blocker of polygons) {
    if (segmentCrosses(blocker, from, to)) return undefined;
  }
  for (const seam of seams) {
    if (followsSeam(from, to, seam)) return undefined;
  }
  return { from, to };
}
