import type { ActionMade, TableStep } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { lastChoice } from "../table/take-backs.ts";

/** The steps that stand: without those that were taken back, and without the taking back. */
export function currentSteps(steps: readonly TableStep[]): readonly ActionMade[] {
  let stand: ActionMade[] = [];
  for (const step of steps) {
    if (step.kind === "rewind") stand = stand.filter(({ seq }) => seq <= step.to);
    else stand.push(step);
  }
  return stand;
}

/** The last choice that a seat has made and that still stands. */
export function lastChoiceBy(seat: PlayerId, steps: readonly TableStep[]): ActionMade | undefined {
  return lastChoice(currentSteps(steps), seat);
}
