import { gap } from "./gap.ts";
import { outlineAt } from "./outline.ts";
import { corners, type Point, type Shape } from "./shape.ts";

/** Places on the outline of an oval that are tried before the best of them is refined. */
const TRIED = 32;
/** How often the stretch around it is narrowed by a third. */
const NARROWED = 60;

/** How far that point of a base lies from another base that is furthest from it. */
export function furthestFrom(shape: Shape, other: Shape): number {
  // Distance from a convex figure is convex: a box is furthest at a corner, a disc straight away from what is nearest.
  if (shape.kind === "box") return Math.max(...corners(shape).map((corner) => away(corner, other)));
  if (shape.kind === "circle") return away([shape.x, shape.y], other) + shape.halfLong;
  const at = (place: number) => away(outlineAt(shape, (place + 4) % 4).point, other);
  let best = 0;
  for (let i = 1; i < TRIED; i++) if (at((4 * i) / TRIED) > at((4 * best) / TRIED)) best = i;
  let [low, high] = [(4 * (best - 1)) / TRIED, (4 * (best + 1)) / TRIED];
  for (let i = 0; i < NARROWED; i++) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) low += third;
    else high -= third;
  }
  return at((low + high) / 2);
}

function away([x, y]: Point, other: Shape): number {
  return gap({ kind: "circle", x, y, halfLong: 0, halfShort: 0, ux: 1, uy: 0, reach: 0 }, other);
}
