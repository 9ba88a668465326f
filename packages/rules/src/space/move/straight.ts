import { TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import { rotation } from "../../geometry/rotation.ts";
import { moved } from "../../geometry/sweep.ts";
import { onBoard } from "../../geometry/within.ts";
import type { Field } from "./field.ts";
import type { ModelStep } from "./step.ts";

/** Moves straight ahead, such as those of AIRCRAFT (MO-30). */

/** What is wrong with a move that has to lead straight ahead: its course, its length, or the turn at its end. */
export function straightFaults(field: Field, steps: readonly ModelStep[]): readonly Refusal[] {
  const { straight } = field.order;
  if (straight === undefined) return [];
  const { least, turn, rule } = straight;
  return steps.flatMap((step) => {
    const { mover, facing, travel } = step;
    const about = { unit_id: field.unit.id, model_id: mover.id };
    const faults: Refusal[] = [];
    if (!leadsAhead(step)) faults.push(refusal("NOT_STRAIGHT", rule, { model: mover.id }, about));
    const short = least - travel.way;
    if (short > TOLERANCE && !leavesBoard(field, step)) {
      const details = { model: mover.id, way: travel.way, least };
      faults.push(refusal("TOO_SHORT", rule, details, { ...about, inches: short }));
    }
    if (turnBetween(mover.model.facing, facing) > turn + TOLERANCE) {
      faults.push(refusal("TURNS_TOO_FAR", rule, { model: mover.id, most: turn }, about));
    }
    return faults;
  });
}

/** Whether some part of the base leaves the table on its way. */
export function leavesBoard({ game }: Field, { walker, path }: ModelStep): boolean {
  const { width, height } = game.board;
  return path.some(([x, y]) => !onBoard(moved(walker.start.shape, x, y), width, height));
}

/** Whether each point of the path lies ahead of the one before, in the direction that the model faces. */
function leadsAhead({ mover, path }: ModelStep): boolean {
  const { cos, sin } = rotation(mover.model.facing);
  const [x0, y0] = path[0]!;
  let last = 0;
  return path.every(([x, y]) => {
    const ahead = (x - x0) * cos + (y - y0) * sin;
    const aside = (y - y0) * cos - (x - x0) * sin;
    const onward = ahead >= last - TOLERANCE && Math.abs(aside) <= TOLERANCE;
    last = ahead;
    return onward;
  });
}

/** The angle between two facings, in degrees from 0 to 180. */
function turnBetween(from: number, to: number): number {
  const turn = Math.abs(to - from) % 360;
  return Math.min(turn, 360 - turn);
}
