import { TOLERANCE } from "../../base/limits.ts";
import { moved } from "../../geometry/sweep.ts";
import { beginning, type Joining, partsOf } from "./beginning.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { type Landing, landingAt, stayed } from "./landing.ts";
import { levelsAt } from "./level.ts";
import { ownPose, type Pose, poseOf } from "./pose.ts";
import { reachOf } from "./reach.ts";
import { type Places, Rearrangement, type Tether } from "./rearrange.ts";

/** Looks for places of all models at once from many beginnings, with ways round what is in between. */

/** How much is tried, in beginnings and in sweeps over all models. */
export interface Effort {
  /** Ways to give out the targets. */
  readonly parts: number;
  /** Beginnings that are disturbed at random, for each of them. */
  readonly shaken: number;
  readonly sweeps: number;
}

/** Rounds in which ways are sought and models that have none are held back. */
const ROUNDS = 6;

/** Legal but for base contact; from the places of another move first, where there is one. */
export function* attempts(
  field: Field,
  effort: Effort,
  from?: readonly Landing[],
): Generator<readonly Landing[]> {
  const { movers } = field;
  const allowed = movers.map((mover) => allowanceOf(field, mover));
  const own = movers.map(ownPose);
  const attempt = (places: Places, poses: readonly Pose[]): readonly Landing[] | undefined => {
    const rearrangement = new Rearrangement(
      field,
      poses.map(({ walker }) => walker.start.shape),
    );
    const tethers = movers.map(({ start }, i): Tether => {
      const inches = Math.max(allowed[i]! - poses[i]!.pivot, 0);
      return { x: start.shape.x, y: start.shape.y, inches };
    });
    for (let round = 0; round < ROUNDS; round++) {
      if (!rearrangement.relax(places, tethers, effort.sweeps)) return undefined;
      const landings = landingsAt(field, places, poses, tethers);
      if (landings !== undefined) return landings;
    }
    return undefined;
  };
  const random = shaker();
  if (from !== undefined) {
    const poses = movers.map((mover, i) => poseOf(mover, from[i]!.facing));
    for (let n = 0; n <= effort.shaken * 4; n++) {
      const places = placesOf(from);
      const landings = attempt(n === 0 ? places : shake(places, random, 1 + n / 4), poses);
      if (landings !== undefined) yield landings;
    }
  }
  const ways = partsOf(field, allowed, effort.parts);
  const joinings: readonly Joining[] =
    field.targets.length > 2 ? ["CHAIN", "STAR", "TIGHT"] : ["CHAIN", "TIGHT"];
  for (let n = -joinings.length; n < effort.shaken; n++) {
    const joining = joinings[(n + joinings.length) % joinings.length]!;
    for (const parts of ways) {
      const poses = [...own];
      for (const { model, pose } of parts) poses[model] = pose;
      const places = beginning(field, parts, joining);
      const landings = attempt(n < 0 ? places : shake(places, random, 1.5), poses);
      if (landings !== undefined) yield landings;
    }
  }
}

function placesOf(landings: readonly Landing[]): Places {
  return {
    x: Float64Array.from(landings, ({ end }) => end.shape.x),
    y: Float64Array.from(landings, ({ end }) => end.shape.y),
  };
}

/** Landings at those places; undefined where some model has no way there, which is then tied more closely. */
function landingsAt(
  field: Field,
  { x, y }: Places,
  poses: readonly Pose[],
  tethers: Tether[],
): readonly Landing[] | undefined {
  const landings: Landing[] = [];
  let missing = false;
  for (const [i, mover] of field.movers.entries()) {
    const { shape, z } = mover.start;
    if (mover.held || (x[i] === shape.x && y[i] === shape.y && poses[i]!.pivot === 0)) {
      landings.push(stayed(mover));
      continue;
    }
    const landing = landingAt(field, mover, [x[i]!, y[i]!], z, [], () => true, poses[i]!);
    if (landing !== undefined) {
      landings.push(landing);
      continue;
    }
    missing = true;
    tethers[i] = shorter(field, mover, poses[i]!, x[i]!, y[i]!, tethers[i]!);
  }
  return missing ? undefined : landings;
}

/** From the last bend of the way there it is the straight way that is too long; where there is none, half of it is. */
function shorter(
  field: Field,
  mover: Mover,
  { walker, pivot }: Pose,
  x: number,
  y: number,
  { x: tx, y: ty }: Tether,
): Tether {
  const allowance = allowanceOf(field, mover) - pivot;
  const reach = reachOf(field, mover);
  for (const level of levelsAt(field, mover, moved(walker.start.shape, x, y), mover.start.z)) {
    const route = reach.pathTo([x, y, level], field.order.distance.furthest + 6);
    if (route === undefined || route.cost <= allowance + TOLERANCE) continue;
    const [bx, by] = route.path.at(-2)!;
    const last = Math.sqrt((x - bx) * (x - bx) + (y - by) * (y - by));
    const inches = allowance - (route.cost - last);
    if (inches > 0) return { x: bx, y: by, inches: inches - TOLERANCE };
  }
  const away = Math.sqrt((x - tx) * (x - tx) + (y - ty) * (y - ty));
  return { x: tx, y: ty, inches: away * 0.6 };
}

function shake({ x, y }: Places, random: () => number, inches: number): Places {
  return {
    x: x.map((value) => value + (random() - 0.5) * 2 * inches),
    y: y.map((value) => value + (random() - 0.5) * 2 * inches),
  };
}

/** Always the same numbers from 0 to below 1, so that the same question has the same answer. */
function shaker(): () => number {
  let state = 20_260_101;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}
