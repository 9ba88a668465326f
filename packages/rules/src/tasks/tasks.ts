import type { Task, TaskType } from "../game/tasks.ts";
import { allocation } from "./allocation.ts";
import { attacks } from "./attacks.ts";
import { charge } from "./charge.ts";
import { move } from "./move.ts";
import type { TaskRow } from "./task-row.ts";
import { window } from "./window.ts";

/** One row a type of task. */
const TASK_ROWS: { readonly [Type in TaskType]: TaskRow<Type> } = {
  attacks,
  allocation,
  charge,
  move,
  window,
};

export const ALL_TASK_ROWS: readonly Pick<TaskRow<never>, "actions">[] = Object.values(TASK_ROWS);

/** The row of a task: whatever it is asked is asked of the task itself. */
export function taskRow(task: Task): TaskRow<TaskType> {
  return TASK_ROWS[task.type] as unknown as TaskRow<TaskType>;
}
