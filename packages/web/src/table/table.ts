import type { Action, ActionResult, Game, Refusal } from "@gunline/rules";
import { create } from "zustand";

/** One step of the story: what was asked and what came of it. */
export interface Entry {
  readonly action: Action;
  readonly result: ActionResult;
  /** Actions of one gesture share its number, and are undone together; absent in a story that was read. */
  readonly gesture?: number;
}

/** A game on the table: where it began, where it is, and everything in between. */
export interface Table {
  /** Two at one screen, far apart through a server, or looking back at what was played. */
  readonly mode: "hotseat" | "online" | "replay";
  readonly title: string;
  /** What to try in a posed problem; empty in a battle. */
  readonly task: string;
  readonly objectives: readonly (readonly [x: number, y: number])[];
  readonly start: Game;
  readonly game: Game;
  readonly entries: readonly Entry[];
}

interface TableStore {
  readonly table: Table | null;
  /** Why the last thing that was asked for was refused; empty after a success. */
  readonly refusals: readonly Refusal[];
}

export const useTable = create<TableStore>(() => ({ table: null, refusals: [] }));

export function openTable(table: Table): void {
  useTable.setState({ table, refusals: [] });
}

/** The referee's answer to an action: the table goes on from it, or the reasons against it are shown. */
export function receive(entry: Entry, game: Game): void {
  const { table } = useTable.getState();
  if (table === null) return;
  // A charge that failed is an answer too: the game goes on without success.
  const changed = entry.result.diffs.length > 0;
  useTable.setState({
    table: changed ? { ...table, game, entries: [...table.entries, entry] } : table,
    refusals: entry.result.success || changed ? [] : entry.result.errors,
  });
}

/** Says why nothing was done, where the referee need not be asked. */
export function refuse(refusals: readonly Refusal[]): void {
  useTable.setState({ refusals });
}

export function dismissRefusals(): void {
  useTable.setState({ refusals: [] });
}

/** The game on the table; only for what is shown while there is one. */
export function useGame(): Game {
  const game = useTable(({ table }) => table?.game);
  if (game === undefined) throw new Error("no game is on the table");
  return game;
}

export function currentGame(): Game {
  const { table } = useTable.getState();
  if (table === null) throw new Error("no game is on the table");
  return table.game;
}
