import fc from "fast-check";
import type { Base } from "../../src/game/document.ts";
import { type Polygon, polygonOf } from "../../src/geometry/polygon.ts";
import { type Point, type Shape, shapeOf } from "../../src/geometry/shape.ts";

/** Slow, plain ways to the same answers, sharing no code with what they judge. Trigonometry is welcome here. */

const MM = 25.4;

export const circle = (x: number, y: number, radius: number): Shape =>
  shapeOf({ shape: "round", mm: 2 * radius * MM }, x, y, 0);
export const oval = (x: number, y: number, long: number, short: number, facing = 0): Shape =>
  shapeOf({ shape: "oval", mm: [2 * long * MM, 2 * short * MM] }, x, y, facing);
export const hull = (x: number, y: number, long: number, short: number, facing = 0): Shape =>
  shapeOf({ shape: "hull", mm: [2 * long * MM, 2 * short * MM] }, x, y, facing);
export const rect = (x0: number, y0: number, x1: number, y1: number): Polygon =>
  polygonOf([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

export function turnedRect(x: number, y: number, width: number, height: number, degrees: number): Polygon {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const place = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const [w, h] = [width / 2, height / 2];
  return polygonOf([place([-w, -h]), place([w, -h]), place([w, h]), place([-w, h])]);
}

/** The point of the outline at the share `turn` of a full turn, scaled about the centre. */
export function outlinePoint(shape: Shape, turn: number, scale = 1): Point {
  let along: number;
  let across: number;
  if (shape.kind === "box") {
    const side = Math.floor(turn * 4) % 4;
    const rest = turn * 4 - Math.floor(turn * 4);
    along = [1 - 2 * rest, -1, 2 * rest - 1, 1][side]! * shape.halfLong;
    across = [1, 1 - 2 * rest, -1, 2 * rest - 1][side]! * shape.halfShort;
  } else {
    along = Math.cos(2 * Math.PI * turn) * shape.halfLong;
    across = Math.sin(2 * Math.PI * turn) * shape.halfShort;
  }
  const angle = Math.atan2(shape.uy, shape.ux);
  return [
    shape.x + scale * (along * Math.cos(angle) - across * Math.sin(angle)),
    shape.y + scale * (along * Math.sin(angle) + across * Math.cos(angle)),
  ];
}

export function outline(shape: Shape, count: number, scale = 1): Point[] {
  return Array.from({ length: count }, (_, i) => outlinePoint(shape, i / count, scale));
}

/** Whether the point lies in the base, give or take. */
export function inBase(shape: Shape, [x, y]: Point, slack = 0): boolean {
  const angle = Math.atan2(shape.uy, shape.ux);
  const along = (x - shape.x) * Math.cos(angle) + (y - shape.y) * Math.sin(angle);
  const across = (y - shape.y) * Math.cos(angle) - (x - shape.x) * Math.sin(angle);
  const long = shape.halfLong + slack;
  const short = shape.halfShort + slack;
  if (shape.kind === "box") return Math.abs(along) <= long && Math.abs(across) <= short;
  return (along / long) ** 2 + (across / short) ** 2 <= 1;
}

/** Winding number by summed angles. */
export function inPolygon(polygon: Polygon, [x, y]: Point): boolean {
  let sum = 0;
  polygon.points.forEach((from, i) => {
    const to = polygon.points[(i + 1) % polygon.points.length]!;
    const turn = Math.atan2(to[1] - y, to[0] - x) - Math.atan2(from[1] - y, from[0] - x);
    sum += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  });
  return Math.abs(sum) > Math.PI;
}

function toSegment([x, y]: Point, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return Math.hypot(x - from[0], y - from[1]);
  const t = ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length ** 2;
  const s = Math.min(Math.max(t, 0), 1);
  return Math.hypot(x - from[0] - s * (to[0] - from[0]), y - from[1] - s * (to[1] - from[1]));
}

export function toPolygon(polygon: Polygon, point: Point): number {
  return inPolygon(polygon, point) ? 0 : toOutline(polygon, point);
}

export function toOutline({ points }: Polygon, point: Point): number {
  return Math.min(...points.map((from, i) => toSegment(point, from, points[(i + 1) % points.length]!)));
}

/** Whether the segment keeps well clear of the polygon: no edge near it, and not inside. */
export function wellClear(polygon: Polygon, p: Point, q: Point, clearance = 1e-6): boolean {
  const { points } = polygon;
  for (let i = 0; i < points.length; i++) {
    const from = points[i]!;
    const to = points[(i + 1) % points.length]!;
    const side = (o: Point, a: Point, b: Point) =>
      (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0;
    if (side(p, q, from) !== side(p, q, to) && side(from, to, p) !== side(from, to, q)) return false;
    const near = Math.min(
      toSegment(p, from, to),
      toSegment(q, from, to),
      toSegment(from, p, q),
      toSegment(to, p, q),
    );
    if (near <= clearance) return false;
  }
  return !inPolygon(polygon, p);
}

/**
 * Whether the middle of some piece of the segment lies deeper inside the polygon than this. It is cut wherever it
 * meets the line of an edge, so that each piece is inside or outside throughout, however short.
 */
export function pierces(polygon: Polygon, p: Point, q: Point, depth = 1e-6): boolean {
  if (p[0] === q[0] && p[1] === q[1]) return false;
  const { points } = polygon;
  const cuts = [0, 1];
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const t = side(p) / (side(p) - side(q));
    if (t > 0 && t < 1) cuts.push(t);
  });
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).some((to, i) => {
    const t = (cuts[i]! + to) / 2;
    const middle: Point = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
    return inPolygon(polygon, middle) && toOutline(polygon, middle) > depth;
  });
}

