import type { Change } from "../../../game/change.ts";
import { modelName } from "../../../game/names.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { isDestroyed } from "../../../game/unit.ts";
import { noteFallen } from "../../aftermath/note.ts";
import { destroyModel } from "../../destroy.ts";

/** Desperate Escape costs the unit a model (MO-13). */
export function loseModel(change: Change, task: TaskOf<"move">, modelId: string): void {
  const { unit_id } = task;
  const unit = change.game.units[unit_id]!;
  const model_name = modelName(unit, modelId);
  change.replace({ ...task, losses: task.losses! - 1 });
  noteFallen(change, unit, unit.models[modelId]!);
  destroyModel(change, unit_id, modelId);
  change.story.addLine({ line: "model_lost", unit_id, model_id: modelId, model_name });
  if (isDestroyed(change.table.units[unit_id]!)) change.story.addLine({ line: "unit_destroyed", unit_id });
}
