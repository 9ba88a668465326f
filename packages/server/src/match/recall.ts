import type { Step } from "@gunline/link";
import { applyDiffs, type Choice, type Game, LIMITS, remember } from "@gunline/rules";
import type { Match } from "./match.ts";

/**
 * The choices that can be taken back, from the steps on disk: for a host that was not there when they were made. It
 * reads no more steps than choices are kept, so that a host that was there all the time may know of earlier ones yet;
 * those that it finds are the same.
 */
export async function recall(
  { seq, since }: Match,
  stepsAfter: (after: number) => Promise<readonly Step[]>,
  documentAfter: (seq: number) => Promise<Game>,
): Promise<readonly Choice[]> {
  const steps = await stepsAfter(Math.max(seq - LIMITS.undoSteps, since));
  // What was chosen before the players went back by agreement is past.
  const made = steps.slice(steps.findLastIndex(({ kind }) => kind === "rewind") + 1);
  let game = await documentAfter(seq - made.length);
  let choices: readonly Choice[] = [];
  for (const step of made) {
    if (step.kind === "rewind") continue;
    const after = applyDiffs(game, step.result.diffs);
    choices = remember(choices, game, after, step.action);
    game = after;
  }
  return choices;
}
