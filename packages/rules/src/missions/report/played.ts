import { applyDiffs } from "../../base/diff.ts";
import type { GameRecord } from "../../flow/record.ts";
import type { Action } from "../../game/action.ts";
import type { Game } from "../../game/document.ts";
import type { ActionResult } from "../../game/result.ts";

/** One step of a battle that was played, with the table before and after it. */
export interface Played {
  /** Which moment of the battle it led to: 1 is the first step. */
  readonly moment: number;
  readonly action: Action;
  readonly before: Game;
  readonly after: Game;
  readonly result: ActionResult;
}

/** A battle from its start, as its results tell it. */
export function playedFrom(
  start: Game,
  steps: readonly { readonly action: Action; readonly result: ActionResult }[],
): readonly Played[] {
  let before = start;
  return steps.map(({ action, result }, index) => {
    const after = applyDiffs(before, result.diffs);
    const played = { moment: index + 1, action, before, after, result };
    before = after;
    return played;
  });
}

/** The same of a record that was replayed, without what its players took back: moments are numbered with it. */
export function playedOfRecord(
  { steps }: GameRecord,
  games: readonly Game[],
  results: readonly ActionResult[],
): readonly Played[] {
  /** What led to each moment, and the moment before it. */
  const led: ({ readonly from: number; readonly played: Played | null } | null)[] = [null];
  let made = 0;
  for (const [index, step] of steps.entries()) {
    const moment = index + 1;
    if ("rewind_to" in step) {
      led.push({ from: step.rewind_to, played: null });
      continue;
    }
    const [before, after] = [games[index]!, games[moment]!];
    const played = { moment, action: step.action, before, after, result: results[made++]! };
    led.push({ from: index, played });
  }
  const standing: Played[] = [];
  for (let one = led.at(-1); one !== null && one !== undefined; one = led[one.from]) {
    if (one.played !== null) standing.push(one.played);
  }
  return standing.reverse();
}
