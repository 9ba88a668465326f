import type { Polygon } from "../polygon.ts";
import type { Point } from "../scene.ts";

/** One path; `part` is its class, which gives it its colour. */
export interface Stroke {
  readonly part: string;
  readonly d: string;
}

export type Random = () => number;

export type Draw = (polygon: Polygon, random: Random) => Stroke[];

/** Between the two, evenly. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** The long axis of a polygon: its longest side, as a unit vector, with that side's length. */
export function longAxis(polygon: Polygon): { readonly along: Point; readonly length: number } {
  let length = 0;
  let along: Point = [1, 0];
  polygon.forEach((a, at) => {
    const b = polygon[(at + 1) % polygon.length]!;
    const side = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (side > length + 1e-9) {
      length = side;
      along = [(b[0] - a[0]) / side, (b[1] - a[1]) / side];
    }
  });
  return { along, length };
}
