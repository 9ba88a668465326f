import type { ActionMade, TableStep } from "@gunline/link";
import { applyDiffs, type Choice, type Game, isUndoable, LIMITS, remember } from "@gunline/rules";
import type { Match } from "./match.ts";

/** Read at a time, the latest first. */
const CHUNK = 10;

/**
 * What the choices that can be taken back are found in, for a thread that was not there when they were made: the last
 * steps, and the document before them. It reads no further back than to the last step that nobody can take back, and no
 * more steps than choices are kept, so that a thread that was there all the time may know of earlier ones yet.
 */
export async function recall(
  { seq, since }: Match,
  steps: (after: number, upTo: number) => Promise<readonly TableStep[]>,
  documentAfter: (seq: number) => Promise<Game>,
): Promise<{ readonly from: Game; readonly steps: readonly ActionMade[] }> {
  const earliest = Math.max(seq - LIMITS.undoSteps, since);
  const found: ActionMade[] = [];
  for (let upTo = seq; upTo > earliest; ) {
    const after = Math.max(upTo - CHUNK, earliest);
    const chunk = await steps(after, upTo);
    const last = chunk.findLastIndex((step) => !isChoice(step));
    found.unshift(...chunk.slice(last + 1).filter(isChoice));
    if (last >= 0) break;
    upTo = after;
  }
  return { from: await documentAfter(seq - found.length), steps: found };
}

/** Beside choices: consent to a change by hand, or none, is part of that change. */
const NOT_IN_THE_WAY: ReadonlySet<string> = new Set(["UNDO", "CHANGE_SETTINGS", "AGREE", "DECLINE"]);

/** Whether what was chosen before it may still be taken back after it. */
function isChoice(step: TableStep): step is ActionMade {
  if (step.kind === "rewind") return false;
  const { type } = step.action;
  return isUndoable(type) || NOT_IN_THE_WAY.has(type);
}

/** A game and its choices after some more actions; they stay unknown where they were. */
export function after(
  from: Game,
  choices: readonly Choice[] | undefined,
  steps: readonly ActionMade[],
): { readonly game: Game; readonly choices: readonly Choice[] | undefined } {
  let game = from;
  let known = choices;
  for (const { action, result } of steps) {
    const next = applyDiffs(game, result.diffs);
    known = known && remember(known, game, next, action);
    game = next;
  }
  return { game, choices: known };
}
