import type { ActionMade, TableStep } from "@gunline/link";
import type { Entry } from "../table/table.ts";
import { currentSteps } from "./current-steps.ts";

const made = new WeakMap<ActionMade, Entry>();

/**
 * The story on the table, without what was taken back. A step gives the same entry every time, so that only what is new
 * is new to whoever shows it.
 */
export function entriesOf(steps: readonly TableStep[]): readonly Entry[] {
  return currentSteps(steps).map((step) => {
    let entry = made.get(step);
    if (entry === undefined) {
      const { seq, action, result } = step;
      entry = { action, result, seq };
      made.set(step, entry);
    }
    return entry;
  });
}
