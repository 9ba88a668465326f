import type { Game, Model, Unit } from "../game/document.ts";
import { isMonsterOrVehicle, modelHasKeyword, modelsOf } from "../game/unit.ts";
import type { Shape } from "../geometry/shape.ts";
import { shrunk } from "../geometry/sweep.ts";
import { CHARGE, TOLERANCE } from "../limits.ts";
import { rulesetOf } from "../ruleset.ts";
import { type Footprint, footprintsOf } from "../sight/footprint.ts";
import { type Placed, place, placeAll } from "../sight/placed.ts";

/** A model that the charge does not move. */
export interface Standing {
  readonly unit: Unit;
  readonly placed: Placed;
  /** Monster or Vehicle. */
  readonly large: boolean;
}

/** A model of the charging unit, with what the rules of moving ask about it. */
export interface Mover {
  readonly id: string;
  readonly model: Model;
  readonly start: Placed;
  /** The base a trifle smaller, so that touching is not overlapping. */
  readonly core: Shape;
  readonly fly: boolean;
  readonly large: boolean;
  /** INFANTRY and BEASTS, who have the run of ruins. */
  readonly nimble: boolean;
  /** The tall terrain that it must climb to pass. */
  readonly climbs: readonly Footprint[];
}

/** The table as a charge sees it: who moves, whom at, and everything in the way. */
export interface Field {
  readonly game: Game;
  readonly unit: Unit;
  readonly targets: readonly Unit[];
  readonly movers: readonly Mover[];
  /** Models of the targets. */
  readonly prey: readonly Standing[];
  /** Models of enemy units that are not targets. */
  readonly bystanders: readonly Standing[];
  readonly friends: readonly Standing[];
  readonly footprints: readonly Footprint[];
}

export function fieldOf(game: Game, unit: Unit, targets: readonly Unit[]): Field {
  const prey: Standing[] = [];
  const bystanders: Standing[] = [];
  const friends: Standing[] = [];
  for (const other of Object.values(game.units)) {
    if (other === unit) continue;
    const list = other.owner === unit.owner ? friends : targets.includes(other) ? prey : bystanders;
    const large = isMonsterOrVehicle(other);
    for (const placed of placeAll(other)) list.push({ unit: other, placed, large });
  }
  const footprints = footprintsOf(game.terrain);
  const movers = modelsOf(unit).map((model) => moverOf(game, unit, model, footprints));
  return { game, unit, targets, movers, prey, bystanders, friends, footprints };
}

function moverOf(game: Game, unit: Unit, model: Model, footprints: readonly Footprint[]): Mover {
  const start = place(unit, model);
  const fly = modelHasKeyword(unit, model, "FLY");
  const nimble = modelHasKeyword(unit, model, "INFANTRY") || modelHasKeyword(unit, model, "BEASTS");
  const through = nimble && rulesetOf(game.ruleset).ruinsOpen;
  const climbs = fly
    ? []
    : footprints.filter(({ feature }) => isTall(feature.height) && !(through && feature.kind === "ruins"));
  return {
    id: model.id,
    model,
    start,
    core: shrunk(start.shape, TOLERANCE),
    fly,
    large: isMonsterOrVehicle(unit),
    nimble,
    climbs,
  };
}

/** Whether terrain of this height, or a floor at it, has to be climbed (CH-10). */
export function isTall(height: number): boolean {
  return height > CHARGE.freeHeight + TOLERANCE;
}