const millimetres = fc.integer({ min: 25, max: 170 });
const inches = (min: number, max: number) => fc.integer({ min: min * 16, max: max * 16 }).map((n) => n / 16);

const anyBase: fc.Arbitrary<Base> = fc.oneof(
  millimetres.map((mm) => ({ shape: "round" as const, mm })),
  fc.tuple(millimetres, millimetres).map((mm) => ({ shape: "oval" as const, mm })),
  fc.tuple(millimetres, millimetres).map((mm) => ({ shape: "hull" as const, mm })),
);

export const anyShape = (side: number): fc.Arbitrary<Shape> =>
  fc
    .tuple(anyBase, inches(0, side), inches(0, side), fc.integer({ min: 0, max: 359 }))
    .map(([base, x, y, facing]) => shapeOf(base, x, y, facing));

/** Rectangles at any angle, and L and U shapes. */
export const anyRuin = (side: number): fc.Arbitrary<Polygon> =>
  fc
    .record({
      kind: fc.constantFrom("rectangle", "L", "U"),
      x: inches(0, side),
      y: inches(0, side),
      width: inches(1, 6),
      height: inches(1, 6),
      degrees: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 })),
    })
    .map(({ kind, x, y, width, height, degrees }) => {
      const flat: Record<string, Point[]> = {
        rectangle: [
          [0, 0],
          [3, 0],
          [3, 3],
          [0, 3],
        ],
        L: [
          [0, 0],
          [3, 0],
          [3, 1],
          [1, 1],
          [1, 3],
          [0, 3],
        ],
        U: [
          [0, 0],
          [3, 0],
          [3, 3],
          [2, 3],
          [2, 1],
          [1, 1],
          [1, 3],
          [0, 3],
        ],
      };
      const cos = Math.cos((degrees * Math.PI) / 180);
      const sin = Math.sin((degrees * Math.PI) / 180);
      return polygonOf(
        flat[kind]!.map(([px, py]): Point => {
          const along = (px / 3 - 0.5) * width;
          const across = (py / 3 - 0.5) * height;
          return [x + along * cos - across * sin, y + along * sin + across * cos];
        }),
      );
    });
