import { corners, type Point, type Shape, support, supportOffset } from "./shape.ts";

/** Far above the error of a measurement here, far below what counts on the table. */
const ROUNDING = 1e-9;

/** What is apart or overlaps by so much is so, whatever the rounding. */
const CLEARLY = 1e-6;

/**
 * The distance between the nearest points of two bases; 0 where they touch or overlap. The same to the last bit
 * whichever base comes first.
 */
export function gap(a: Shape, b: Shape): number {
  if (a.kind === "circle" && b.kind === "circle") {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return Math.max(Math.sqrt(dx * dx + dy * dy) - (a.halfLong + b.halfLong), 0);
  }
  if (a.kind === "box" && b.kind === "box") return boxGap(a, b);
  if (a.kind === "box" && b.kind === "circle") return Math.max(distanceToBox(a, b.x, b.y) - b.halfLong, 0);
  if (b.kind === "box" && a.kind === "circle") return Math.max(distanceToBox(b, a.x, a.y) - a.halfLong, 0);
  const offset = offsetOf(a, b);
  if (offset.length === 0) return 0;
  const { low, high } = facingTilt(a, b, offset);
  return Math.max(widthAt(a, b, offset, low), widthAt(a, b, offset, high), 0);
}

/** The gap that is left of b while a moves along the way, a box without breadth; for bases that are not round. */
export function gapAlong(a: Shape, way: Shape, b: Shape): number {
  const offset = offsetOf(way, b);
  if (offset.length === 0) return 0;
  const { low, high } = facingTilt(a, b, offset, way);
  return Math.max(widthAt(a, b, offset, low, way), widthAt(a, b, offset, high, way), 0);
}

/** Whether that gap is 0: told apart, or overlapping, long before its size is known to the last bit. */
export function meetsAlong(a: Shape, way: Shape, b: Shape): boolean {
  const offset = offsetOf(way, b);
  if (offset.length === 0) return true;
  const { low, high } = facingTilt(a, b, offset, way, true);
  return widthAt(a, b, offset, low, way) <= 0 && widthAt(a, b, offset, high, way) <= 0;
}

/** Whether the bases touch or overlap, but for rounding. */
export function touch(a: Shape, b: Shape): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.reach + b.reach + ROUNDING;
  return dx * dx + dy * dy <= reach * reach && gap(a, b) <= ROUNDING;
}

/** A point of each base, as near to each other as the bases are; where they overlap, one point that both share. */
export function nearestPoints(a: Shape, b: Shape): { from: Point; to: Point } {
  const offset = offsetOf(a, b);
  if (offset.length === 0) return { from: [a.x, a.y], to: [a.x, a.y] };
  const { x, y, length } = offset;
  const { low, high } = facingTilt(a, b, offset);
  const [a0, b0] = extremes(a, b, offset, low);
  const [a1, b1] = extremes(a, b, offset, high);
  // Both ends of the bracket give points of the same face; the nearest lie between them.
  const sx = a0[0] + b0[0];
  const sy = a0[1] + b0[1];
  const ex = a1[0] + b1[0] - sx;
  const ey = a1[1] + b1[1] - sy;
  const apart = widthAt(a, b, offset, low) > 0 || widthAt(a, b, offset, high) > 0;
  // Apart: the point of the summed face nearest to the offset. Overlapping: where it meets the ray of the offset.
  const top = apart ? (x * length - sx) * ex + (y * length - sy) * ey : sx * y - sy * x;
  const bottom = apart ? ex * ex + ey * ey : ey * x - ex * y;
  const t = bottom === 0 ? 0 : Math.min(Math.max(top / bottom, 0), 1);
  const ha: Point = [a0[0] + t * (a1[0] - a0[0]), a0[1] + t * (a1[1] - a0[1])];
  const hb: Point = [b0[0] + t * (b1[0] - b0[0]), b0[1] + t * (b1[1] - b0[1])];
  if (apart) return { from: [a.x + ha[0], a.y + ha[1]], to: [b.x - hb[0], b.y - hb[1]] };
  const scale = length / ((ha[0] + hb[0]) * x + (ha[1] + hb[1]) * y);
  const shared: Point = [a.x + ha[0] * scale, a.y + ha[1] * scale];
  return { from: shared, to: shared };
}

/** From the centre of a to the centre of b: a unit vector and its length. */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

