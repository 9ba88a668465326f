import type { Game } from "../../game/document.ts";
import type { Task, TaskType } from "../../game/tasks.ts";
import type { RowWait, WholeRowType } from "../../game/whole-rows.ts";
import { missionPlay } from "../mission-play.ts";
import { aftermath } from "./aftermath.ts";
import { allocation } from "./allocation.ts";
import { attacks } from "./attacks.ts";
import { byHandTask } from "./by-hand.ts";
import { charge } from "./charge.ts";
import { coherency } from "./coherency.ts";
import { ending } from "./ending.ts";
import { fight } from "./fight.ts";
import { lastShots } from "./last-shots.ts";
import { lastStand } from "./last-stand.ts";
import { mortalWounds } from "./mortal-wounds.ts";
import { move } from "./move.ts";
import { outOfPhase } from "./out-of-phase.ts";
import { placingTask } from "./placing.ts";
import { rollOffTask } from "./roll-off.ts";
import { rule } from "./rule.ts";
import { scoutsTask } from "./scouts.ts";
import { split } from "./split.ts";
import type { TaskRow, WholeTaskRow } from "./task-row.ts";
import { volley } from "./volley.ts";
import { window } from "./window.ts";

/** Rows that say all about their task: a new one is its file and its line in here. */
const WHOLE_ROWS: { readonly [Type in WholeRowType]: WholeTaskRow<Type> } = {
  roll_off: rollOffTask,
  scouts: scoutsTask,
  by_hand: byHandTask,
  placing: placingTask,
  get discard() {
    return missionPlay.value.discard;
  },
};

/** The rows of tasks that are described in `game/` with what they keep, do and wait for. */
const TASK_ROWS: { readonly [Type in Exclude<TaskType, WholeRowType>]: TaskRow<Type> } = {
  // The first: a PASS at a moment without one is refused for want of a window.
  window,
  volley,
  attacks,
  allocation,
  coherency,
  mortal_wounds: mortalWounds,
  aftermath,
  side_move: outOfPhase,
  rule,
  split,
  charge,
  ending,
  get card() {
    return missionPlay.value.card;
  },
  move,
  fight,
  last_stand: lastStand,
  last_shots: lastShots,
};

export function allTaskRows(): readonly Pick<TaskRow<never>, "actions">[] {
  return [...Object.values(TASK_ROWS), ...Object.values(WHOLE_ROWS)];
}

/** For the borders of documents and actions. */
export function rowSchemas() {
  const rows = Object.values(WHOLE_ROWS);
  return {
    tasks: rows.map(({ schema }) => schema),
    actions: rows.flatMap(({ actionSchemas }) => Object.values(actionSchemas)),
  };
}

/** What a row says that its task waits for. */
export function rowWaitInWords(game: Game, waited: RowWait): string {
  return WHOLE_ROWS[waited.what].words.waiting(game, waited);
}

/** The row of a task: whatever it is asked is asked of the task itself. */
export function taskRow(task: Task): TaskRow<TaskType> {
  const rows: Readonly<Record<string, unknown>> = Object.hasOwn(WHOLE_ROWS, task.type)
    ? WHOLE_ROWS
    : TASK_ROWS;
  return rows[task.type] as TaskRow<TaskType>;
}
