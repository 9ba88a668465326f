import type { Point } from "../geometry/shape.ts";
import { moved } from "../geometry/sweep.ts";
import { TOLERANCE } from "../limits.ts";
import type { Placed } from "../sight/placed.ts";
import { mayEnd, overlap } from "./ending.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { inchesFurther } from "./goal.ts";
import { levelsAt } from "./level.ts";
import { type Route, reachOf } from "./reach.ts";

/** A place to end, and the way there. */
export interface Landing {
  readonly end: Placed;
  readonly route: Route;
}

export function stayed({ start }: Mover): Landing {
  return { end: start, route: { path: [[start.shape.x, start.shape.y, start.z]], cost: 0 } };
}

/**
 * A landing of the model there, on the ground or on that floor, which fits beside its mates and passes what the caller
 * asks of the end; the way is sought last, since it costs the most.
 */
export function landingAt(
  field: Field,
  mover: Mover,
  [x, y]: Point,
  floor: number,
  mates: readonly Placed[],
  wanted: (end: Placed) => boolean,
): Landing | undefined {
  if (mover.held) return undefined;
  const { start } = mover;
  const allowance = allowanceOf(field, mover);
  const dx = x - start.shape.x;
  const dy = y - start.shape.y;
  const furthest = allowance + TOLERANCE;
  if (dx * dx + dy * dy > furthest * furthest) return undefined;
  const shape = moved(start.shape, x, y);
  for (const z of levelsAt(field, mover, shape, floor)) {
    const end: Placed = { ...start, shape, z };
    if (mates.some((mate) => overlap(end, mate)) || !mayEnd(field, mover, end) || !wanted(end)) continue;
    if (inchesFurther(field, mover, end) >= -TOLERANCE) continue;
    const route = reachOf(field, mover).pathTo([x, y, z], allowance);
    if (route !== undefined) return { end, route };
  }
  return undefined;
}
