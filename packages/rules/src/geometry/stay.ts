import { chord } from "./chord.ts";
import { containsPoint, type Polygon } from "./polygon.ts";
import { corners, type Point, type Shape, segmentShape } from "./shape.ts";
import { keepsClear, moved, sweptMeets } from "./sweep.ts";

/** A part of a segment, as parameters from 0 at its beginning to 1 at its end. */
export type SegmentPart = readonly [from: number, to: number];

/** Parts that end and begin this close together are one. */
const SEAM = 1e-9;

/**
 * The parts of the way from p to q on which the base overlaps the polygon. Coming in and going out, the base meets an
 * edge; while it meets none, it is inside or outside throughout, and its centre tells which.
 */
export function stays(mover: Shape, p: Point, q: Point, polygon: Polygon): readonly SegmentPart[] {
  const { reach } = mover;
  if (Math.max(p[0], q[0]) + reach <= polygon.minX || Math.min(p[0], q[0]) - reach >= polygon.maxX) return [];
  if (Math.max(p[1], q[1]) + reach <= polygon.minY || Math.min(p[1], q[1]) - reach >= polygon.maxY) return [];
  const meetings: SegmentPart[] = [];
  for (const edge of polygon.edges) {
    const part = meeting(mover, p, q, edge);
    if (part !== undefined) meetings.push(part);
  }
  const edges = joined(meetings);
  const found: SegmentPart[] = [...edges];
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
export function joined(parts: readonly SegmentPart[]): SegmentPart[] {
  const sorted = [...parts].sort((a, b) => a[0] - b[0]);
  const result: SegmentPart[] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1] + SEAM)
      result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}

/** Whether the base overlaps the polygon anywhere on its way. */
export function sweepsOver(mover: Shape, p: Point, q: Point, polygon: Polygon): boolean {
  const { reach } = mover;
  if (Math.max(p[0], q[0]) + reach <= polygon.minX || Math.min(p[0], q[0]) - reach >= polygon.maxX)
    return false;
  if (Math.max(p[1], q[1]) + reach <= polygon.minY || Math.min(p[1], q[1]) - reach >= polygon.maxY)
    return false;
  return polygon.edges.some((edge) => meets(mover, p, q, edge)) || containsPoint(polygon, p[0], p[1]);
}

function meets(mover: Shape, p: Point, q: Point, edge: Shape): boolean {
  return !keepsClear(mover, p, q, edge, 0) && sweptMeets(mover, p, q, edge);
}

/** The part on which the base meets an edge: edge and base together are convex, so there is one part at most. */
function meeting(mover: Shape, p: Point, q: Point, edge: Shape): SegmentPart | undefined {
  if (!meets(mover, p, q, edge)) return undefined;
  if (p[0] === q[0] && p[1] === q[1]) return [0, 1];
  const part = mover.kind === "box" ? boxMeeting(mover, p, q, edge) : roundMeeting(mover, p, q, edge);
  if (part === undefined) return undefined;
  const from = Math.max(part[0], 0);
  const to = Math.min(part[1], 1);
  return from <= to ? [from, to] : undefined;
}

/** In units of the half lengths the base is a circle, and the edge grown by it two discs and the strip between them. */
function roundMeeting(mover: Shape, p: Point, q: Point, edge: Shape): SegmentPart | undefined {
  const { ux, uy, halfLong, halfShort } = mover;
  const scaled = (x: number, y: number): Point => [
    (x * ux + y * uy) / halfLong,
    (y * ux - x * uy) / halfShort,
  ];
  const ex = edge.ux * edge.halfLong;
  const ey = edge.uy * edge.halfLong;
  const a = scaled(edge.x - ex, edge.y - ey);
  const b = scaled(edge.x + ex, edge.y + ey);
  const from = scaled(p[0], p[1]);
  const to = scaled(q[0], q[1]);
  const strip = { ...segmentShape(a, b), halfShort: 1 };
  const disc = { ...strip, kind: "circle" as const, halfLong: 1, reach: 1 };
  return spanned(from, to, [{ ...disc, x: a[0], y: a[1] }, { ...disc, x: b[0], y: b[1] }, strip], []);
}

/** The edge grown by a box is bounded by the box at both of its ends and by what the corners trace between them. */
function boxMeeting(mover: Shape, p: Point, q: Point, edge: Shape): SegmentPart | undefined {
  const ex = edge.ux * edge.halfLong;
  const ey = edge.uy * edge.halfLong;
  const ends = [moved(mover, edge.x - ex, edge.y - ey), moved(mover, edge.x + ex, edge.y + ey)];
  const traces = corners(moved(mover, 0, 0)).map(([x, y]) => moved(edge, edge.x + x, edge.y + y));
  return spanned(p, q, ends, traces);
}

/** From the first to the last place at which the way meets any of the shapes, or crosses any of the lines. */
function spanned(
  p: Point,
  q: Point,
  shapes: readonly Shape[],
  lines: readonly Shape[],
): SegmentPart | undefined {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  const meet = (at: number) => {
    first = Math.min(first, at);
    last = Math.max(last, at);
  };
  for (const shape of shapes)
    for (const at of chord(shape, p, dx / length, dy / length) ?? []) meet(at / length);
  for (const line of lines) {
    const turn = line.ux * dy - line.uy * dx;
    if (turn === 0) continue;
    const at = (line.uy * (p[0] - line.x) - line.ux * (p[1] - line.y)) / turn;
    const along = (p[0] + at * dx - line.x) * line.ux + (p[1] + at * dy - line.y) * line.uy;
    if (Math.abs(along) <= line.halfLong) meet(at);
  }
  return first <= last ? [first, last] : undefined;
}
