import type { ActionMade, Step } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";

/** The steps that stand: without those that were taken back, and without the taking back. */
export function standing(steps: readonly Step[]): readonly ActionMade[] {
  let stand: ActionMade[] = [];
  for (const step of steps) {
    if (step.kind === "rewind") stand = stand.filter(({ seq }) => seq <= step.to);
    else stand.push(step);
  }
  return stand;
}

/** The last thing that a seat has done and that is still there: not taken back, not undone, and no mere setting. */
export function lastDoneBy(seat: PlayerId, steps: readonly Step[]): ActionMade | undefined {
  const done: ActionMade[] = [];
  for (const step of standing(steps)) {
    const { type } = step.action;
    if (type === "UNDO") done.pop();
    else if (type !== "CHANGE_SETTINGS") done.push(step);
  }
  return done.findLast((step) => step.seat === seat);
}
