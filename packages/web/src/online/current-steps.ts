import type { ActionMade, TableStep } from "@gunline/link";
import type { Action, PlayerId } from "@gunline/rules";

/** The steps that stand: without those that were taken back, and without the taking back. */
export function currentSteps(steps: readonly TableStep[]): readonly ActionMade[] {
  let stand: ActionMade[] = [];
  for (const step of steps) {
    if (step.kind === "rewind") stand = stand.filter(({ seq }) => seq <= step.to);
    else stand.push(step);
  }
  return stand;
}

/** Dice follow from the choice before them: to take back a roll alone would be to ask for another one. */
const ROLLS: ReadonlySet<Action["type"]> = new Set(["RESOLVE_NEXT", "CHARGE_ROLL"]);

/** The last choice that a seat has made and that still stands: not taken back, not undone, no roll, no mere setting. */
export function lastChoiceBy(seat: PlayerId, steps: readonly TableStep[]): ActionMade | undefined {
  const done: ActionMade[] = [];
  for (const step of currentSteps(steps)) {
    const { type } = step.action;
    if (type === "UNDO") done.pop();
    else if (type !== "CHANGE_SETTINGS") done.push(step);
  }
  return done.findLast((step) => step.seat === seat && !ROLLS.has(step.action.type));
}
