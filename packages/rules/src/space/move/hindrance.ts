import type { NamedObstacle } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { gap } from "../../geometry/gap.ts";
import { distanceTo } from "../../geometry/overreach.ts";
import type { Point } from "../../geometry/shape.ts";
import { plainFaults } from "./faults.ts";
import { allowanceOf, type Field, fieldOf, type Mover } from "./field.ts";
import type { Spot } from "./spot.ts";
import { type ModelStep, stepOf } from "./step.ts";

/**
 * Why a unit has no way: things are taken off the table one after the other until there is one. What had to go is the
 * obstacle, and the model that would come to grief on it is the one that it stops.
 */
export interface Hindrance {
  readonly model_id: string;
  readonly obstacle: NamedObstacle;
}

/** A way of the unit on that table, as far as one is soon found. */
type Seek = (field: Field) => readonly ModelStep[] | undefined;

/** A table with something taken off it. */
interface Relaxed {
  readonly game: Game;
  readonly obstacle: NamedObstacle;
  /** How far everything was moved to the right and down, to be away from the edges. */
  readonly shift: number;
}

/** Terrain and units by their names; otherwise what the unit itself lacks. */
export type StoppedBy =
  | { readonly terrain: string }
  | { readonly unit: string; readonly enemy: boolean }
  | "EDGE"
  | "COHERENCY"
  | "DISTANCE";

/** So many units and pieces of terrain are tried, the nearest first. */
const MOST_TRIED = 6;

export function hindranceOf(field: Field, seek: Seek): Hindrance {
  for (const { game, obstacle, shift } of relaxations(field)) {
    const steps = seek(fieldOf(game, game.units[field.unit.id]!, field.order));
    if (steps !== undefined) return { model_id: stoppedIn(field, steps, shift), obstacle };
  }
  return byItself(field, seek);
}

function* relaxations(field: Field): Generator<Relaxed> {
  const { game, unit, targets } = field;
  const others = Object.values(game.units).filter((other) => other !== unit && !targets.includes(other));
  const near = nearestFirst(others, (other) => unitAway(field, other)).slice(0, MOST_TRIED);
  for (const { id, owner } of near) {
    const { [id]: _, ...units } = game.units;
    const kind = owner === unit.owner ? "FRIENDS" : "ENEMIES";
    yield { game: { ...game, units }, obstacle: { kind, unit_id: id }, shift: 0 };
  }
  const terrain = nearestFirst(field.footprints, ({ polygon }) =>
    Math.min(...field.movers.map((mover) => distanceTo(polygon, centreOf(mover)) - reachOf(field, mover))),
  ).slice(0, MOST_TRIED);
  for (const { feature } of terrain) {
    const { [feature.id]: _, ...left } = game.terrain;
    yield {
      game: { ...game, terrain: left },
      obstacle: { kind: "TERRAIN", terrain_id: feature.id },
      shift: 0,
    };
  }
  yield { game: farFromEdges(game), obstacle: { kind: "EDGE" }, shift: FAR };
  if (terrain.length > 1) {
    const obstacle = { kind: "TERRAIN", terrain_id: terrain[0]!.feature.id } as const;
    yield { game: { ...game, terrain: {} }, obstacle, shift: 0 };
  }
}

/** What is within reach of the unit, the nearest first. */
function nearestFirst<T>(things: readonly T[], away: (thing: T) => number): readonly T[] {
  return things
    .map((thing) => ({ thing, away: away(thing) }))
    .filter((one) => one.away <= 0)
    .sort((a, b) => a.away - b.away)
    .map(({ thing }) => thing);
}

/** Further than any move, and what stands around its end. */
const NEIGHBOURHOOD = 4;

function reachOf(field: Field, mover: Mover): number {
  return allowanceOf(field, mover) + NEIGHBOURHOOD;
}

function centreOf({ start }: { readonly start: Placed }): Point {
  return [start.shape.x, start.shape.y];
}

function unitAway(field: Field, other: Unit): number {
  const standing = [...field.otherEnemies, ...field.friends].filter(({ unit }) => unit === other);
  return Math.min(
    ...standing.flatMap(({ placed }) =>
      field.movers.map((mover) => gap(mover.start.shape, placed.shape) - reachOf(field, mover)),
    ),
  );
}

const FAR = 60;

function farFromEdges(game: Game): Game {
  const moved = <T extends { readonly x: number; readonly y: number }>(at: T): T => ({
    ...at,
    x: at.x + FAR,
    y: at.y + FAR,
  });
  const map = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(value)]));
  return {
    ...game,
    board: { width: game.board.width + 2 * FAR, height: game.board.height + 2 * FAR },
    units: map(game.units, (unit) => ({
      ...unit,
      models: map(unit.models, (model) =>
        model.position === null ? model : { ...model, position: moved(model.position) },
      ),
    })),
    terrain: map(game.terrain, (feature) => ({
      ...feature,
      polygon: feature.polygon.map(([x, y]): [number, number] => [x + FAR, y + FAR]),
    })),
    objectives: map(game.objectives, (one) => ({ ...one, position: moved(one.position) })),
  };
}

/** The model that the move would be refused for on the table as it is. */
function stoppedIn(field: Field, found: readonly ModelStep[], shift: number): string {
  const steps = field.movers.map((mover, i) => {
    const { path, facing } = found[i]!;
    const back = path.map(([x, y, z]): Spot => [x - shift, y - shift, z]);
    return stepOf(field, mover, back, facing);
  });
  const fault = plainFaults(field, steps).find(({ model_id }) => model_id !== undefined);
  return fault?.model_id ?? nearestModel(field);
}

function nearestModel({ movers, targetModels }: Field): string {
  const away = ({ start }: Mover) =>
    Math.min(...targetModels.map(({ placed }) => gap(start.shape, placed.shape)));
  const [first] = movers.map((mover) => ({ mover, away: away(mover) })).sort((a, b) => a.away - b.away);
  return first!.mover.id;
}

/** The unit is in its own way: without that model there would be one; or the targets ask for more than it can do. */
function byItself(field: Field, seek: Seek): Hindrance {
  const { game, unit, movers, targets } = field;
  if (movers.length > 1) {
    for (const { id } of movers.slice(0, MOST_LEFT_OUT)) {
      const { [id]: _, ...models } = unit.models;
      const without = { ...game, units: { ...game.units, [unit.id]: { ...unit, models } } };
      const steps = seek(fieldOf(without, without.units[unit.id]!, field.order));
      if (steps !== undefined) return { model_id: id, obstacle: { kind: "COHERENCY" } };
    }
  }
  const kind = movers.length > 1 && targets.length > 1 ? "COHERENCY" : "DISTANCE";
  return { model_id: nearestModel(field), obstacle: { kind } };
}

const MOST_LEFT_OUT = 10;
