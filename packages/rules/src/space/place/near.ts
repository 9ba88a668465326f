import { TOLERANCE } from "../../base/limits.ts";
import type { Base } from "../../game/document.ts";
import type { Spread } from "../../game/measure/measure.ts";
import { furthestFrom } from "../../geometry/furthest.ts";
import { gap } from "../../geometry/gap.ts";
import type { Shape } from "../../geometry/shape.ts";
import type { Nearby } from "./order.ts";

/** How much further from it the model is than it may be; 0 or less: near enough. */
export function inchesTooFar(
  { shape, z }: Spread,
  base: Base,
  { place, range, partly, largeReach }: Nearby,
): number {
  const up = Math.abs(z - place.z) - range.up;
  if (partly === true) return Math.max(up, gap(shape, place.shape) - range.across);
  const across =
    largeReach !== undefined && isTooLarge(base, range.across)
      ? gap(shape, place.shape) - largeReach
      : furthestFrom(shape, place.shape) - range.across;
  return Math.max(up, across);
}

/** On the ground, quickly: whether a base there is out of the question. */
export function isFar(shape: Shape, { place, range }: Nearby): boolean {
  return gap(shape, place.shape) > range.across + TOLERANCE;
}

/** A base that could never be wholly within that of anything, however it is turned. */
function isTooLarge({ shape, mm }: Base, across: number): boolean {
  const narrowest = shape === "round" ? mm : Math.min(...mm);
  return narrowest / 25.4 > across + TOLERANCE;
}
