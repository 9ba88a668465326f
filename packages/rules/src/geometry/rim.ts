import { outlineAt, placeOf } from "./outline.ts";
import { rotation } from "./rotation.ts";
import { type Point, type Shape, supportOffset } from "./shape.ts";

/** A circle on the table, on whose two sides places differ. */
interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A straight line of some length, on whose two sides places differ as well. */
interface Rail {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly half: number;
}

/** Where something begins or ceases to hold. */
export type Boundary = Ring | Rail;

function meetingsWith(ring: Ring, boundary: Boundary): readonly Point[] {
  return "radius" in boundary ? ringMeetings(ring, boundary) : railMeetings(ring, boundary);
}

function railMeetings({ x, y, radius }: Ring, rail: Rail): readonly Point[] {
  const dx = x - rail.x;
  const dy = y - rail.y;
  const foot = dx * rail.ux + dy * rail.uy;
  const aside = dy * rail.ux - dx * rail.uy;
  const square = radius * radius - aside * aside;
  if (square < 0) return [];
  const side = Math.sqrt(square);
  return [foot - side, foot + side]
    .filter((t) => Math.abs(t) <= rail.half)
    .map((t) => [rail.x + t * rail.ux, rail.y + t * rail.uy]);
}

/** Where two circles meet. */
function ringMeetings(a: Ring, b: Ring): readonly Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const along = (square + a.radius * a.radius - b.radius * b.radius) / (2 * square);
  const aside = (a.radius * a.radius) / square - along * along;
  if (aside < 0) return [];
  const side = Math.sqrt(aside);
  const mx = a.x + along * dx;
  const my = a.y + along * dy;
  return [
    [mx - side * dy, my + side * dx],
    [mx + side * dy, my - side * dx],
  ];
}

/** The point of the circle nearest to another. */
function nearestOnRing({ x, y, radius }: Ring, [px, py]: Point): Point {
  const dx = px - x;
  const dy = py - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? [x + radius, y] : [x + (dx / length) * radius, y + (dy / length) * radius];
}

const DIRECTIONS: readonly Point[] = Array.from({ length: 32 }, (_, i) => {
  const { cos, sin } = rotation(i * 11.25);
  return [cos, sin];
});

/**
 * Places for the centre of the mover at a given gap from the other base. Around a circle the boundaries part it into arcs on
 * each of which the answer to every question is the same: their ends and middles stand for all. Around other shapes the
 * outline is followed in small steps.
 */
export function rimSpots(
  mover: Shape,
  other: Shape,
  gap: number,
  boundaries: readonly Boundary[],
  near: readonly Point[],
): readonly Point[] {
  if (mover.kind === "circle" && other.kind === "circle") {
    return ringSpots(
      { x: other.x, y: other.y, radius: mover.halfLong + other.halfLong + gap },
      boundaries,
      near,
    );
  }
  const spots: Point[] = [];
  let last = sumPoint(mover, other, gap, DIRECTIONS.at(-1)!);
  for (const direction of DIRECTIONS) {
    const next = sumPoint(mover, other, gap, direction);
    const dx = next[0] - last[0];
    const dy = next[1] - last[1];
    const steps = Math.floor(2 * Math.sqrt(dx * dx + dy * dy)) + 1;
    for (let i = 1; i <= steps; i++) spots.push([last[0] + (i / steps) * dx, last[1] + (i / steps) * dy]);
    last = next;
  }
  return spots;
}

function sumPoint(mover: Shape, other: Shape, gap: number, [nx, ny]: Point): Point {
  const a = supportOffset(mover, nx, ny);
  const b = supportOffset(other, nx, ny);
  return [other.x + a[0] + b[0] + gap * nx, other.y + a[1] + b[1] + gap * ny];
}

function ringSpots(ring: Ring, boundaries: readonly Boundary[], near: readonly Point[]): readonly Point[] {
  const { x, y, radius } = ring;
  const circle: Shape = {
    kind: "circle",
    x,
    y,
    halfLong: radius,
    halfShort: radius,
    ux: 1,
    uy: 0,
    reach: radius,
  };
  const marks = near.map((point) => nearestOnRing(ring, point));
  for (const boundary of boundaries) marks.push(...meetingsWith(ring, boundary));
  const places = [...marks.map((point) => placeOf(circle, point)), 0, 1, 2, 3].sort((a, b) => a - b);
  const middles = places.map((place, i) => (place + (places[i + 1] ?? 4)) / 2);
  return [...marks, ...[...middles, 0, 1, 2, 3].map((place) => outlineAt(circle, place).point)];
}
