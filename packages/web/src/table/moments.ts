import { type ActionResult, applyDiffs, type Game, type GameRecord } from "@gunline/rules";
import type { Entry } from "./table.ts";

/** A game as a line of moments: each with its document, and with the one that it came after. */
export interface Moment {
  readonly game: Game;
  /** What led here; null at the start, and where the players went back. */
  readonly entry: Entry | null;
  /** The number of the moment before; null at the start. */
  readonly after: number | null;
}

export function momentsOf(start: Game, entries: readonly Entry[]): readonly Moment[] {
  const moments: Moment[] = [{ game: start, entry: null, after: null }];
  for (const [index, entry] of entries.entries()) {
    const game = applyDiffs(moments[index]!.game, entry.result.diffs);
    moments.push({ game, entry, after: index });
  }
  return moments;
}

/** The same of a record; a step back goes on from the moment that it leads to. */
export function momentsOfRecord(
  { steps }: GameRecord,
  games: readonly Game[],
  results: readonly ActionResult[],
): readonly Moment[] {
  const moments: Moment[] = [{ game: games[0]!, entry: null, after: null }];
  let made = 0;
  for (const [index, step] of steps.entries()) {
    const game = games[index + 1]!;
    if ("rewind_to" in step) moments.push({ game, entry: null, after: step.rewind_to });
    else moments.push({ game, entry: { action: step.action, result: results[made++]! }, after: index });
  }
  return moments;
}

/** What was told up to a moment, without what was taken back. */
export function entriesAt(moments: readonly Moment[], at: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let one: Moment | undefined = moments[at]; one !== undefined; one = moments[one.after ?? -1]) {
    if (one.entry !== null) entries.push(one.entry);
  }
  return entries.reverse();
}
