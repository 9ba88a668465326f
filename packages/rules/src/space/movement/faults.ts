import type { Refusal } from "../../base/refusal.ts";
import type { MadeMove } from "../../game/move-kind.ts";
import { moveFaults } from "../move/faults.ts";
import type { Field } from "../move/field.ts";
import type { ModelStep } from "../move/step.ts";
import { leavesBoard, straightFaults } from "../move/straight.ts";

/** Every condition that a move of the Movement phase breaks. Anyone who leaves the table ends nowhere on it. */
export function movementFaults(
  field: Field,
  kind: MadeMove,
  steps: readonly ModelStep[],
): readonly Refusal[] {
  if (mayStand(kind, steps)) return [];
  return departs(field, steps) ? straightFaults(field, steps) : moveFaults(field, steps);
}

/** A unit that rolled and then does not move has Advanced all the same, even if it is not in coherency (MO-11). */
function mayStand(kind: MadeMove, steps: readonly ModelStep[]): boolean {
  return kind === "ADVANCE" && steps.every(({ moves }) => !moves);
}

/** Whether AIRCRAFT fly off the table: the whole unit leaves with the first of its models (MO-30). */
export function departs(field: Field, steps: readonly ModelStep[]): boolean {
  return field.order.straight !== undefined && steps.some((step) => leavesBoard(field, step));
}
