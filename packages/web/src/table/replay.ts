import { applyDiffs, type Game } from "@gunline/rules";
import { create } from "zustand";
import { go } from "../route.ts";
import { type Entry, openTable, type Table, useTable } from "./table.ts";
import { resetView } from "./view.ts";

/** A game looked back at: every step of it, and which one is shown. */
interface Replay {
  /** The table to come back to. */
  readonly before: Table;
  readonly entries: readonly Entry[];
  /** The document after each number of steps, as far as they were looked at. */
  readonly games: Game[];
  readonly at: number;
  readonly playing: boolean;
  /** Steps a second. */
  readonly speed: number;
}

export const SPEEDS = [1, 2, 4, 8] as const;

export const useReplay = create<{ readonly replay: Replay | null }>(() => ({ replay: null }));

/** Looks back at the game on the table, from its first step. */
export function lookBack(): void {
  const { table } = useTable.getState();
  if (table === null || table.entries.length === 0) return;
  const { start, entries } = table;
  useReplay.setState({ replay: { before: table, entries, games: [start], at: 0, playing: false, speed: 2 } });
  showStep(0);
  go("replay");
}

/** Puts the table as it was after so many steps before the eyes. */
export function showStep(wanted: number): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  const { before, entries, games } = replay;
  const at = Math.min(Math.max(wanted, 0), entries.length);
  while (games.length <= at) games.push(applyDiffs(games.at(-1)!, entries[games.length - 1]!.result.diffs));
  useReplay.setState({ replay: { ...replay, at, playing: replay.playing && at < entries.length } });
  resetView();
  openTable({ ...before, mode: "replay", game: games[at]!, entries: entries.slice(0, at) });
}

export function stepBy(steps: number): void {
  const { replay } = useReplay.getState();
  if (replay !== null) showStep(replay.at + steps);
}

export function setPlaying(playing: boolean): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  // From the end it begins again.
  if (playing && replay.at === replay.entries.length) showStep(0);
  useReplay.setState(({ replay: now }) => ({ replay: now === null ? null : { ...now, playing } }));
}

export function setSpeed(speed: number): void {
  useReplay.setState(({ replay }) => ({ replay: replay === null ? null : { ...replay, speed } }));
}

/** Back to the table as it stands. */
export function endReplay(): void {
  const { replay } = useReplay.getState();
  if (replay === null) return;
  useReplay.setState({ replay: null });
  resetView();
  openTable(replay.before);
}
