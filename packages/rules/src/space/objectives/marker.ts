import { MARKER_MM, OBJECTIVE_RANGE } from "../../base/limits.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { inRange, type Spread } from "../../game/measure/measure.ts";
import { place, placeAll } from "../../game/measure/placed.ts";
import { shapeOf } from "../../geometry/shape.ts";

/** Objective markers, and who is in range of them (OB-1). */

export type Objective = Game["objectives"][string];

const known = new WeakMap<Objective, Spread>();

/** The marker as something that is measured to: its edge, on the ground. */
function spreadOf(objective: Objective): Spread {
  let spread = known.get(objective);
  if (spread === undefined) {
    const { x, y } = objective.position;
    spread = { shape: shapeOf({ shape: "round", mm: MARKER_MM }, x, y, 0), z: 0 };
    known.set(objective, spread);
  }
  return spread;
}

/** Of a unit on the table. */
export function isModelInRange(unit: Unit, model: Model, objective: Objective): boolean {
  return inRange(place(unit, model), spreadOf(objective), OBJECTIVE_RANGE);
}

/** Whether any model of the unit is; nobody is who is off the table. */
export function isUnitInRange(unit: Unit, objective: Objective): boolean {
  return placeAll(unit).some((model) => inRange(model, spreadOf(objective), OBJECTIVE_RANGE));
}
