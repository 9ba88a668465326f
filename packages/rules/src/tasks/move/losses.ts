import type { Change } from "../../change.ts";
import { destroyModel } from "../../destroy.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed } from "../../game/unit.ts";
import { modelName } from "../../words/names.ts";

/** Desperate Escape costs the unit a model (MO-13). */
export function loseModel(change: Change, task: TaskOf<"move">, modelId: string): void {
  const { unit_id } = task;
  const model_name = modelName(change.game.units[unit_id], modelId);
  destroyModel(change, unit_id, modelId);
  change.story.tell({ line: "model_lost", unit_id, model_id: modelId, model_name });
  change.replace({ ...task, losses: task.losses! - 1 });
  if (isDestroyed(change.table.units[unit_id]!)) change.story.tell({ line: "unit_destroyed", unit_id });
}
