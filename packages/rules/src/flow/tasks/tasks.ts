import type { Task, TaskType } from "../../game/tasks.ts";
import { missionPlay } from "../mission-play.ts";
import { aftermath } from "./aftermath.ts";
import { allocation } from "./allocation.ts";
import { attacks } from "./attacks.ts";
import { charge } from "./charge.ts";
import { coherency } from "./coherency.ts";
import { ending } from "./ending.ts";
import { fight } from "./fight.ts";
import { lastShots } from "./last-shots.ts";
import { lastStand } from "./last-stand.ts";
import { mortalWounds } from "./mortal-wounds.ts";
import { move } from "./move.ts";
import { outOfPhase } from "./out-of-phase.ts";
import { rollOffTask } from "./roll-off.ts";
import { scoutsTask } from "./scouts.ts";
import { split } from "./split.ts";
import type { TaskRow } from "./task-row.ts";
import { volley } from "./volley.ts";
import { window } from "./window.ts";

/** One row a type of task. */
const TASK_ROWS: { readonly [Type in TaskType]: TaskRow<Type> } = {
  // The first: a PASS at a moment without one is refused for want of a window.
  window,
  volley,
  attacks,
  allocation,
  coherency,
  mortal_wounds: mortalWounds,
  aftermath,
  roll_off: rollOffTask,
  scouts: scoutsTask,
  side_move: outOfPhase,
  split,
  charge,
  ending,
  get card() {
    return missionPlay.value.card;
  },
  get discard() {
    return missionPlay.value.discard;
  },
  move,
  fight,
  last_stand: lastStand,
  last_shots: lastShots,
};

export function allTaskRows(): readonly Pick<TaskRow<never>, "actions">[] {
  return Object.values(TASK_ROWS);
}

/** The row of a task: whatever it is asked is asked of the task itself. */
export function taskRow(task: Task): TaskRow<TaskType> {
  return TASK_ROWS[task.type] as unknown as TaskRow<TaskType>;
}
