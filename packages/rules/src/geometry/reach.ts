import { gap } from "./gap.ts";
import { type OutlinePoint, outlineAt, placeOf } from "./outline.ts";
import { type Point, type Shape, shapeOf } from "./shape.ts";

/**
 * The outline of everything within so many inches of any of the bases: what the board draws around a unit. Closed
 * lines, each of which repeats its first point: the one around it all, or several, and any holes.
 */
export function reachOutline(bases: readonly Shape[], inches: number): readonly (readonly Point[])[] {
  const apart = bases.filter((base, i) => bases.findIndex((other) => isTwin(base, other)) === i);
  const arcs = apart.flatMap((base) => {
    const at = edgeOf(base, inches);
    const others = apart.filter((other) => other !== base && mayHide(base, other, inches));
    return openParts(base, at, others, inches).map((part) => pointsOf(at, part));
  });
  return chained(arcs);
}

/** Places along the edge of one base's reach are numbered from 0 to this, once around. */
const AROUND = 8;
/** Steps around one base: fine enough for a smooth curve at any zoom of a table. */
const STEPS = 120;
/** Halvings of a step until an end is found: far below a pixel. */
const HALVINGS = 40;
/** How near the ends of two arcs must be to be one point: far above the error, far below a pixel. */
const JOINT = 1e-4;

type Edge = (place: number) => Point;
type ArcPart = readonly [from: number, to: number];

function mayHide(base: Shape, other: Shape, inches: number): boolean {
  const dx = base.x - other.x;
  const dy = base.y - other.y;
  const span = base.reach + other.reach + 2 * inches;
  return dx * dx + dy * dy <= span * span;
}

/** Two bases at the same spot would hide each other's outline entirely. */
function isTwin(a: Shape, b: Shape): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.kind === b.kind &&
    a.halfLong === b.halfLong &&
    a.halfShort === b.halfShort &&
    a.ux === b.ux &&
    a.uy === b.uy
  );
}

/** Of each quarter of a box's edge, this part goes along the side, which is straight, and the rest around the corner. */
const STRAIGHT = 0.2;

function edgeOf(base: Shape, inches: number): Edge {
  const grown = ({ point, normal }: OutlinePoint): Point => [
    point[0] + inches * normal[0],
    point[1] + inches * normal[1],
  ];
  if (base.kind !== "box") return (place) => grown(outlineAt(base, (place * 4) / AROUND));
  return (place) => {
    const turn = (place * 4) / AROUND;
    const side = Math.min(Math.floor(turn), 3);
    const along = (turn - side) / STRAIGHT;
    if (along <= 1) return grown({ ...outlineAt(base, side), point: outlineAt(base, side + along).point });
    const round = (turn - side - STRAIGHT) / (1 - STRAIGHT);
    const [nx, ny] = outlineAt(base, side).normal;
    const { point, normal } = outlineAt(base, (side + 1) % 4);
    const mx = nx + round * (normal[0] - nx);
    const my = ny + round * (normal[1] - ny);
    const length = Math.sqrt(mx * mx + my * my);
    return grown({ point, normal: [mx / length, my / length] });
  };
}

/**
 * What is left of the edge when the reach of every other base is taken away. One other hides a large part or a small
 * one, but many together may leave a sliver between two steps; so each is taken away by itself, to its very end.
 */
function openParts(base: Shape, at: Edge, others: readonly Shape[], inches: number): readonly ArcPart[] {
  let open: readonly ArcPart[] = [[0, AROUND]];
  let tried: Tried | undefined;
  for (const other of others) {
    let parts: readonly ArcPart[];
    if (base.kind === "circle" && other.kind === "circle") parts = openBeside(base, other, inches);
    else {
      tried ??= tryAround(at);
      parts = openByTrying(at, tried, outsideOf(other, inches));
    }
    open = common(open, parts);
    if (open.length === 0) return [];
  }
  return joinedAtStart(open);
}

