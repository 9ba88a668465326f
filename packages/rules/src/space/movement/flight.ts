import { LIMITS } from "../../base/limits.ts";
import { rotation } from "../../geometry/rotation.ts";
import type { Point } from "../../geometry/shape.ts";
import type { Field } from "../move/field.ts";
import { type ModelStep, stepOf } from "../move/step.ts";
import { departs, movementFaults } from "./faults.ts";

/** How much further than the least AIRCRAFT are tried to fly, in inches. */
const STEP = 0.5;

/** Straight ahead to where it is nearest to the point, of the places that are tried; off the table where no other is legal. */
export function flightTowards(field: Field, to: Point): readonly ModelStep[] {
  let best: readonly ModelStep[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const { width, height } = field.game.board;
  for (let inches = field.numbers.aircraft.least; inches <= width + height; inches += STEP) {
    const steps = straightOn(field, inches);
    if (departs(field, steps)) break;
    const away = farFrom(steps, to);
    if (away >= least || movementFaults(field, "NORMAL", steps).length > 0) continue;
    [best, least] = [steps, away];
  }
  return best ?? flightAway(field);
}

/** Far past the edge of any table. */
export function flightAway(field: Field): readonly ModelStep[] {
  return straightOn(field, 2 * LIMITS.boardInches);
}

function straightOn(field: Field, inches: number): readonly ModelStep[] {
  return field.movers.map((mover) => {
    const { cos, sin } = rotation(mover.model.facing);
    const { shape, z } = mover.start;
    const end = [shape.x + inches * cos, shape.y + inches * sin, z] as const;
    return stepOf(field, mover, [[shape.x, shape.y, z], end], mover.model.facing);
  });
}

function farFrom(steps: readonly ModelStep[], [x, y]: Point): number {
  const [{ end }] = steps as [ModelStep];
  const dx = end.shape.x - x;
  const dy = end.shape.y - y;
  return dx * dx + dy * dy;
}
