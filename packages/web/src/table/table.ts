import type { Strength } from "@gunline/computer";
import type { Problem } from "@gunline/link";
import type { Action, ActionResult, Choice, Game, PlayerId } from "@gunline/rules";
import { createContext, useContext } from "react";
import { createStore, useStore } from "zustand";
import { freshSeed } from "./fresh-seed.ts";

/** One step of the story: what was asked and what came of it. */
export interface Entry {
  readonly action: Action;
  readonly result: ActionResult;
  /** Of the step on the server; absent where the page itself has the whole story. */
  readonly seq?: number;
  /** Why the computer did it, where it did. */
  readonly why?: string;
  /** Nothing was done here: the players went back. */
  readonly rewind?: Rewind;
}

/** A step back, by agreement or at one screen. */
export interface Rewind {
  /** The game stands as it did after so many steps of the story. */
  readonly to: number;
  /** The number of the first entry that it took back. */
  readonly from: number;
  readonly player: PlayerId;
  readonly why?: string;
}

/** Who is played by the computer, and how well. */
type ComputerSeats = Readonly<Partial<Record<PlayerId, Strength>>>;

/** By what an entry is known, also when earlier ones come in before it: its step, or else its place in the story. */
export function numberOf(entries: readonly Entry[], index: number): number {
  return entries[index]?.seq ?? index;
}

const NO_ENTRIES: readonly Entry[] = [];

/** All that was done at a table, also what was taken back. */
export function storyOf(table: Pick<Table, "entries" | "story"> | null): readonly Entry[] {
  return table?.story ?? table?.entries ?? NO_ENTRIES;
}

/** The number that any entry has that comes after these. */
export function nextNumber(entries: readonly Entry[]): number {
  return entries.length === 0 ? 0 : numberOf(entries, entries.length - 1) + 1;
}

/** A game on the table: where it began, where it is, and everything in between. */
export interface Table {
  /** Two at one screen, far apart through a server, or looking back at what was played. */
  readonly mode: "hotseat" | "online" | "replay";
  /** Under which this browser keeps it; absent where a server does, and in a replay. */
  readonly kept?: string;
  /** As the start page offers it, at the beginning. */
  readonly offered?: boolean;
  /** A first battle: questions of round 1 about cards and army rules are answered for the player, and that is said. */
  readonly guided?: boolean;
  readonly title: string;
  /** What to try in a posed problem; empty in a battle. */
  readonly task: string;
  readonly start: Game;
  readonly game: Game;
  /** Without what was taken back. */
  readonly entries: readonly Entry[];
  /** The same with what was taken back, and where; absent: nothing was. */
  readonly story?: readonly Entry[];
  /** What can be taken back at this table; a server keeps that of its own. */
  readonly choices: readonly Choice[];
  /** Absent: people play both sides. */
  readonly computer?: ComputerSeats;
}

export interface TableStore {
  readonly table: Table | null;
  /** Why the last thing that was asked for was refused, by the referee or on the way to him; empty after a success. */
  readonly refusals: readonly Problem[];
}

const store = createStore<TableStore>(() => ({ table: null, refusals: [] }));

/** The table as a part of the page has to show it; null: as it is. */
export const Shown = createContext<TableStore | null>(null);

function useShown<Part>(select: (state: TableStore) => Part): Part {
  const shown = useContext(Shown);
  return useStore(store, shown === null ? select : () => select(shown));
}

export const useTable = Object.assign(useShown, store);

/** Calls back with every change of the table, and at once with the table that is open. */
export function followTable(hear: (now: Table | null, before: Table | null) => void): void {
  useTable.subscribe(({ table: now }, { table: before }) => hear(now, before));
  const { table } = useTable.getState();
  if (table !== null) hear(table, null);
}

/** A table at one screen on which nothing was done yet. */
export function freshTable(title: string, task: string, game: Game): Table {
  return { mode: "hotseat", kept: freshSeed(), title, task, start: game, game, entries: [], choices: [] };
}

export function openTable(table: Table): void {
  useTable.setState({ table, refusals: [] });
}

/** The referee's answer to an action: the table goes on from it, or the reasons against it are shown. */
export function receive(entry: Entry, { game, choices }: Pick<Table, "game" | "choices">): void {
  const { table } = useTable.getState();
  if (table === null) return;
  // A charge that failed is an answer too: the game goes on without success.
  const changed = entry.result.diffs.length > 0;
  const { story } = table;
  const told = story === undefined ? {} : { story: [...story, entry] };
  useTable.setState({
    table: changed ? { ...table, game, choices, entries: [...table.entries, entry], ...told } : table,
    refusals: entry.result.success || changed ? [] : entry.result.errors,
  });
}

/** Says why nothing was done, where the referee need not or could not be asked. */
export function refuse(refusals: readonly Problem[]): void {
  useTable.setState({ refusals });
}

/** Says why a button that is grey does nothing. */
export function explain(message: string): void {
  refuse([{ code: "NOT_NOW", message }]);
}

export function dismissRefusals(): void {
  useTable.setState({ refusals: [] });
}

/** The table as it is now, for what happens on an event; null: there is none. What is shown uses `useTable`. */
export function tableNow(): Table | null {
  return useTable.getState().table;
}

/** The game on the table; only for what is shown while there is one. */
export function useGame(): Game {
  const game = useTable(({ table }) => table?.game);
  if (game === undefined) throw new Error("no game is on the table");
  return game;
}

export function currentTable(): Table {
  const { table } = useTable.getState();
  if (table === null) throw new Error("no game is on the table");
  return table;
}

export function currentGame(): Game {
  return currentTable().game;
}
