import type { ActionMade, TableStep } from "@gunline/link";
import { opponentOf } from "@gunline/rules";
import { rewindEntry } from "../table/rewind-entry.ts";
import type { Entry, Table } from "../table/table.ts";
import { currentSteps } from "./current-steps.ts";

const made = new WeakMap<TableStep, Entry>();

/**
 * The story on the table, without what was taken back. A step gives the same entry every time, so that only what is new
 * is new to whoever shows it.
 */
export function entriesOf(steps: readonly TableStep[]): readonly Entry[] {
  return currentSteps(steps).map(entryOf);
}

function entryOf(step: ActionMade): Entry {
  let entry = made.get(step);
  if (entry === undefined) {
    const { seq, action, result } = step;
    entry = { action, result, seq };
    made.set(step, entry);
  }
  return entry;
}

/** The same with what was taken back, where anything was; a server that went back to a copy of its games tells that itself. */
export function storyOfSteps(steps: readonly TableStep[], game: Table["game"]): Pick<Table, "story"> {
  if (!steps.some((step) => step.kind === "rewind" && step.seed_hash === undefined)) return {};
  const story = steps.flatMap((step, index): Entry[] => {
    if (step.kind === "action") return [entryOf(step)];
    if (step.seed_hash !== undefined) return [];
    let entry = made.get(step);
    if (entry === undefined) {
      const { seq, to, seat, why } = step;
      const gone = currentSteps(steps.slice(0, index)).filter((one) => one.seq > to);
      const rewind = { to, from: to + 1, player: opponentOf(seat), ...(why !== undefined && { why }) };
      entry = { ...rewindEntry(game, game, rewind, gone), seq };
      // Earlier steps may come later, and with them what it took back.
      if (steps[0]!.seq <= to + 1) made.set(step, entry);
    }
    return [entry];
  });
  return { story };
}
