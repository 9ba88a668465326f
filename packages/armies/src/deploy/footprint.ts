import type { Base } from "@gunline/rules";
import { isInside } from "@gunline/rules/geometry";
import type { Point } from "../layouts/layout.ts";

/** Where a base is put down in an empty zone: a circle, or a box along the sides of the table. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  readonly round: boolean;
}

export type Size = Omit<Footprint, "x" | "y">;

const MM_PER_INCH = 25.4;

/** An oval takes the room of the box around it: nobody measures while the armies are set up. */
export function sizeOf(base: Base, facing: number): Size {
  if (base.shape === "round") {
    const half = base.mm / 2 / MM_PER_INCH;
    return { halfX: half, halfY: half, round: true };
  }
  const [long, short] = base.mm.map((mm) => mm / 2 / MM_PER_INCH) as [number, number];
  const along = facing % 180 === 0;
  return { halfX: along ? long : short, halfY: along ? short : long, round: false };
}

/** Whether two footprints are nearer to each other than `apart`. */
export function overlap(a: Footprint, b: Footprint, apart: number): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  if (dx >= a.halfX + b.halfX + apart || dy >= a.halfY + b.halfY + apart) return false;
  // A circle is a point with a skin, and a box has none.
  const ra = a.round ? a.halfX : 0;
  const rb = b.round ? b.halfX : 0;
  const outX = Math.max(dx - (a.halfX - ra) - (b.halfX - rb), 0);
  const outY = Math.max(dy - (a.halfY - ra) - (b.halfY - rb), 0);
  return outX * outX + outY * outY <= (ra + rb + apart) ** 2;
}

/** Wholly within the polygon. */
export function within(footprint: Footprint, polygon: readonly Point[]): boolean {
  return isInside(polygon, footprint.x, footprint.y) && !anyEdge(polygon, (a, b) => cuts(footprint, a, b));
}

/** A polygon with the box around it, which spares most questions about it. */
export interface Patch {
  readonly polygon: readonly Point[];
  readonly around: Footprint;
}

export function patchOf(polygon: readonly Point[]): Patch {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  return { polygon, around: { x: left + halfX, y: top + halfY, halfX, halfY, round: false } };
}

/** At least partly on the patch. */
export function meets(footprint: Footprint, { polygon, around }: Patch): boolean {
  if (!overlap(footprint, around, 0)) return false;
  return isInside(polygon, footprint.x, footprint.y) || anyEdge(polygon, (a, b) => cuts(footprint, a, b));
}

/** Whether the straight line between two points, of which neither lies on the patch, passes over it. */
export function crosses({ polygon, around }: Patch, from: Point, to: Point): boolean {
  if (!cuts(around, from, to)) return false;
  const crossed = (a: Point, b: Point) =>
    side(from, to, a) !== side(from, to, b) && side(a, b, from) !== side(a, b, to);
  return anyEdge(polygon, crossed);
}

/** How far a point is from the nearest edge. */
export function distanceTo(polygon: readonly Point[], point: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  anyEdge(polygon, (a, b) => {
    nearest = Math.min(nearest, distance(point, a, b));
    return false;
  });
  return nearest;
}

function anyEdge(polygon: readonly Point[], test: (a: Point, b: Point) => boolean): boolean {
  for (let i = 0; i < polygon.length; i++) {
    if (test(polygon[i]!, polygon[(i + 1) % polygon.length]!)) return true;
  }
  return false;
}

function side(a: Point, b: Point, [x, y]: Point): boolean {
  return (b[0] - a[0]) * (y - a[1]) > (b[1] - a[1]) * (x - a[0]);
}

function distance([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(Math.max(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.sqrt((x - a[0] - t * dx) ** 2 + (y - a[1] - t * dy) ** 2);
}

/** Whether an edge enters the footprint; touching is not entering. */
function cuts({ x, y, halfX, halfY, round }: Footprint, a: Point, b: Point): boolean {
  if (round) return distance([x, y], a, b) < halfX;
  // The part of the edge between the two sides of the box along x, then what is left of it along y.
  let [from, to] = clip(a[0] - x, b[0] - a[0], halfX, 0, 1);
  [from, to] = clip(a[1] - y, b[1] - a[1], halfY, from, to);
  return from < to;
}

/** Of the stretch from `low` to `high` of a way, the part within `half` of the middle; an empty one is reversed. */
function clip(start: number, way: number, half: number, low: number, high: number): [number, number] {
  if (way === 0) return Math.abs(start) < half ? [low, high] : [1, 0];
  const one = (-half - start) / way;
  const other = (half - start) / way;
  return [Math.max(low, Math.min(one, other)), Math.min(high, Math.max(one, other))];
}
