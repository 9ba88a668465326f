import { deadlyDemiseOf } from "../../abilities/deadly-demise.ts";
import { makeDice } from "../../dice/expression.ts";
import type { Fallen } from "../../game/aftermath.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Model, Unit } from "../../game/document.ts";
import type { TaskOf, TaskType } from "../../game/tasks.ts";
import { passengersOf } from "../../space/transport/passengers.ts";
import { noteRising } from "./rising.ts";

type Aftermath = TaskOf<"aftermath">;

/** What must be resolved to its end before anything comes of who died in it. */
const UNDER_WAY: ReadonlySet<TaskType> = new Set<TaskType>([
  "attacks",
  "allocation",
  "mortal_wounds",
  "last_stand",
  "last_shots",
]);

/**
 * A model is about to be destroyed by something that sets off what its death does: to be called before it is removed. What
 * comes of it waits until the attacks under way are all resolved (TR-8, TR-10). `before`: as the table was when the unit
 * was looked at; who removes many models asks for it once, as every change makes another one.
 */
export function noteFallen(change: Change, unit: Unit, model: Model, before: Table = change.table): void {
  if (model.position === null) return;
  const isQuiet = noteRising(change, unit, model, before);
  const demise = isQuiet ? undefined : deadlyDemiseOf(before, unit, model);
  const wrecked = isLastWithPassengers(change, unit);
  if (demise === undefined && !wrecked) return;
  const { facing, base, position, id: model_id } = model;
  const fallen = { unit_id: unit.id, model_id, ...position, facing, base } as Fallen;
  change.amendBelow(UNDER_WAY, "aftermath", (task = NOTHING) => ({
    ...task,
    demises:
      demise === undefined ? task.demises : [...task.demises, { model: fallen, wounds: makeDice(demise) }],
    wrecks: wrecked ? [...task.wrecks, { model: fallen, out: [] }] : task.wrecks,
  }));
}

const NOTHING: Aftermath = { type: "aftermath", demises: [], blast: null, wrecks: [] };

/** Passengers get out when the last model of their transport goes. */
function isLastWithPassengers(change: Change, unit: Unit): boolean {
  if (unit.transport === null) return false;
  const { table } = change;
  return Object.keys(table.units[unit.id]!.models).length === 1 && passengersOf(table, unit).length > 0;
}
