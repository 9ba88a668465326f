import type { Game, Unit } from "../../../game/document.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { type ModelStep, type MovePaths, readMove } from "../../../space/move/step.ts";
import { movementField } from "../../../space/movement/order.ts";

/** The declared paths of who is left; they were read once, when the move was declared. */
export function walkOf(
  game: Game,
  unit: Unit,
  task: TaskOf<"move">,
): [field: ReturnType<typeof movementField>, steps: readonly ModelStep[]] {
  const field = movementField(game, unit, task.kind);
  const read = readMove(field, pathsOfLiving(unit, task));
  if (!read.ok)
    throw new Error(`the declared move of ${unit.id} cannot be read: ${read.refusals[0]!.message}`);
  return [field, read.value];
}

export function pathsOfLiving(unit: Unit, { per_model_paths, facings }: TaskOf<"move">): MovePaths {
  const living = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => Object.hasOwn(unit.models, id)));
  return { per_model_paths: living(per_model_paths), facings: living(facings) };
}
