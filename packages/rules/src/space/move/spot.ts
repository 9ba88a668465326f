import type { Point } from "../../geometry/shape.ts";

/** A point of a path: across the table and up. */
export type Spot = readonly [x: number, y: number, z: number];

/** A spot seen from above: it is read as a point, and nothing is copied. */
export function flat(spot: Spot): Point {
  return spot as readonly number[] as Point;
}
