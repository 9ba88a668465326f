import { type Action, canUndo as canGoBack, choicesMade } from "@gunline/rules";
import type { Entry, Table } from "./table.ts";

const choicesOf = (entries: readonly Entry[]) => choicesMade(entries.map(({ action }) => action));

/** Whether the last choice can be taken back. A server alone knows that for sure, and is asked. */
export function canUndo(table: Table): boolean {
  return table.mode === "hotseat" ? canGoBack(table) : choicesOf(table.entries).made.length > 0;
}

/** Whether what was done last was changed by hand: either side takes that back. */
export function isByHandLast(entries: readonly Entry[]): boolean {
  return choicesOf(entries).made.at(-1)?.type === "ADJUST";
}

/** The choice that was undone last and can be made again. */
export function undoneChoice(entries: readonly Entry[]): Action | undefined {
  return choicesOf(entries).undone.at(-1);
}
