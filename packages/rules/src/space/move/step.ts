import { LIMITS, TOLERANCE } from "../../base/limits.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import { lookup } from "../../game/lookup.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { refusalList } from "../../game/refusal-list.ts";
import { shapeOf } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { onBoard } from "../../geometry/within.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { wayFaults } from "./obstacle.ts";
import { sameFacing, turnedTo } from "./pose.ts";
import type { Spot } from "./spot.ts";
import { type Travel, travelOf } from "./travel.ts";

/** What one model of the unit does: a path, where it ends and what that costs. */
export interface ModelStep {
  readonly mover: Mover;
  /** The same with the facing by which its way is judged: that of its start, or of its end where only that one will do. */
  readonly walker: Mover;
  readonly path: readonly Spot[];
  readonly facing: number;
  readonly end: Placed;
  readonly travel: Travel;
  readonly moves: boolean;
}

/** A move of a unit as it is drafted and sent: paths by model; a model without one stays. */
export interface MoveDraft {
  readonly per_model_paths: Readonly<Record<string, readonly SentSpot[]>>;
  readonly facings?: Readonly<Record<string, number>> | undefined;
}

/** A height that is left out is that of the point before. */
type SentSpot = readonly [x: number, y: number, z?: number | undefined];

/** One step a model in the document's order; refused where the move is not well formed (CH-9). */
export function readMove(
  field: Field,
  { per_model_paths, facings = {} }: MoveDraft,
): Checked<readonly ModelStep[]> {
  const refusals: Refusal[] = [];
  const known = new Set(field.movers.map(({ id }) => id));
  for (const id of [...Object.keys(per_model_paths), ...Object.keys(facings)]) {
    if (known.has(id)) continue;
    known.add(id);
    const { id: unit_id, name } = field.unit;
    refusals.push(refusal("UNKNOWN_MODEL", "GD-7", { unit: name, id }, { unit_id, model_id: id }));
  }
  const steps = field.movers.map((mover) => {
    const sent = lookup(per_model_paths, mover.id) ?? [];
    const path = spotsOf(mover, sent);
    refusals.push(...malformed(field, mover, path));
    return stepOf(field, mover, path, lookup(facings, mover.id) ?? mover.model.facing);
  });
  return refusals.length > 0 ? reject(...refusalList(field.game, refusals)) : accept(steps);
}

export function stepOf(field: Field, mover: Mover, path: readonly Spot[], facing: number): ModelStep {
  const { model, start } = mover;
  const [x, y, z] = path.at(-1)!;
  const turned = start.shape.kind !== "circle" && !sameFacing(facing, model.facing);
  const other = turned ? turnedTo(mover, facing) : mover;
  const walker = !turned || mayWalk(field, mover, path) || !mayWalk(field, other, path) ? mover : other;
  const travel = travelOf(walker, path, turned);
  const end: Placed = { ...start, shape: shapeOf(model.base, x, y, facing), z };
  const moves = turned || path.some((spot) => spot.some((value, axis) => value !== path[0]![axis]));
  return { mover, walker, path, facing, end: moves ? end : start, travel, moves };
}

/** Whether the way is legal with this facing all along it, for a model that turns (CH-17). */
function mayWalk(field: Field, walker: Mover, path: readonly Spot[]): boolean {
  const { width, height } = field.game.board;
  return (
    travelOf(walker, path, true).total <= allowanceOf(field, walker) + TOLERANCE &&
    path.every(([x, y]) => onBoard(moved(walker.start.shape, x, y), width, height)) &&
    wayFaults(field, walker, path).length === 0
  );
}

function spotsOf({ start }: Mover, sent: readonly SentSpot[]): readonly Spot[] {
  let z = start.z;
  if (sent.length === 0) return [[start.shape.x, start.shape.y, z]];
  return sent.map(([px, py, pz]) => {
    z = pz ?? z;
    return [px, py, z];
  });
}

function malformed(field: Field, { id, name, start }: Mover, path: readonly Spot[]): readonly Refusal[] {
  const about = { unit_id: field.unit.id, model_id: id };
  const faults: Refusal[] = [];
  const [x, y, z] = path[0]!;
  const dx = x - start.shape.x;
  const dy = y - start.shape.y;
  const dz = z - start.z;
  const off = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (off > TOLERANCE) {
    const { distance } = field.order.rules;
    faults.push(refusal("PATH_START", distance, { model: name, off }, { ...about, inches: off }));
  }
  const { width, height } = field.game.board;
  // Anyone who goes straight ahead may leave the table: what comes of it is for the move to say.
  const mayLeave = field.order.straight !== undefined;
  const outside = path.findIndex(
    ([px, py, pz]) =>
      pz < -TOLERANCE ||
      pz > LIMITS.boardInches ||
      (!mayLeave &&
        (px < -TOLERANCE || py < -TOLERANCE || px > width + TOLERANCE || py > height + TOLERANCE)),
  );
  if (outside >= 0) {
    const details = { model: name, point: outside };
    faults.push(refusal("OFF_TABLE:path", field.order.rules.distance, details, about));
  }
  return faults;
}
