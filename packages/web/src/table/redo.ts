import type { Action, ActionType } from "@gunline/rules";
import type { Entry } from "./table.ts";

/** Choices that the rules let a player take back. */
const CHOICES: ReadonlySet<ActionType> = new Set<ActionType>([
  "SELECT_SHOOTER",
  "ASSIGN_TARGET",
  "CLEAR_ASSIGNMENT",
  "CLEAR_ALL_ASSIGNMENTS",
  "SKIP_UNIT",
  "DECLARE_CHARGE",
  "SKIP_CHARGE",
]);

interface Choices {
  /** In the order made. */
  readonly made: readonly Entry[];
  /** The next to be made again last. */
  readonly undone: readonly Entry[];
}

/** The choices that can be taken back, and those that were and can be made again; worked out from the story itself. */
function choicesOf(entries: readonly Entry[]): Choices {
  const made: Entry[] = [];
  let undone: Entry[] = [];
  for (const entry of entries) {
    const { type } = entry.action;
    if (type === "UNDO") {
      const last = made.pop();
      if (last !== undefined) undone.push(last);
    } else if (CHOICES.has(type)) {
      const again = undone.at(-1);
      if (again !== undefined && JSON.stringify(again.action) === JSON.stringify(entry.action)) undone.pop();
      else undone = [];
      made.push(entry);
    } else if (type !== "CHANGE_SETTINGS") {
      made.length = 0;
      undone = [];
    }
  }
  return { made, undone };
}

/** How many choices the last gesture made, all of which are taken back together. */
export function lastGesture(entries: readonly Entry[]): number {
  return tail(choicesOf(entries).made).length;
}

/** The choices of the gesture that was undone last, in the order in which they are made again. */
export function undoneGesture(entries: readonly Entry[]): readonly Action[] {
  return tail(choicesOf(entries).undone)
    .reverse()
    .map(({ action }) => action);
}

/** The last ones that belong to one gesture. */
function tail(entries: readonly Entry[]): Entry[] {
  const last = entries.at(-1);
  if (last === undefined) return [];
  const from = entries.findLastIndex(({ gesture }) => gesture === undefined || gesture !== last.gesture) + 1;
  return entries.slice(Math.min(from, entries.length - 1));
}
