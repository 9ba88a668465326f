import type { ActionMade, Rewound, TableStep } from "@gunline/link";
import { applyDiffs, type Choice, type Game, goingBack, isUndoable, LIMITS, remember } from "@gunline/rules";
import type { Match } from "./match.ts";

/** Read at a time, the latest first. */
const CHUNK = 10;

/**
 * What the choices that can be taken back are found in, for a thread that was not there when they were made: the last
 * steps that stand, where the players went back among them, and the document before them. It reads no further back than to
 * the last step that nobody can take back, and no more steps than choices are kept, so that a thread that was there all the
 * time may know of earlier ones yet.
 */
export async function recall(
  { seq, since }: Match,
  steps: (after: number, upTo: number) => Promise<readonly TableStep[]>,
  documentAfter: (seq: number) => Promise<Game>,
): Promise<{ readonly from: Game; readonly steps: readonly TableStep[] }> {
  const found: TableStep[] = [];
  let at = seq;
  for (let isOver = false; !isOver && at > since && found.length < LIMITS.undoSteps; ) {
    const after = Math.max(at - CHUNK, at - (LIMITS.undoSteps - found.length), since);
    const chunk = await steps(after, at);
    for (const step of chunk.toReversed()) {
      isOver = isInTheWay(step);
      if (isOver) break;
      found.unshift(step);
      at = step.kind === "rewind" ? step.to : step.seq - 1;
      // What was taken back is passed over.
      if (step.kind === "rewind") break;
    }
  }
  return { from: await documentAfter(at), steps: found };
}

/** Beside choices: consent to a change by hand, or none, is part of that change. */
const NOT_IN_THE_WAY: ReadonlySet<string> = new Set(["UNDO", "CHANGE_SETTINGS", "AGREE", "DECLINE"]);

/** Whether nothing that was chosen before it can be taken back after it. */
function isInTheWay(step: TableStep): boolean {
  // With another seed the table begins again.
  if (step.kind === "rewind") return step.seed_hash !== undefined;
  const { action } = step;
  const isPassedOver = action.type === "PASS" && action.payload?.by_itself === true;
  return !isPassedOver && !isUndoable(action.type) && !NOT_IN_THE_WAY.has(action.type);
}

/** A game and its choices after some more steps; they stay unknown where they were. */
export function after(
  from: Game,
  choices: readonly Choice[] | undefined,
  steps: readonly (ActionMade | Rewound)[],
): { readonly game: Game; readonly choices: readonly Choice[] | undefined } {
  let game = from;
  let known = choices;
  for (const step of steps) {
    if (step.kind === "rewind") {
      // The steps before it are those that stand: only the dice are elsewhere.
      const { rng } = game;
      const now = { ...game, rng: { ...rng, cursor: step.cursor } };
      known = known && goingBack.rewoundTimeline({ game, choices: known }, now).choices;
      game = now;
      continue;
    }
    const next = applyDiffs(game, step.result.diffs);
    known = known && remember(known, game, next, step.action);
    game = next;
  }
  return { game, choices: known };
}