function offsetOf(a: Shape, b: Shape): Offset {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? { x: 1, y: 0, length } : { x: dx / length, y: dy / length, length };
}

/**
 * The direction in which the bases are furthest apart, as the tilt of offset + tilt * (offset turned left).
 *
 * Bases are their own mirror image, so the gap is the distance of the offset from the sum K of both bases: the largest
 * s(n) / |n|, s(n) being the offset along n less the supports of both along n. Along the tilt s is concave, and where it
 * is positive s / |n| rises to one peak and falls; so the sign of a slope tells on which side the best tilt lies.
 */
function facingTilt(
  a: Shape,
  b: Shape,
  offset: Offset,
  way?: Shape,
  onlyWhetherApart = false,
): { low: number; high: number } {
  const { x, y, length } = offset;
  // Apart, s > 0 needs |n| * (both inner radii) < length; overlapping, the peak has |n| * (both inner radii) below the
  // reach of K.
  const inner = Math.min(a.halfLong, a.halfShort) + Math.min(b.halfLong, b.halfShort);
  let high = Math.max(length, a.reach + b.reach + (way?.reach ?? 0)) / inner;
  let low = -high;
  for (let round = 0; round < 80; round++) {
    const tilt = (low + high) / 2;
    if (tilt <= low || tilt >= high) break;
    const nx = x - tilt * y;
    const ny = y + tilt * x;
    const ha = supportOffset(a, nx, ny);
    const hb = supportOffset(b, nx, ny);
    const hw = way === undefined ? NOWHERE : supportOffset(way, nx, ny);
    const hx = ha[0] + hb[0] + hw[0];
    const hy = ha[1] + hb[1] + hw[1];
    const ahead = hx * x + hy * y;
    const aside = hy * x - hx * y;
    const apart = length - ahead - tilt * aside;
    // Apart here by more than rounding: apart. Below nought here, and by the slope everywhere between: overlapping.
    if (onlyWhetherApart) {
      const most = apart - Math.min(aside * (high - tilt), aside * (low - tilt));
      if (apart > CLEARLY * (1 + Math.abs(tilt)) || most < -CLEARLY) return { low: tilt, high: tilt };
    }
    const slope = apart > 0 ? -tilt * (length - ahead) - aside : -aside;
    if (slope > 0) low = tilt;
    else if (slope < 0) high = tilt;
    else return { low: tilt, high: tilt };
  }
  return { low, high };
}

const NOWHERE: Point = [0, 0];

/** How wide a strip across the tilt parts the bases; negative where none does. */
function widthAt(a: Shape, b: Shape, offset: Offset, tilt: number, way?: Shape): number {
  const nx = offset.x - tilt * offset.y;
  const ny = offset.y + tilt * offset.x;
  const along = way === undefined ? 0 : support(way, nx, ny);
  return (offset.length - (support(a, nx, ny) + support(b, nx, ny) + along)) / Math.sqrt(1 + tilt * tilt);
}

function extremes(a: Shape, b: Shape, offset: Offset, tilt: number): [Point, Point] {
  const nx = offset.x - tilt * offset.y;
  const ny = offset.y + tilt * offset.x;
  return [supportOffset(a, nx, ny), supportOffset(b, nx, ny)];
}

function distanceToBox(box: Shape, x: number, y: number): number {
  const dx = x - box.x;
  const dy = y - box.y;
  const along = Math.max(Math.abs(dx * box.ux + dy * box.uy) - box.halfLong, 0);
  const across = Math.max(Math.abs(dy * box.ux - dx * box.uy) - box.halfShort, 0);
  return Math.sqrt(along * along + across * across);
}

/** Boxes apart are nearest at a corner of one of them. */
function boxGap(a: Shape, b: Shape): number {
  const parted =
    partedAlong(a, b, a.ux, a.uy) ||
    partedAlong(a, b, -a.uy, a.ux) ||
    partedAlong(a, b, b.ux, b.uy) ||
    partedAlong(a, b, -b.uy, b.ux);
  if (!parted) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (const [x, y] of corners(a)) best = Math.min(best, distanceToBox(b, x, y));
  for (const [x, y] of corners(b)) best = Math.min(best, distanceToBox(a, x, y));
  return best;
}

function partedAlong(a: Shape, b: Shape, nx: number, ny: number): boolean {
  return Math.abs((b.x - a.x) * nx + (b.y - a.y) * ny) > support(a, nx, ny) + support(b, nx, ny);
}
