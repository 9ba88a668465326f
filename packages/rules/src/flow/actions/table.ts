import type { ActionType } from "../../game/action.ts";
import type { Game } from "../../game/document.ts";
import { adjust } from "../by-hand/adjust.ts";
import { ROWS, rowOf } from "../phases/phases.ts";
import { endPhase } from "../phases/turn.ts";
import { allTaskRows, taskRow } from "../tasks/tasks.ts";
import type { ActionEntry, Entries } from "./entry.ts";
import { changeSettings } from "./settings.ts";
import { undo } from "./undo.ts";
import { useStratagem } from "./use-stratagem.ts";

/** All actions, gathered from the rows of phases and tasks; the few that belong to no row are named here. */
function gatherEntries(): Entries {
  return Object.assign(
    {
      END_PHASE: endPhase,
      USE_STRATAGEM: useStratagem,
      CHANGE_SETTINGS: changeSettings,
      ADJUST: adjust,
      UNDO: undo,
    },
    // Where several tasks have an action, the first of them says why it cannot be taken at another moment.
    ...allTaskRows()
      .toReversed()
      .map(({ actions }) => actions),
    ...ROWS.map(({ actions }) => actions),
  );
}

let entries: Entries | undefined;

/** Gathered when first asked for: missions bring some of them. */
function allEntries(): Entries {
  entries ??= gatherEntries();
  return entries;
}

/** Whether actions of this type are choices, which can be taken back while nothing depends on them. */
export function isUndoable(type: ActionType): boolean {
  return allEntries()[type]!.undoable === true;
}

/** What an action is at this moment: one type may belong to several phases and tasks, and be another thing in each. */
export function entryOf<Type extends ActionType>(game: Game, type: Type): ActionEntry<Type> {
  const task = game.tasks.at(-1);
  const here = task === undefined ? undefined : taskRow(task).actions[type];
  return (here ?? rowOf(game).actions[type] ?? allEntries()[type]) as unknown as ActionEntry<Type>;
}
