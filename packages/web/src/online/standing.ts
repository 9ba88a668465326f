import type { ActionMade, Step } from "@gunline/link";

/** The steps that stand: without those that were taken back, and without the taking back. */
export function standing(steps: readonly Step[]): readonly ActionMade[] {
  let stand: ActionMade[] = [];
  for (const step of steps) {
    if (step.kind === "rewind") stand = stand.filter(({ seq }) => seq <= step.to);
    else stand.push(step);
  }
  return stand;
}
