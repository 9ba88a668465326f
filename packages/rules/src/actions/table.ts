import type { ActionType } from "../action.ts";
import { ROWS } from "../phases/phases.ts";
import { endPhase } from "../phases/turn.ts";
import { ALL_TASK_ROWS } from "../tasks/tasks.ts";
import type { ActionEntry, Entries } from "./entry.ts";
import { changeSettings } from "./settings.ts";
import { undo } from "./undo.ts";

/** All actions, gathered from the rows of phases and tasks; the few that belong to no row are named here. */
const ENTRIES: Entries = Object.assign(
  { END_PHASE: endPhase, CHANGE_SETTINGS: changeSettings, UNDO: undo },
  ...ROWS.map(({ actions }) => actions),
  ...ALL_TASK_ROWS.map(({ actions }) => actions),
);

export function entryOf<Type extends ActionType>(type: Type): ActionEntry<Type> {
  return ENTRIES[type] as unknown as ActionEntry<Type>;
}
