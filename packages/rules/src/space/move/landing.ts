import { TOLERANCE } from "../../base/limits.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { Point } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { mayEnd, overlap } from "./ending.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { inchesFurther } from "./goal.ts";
import { levelsAt } from "./level.ts";
import { ownPose, type Pose } from "./pose.ts";
import { type Route, reachOf } from "./reach.ts";

/** A place to end, and the way there. */
export interface Landing {
  readonly end: Placed;
  readonly facing: number;
  readonly route: Route;
}

export function stayed({ start, model }: Mover): Landing {
  return {
    end: start,
    facing: model.facing,
    route: { path: [[start.shape.x, start.shape.y, start.z]], cost: 0 },
  };
}

/**
 * A landing of the model there, on the ground or on that floor, which fits beside the other models of its unit and passes what the caller
 * asks of the end; the way is sought last, since it costs the most. Anyone who turns may do so before the way or after it.
 */
export function landingAt(
  field: Field,
  mover: Mover,
  [x, y]: Point,
  floor: number,
  ownModels: readonly Placed[],
  wanted: (end: Placed) => boolean,
  { facing, walker, pivot }: Pose = ownPose(mover),
): Landing | undefined {
  if (mover.held) return undefined;
  const { start } = mover;
  const allowance = allowanceOf(field, mover) - pivot;
  const dx = x - start.shape.x;
  const dy = y - start.shape.y;
  const furthest = allowance + TOLERANCE;
  if (furthest < 0) return undefined;
  if (dx * dx + dy * dy > furthest * furthest) return undefined;
  const shape = moved(walker.start.shape, x, y);
  for (const z of levelsAt(field, mover, shape, floor)) {
    const end: Placed = { ...start, shape, z };
    if (
      ownModels.some((ownModel) => overlap(end, ownModel, field.numbers.move.floor)) ||
      !mayEnd(field, mover, end) ||
      !wanted(end)
    )
      continue;
    if (inchesFurther(field, mover, end) >= -TOLERANCE) continue;
    const route =
      reachOf(field, mover).pathTo([x, y, z], allowance) ??
      (walker === mover ? undefined : reachOf(field, walker).pathTo([x, y, z], allowance));
    if (route !== undefined) return { end, facing, route };
  }
  return undefined;
}
