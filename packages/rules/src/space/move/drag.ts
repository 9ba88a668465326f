import { accept, type Checked, refusal, reject } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { type Point, type Shape, shapeOf, support } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { levelsAt } from "./level.ts";
import { movedTo, turnedTo } from "./pose.ts";
import { reachOf } from "./reach.ts";
import { besideOwnModels, contactsNear } from "./snap.ts";
import type { Spot } from "./spot.ts";
import { type MoveDraft, readMove, stepOf } from "./step.ts";
import { travelOf } from "./travel.ts";

export interface DraggedPath {
  readonly path: readonly Spot[];
  /** Whether it ends in base contact because that was near to where the pointer is. */
  readonly snapped: boolean;
}

export interface DragOptions {
  /** The path of a model up to its last waypoint: it goes on from there to where the pointer is. */
  readonly waypoints?: Readonly<Record<string, readonly Spot[]>>;
  /** The floor that is meant where there are several. */
  readonly floor?: number | undefined;
  /** Whether a model snaps to a place beside its unit where the pointer is near to one. */
  readonly snaps?: boolean;
  /** Whether time is short: from then on paths are straight, and searched when the drag ends. */
  readonly hurry?: () => boolean;
}

/**
 * The path of a model to where the pointer is, with its facing and the other models as the draft has them: into base
 * contact where that is near and possible, along the shortest legal path where there is one, and straight there
 * otherwise, so that the judge says what is wrong with it.
 */
export function draggedPath(
  field: Field,
  move: MoveDraft,
  modelId: string,
  to: Point,
  { waypoints = {}, floor, snaps = false, hurry = () => false }: DragOptions = {},
): Checked<DraggedPath> {
  const { game, unit, order } = field;
  const read = readMove(field, move);
  if (!read.ok) return read;
  const own = read.value.find(({ mover }) => mover.id === modelId);
  if (own === undefined) {
    const details = { unit: unit.name, id: modelId };
    return reject(refusal("UNKNOWN_MODEL", "GD-7", details, { unit_id: unit.id, model_id: modelId }));
  }
  const { mover, facing } = own;
  const ownModels = read.value.filter((step) => step !== own).map(({ end }) => end);
  const pointed = onTable(shapeOf(mover.model.base, to[0], to[1], facing), game.board);
  const base = snaps ? besideOwnModels(field, mover, pointed, ownModels) : pointed;
  const { shape, z } = mover.start;
  const start: Spot = [shape.x, shape.y, z];
  const walked = waypoints[modelId] ?? [start];
  // What turning and the path up to the last waypoint cost is used up.
  const { pivot } = stepOf(field, mover, [start], facing).travel;
  const limit = allowanceOf(field, mover) - pivot - travelOf(mover, walked, false).total;
  // Anyone who turns may do so before the way or after it.
  const walkers = [...new Set([mover, turnedTo(mover, facing)])];
  const ways = walkers.map((walker) => reachOf(field, movedTo(walker, walked.at(-1)!)));
  const pathTo = (end: Spot, furthest: number) => {
    if (hurry()) return undefined;
    for (const reach of ways) {
      const route = reach.pathTo(end, furthest);
      if (route !== undefined) return { ...route, path: [...walked, ...route.path.slice(1)] };
    }
    return undefined;
  };

  for (const { spot, z: level } of contactsNear(field, mover, base, ownModels)) {
    const route = pathTo([spot[0], spot[1], level], limit);
    if (route !== undefined) return accept({ path: route.path, snapped: true });
  }
  const levels = levelsAt(field, mover, base, floor ?? floorNear(field, mover, base));
  // A way that is longer than allowed still tells by how much, where the straight one would only be barred. A floor that
  // was asked for is kept, though the ground be nearer.
  const asked = floor === undefined ? [levels] : levels.map((level) => [level]);
  for (const some of asked) {
    for (const furthest of [limit, order.distance.furthest]) {
      for (const level of some) {
        const route = pathTo([base.x, base.y, level], furthest);
        if (route !== undefined) return accept({ path: route.path, snapped: false });
      }
    }
  }
  return accept({ path: [...walked, [base.x, base.y, levels[0] ?? 0]], snapped: false });
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
