import { rotation } from "./rotation.ts";

/** What a model stands on, in millimetres: a diameter, or the long and the short side. */
export type BaseSize =
  | { readonly shape: "round"; readonly mm: number }
  | { readonly shape: "oval" | "hull"; readonly mm: readonly [long: number, short: number] };

/** A point of the table, in inches. */
export type Point = readonly [x: number, y: number];

/**
 * The footprint of a base: a convex figure that is its own mirror image through its centre. `half` are the half
 * lengths along the axis (ux, uy) and across it; `reach` is the radius of the smallest circle around it.
 */
export interface Shape {
  readonly kind: "circle" | "ellipse" | "box";
  readonly x: number;
  readonly y: number;
  readonly halfLong: number;
  readonly halfShort: number;
  readonly ux: number;
  readonly uy: number;
  readonly reach: number;
}

const MM_PER_INCH = 25.4;

export function shapeOf(base: BaseSize, x: number, y: number, facing: number): Shape {
  if (base.shape === "round") {
    const radius = base.mm / 2 / MM_PER_INCH;
    return { kind: "circle", x, y, halfLong: radius, halfShort: radius, ux: 1, uy: 0, reach: radius };
  }
  const halfLong = base.mm[0] / 2 / MM_PER_INCH;
  const halfShort = base.mm[1] / 2 / MM_PER_INCH;
  const { cos, sin } = rotation(facing);
  if (base.shape === "oval") {
    const reach = Math.max(halfLong, halfShort);
    return { kind: "ellipse", x, y, halfLong, halfShort, ux: cos, uy: sin, reach };
  }
  const reach = Math.sqrt(halfLong * halfLong + halfShort * halfShort);
  return { kind: "box", x, y, halfLong, halfShort, ux: cos, uy: sin, reach };
}

/** How far the shape extends from its centre in direction (nx, ny), times the length of that direction. */
export function support(shape: Shape, nx: number, ny: number): number {
  const along = shape.halfLong * (nx * shape.ux + ny * shape.uy);
  const across = shape.halfShort * (ny * shape.ux - nx * shape.uy);
  if (shape.kind === "box") return Math.abs(along) + Math.abs(across);
  return Math.sqrt(along * along + across * across);
}

/** The corners of a box, counter-clockwise in a frame where y grows up (clockwise as drawn). */
export function corners(shape: Shape): readonly [Point, Point, Point, Point] {
  const { x, y, ux, uy, halfLong: a, halfShort: b } = shape;
  return [
    [x + a * ux - b * uy, y + a * uy + b * ux],
    [x - a * ux - b * uy, y - a * uy + b * ux],
    [x - a * ux + b * uy, y - a * uy - b * ux],
    [x + a * ux + b * uy, y + a * uy - b * ux],
  ];
}

/** Where, from its centre, the shape extends furthest in direction (nx, ny). */
export function supportOffset(shape: Shape, nx: number, ny: number): Point {
  const { ux, uy, halfLong, halfShort } = shape;
  let along = nx * ux + ny * uy;
  let across = ny * ux - nx * uy;
  if (shape.kind === "box") {
    // Straight onto a face the middle of it, so that opposite directions give opposite points.
    along = Math.sign(along) * halfLong;
    across = Math.sign(across) * halfShort;
  } else {
    const a = halfLong * along;
    const b = halfShort * across;
    const length = Math.sqrt(a * a + b * b);
    if (length === 0) return [0, 0];
    along = (halfLong * a) / length;
    across = (halfShort * b) / length;
  }
  return [along * ux - across * uy, along * uy + across * ux];
}

/** A segment as a box without breadth, so that whatever measures bases measures edges too. */
export function segmentShape(from: Point, to: Point): Shape {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  return {
    kind: "box",
    x: from[0] + dx / 2,
    y: from[1] + dy / 2,
    halfLong: length / 2,
    halfShort: 0,
    ux: length > 0 ? dx / length : 1,
    uy: length > 0 ? dy / length : 0,
    reach: length / 2,
  };
}
