import { memoriesBy } from "../../base/memories-by.ts";
import { shapeOf } from "../../geometry/shape.ts";
import type { Game, Model, Unit } from "../document.ts";
import type { MarkerNumbers } from "../numbers.ts";
import { numbersOf } from "../ruleset.ts";
import { distance, inRange, type Spread } from "./measure.ts";
import { place, placeAll } from "./placed.ts";

/** Objective markers, and who is in range of them (OB-1). */

export type Objective = Game["objectives"][string];

const known = memoriesBy<MarkerNumbers, WeakMap<Objective, Spread>>(() => new WeakMap());

/** The marker as something that is measured to: its edge, on the ground. */
function spreadOf(marker: MarkerNumbers, objective: Objective): Spread {
  const spreads = known(marker);
  let spread = spreads.get(objective);
  if (spread === undefined) {
    const { x, y } = objective.position;
    spread = { shape: shapeOf({ shape: "round", mm: marker.mm }, x, y, 0), z: 0 };
    spreads.set(objective, spread);
  }
  return spread;
}

/** Of a unit on the table. */
export function isModelInRange(
  game: Pick<Game, "ruleset">,
  unit: Unit,
  model: Model,
  objective: Objective,
): boolean {
  const { marker } = numbersOf(game);
  return inRange(place(unit, model), spreadOf(marker, objective), marker.range);
}

/** Whether any model of the unit is; no model of a unit that is off the table is. */
export function isUnitInRange(game: Pick<Game, "ruleset">, unit: Unit, objective: Objective): boolean {
  const { marker } = numbersOf(game);
  const spread = spreadOf(marker, objective);
  return placeAll(unit).some((model) => inRange(model, spread, marker.range));
}

/** From the nearest model of the unit to the edge of the marker, in inches. */
export function markerDistance(game: Pick<Game, "ruleset">, unit: Unit, objective: Objective): number {
  const spread = spreadOf(numbersOf(game).marker, objective);
  return Math.min(...placeAll(unit).map((model) => distance(model, spread)));
}

/** Whether any model of the unit is in range of any marker. */
export function isOnObjective(game: Pick<Game, "objectives" | "ruleset">, unit: Unit): boolean {
  return Object.values(game.objectives).some((objective) => isUnitInRange(game, unit, objective));
}
