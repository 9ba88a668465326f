import type { Scenario } from "@gunline/armies";
import type { Game } from "@gunline/rules";
import { create } from "zustand";
import { go } from "../route/route.ts";
import { forgetAims } from "./kept-aims.ts";
import { forgetDraft } from "./kept-draft.ts";
import { freshTable, openTable, type Table, useTable } from "./table.ts";
import { resetView } from "./view.ts";

/** A table that waits for the one in use to be put away. */
export const useWaiting = create<{ readonly waiting: Table | null }>(() => ({ waiting: null }));

/** Puts a scenario on the table with dice of its own. */
export function play(scenario: Scenario): void {
  const posed = scenario.game();
  // A posed problem comes out the same for everyone; a battle never twice.
  const game = scenario.kind === "problem" ? posed : withFreshDice(posed);
  const { title, task = "" } = scenario;
  begin(freshTable(title, task, game));
}

/** Begins a new table; where a game is under way, a question comes first. */
export function begin(table: Table): void {
  const { table: old } = useTable.getState();
  if (old === null || old.entries.length === 0) sit(table);
  else useWaiting.setState({ waiting: table });
}

/** The same table from its beginning: a posed problem with the same dice, a battle with new ones. */
export function beginAgain(): void {
  const { table } = useTable.getState();
  if (table === null) return;
  const { start, title, task } = table;
  const game = task === "" ? withFreshDice(start) : start;
  begin(freshTable(title, task, game));
}

/** Sits down at a table, new or loaded. */
export function sit(table: Table): void {
  useWaiting.setState({ waiting: null });
  resetView();
  forgetDraft();
  forgetAims();
  openTable(table);
  go("table");
}

function withFreshDice(game: Game): Game {
  return { ...game, rng: { seed: freshSeed(), cursor: 0 } };
}

/** Of the machine's own randomness, and short enough to be told beside a roll. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
