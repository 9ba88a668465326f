import type { Game } from "../game/document.ts";
import { type Point, type Shape, shapeOf, support } from "../geometry/shape.ts";
import { moved } from "../geometry/sweep.ts";
import { accept, type Checked, refusal, reject } from "../refusal.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { levelsAt } from "./level.ts";
import { turnedTo } from "./pose.ts";
import { reachOf } from "./reach.ts";
import { contactsNear } from "./snap.ts";
import type { Spot } from "./spot.ts";
import { type MovePaths, readMove, stepOf } from "./step.ts";

export interface DraggedPath {
  readonly path: readonly Spot[];
  /** Whether it ends in base contact because that was near to where the hand points. */
  readonly snapped: boolean;
}

/**
 * The way of a model, with its facing and its mates as the move has them, to where a hand points: into base contact
 * where that is near and can be had, along the shortest legal path where there is one, and straight there otherwise, for
 * the judge to say what is wrong with it.
 */
export function draggedPath(field: Field, move: MovePaths, modelId: string, to: Point): Checked<DraggedPath> {
  const { game, unit, order } = field;
  const read = readMove(field, move);
  if (!read.ok) return read;
  const own = read.value.find(({ mover }) => mover.id === modelId);
  if (own === undefined) {
    const told = { unit: unit.name, id: modelId };
    return reject(refusal("UNKNOWN_MODEL", "GD-7", told, { unit_id: unit.id, model_id: modelId }));
  }
  const { mover, facing } = own;
  const mates = read.value.filter((step) => step !== own).map(({ end }) => end);
  const base = onTable(shapeOf(mover.model.base, to[0], to[1], facing), game.board);
  const { shape, z } = mover.start;
  const start: Spot = [shape.x, shape.y, z];
  // What turning costs is no longer there for the way.
  const limit = allowanceOf(field, mover) - stepOf(field, mover, [start], facing).travel.pivot;
  // Whoever turns may do so before the way or after it.
  const ways = [...new Set([mover, turnedTo(mover, facing)])].map((walker) => reachOf(field, walker));
  const pathTo = (end: Spot, furthest: number) => {
    for (const reach of ways) {
      const route = reach.pathTo(end, furthest);
      if (route !== undefined) return route;
    }
    return undefined;
  };

  for (const { spot, z: level } of contactsNear(field, mover, base, mates)) {
    const route = pathTo([spot[0], spot[1], level], limit);
    if (route !== undefined) return accept({ path: route.path, snapped: true });
  }
  const levels = levelsAt(field, mover, base, floorNear(field, mover, base));
  // A way that is longer than allowed still tells by how much, where the straight one would only be barred.
  for (const furthest of [limit, order.distance.furthest]) {
    for (const level of levels) {
      const route = pathTo([base.x, base.y, level], furthest);
      if (route !== undefined) return accept({ path: route.path, snapped: false });
    }
  }
  return accept({ path: [start, [base.x, base.y, levels[0] ?? 0]], snapped: false });
}

/** The base where it is asked for, or just inside the table's edge. */
function onTable(base: Shape, { width, height }: Game["board"]): Shape {
  const across = support(base, 1, 0);
  const down = support(base, 0, 1);
  return moved(base, within(base.x, across, width - across), within(base.y, down, height - down));
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The floor of the nearest target: whoever follows it upstairs ends there. Without targets, the model's own. */
function floorNear(field: Field, { start }: Mover, { x, y }: Shape): number {
  let nearest = Number.POSITIVE_INFINITY;
  let floor = start.z;
  for (const { placed } of field.targetModels) {
    const dx = placed.shape.x - x;
    const dy = placed.shape.y - y;
    const away = dx * dx + dy * dy;
    if (away < nearest) [nearest, floor] = [away, placed.z];
  }
  return floor;
}
