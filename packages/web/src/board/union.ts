import { arcInDisc, type Disc, type Span, TURN, turned } from "./arc.ts";
import { type Box, coordinate as c } from "./footprint.ts";
import { bounds, signedArea } from "./polygon.ts";
import type { Point } from "./scene.ts";

/** The outline of many shapes that overlap, as few lines as can be: what lies inside of another is not drawn. */

/** A part of the outline, along which the shape lies to the same hand. */
interface Piece {
  readonly from: Point;
  readonly to: Point;
  /** How it goes on from its beginning, as path data. */
  readonly line: string;
}

/** A convex shape as the half planes that it lies in: a·x + b·y ≤ most. */
type Planes = readonly { readonly a: number; readonly b: number; readonly most: number }[];

interface Shape {
  readonly disc: Disc | undefined;
  readonly planes: Planes;
  readonly box: Box;
}

/** Of two lines that run along each other the earlier one is drawn: it counts as so much wider. */
const TIE = 1e-6;
/** Pieces shorter than this are none, and ends this near to each other meet, in inches. */
const SLIVER = 0.002;
const NEAR = 0.01;

/**
 * Around discs, bars between their middles and the triangles between bars. The ends of a bar have to lie in discs, and
 * the sides of a triangle in bars, so that only arcs and long sides are ever seen. Undefined where the pieces do not
 * close, as where outlines merely touch.
 */
export function unionPath(
  discs: readonly Disc[],
  bars: readonly (readonly Point[])[],
  triangles: readonly (readonly Point[])[],
): string | undefined {
  const broad = bars.filter(hasArea);
  const shapes = [...discs.map(discShape), ...[...broad, ...triangles.filter(hasArea)].map(convexShape)];
  const pieces: Piece[] = [];
  const whole: string[] = [];
  for (const [at, disc] of discs.entries()) {
    const seen = seenOf(shapes, at, TURN, (shape, grown) => arcInside(disc, shape, grown));
    if (seen.length === 1 && seen[0]![1] - seen[0]![0] === TURN) whole.push(circlePath(disc));
    else pieces.push(...seen.flatMap((span) => arcPiece(disc, span)));
  }
  for (const [index, bar] of broad.entries()) {
    const [a, b, d, e] = bar as readonly [Point, Point, Point, Point];
    // Against the winding of the bar, as arcs are drawn.
    for (const [from, to] of [
      [b, a],
      [e, d],
    ] as const) {
      const at = discs.length + index;
      const seen = seenOf(shapes, at, 1, (shape, grown) => lineInside(from, to, shape, grown));
      pieces.push(...seen.flatMap((span) => linePiece(from, to, span)));
    }
  }
  const loops = closed(pieces);
  return loops === undefined ? undefined : [...whole, ...loops].join("");
}

/** What is seen of a line of one shape; most lie inside of the first few others. */
function seenOf(
  shapes: readonly Shape[],
  at: number,
  end: number,
  inside: (other: Shape, grown: number) => readonly Span[],
): readonly Span[] {
  const { box } = shapes[at]!;
  let seen: readonly Span[] = [[0, end]];
  for (const [index, other] of shapes.entries()) {
    if (index === at || areApart(box, other.box)) continue;
    for (const hidden of inside(other, index < at ? TIE : -TIE)) seen = without(seen, hidden);
    if (seen.length === 0) break;
  }
  return seen;
}

function without(spans: readonly Span[], [from, to]: Span): readonly Span[] {
  return spans.flatMap(([first, last]): readonly Span[] => {
    if (to <= first || from >= last) return [[first, last]];
    const before: readonly Span[] = from > first ? [[first, from]] : [];
    return to < last ? [...before, [to, last]] : before;
  });
}

function areApart(a: Box, b: Box): boolean {
  return b.left > a.right || b.right < a.left || b.top > a.bottom || b.bottom < a.top;
}

function discShape(disc: Disc): Shape {
  const { x, y, radius } = disc;
  return {
    disc,
    planes: [],
    box: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
  };
}

function convexShape(points: readonly Point[]): Shape {
  return { disc: undefined, planes: planesOf(points), box: bounds(points) };
}

/** Models may stand above each other, or in a row: what is between them is nothing then. */
function hasArea(points: readonly Point[]): boolean {
  return Math.abs(signedArea(points)) > TIE;
}

/** Of a convex shape, whichever way it is wound. */
function planesOf(points: readonly Point[]): Planes {
  const hand = signedArea(points) > 0 ? 1 : -1;
  return points.map(([x, y], at) => {
    const [u, v] = points[(at + 1) % points.length]!;
    const length = Math.hypot(u - x, v - y) || 1;
    const a = (hand * (v - y)) / length;
    const b = (hand * (x - u)) / length;
    return { a, b, most: a * x + b * y };
  });
}

