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

/** The choices that were undone and can be made again, the next one last; worked out from the story itself. */
export function undoneChoices(entries: readonly Entry[]): readonly Action[] {
  const made: Action[] = [];
  let undone: Action[] = [];
  for (const { action } of entries) {
    if (action.type === "UNDO") {
      const last = made.pop();
      if (last !== undefined) undone.push(last);
    } else if (CHOICES.has(action.type)) {
      const again = undone.at(-1);
      if (again !== undefined && JSON.stringify(again) === JSON.stringify(action)) undone.pop();
      else undone = [];
      made.push(action);
    } else if (action.type !== "CHANGE_SETTINGS") {
      made.length = 0;
      undone = [];
    }
  }
  return undone;
}
