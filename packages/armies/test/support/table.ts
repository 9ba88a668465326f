import type { Base, Game, Model, Terrain, Unit } from "@gunline/rules";

/** Measures of a table, worked out apart from the rules and from the code that sets it. */

type Point = readonly [number, number];

export interface Standing {
  readonly unit: Unit;
  readonly model: Model;
}

export function everyone(game: Game): readonly Standing[] {
  return Object.values(game.units).flatMap((unit) =>
    Object.values(unit.models)
      .filter(({ position }) => position !== null)
      .map((model) => ({ unit, model })),
  );
}

/** Where a model stands; everybody here is on the table. */
function placeOf({ position }: Model): { readonly x: number; readonly y: number } {
  if (position === null) throw new Error("a model is off the table");
  return position;
}

/** The corners of a base that is not round, taken as a box. */
function cornersOf(model: Model): readonly Point[] {
  const { base, facing } = model;
  const position = placeOf(model);
  if (base.shape === "round") throw new Error("a round base has no corners");
  const [long, short] = [base.mm[0] / 50.8, base.mm[1] / 50.8];
  return [
    turn(long, short, facing, position),
    turn(-long, short, facing, position),
    turn(-long, -short, facing, position),
    turn(long, -short, facing, position),
  ];
}

/** Whether all of a base is within a polygon. */
export function whollyWithin(polygon: readonly Point[], model: Model): boolean {
  const radius = radiusOf(model.base);
  if (radius !== undefined) return distanceTo(polygon, pointOf(model)) < 1e-3 - radius;
  return along(cornersOf(model)).every((point) => distanceTo(polygon, point) < 1e-3);
}

function turn(u: number, v: number, degrees: number, { x, y }: ReturnType<typeof placeOf>): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x + u * cos - v * sin, y + u * sin + v * cos];
}

function pointOf(model: Model): Point {
  const { x, y } = placeOf(model);
  return [x, y];
}

/** From the middle of one base to that of the other. */
function apart(a: Model, b: Model): number {
  const [p, q] = [placeOf(a), placeOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
}

function radiusOf(base: Base): number | undefined {
  return base.shape === "round" ? base.mm / 50.8 : undefined;
}

function gapBetween(a: Model, b: Model): number {
  const [ra, rb] = [radiusOf(a.base), radiusOf(b.base)];
  if (ra !== undefined && rb !== undefined) {
    return apart(a, b) - ra - rb;
  }
  if (rb !== undefined) return distanceTo(cornersOf(a), pointOf(b)) - rb;
  if (ra !== undefined) return gapBetween(b, a);
  const [one, other] = [cornersOf(a), cornersOf(b)];
  return Math.min(...one.map((p) => distanceTo(other, p)), ...other.map((p) => distanceTo(one, p)));
}

/** From a point to a polygon; negative within. */
export function distanceTo(polygon: readonly Point[], point: Point): number {
  const edges = polygon.map((a, i) => toSegment(point, a, polygon[(i + 1) % polygon.length]!));
  return contains(polygon, point) ? -Math.min(...edges) : Math.min(...edges);
}

function toSegment([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.min(Math.max(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), 0), 1);
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let crossings = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) crossings++;
  }
  return crossings % 2 === 1;
}

/** Whether a base stands on a feature; the rim may touch it. */
function standsOn(model: Model, { polygon }: Pick<Terrain, "polygon">): boolean {
  const shape = polygon as unknown as readonly Point[];
  const radius = radiusOf(model.base);
  if (radius !== undefined) return distanceTo(shape, pointOf(model)) < radius - 1e-3;
  return overlapping(cornersOf(model), shape);
}

/**
 * Whether two polygons share more than an edge: by points along the edges of either in the other. The halves of a ruin
 * are measured to a twentieth of an inch.
 */
export function overlapping(a: readonly Point[], b: readonly Point[]): boolean {
  const inside = (polygon: readonly Point[], points: readonly Point[]) =>
    points.some((point) => distanceTo(polygon, point) < -0.05);
  return inside(a, along(b)) || inside(b, along(a));
}

function along(polygon: readonly Point[]): readonly Point[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return Array.from(
      { length: 20 },
      (_, n): Point => [a[0] + ((b[0] - a[0]) * n) / 20, a[1] + ((b[1] - a[1]) * n) / 20],
    );
  });
}

/** What is wrong with how the models stand: bases on each other, or units that have lost their cohesion. */
export function faultsOf(game: Game): readonly string[] {
  const all = everyone(game);
  const { width, height } = game.board;
  const board: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const faults: string[] = [];
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const far = apart(a.model, b.model) > 12;
      if (!far && gapBetween(a.model, b.model) < 0) faults.push(`${name(a)} overlaps ${name(b)}`);
    }
    if (!whollyWithin(board, a.model)) faults.push(`${name(a)} is off the board`);
    for (const feature of Object.values(game.terrain)) {
      const closed =
        ["barricade", "debris", "container"].includes(feature.kind) ||
        (feature.kind === "ruins" && !a.unit.keywords.includes("INFANTRY"));
      if (closed && standsOn(a.model, feature)) faults.push(`${name(a)} stands on ${feature.id}`);
    }
  }
  return [
    ...faults,
    ...Object.values(game.units)
      .filter((unit) => !coherent(unit))
      .map(({ id }) => `${id} is scattered`),
  ];
}

function name({ unit, model }: Standing): string {
  return `${unit.id}.${model.id}`;
}

/** Each within 2" of another, of two others from seven models on, and all of them one group. */
function coherent(unit: Unit): boolean {
  const models = Object.values(unit.models).filter(({ position }) => position !== null);
  if (models.length <= 1) return true;
  const near = models.map((a) => models.filter((b) => b !== a && gapBetween(a, b) <= 2));
  const group = new Set(models.slice(0, 1));
  for (const member of group) for (const other of near[models.indexOf(member)]!) group.add(other);
  return near.every((others) => others.length >= (models.length < 7 ? 1 : 2)) && group.size === models.length;
}