/** What the reach of another round base leaves of the edge: two circles cross in two points, or not at all. */
function openBeside(base: Shape, other: Shape, inches: number): readonly ArcPart[] {
  const [radius, hiding] = [base.halfLong + inches, other.halfLong + inches];
  const dx = other.x - base.x;
  const dy = other.y - base.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart >= radius + hiding || apart + hiding <= radius) return [[0, AROUND]];
  if (apart + radius <= hiding) return [];
  // Along the line of the two centres, and across it.
  const along = (radius * radius - hiding * hiding + apart * apart) / (2 * apart);
  const across = Math.sqrt(Math.max(radius * radius - along * along, 0));
  const placeAt = (side: 1 | -1) => {
    const x = base.x + (along * dx - side * across * dy) / apart;
    const y = base.y + (along * dy + side * across * dx) / apart;
    return (placeOf(base, [x, y]) * AROUND) / 4;
  };
  const [from, to] = [placeAt(-1), placeAt(1)];
  if (from > to) return [[to, from]];
  return [
    [0, from],
    [to, AROUND],
  ];
}

/** Places all around an edge, and the points there. */
interface Tried {
  readonly steps: readonly number[];
  readonly points: readonly Point[];
}

function tryAround(at: Edge): Tried {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => (step * AROUND) / STEPS);
  return { steps, points: steps.map((place) => at(place === AROUND ? 0 : place)) };
}

function openByTrying(
  at: Edge,
  { steps, points }: Tried,
  isOpen: (point: Point) => boolean,
): readonly ArcPart[] {
  const shown = points.map(isOpen);
  const parts: ArcPart[] = [];
  let from = shown[0] ? 0 : undefined;
  for (let i = 1; i <= STEPS; i++) {
    if (shown[i] === shown[i - 1]) continue;
    const end = endBetween(steps[i - 1]!, steps[i]!, shown[i - 1]!, (place) => isOpen(at(place)));
    if (from === undefined) from = end;
    else {
      parts.push([from, end]);
      from = undefined;
    }
  }
  if (from !== undefined) parts.push([from, AROUND]);
  return parts;
}

/** Where it changes between two places whether the edge is open; a place that is. */
function endBetween(
  from: number,
  to: number,
  openFirst: boolean,
  isOpen: (place: number) => boolean,
): number {
  let [shown, hidden] = openFirst ? [from, to] : [to, from];
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (shown + hidden) / 2;
    if (isOpen(middle)) shown = middle;
    else hidden = middle;
  }
  return shown;
}

function common(some: readonly ArcPart[], others: readonly ArcPart[]): readonly ArcPart[] {
  return some.flatMap(([from, to]) =>
    others
      .map(([start, end]): ArcPart => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start < end),
  );
}

/** A part that ends where the numbers begin again goes on there. */
function joinedAtStart(parts: readonly ArcPart[]): readonly ArcPart[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined || first === last) return parts;
  if (first[0] !== 0 || last[1] !== AROUND) return parts;
  return [...parts.slice(1, -1), [last[0], AROUND + first[1]]];
}

function pointsOf(at: Edge, [from, to]: ArcPart): readonly Point[] {
  const step = AROUND / STEPS;
  const points = [at(from % AROUND)];
  for (let n = Math.floor(from / step) + 1; n * step < to; n++) points.push(at((n * step) % AROUND));
  return [...points, at(to % AROUND)];
}

/** Arcs end where others begin, all going round the same way: put together, they are closed lines. */
function chained(arcs: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const left = [...arcs];
  const lines: Point[][] = [];
  for (let line = left.pop()?.slice(); line !== undefined; line = left.pop()?.slice()) {
    for (;;) {
      const end = line.at(-1)!;
      if (isJoint(end, line[0]!)) break;
      const next = left.findIndex((arc) => isJoint(end, arc[0]!));
      if (next < 0) break;
      line.push(...left.splice(next, 1)[0]!.slice(1));
    }
    // What is shorter than a joint is no line.
    if (line.length > 2) lines.push(line);
  }
  return lines;
}

function isJoint(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < JOINT && Math.abs(a[1] - b[1]) < JOINT;
}

function outsideOf(base: Shape, inches: number): (point: Point) => boolean {
  if (base.kind !== "circle") {
    return ([x, y]) => gap(shapeOf({ shape: "round", mm: 0 }, x, y, 0), base) >= inches;
  }
  const square = (base.halfLong + inches) * (base.halfLong + inches);
  return ([x, y]) => {
    const dx = x - base.x;
    const dy = y - base.y;
    return dx * dx + dy * dy >= square;
  };
}
