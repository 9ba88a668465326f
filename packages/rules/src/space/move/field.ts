import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { inRange } from "../../game/measure/measure.ts";
import { type Placed, place, placeAll } from "../../game/measure/placed.ts";
import { missionRules } from "../../game/mission.ts";
import { modelName } from "../../game/names.ts";
import type { MoveNumbers, Numbers } from "../../game/numbers.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isMonsterOrVehicle, keywordsOf, modelHasKeyword, modelsOf } from "../../game/unit.ts";
import type { Shape } from "../../geometry/shape.ts";
import { shrunk } from "../../geometry/sweep.ts";
import { type Footprint, footprintsOf } from "../sight/footprint.ts";
import type { Marker, MoveOrder } from "./order.ts";

/** A model of another unit than the one that moves. */
export interface Standing {
  readonly unit: Unit;
  readonly placed: Placed;
  /** Monster or Vehicle. */
  readonly large: boolean;
  readonly titanic: boolean;
}

/** A model of the unit that moves, with what the rules of moving ask about it. */
export interface Mover {
  readonly id: string;
  /** How texts name it. */
  readonly name: string;
  readonly model: Model;
  readonly start: Placed;
  /** The base a trifle smaller, so that touching is not overlapping. */
  readonly core: Shape;
  /** Whether it flies in this move. */
  readonly fly: boolean;
  /** Whether it pays for no height. */
  readonly level: boolean;
  readonly large: boolean;
  /** Whether it may end on the upper floors of ruins. */
  readonly upstairs: boolean;
  /** Whether it has to stay where it is. */
  readonly held: boolean;
  /** The tall terrain that it must climb to pass. */
  readonly climbs: readonly Footprint[];
  /** What it passes over the top of: what it climbs, and hills and containers however low. */
  readonly tops: readonly Footprint[];
  /** All terrain: what may carry it. */
  readonly footprints: readonly Footprint[];
  /** What its path costs. */
  readonly numbers: MoveNumbers;
}

/** The table as a move sees it: who moves, by what order, and everything in the way. */
export interface Field {
  readonly game: Game;
  readonly unit: Unit;
  readonly order: MoveOrder;
  /** Of the ruleset of the game. */
  readonly numbers: Numbers;
  readonly targets: readonly Unit[];
  readonly movers: readonly Mover[];
  readonly targetModels: readonly Standing[];
  /** Models of enemy units that are not targets. */
  readonly otherEnemies: readonly Standing[];
  readonly friends: readonly Standing[];
  readonly footprints: readonly Footprint[];
  /** Objective markers on which no model may end. */
  readonly markers: readonly Marker[];
}

export function fieldOf(game: Game, unit: Unit, order: MoveOrder): Field {
  const numbers = numbersOf(game);
  const targets = order.targets.map((id) => game.units[id]!);
  const targetModels: Standing[] = [];
  const otherEnemies: Standing[] = [];
  const friends: Standing[] = [];
  for (const other of Object.values(game.units)) {
    if (other === unit) continue;
    const list = other.owner === unit.owner ? friends : targets.includes(other) ? targetModels : otherEnemies;
    const large = isMonsterOrVehicle(other);
    const titanic = keywordsOf(other).has("TITANIC");
    for (const placed of placeAll(other)) list.push({ unit: other, placed, large, titanic });
  }
  const footprints = footprintsOf(game.terrain);
  const movers = modelsOf(unit).map((model) =>
    moverOf(order, numbers, unit, model, footprints, targetModels),
  );
  const markers = markersBarred(game, numbers.marker.radius);
  return {
    game,
    unit,
    order,
    numbers,
    targets,
    movers,
    targetModels,
    otherEnemies,
    friends,
    footprints,
    markers,
  };
}

function markersBarred(game: Game, radius: number): readonly Marker[] {
  if (missionRules(game).endOnMarkers) return [];
  return Object.values(game.objectives).map(({ id, position: { x, y } }) => ({
    name: id,
    x,
    y,
    radius,
  }));
}

/** The same move for another distance; what is remembered about its models stays. */
export function withDistance(field: Field, inches: number): Field {
  const { order } = field;
  return { ...field, order: { ...order, distance: { ...order.distance, inches } } };
}

/** How far the model may go. */
export function allowanceOf({ order: { distance } }: Field, { id }: Mover): number {
  return distance.byModel?.[id] ?? distance.inches;
}

function moverOf(
  { crossing, contactHolds, straight }: MoveOrder,
  { move, contact }: Numbers,
  unit: Unit,
  model: Model,
  footprints: readonly Footprint[],
  targetModels: readonly Standing[],
): Mover {
  const start = place(unit, model);
  const canFly = modelHasKeyword(unit, model, "FLY");
  const onFoot = modelHasKeyword(unit, model, "INFANTRY") || modelHasKeyword(unit, model, "BEASTS");
  const fly = (canFly || straight !== undefined) && crossing.flying;
  const through = onFoot && crossing.ruins;
  const level = crossing.level === null || crossing.level?.has(model.id) === true;
  const open = fly || crossing.terrain === true || level;
  const inTheWay =
    crossing.terrainUpTo === undefined
      ? footprints
      : footprints.filter(({ feature }) => feature.height > crossing.terrainUpTo! + TOLERANCE);
  const climbs = open
    ? []
    : inTheWay.filter(
        ({ feature }) => isTall(feature.height, move) && !(through && feature.kind === "ruins"),
      );
  const low = open ? [] : inTheWay.filter(({ feature }) => isSolid(feature) && !isTall(feature.height, move));
  return {
    id: model.id,
    name: modelName(unit, model.id),
    model,
    start,
    core: shrunk(start.shape, TOLERANCE),
    fly,
    level,
    large: isMonsterOrVehicle(unit),
    upstairs: onFoot || canFly,
    held: contactHolds !== null && targetModels.some(({ placed }) => inRange(start, placed, contact)),
    climbs,
    tops: low.length === 0 ? climbs : [...climbs, ...low],
    footprints,
    numbers: move,
  };
}

/** Nobody passes below its top. */
function isSolid({ kind }: Footprint["feature"]): boolean {
  return kind === "hill" || kind === "container";
}

/** Whether terrain of this height, or a floor at it, has to be climbed (CH-10). */
export function isTall(height: number, { freeHeight }: MoveNumbers): boolean {
  return height > freeHeight + TOLERANCE;
}
