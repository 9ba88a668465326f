import { type Action, canUndo as canGoBack, isUndoable } from "@gunline/rules";
import type { Entry, Table } from "./table.ts";

interface Choices {
  /** In the order made. */
  readonly made: readonly Action[];
  /** The next to be made again last. */
  readonly undone: readonly Action[];
}

/** The choices that can be taken back, and those that were and can be made again; worked out from the story itself. */
function choicesOf(entries: readonly Entry[]): Choices {
  const made: Action[] = [];
  let undone: Action[] = [];
  for (const { action } of entries) {
    const { type } = action;
    if (type === "UNDO") {
      const last = made.pop();
      if (last !== undefined) undone.push(last);
    } else if (isUndoable(type)) {
      const again = undone.at(-1);
      if (again !== undefined && JSON.stringify(again) === JSON.stringify(action)) undone.pop();
      else undone = [];
      made.push(action);
    } else if (type !== "CHANGE_SETTINGS") {
      made.length = 0;
      undone = [];
    }
  }
  return { made, undone };
}

/** Whether the last choice can be taken back. A server alone knows that for sure, and is asked. */
export function canUndo(table: Table): boolean {
  return table.mode === "hotseat" ? canGoBack(table) : choicesOf(table.entries).made.length > 0;
}

/** The choice that was undone last and can be made again. */
export function undoneChoice(entries: readonly Entry[]): Action | undefined {
  return choicesOf(entries).undone.at(-1);
}
