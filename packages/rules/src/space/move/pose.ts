import { TOLERANCE } from "../../base/limits.ts";
import { rotation } from "../../geometry/rotation.ts";
import { type Point, shapeOf } from "../../geometry/shape.ts";
import { moved, shrunk } from "../../geometry/sweep.ts";
import type { Field, Mover, Standing } from "./field.ts";
import type { Spot } from "./spot.ts";
import { pivotCost } from "./travel.ts";

/** A facing that a model may end with. */
export interface Pose {
  readonly facing: number;
  /** The model as if it had stood with that facing. */
  readonly walker: Mover;
  /** What turning to it costs. */
  readonly pivot: number;
}

/** Facings that differ by whole turns are the same. */
export function sameFacing(a: number, b: number): boolean {
  return (a - b) % 360 === 0;
}

const walkers = new WeakMap<Mover, Map<number, Mover>>();

/** The model as if it stood with that facing; the same object each time, since ways are remembered with it. */
export function turnedTo(mover: Mover, facing: number): Mover {
  const { model, start } = mover;
  if (start.shape.kind === "circle" || sameFacing(facing, model.facing)) return mover;
  let known = walkers.get(mover);
  if (known === undefined) {
    known = new Map();
    walkers.set(mover, known);
  }
  let walker = known.get(facing);
  if (walker === undefined) {
    const shape = shapeOf(model.base, start.shape.x, start.shape.y, facing);
    walker = { ...mover, start: { ...start, shape }, core: shrunk(shape, TOLERANCE) };
    known.set(facing, walker);
  }
  return walker;
}

const walkersElsewhere = new WeakMap<Mover, Map<string, Mover>>();

/** The model as if it stood there: where its way was bent by hand, and goes on from. The same object each time. */
export function movedTo(mover: Mover, [x, y, z]: Spot): Mover {
  const { start, model } = mover;
  if (x === start.shape.x && y === start.shape.y && z === start.z) return mover;
  let known = walkersElsewhere.get(mover);
  if (known === undefined) {
    known = new Map();
    walkersElsewhere.set(mover, known);
  }
  const key = `${x} ${y} ${z}`;
  let walker = known.get(key);
  if (walker === undefined) {
    const shape = moved(start.shape, x, y);
    walker = { ...mover, model, start: { ...start, shape, z }, core: shrunk(shape, TOLERANCE) };
    known.set(key, walker);
  }
  return walker;
}

export function ownPose(mover: Mover): Pose {
  return { facing: mover.model.facing, walker: mover, pivot: 0 };
}

export function poseOf(mover: Mover, facing: number): Pose {
  const walker = turnedTo(mover, facing);
  return { facing, walker, pivot: walker === mover ? 0 : pivotCost(mover) };
}

/** Steps in degrees in which facings are tried; a half turn looks the same. */
const STEP = 15;

const poses = new WeakMap<Mover, readonly Pose[]>();

/** The facings that are tried for a model: its own, head on and broadside to near enemies, and all round. */
export function posesOf(field: Field, mover: Mover): readonly Pose[] {
  let found = poses.get(mover);
  if (found === undefined) {
    const facings = new Set<number>();
    if (mover.start.shape.kind !== "circle") {
      for (const enemy of nearestEnemies(field, mover)) {
        const [dx, dy] = towards(mover, enemy);
        facings.add(facingOf(dx, dy)).add(facingOf(-dy, dx)).add(headOn(mover, enemy).facing);
      }
      for (let turn = STEP; turn < 180; turn += STEP)
        facings.add((((mover.model.facing + turn) % 360) + 360) % 360);
    }
    found = [ownPose(mover), ...[...facings].map((facing) => poseOf(mover, facing))];
    poses.set(mover, found);
  }
  return found;
}

/** Turned so that it reaches furthest towards the enemy: an end of an oval, a corner of a hull. */
export function headOn(mover: Mover, enemy: Standing): Pose {
  const { kind, halfLong, halfShort, reach } = mover.start.shape;
  const [dx, dy] = towards(mover, enemy);
  if (kind === "box") {
    const cos = halfLong / reach;
    const sin = halfShort / reach;
    return poseOf(mover, facingOf(dx * cos + dy * sin, dy * cos - dx * sin));
  }
  return poseOf(mover, halfLong >= halfShort ? facingOf(dx, dy) : facingOf(-dy, dx));
}

/** How many enemies a model may turn to. */
const ENEMIES = 2;

function nearestEnemies({ targetModels }: Field, { start: { shape } }: Mover): readonly Standing[] {
  const away = ({ placed }: Standing) => {
    const dx = placed.shape.x - shape.x;
    const dy = placed.shape.y - shape.y;
    return dx * dx + dy * dy;
  };
  return [...targetModels].sort((a, b) => away(a) - away(b)).slice(0, ENEMIES);
}

function towards({ start }: Mover, { placed }: Standing): Point {
  return [placed.shape.x - start.shape.x, placed.shape.y - start.shape.y];
}

/** The facing in that direction, found by halving since there is no arc cosine that is the same everywhere. */
function facingOf(dx: number, dy: number): number {
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return 0;
  let low = 0;
  let high = 180;
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (low + high) / 2;
    if (rotation(middle).cos > dx / length) low = middle;
    else high = middle;
  }
  const facing = Math.round(high * 1e6) / 1e6;
  return dy >= 0 ? facing : (360 - facing) % 360;
}

const HALVINGS = 40;
