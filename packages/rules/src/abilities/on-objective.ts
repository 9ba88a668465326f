import { MARKER_RADIUS } from "../base/limits.ts";
import type { Game, Unit } from "../game/document.ts";
import { inRange } from "../game/measure/measure.ts";
import { placeAll } from "../game/measure/placed.ts";
import { shapeOf } from "../geometry/shape.ts";

const MARKER = { shape: "round", mm: MARKER_RADIUS * 2 * 25.4 } as const;
const REACH = { across: 3, up: 5 };

/** Whether a model of the unit is in range of an objective marker, whichever it is. */
export function isOnObjective({ objectives }: Pick<Game, "objectives">, unit: Unit): boolean {
  return Object.values(objectives).some((objective) => isInRangeOf(objective, unit));
}

/** Whether a model of the unit is in range of the marker. */
export function isInRangeOf({ position: { x, y } }: Game["objectives"][string], unit: Unit): boolean {
  const marker = { shape: shapeOf(MARKER, x, y, 0), z: 0 };
  return placeAll(unit).some((model) => inRange(model, marker, REACH));
}
