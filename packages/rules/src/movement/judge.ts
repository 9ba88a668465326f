import { moveFaults } from "../move/faults.ts";
import type { Field } from "../move/field.ts";
import type { Step } from "../move/step.ts";
import { leavesBoard, straightFaults } from "../move/straight.ts";
import type { Refusal } from "../refusal.ts";

/** Every condition that a move of the Movement phase breaks. Whoever leaves the table ends nowhere on it. */
export function movementFaults(field: Field, steps: readonly Step[]): readonly Refusal[] {
  return departs(field, steps) ? straightFaults(field, steps) : moveFaults(field, steps);
}

/** Whether AIRCRAFT fly off the table: the whole unit leaves with the first of its models (MO-30). */
export function departs(field: Field, steps: readonly Step[]): boolean {
  return field.order.straight !== undefined && steps.some((step) => leavesBoard(field, step));
}
