import type { Fallen } from "../../game/aftermath.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import type { DeepReadonly } from "../../game/readonly.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { unitOf } from "../../game/unit.ts";
import { unitsNear } from "./demise.ts";
import { stood } from "./stood.ts";

/** A destroyed unit that moves before it explodes (TR-11): until it has moved it stands on the table again. */

type Aftermath = TaskOf<"aftermath">;
type Wreck = DeepReadonly<Fallen>;

/** What is about to explode: the innermost aftermath, whatever asks about it. */
function aftermathOf({ tasks }: Pick<Game, "tasks">): Aftermath | undefined {
  return tasks.findLast((task): task is Aftermath => task.type === "aftermath");
}

/** The unit with the model that is about to explode, if it is one of its own and nobody else of it is left. */
export function withWreckOf(game: Game, unit: Unit): Unit | undefined {
  const model = aftermathOf(game)?.blast?.model;
  if (model?.unit_id !== unit.id || Object.keys(unit.models).length > 0) return undefined;
  return { ...unit, models: { [model.model_id]: wreckOf(unit, model) } };
}

function wreckOf({ name }: Unit, { model_id: id, x, y, z, facing, base }: Wreck): Model {
  return { id, name, wounds: 1, position: { x, y, z }, facing, base: base as Model["base"], weapons: [] };
}

/** Whether a wreck of the unit stands on the table that is about to explode. */
export function isAboutToExplode(game: Game, unitId: string): boolean {
  const model = aftermathOf(game)?.blast?.model;
  return model?.unit_id === unitId && unitOf(game, unitId)?.models[model.model_id] !== undefined;
}

/** Where nothing of the unit is about to explode there is nothing to move. */
export function beginWreckMove(change: Change, unit: Unit): void {
  const wreck = withWreckOf(change.game, unit);
  if (wreck === undefined) return;
  for (const [id, model] of Object.entries(wreck.models)) change.set(`units.${unit.id}.models.${id}`, model);
  change.push({ type: "side_move", unit_id: unit.id, inches: null, no_charge: false, wreck: true });
}

/** The wreck explodes where it has ended: who is near is looked for again, and passengers get out there. */
export function endWreckMove(change: Change, unitId: string): void {
  const task = aftermathOf(change.game)!;
  const blast = task.blast!;
  const { model_id } = blast.model;
  const { position, facing } = change.table.units[unitId]!.models[model_id]!;
  const model: Wreck = { ...blast.model, ...position!, facing };
  change.remove(`units.${unitId}.models.${model_id}`);
  const unit_ids = unitsNear(change.game, stood(model));
  const wrecks = task.wrecks.map((wreck) => (wreck.model.unit_id === unitId ? { ...wreck, model } : wreck));
  change.update(task, { ...task, blast: { ...blast, model, unit_ids }, wrecks });
  change.story.addLine({ line: "wreck_moved", unit_id: unitId, unit_ids });
}
