import type { Game, Unit } from "../../../game/document.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import type { Field } from "../../../space/move/field.ts";
import { type ModelStep, type MoveDraft, readMove } from "../../../space/move/step.ts";
import { movementField } from "../../../space/movement/order.ts";
import { outOfPhaseField } from "../../../space/movement/out-of-phase.ts";

/** The table as the move sees it: of the Movement phase, or out of it. */
export function fieldFor(game: Game, unit: Unit, { kind, side }: TaskOf<"move">): Field {
  if (side === undefined || kind !== "FALL_BACK") return movementField(game, unit, kind);
  return outOfPhaseField(game, unit, { inches: side.inches, kind });
}

/** The declared paths of who is left; they were read once, when the move was declared. */
export function walkOf(
  game: Game,
  unit: Unit,
  task: TaskOf<"move">,
): [field: Field, steps: readonly ModelStep[]] {
  const field = fieldFor(game, unit, task);
  const read = readMove(field, pathsOfLiving(unit, task));
  if (!read.ok)
    throw new Error(`the declared move of ${unit.id} cannot be read: ${read.refusals[0]!.message}`);
  return [field, read.value];
}

export function pathsOfLiving(unit: Unit, { per_model_paths, facings }: TaskOf<"move">): MoveDraft {
  const living = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([id]) => Object.hasOwn(unit.models, id)));
  return { per_model_paths: living(per_model_paths), facings: living(facings) };
}
