import { TOLERANCE } from "../../base/limits.ts";
import type { Shape } from "../../geometry/shape.ts";
import { partlyWithin, whollyWithin } from "../../geometry/within.ts";
import { type Field, isTall, type Mover } from "./field.ts";

/** The heights at which a base might stand there: on top of what is under it, on a given floor, or on the ground. */
export function levelsAt(field: Field, mover: Mover, shape: Shape, floor: number): readonly number[] {
  const levels: number[] = [];
  for (const { feature, polygon } of field.footprints) {
    const { kind, height } = feature;
    if (!partlyWithin(shape, polygon)) continue;
    if ((kind === "hill" || kind === "container") && isTall(height, field.numbers.move)) {
      return whollyWithin(shape, polygon) ? [height] : [];
    }
    const upstairs = kind === "ruins" && floor > TOLERANCE && floor <= height && mover.upstairs;
    if (upstairs && whollyWithin(shape, polygon)) levels.push(floor);
  }
  return [...levels, 0];
}
