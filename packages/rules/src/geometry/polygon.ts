import { type Point, type Shape, segmentShape } from "./shape.ts";

/** A simple polygon made ready for questions: its points in positive order, its bounds, and whether it is convex. */
export interface Polygon {
  readonly points: readonly Point[];
  /** Edge i runs from point i to point i + 1; the inside lies to its left. */
  readonly edges: readonly Shape[];
  /** The points at which the polygon bulges: only there can a line graze it. */
  readonly bulges: readonly Point[];
  readonly convex: boolean;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A turn no sharper than this is rounding: points of a straight edge that was rotated. */
const FLAT = 1e-12;

/** Twice the signed area of the triangle o, a, b: positive where b lies to the left of the line from o to a. */
function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** Twice the signed area, positive for positive order. */
function signedArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % points.length]!;
    sum += a[0] * b[1] - a[1] * b[0];
  }
  return sum;
}

export function polygonOf(source: readonly Point[]): Polygon {
  const points = signedArea(source) >= 0 ? source : [...source].reverse();
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  let convex = true;
  const edges: Shape[] = [];
  const bulges: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]!;
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
    const next = points[(i + 1) % points.length]!;
    const afterNext = points[(i + 2) % points.length]!;
    const turn = cross(points[i]!, next, afterNext);
    if (turn > 0) bulges.push(next);
    if (turn < -FLAT) convex = false;
    edges.push(segmentShape(points[i]!, next));
  }
  return { points, edges, bulges, convex, minX, minY, maxX, maxY };
}

/** Whether the point lies inside; a point on the edge may go either way. */
export function containsPoint(polygon: Polygon, x: number, y: number): boolean {
  if (x < polygon.minX || x > polygon.maxX || y < polygon.minY || y > polygon.maxY) return false;
  return isInside(polygon.points, x, y);
}

/** The same for bare corners, in either order. */
export function isInside(points: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** How far the point is from the nearest edge, inside or outside. */
export function edgeDistance(polygon: Polygon, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const edge of polygon.edges) {
    const dx = x - edge.x;
    const dy = y - edge.y;
    const past = Math.max(Math.abs(dx * edge.ux + dy * edge.uy) - edge.halfLong, 0);
    const aside = dy * edge.ux - dx * edge.uy;
    best = Math.min(best, past * past + aside * aside);
  }
  return Math.sqrt(best);
}

export type PolygonFault =
  | { readonly fault: "TOO_FEW_POINTS" | "NO_AREA" }
  | { readonly fault: "REPEATED_POINT"; readonly point: number }
  | { readonly fault: "CROSSES_ITSELF"; readonly edges: readonly [number, number] };

/** What makes a list of points no simple polygon, or undefined where it is one. */
export function polygonFault(points: readonly Point[]): PolygonFault | undefined {
  const n = points.length;
  if (n < 3) return { fault: "TOO_FEW_POINTS" };
  for (let i = 0; i < n; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % n]!;
    if (a[0] === b[0] && a[1] === b[1]) return { fault: "REPEATED_POINT", point: i };
  }
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (edgesClash(points, i, j)) return { fault: "CROSSES_ITSELF", edges: [i, j] };
    }
  }
  if (Math.abs(signedArea(points)) < 1e-9) return { fault: "NO_AREA" };
  return undefined;
}

/** Edges of a simple polygon meet only where they are neighbours, and there only in the shared point. */
function edgesClash(points: readonly Point[], i: number, j: number): boolean {
  const n = points.length;
  const a = points[i]!;
  const b = points[(i + 1) % n]!;
  const c = points[j]!;
  const d = points[(j + 1) % n]!;
  if ((i + 1) % n === j) return foldsBack(a, b, d);
  if ((j + 1) % n === i) return foldsBack(c, d, b);
  return segmentsMeet(a, b, c, d);
}

/** Whether the path a, b, c turns back onto itself. */
function foldsBack(a: Point, b: Point, c: Point): boolean {
  const dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return cross(a, b, c) === 0 && dot < 0;
}

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = Math.sign(cross(a, b, c));
  const abd = Math.sign(cross(a, b, d));
  const cda = Math.sign(cross(c, d, a));
  const cdb = Math.sign(cross(c, d, b));
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && onSegment(a, b, c)) ||
    (abd === 0 && onSegment(a, b, d)) ||
    (cda === 0 && onSegment(c, d, a)) ||
    (cdb === 0 && onSegment(c, d, b))
  );
}

/** For a point known to lie on the line through a and b. */
function onSegment(a: Point, b: Point, p: Point): boolean {
  return (
    p[0] >= Math.min(a[0], b[0]) &&
    p[0] <= Math.max(a[0], b[0]) &&
    p[1] >= Math.min(a[1], b[1]) &&
    p[1] <= Math.max(a[1], b[1])
  );
}