/** The parts of a circle that lie in another shape grown by so much. */
function arcInside(disc: Disc, other: Shape, grown: number): readonly Span[] {
  if (other.disc !== undefined) return arcInDisc(disc, other.disc, grown);
  const { x, y, radius } = disc;
  const outside: Span[] = [];
  for (const { a, b, most } of other.planes) {
    const reach = (most + grown - a * x - b * y) / radius;
    if (reach <= -1) return [];
    if (reach < 1) outside.push(...turned(Math.atan2(b, a), Math.acos(reach)));
  }
  return rest(outside, TURN);
}

/** The part of a line that lies in a shape grown by so much. */
function lineInside(start: Point, end: Point, { disc, planes }: Shape, grown: number): readonly Span[] {
  const [x, y] = start;
  const dx = end[0] - x;
  const dy = end[1] - y;
  if (disc !== undefined) {
    const length = dx * dx + dy * dy;
    const along = ((disc.x - x) * dx + (disc.y - y) * dy) / length;
    const px = x + dx * along - disc.x;
    const py = y + dy * along - disc.y;
    const r = disc.radius + grown;
    const half = (r * r - px * px - py * py) / length;
    return half <= 0 ? [] : within(along - Math.sqrt(half), along + Math.sqrt(half));
  }
  let from = 0;
  let to = 1;
  for (const { a, b, most } of planes) {
    const speed = a * dx + b * dy;
    const room = most + grown - a * x - b * y;
    if (Math.abs(speed) < TIE) {
      if (room < 0) return [];
    } else if (speed > 0) to = Math.min(to, room / speed);
    else from = Math.max(from, room / speed);
  }
  return within(from, to);
}

function within(from: number, to: number): readonly Span[] {
  const [first, last] = [Math.max(from, 0), Math.min(to, 1)];
  return first < last ? [[first, last]] : [];
}

/** What is left between 0 and the end when the hidden parts are taken away. */
function rest(hidden: readonly Span[], end: number): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const [from, to] of hidden.toSorted((a, b) => a[0] - b[0])) {
    if (from > at) spans.push([at, from]);
    at = Math.max(at, to);
  }
  if (end > at) spans.push([at, end]);
  return spans;
}

function circlePath({ x, y, radius }: Disc): string {
  const r = c(radius);
  const left = `${c(x - radius)} ${c(y)}`;
  return `M${left}A${r} ${r} 0 1 1 ${c(x + radius)} ${c(y)}A${r} ${r} 0 1 1 ${left}Z`;
}

function arcPiece({ x, y, radius }: Disc, [from, to]: Span): readonly Piece[] {
  if ((to - from) * radius < SLIVER) return [];
  const at = (angle: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  const [r, end] = [c(radius), at(to)];
  const line = `A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${c(end[0])} ${c(end[1])}`;
  return [{ from: at(from), to: end, line }];
}

function linePiece([x, y]: Point, [u, v]: Point, [from, to]: Span): readonly Piece[] {
  if ((to - from) * Math.hypot(u - x, v - y) < SLIVER) return [];
  const at = (t: number): Point => [x + (u - x) * t, y + (v - y) * t];
  const end = at(to);
  return [{ from: at(from), to: end, line: `L${c(end[0])} ${c(end[1])}` }];
}

/** Joins each piece to the one that begins where it ends. */
function closed(pieces: readonly Piece[]): readonly string[] | undefined {
  const open = new Set(pieces);
  const loops: string[] = [];
  for (const first of pieces) {
    if (!open.delete(first)) continue;
    let path = `M${c(first.from[0])} ${c(first.from[1])}${first.line}`;
    for (let last = first; ; ) {
      const next = nearest(last.to, open, first);
      if (next === undefined) return undefined;
      if (next === first) break;
      open.delete(next);
      path += next.line;
      last = next;
    }
    loops.push(`${path}Z`);
  }
  return loops;
}

/** The piece that begins nearest to the point: one that is open, or the first, with which the loop is closed. */
function nearest([x, y]: Point, open: ReadonlySet<Piece>, first: Piece): Piece | undefined {
  let best: Piece | undefined;
  let least = NEAR;
  for (const piece of [first, ...open]) {
    const apart = Math.hypot(piece.from[0] - x, piece.from[1] - y);
    if (apart < least) {
      best = piece;
      least = apart;
    }
  }
  return best;
}
