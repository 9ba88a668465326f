import {
  type ActionResult,
  applyDiffs,
  begin,
  type Game,
  type GameRecord,
  goingBack,
  remember,
} from "@gunline/rules";
import { rewindEntry } from "./rewind-entry.ts";
import type { Entry } from "./table.ts";

/** A game as a line of moments: each with its document, and with the one that it came after. */
export interface Moment {
  readonly game: Game;
  /** What led here; null at the start, and where a server went back to a copy of its games. */
  readonly entry: Entry | null;
  /** The number of the moment before, of those that stand; null at the start. */
  readonly after: number | null;
}

/** Of a story with what was taken back in it. */
export function momentsOf(start: Game, story: readonly Entry[]): readonly Moment[] {
  const moments: Moment[] = [{ game: start, entry: null, after: null }];
  for (const [index, entry] of story.entries()) {
    const game = applyDiffs(moments[index]!.game, entry.result.diffs);
    moments.push({ game, entry, after: entry.rewind?.to ?? index });
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
    if ("rewind_to" in step) {
      const { rewind_to: to, player, why, seed_hash } = step;
      const before = entriesAt(moments, index);
      const asked = { to, from: to, player: player ?? "p1", ...(why !== undefined && { why }) } as const;
      const gone = before.slice(entriesAt(moments, to).length);
      const entry = seed_hash === undefined ? rewindEntry(games[index]!, game, asked, gone) : null;
      moments.push({ game, entry, after: to });
    } else moments.push({ game, entry: { action: step.action, result: results[made++]! }, after: index });
  }
  return moments;
}

/** What was told up to a moment, without what was taken back. */
export function entriesAt(moments: readonly Moment[], at: number): readonly Entry[] {
  const entries: Entry[] = [];
  for (let one: Moment | undefined = moments[at]; one !== undefined; one = moments[one.after ?? -1]) {
    if (one.entry !== null && one.entry.rewind === undefined) entries.push(one.entry);
  }
  return entries.reverse();
}

/** The same with what was taken back. */
export function storyAt(moments: readonly Moment[], at: number): readonly Entry[] {
  return moments.slice(1, at + 1).flatMap(({ entry }) => entry ?? []);
}

/** The game and what could be undone after each number of steps. */
export function timelinesOf(start: Game, story: readonly Entry[]): readonly goingBack.Timeline[] {
  const timelines = [begin(start)];
  for (const { action, result, rewind } of story) {
    const { game, choices } = timelines.at(-1)!;
    if (rewind !== undefined) timelines.push(goingBack.rewoundTimeline(timelines[rewind.to]!, game));
    else {
      const next = applyDiffs(game, result.diffs);
      timelines.push({ game: next, choices: remember(choices, game, next, action) });
    }
  }
  return timelines;
}
