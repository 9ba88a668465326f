import type { Scenario } from "@gunline/armies";
import type { Game } from "@gunline/rules";
import { create } from "zustand";
import { go } from "../route/route.ts";
import { forgetUntouched, isSaved, isUntouched, lackingFor } from "./autosave.ts";
import { freshSeed } from "./fresh-seed.ts";
import { forgetDraft } from "./kept-draft.ts";
import { forgetAims } from "./saved-aims.ts";
import { freshTable, openTable, type Table, useTable } from "./table.ts";
import { resetView } from "./view.ts";

/** Why a table cannot be begun at once: no place or no room beside the others, or the one in use is not kept. */
type Hindrance = "places" | "room" | "unkept";

interface BlockedTable {
  readonly table: Table;
  readonly because: Hindrance;
}

/** A table that waits for an answer of the player. */
export const useBlockedTable = create<{ readonly waiting: BlockedTable | null }>(() => ({ waiting: null }));

/** Puts a scenario on the table with dice of its own. */
export function play(scenario: Scenario): void {
  const puzzle = scenario.game();
  // A puzzle comes out the same for everyone; a battle never twice.
  const game = scenario.kind === "problem" ? puzzle : withFreshDice(puzzle);
  const { title, task = "" } = scenario;
  begin({ ...freshTable(title, task, game), offered: true });
}

/** Begins another table beside those that are kept; where one would be lost by it, a question comes first. */
export function begin(table: Table): void {
  const { table: old } = useTable.getState();
  const because = hindrance(table, old);
  if (because === undefined) sit(table);
  else useBlockedTable.setState({ waiting: { table, because } });
}

function hindrance(table: Table, old: Table | null): Hindrance | undefined {
  if (old?.mode === "hotseat" && !isUntouched(old) && !isSaved(old)) return "unkept";
  return lackingFor(table, old ?? undefined);
}

/**
 * The same table from its beginning. A battle is begun with new dice and beside the one that was played; a posed problem
 * with the same dice, and in its place: it was not the last try.
 */
export function beginAgain(): void {
  const { table } = useTable.getState();
  if (table === null) return;
  const { start, title, task, kept, computer } = table;
  // Anyone who played against the computer does so again.
  const seats = computer === undefined ? {} : { computer };
  if (task === "") begin({ ...freshTable(title, task, withFreshDice(start)), ...seats, offered: true });
  else
    sit({ ...freshTable(title, task, start), ...seats, ...(kept !== undefined && { kept }), offered: true });
}

/** Sits down at a table, new or loaded. */
export function sit(table: Table): void {
  const { table: old } = useTable.getState();
  useBlockedTable.setState({ waiting: null });
  resetView();
  forgetDraft();
  if (old?.kept !== table.kept) forgetUntouched(old);
  forgetAims();
  openTable(table);
  go("table");
}

export function withFreshDice(game: Game): Game {
  return { ...game, rng: { seed: freshSeed(), cursor: 0 } };
}
