import { inside, outlineHits } from "./chord.ts";
import { clip, GRAZE } from "./crossing.ts";
import type { Polygon } from "./polygon.ts";
import { type Point, type Shape, support } from "./shape.ts";

/** The straight strip that just holds both bases: every segment between them stays in it. */
export interface Corridor {
  readonly a: Shape;
  readonly b: Shape;
  /** Unit vector from the centre of a to the centre of b. */
  readonly wx: number;
  readonly wy: number;
  readonly half: number;
  /** Its ends along w, from the centre of a. */
  readonly start: number;
  readonly end: number;
}

/** For bases whose centres differ. */
export function corridor(a: Shape, b: Shape): Corridor {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const wx = dx / length;
  const wy = dy / length;
  const half = Math.max(support(a, -wy, wx), support(b, -wy, wx));
  const back = support(a, wx, wy);
  const ahead = support(b, wx, wy);
  return { a, b, wx, wy, half, start: Math.min(-back, length - ahead), end: Math.max(back, length + ahead) };
}

/** Whether the polygon comes into the corridor: no answer is wrong that says yes too often. */
export function entersCorridor(polygon: Polygon, strip: Corridor): boolean {
  const { wx, wy, a } = strip;
  const hx = (polygon.maxX - polygon.minX) / 2;
  const hy = (polygon.maxY - polygon.minY) / 2;
  const dx = (polygon.maxX + polygon.minX) / 2 - a.x;
  const dy = (polygon.maxY + polygon.minY) / 2 - a.y;
  const absX = Math.abs(wx);
  const absY = Math.abs(wy);
  if (Math.abs(dy * wx - dx * wy) >= strip.half + hx * absY + hy * absX) return false;
  const ahead = dx * wx + dy * wy;
  const margin = hx * absX + hy * absY;
  return ahead + margin > strip.start && ahead - margin < strip.end;
}

/** Whether all points of the polygon lie beyond one side of the corridor. */
export function passesBeside(polygon: Polygon, strip: Corridor): boolean {
  const { wx, wy, a, half } = strip;
  let left = true;
  let right = true;
  for (const [x, y] of polygon.points) {
    const aside = (y - a.y) * wx - (x - a.x) * wy;
    if (aside < half) left = false;
    if (aside > -half) right = false;
  }
  return left || right;
}

/**
 * The points at which a free line can be held up by the polygons: where they bulge into the corridor outside the
 * bases, and where their edges meet the outline of a base, since a segment may start only outside of them.
 */
export function holdingPoints(polygons: readonly Polygon[], strip: Corridor): Point[] {
  const { a, b, wx, wy } = strip;
  const found: Point[] = [];
  for (const polygon of polygons) {
    for (const point of polygon.bulges) {
      const dx = point[0] - a.x;
      const dy = point[1] - a.y;
      if (Math.abs(dy * wx - dx * wy) > strip.half + GRAZE) continue;
      const ahead = dx * wx + dy * wy;
      if (ahead < strip.start - GRAZE || ahead > strip.end + GRAZE) continue;
      if (!inside(a, point) && !inside(b, point)) found.push(point);
    }
    for (const base of [a, b]) {
      if (base.x + base.reach < polygon.minX || base.x - base.reach > polygon.maxX) continue;
      if (base.y + base.reach < polygon.minY || base.y - base.reach > polygon.maxY) continue;
      for (const edge of polygon.edges) found.push(...outlineHits(base, edge));
    }
  }
  return found;
}

/**
 * Whether the polygon bars the corridor from side to side between the bases. Whatever lies across a convex polygon from
 * one side of the corridor to the other is inside it, so nothing passes; false where it is not convex or not sure.
 */
export function barsCorridor(polygon: Polygon, strip: Corridor): boolean {
  if (!polygon.convex) return false;
  const left = middleOfSide(polygon, strip, strip.half);
  const right = left && middleOfSide(polygon, strip, -strip.half);
  if (!left || !right) return false;
  // The line across, with its normal towards b, must part the bases.
  const nx = left[1] - right[1];
  const ny = right[0] - left[0];
  const { a, b } = strip;
  const fromA = (left[0] - a.x) * nx + (left[1] - a.y) * ny;
  const fromB = (b.x - left[0]) * nx + (b.y - left[1]) * ny;
  return fromA > support(a, nx, ny) && fromB > support(b, nx, ny);
}

/** The middle of what the polygon cuts out of one side of the corridor. */
function middleOfSide(polygon: Polygon, strip: Corridor, aside: number): Point | undefined {
  const { a, wx, wy, start, end } = strip;
  const x = a.x - aside * wy;
  const y = a.y + aside * wx;
  const p: Point = [x + start * wx, y + start * wy];
  const q: Point = [x + end * wx, y + end * wy];
  const part = clip(polygon, p, q);
  if (!part) return undefined;
  const t = (part[0] + part[1]) / 2;
  return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
}
