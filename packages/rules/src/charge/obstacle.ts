import { keepsClear, sweptGap } from "../geometry/sweep.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Placed } from "../sight/placed.ts";
import type { Field, Mover, Standing } from "./field.ts";
import { flat, type Spot } from "./travel.ts";

/** What a model on the ground cannot pass: bases, and the Engagement Range of units that are not targets. */
export interface Obstacle {
  readonly placed: Placed;
  readonly standing: Standing;
  /** How near the base may not come; 0: it may touch. */
  readonly keep: number;
  /** How far above or below is out of the way. */
  readonly up: number;
  readonly code: "ENEMY_IN_THE_WAY" | "FRIEND_IN_THE_WAY" | "NON_TARGET_ENGAGED";
}

export const BODY_UP = CHARGE.floor - TOLERANCE;
const RANGE_UP = ENGAGEMENT_RANGE.up + TOLERANCE;
const RANGE = ENGAGEMENT_RANGE.across + TOLERANCE;

/** In the order in which a fault should be named; FLY passes over all of them (CH-12). */
export function obstaclesOf(field: Field, mover: Mover): readonly Obstacle[] {
  if (mover.fly) return [];
  const body = (code: Obstacle["code"]) => (standing: Standing) => ({
    placed: standing.placed,
    standing,
    keep: 0,
    up: BODY_UP,
    code,
  });
  const range = (standing: Standing): Obstacle => ({
    placed: standing.placed,
    standing,
    keep: RANGE,
    up: RANGE_UP,
    code: "NON_TARGET_ENGAGED",
  });
  const friends = mover.large ? field.friends.filter(({ large }) => large) : [];
  return [
    ...field.prey.map(body("ENEMY_IN_THE_WAY")),
    ...field.bystanders.map(range),
    ...friends.map(body("FRIEND_IN_THE_WAY")),
  ];
}

/** How near the mover comes to the obstacle on a leg of its path; undefined where that is no fault. */
export function intrusion(mover: Mover, obstacle: Obstacle, from: Spot, to: Spot): number | undefined {
  const { placed, keep, up } = obstacle;
  const base = keep === 0 ? mover.core : mover.start.shape;
  if (keepsClear(base, flat(from), flat(to), placed.shape, keep)) return undefined;
  const part = levelPart(from, to, placed.z, up);
  if (part === undefined) return undefined;
  const gap = sweptGap(base, flat(part[0]), flat(part[1]), placed.shape);
  return gap <= keep ? gap : undefined;
}

/** The part of a leg that is no further than that above or below a height. */
function levelPart(from: Spot, to: Spot, z: number, up: number): readonly [Spot, Spot] | undefined {
  const rise = to[2] - from[2];
  const above = from[2] - z;
  if (rise === 0) return Math.abs(above) <= up ? [from, to] : undefined;
  const s = (-up - above) / rise;
  const t = (up - above) / rise;
  const begin = Math.max(Math.min(s, t), 0);
  const end = Math.min(Math.max(s, t), 1);
  return begin <= end ? [between(from, to, begin), between(from, to, end)] : undefined;
}

function between(from: Spot, to: Spot, t: number): Spot {
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])];
}

/** What stands in the way of the whole path, each obstacle once (CH-14, CH-15). */
export function wayFaults(field: Field, mover: Mover, path: readonly Spot[]): readonly Refusal[] {
  const faults: Refusal[] = [];
  const named = new Set<string>();
  for (const obstacle of obstaclesOf(field, mover)) {
    const { code, standing } = obstacle;
    const key = `${code} ${standing.unit.id}`;
    if (named.has(key)) continue;
    for (let i = 1; i < path.length; i++) {
      const gap = intrusion(mover, obstacle, path[i - 1]!, path[i]!);
      if (gap === undefined) continue;
      named.add(key);
      faults.push(wayFault(field, mover, obstacle, gap));
      break;
    }
  }
  return faults;
}

function wayFault({ unit }: Field, { id }: Mover, { code, standing }: Obstacle, gap: number): Refusal {
  const other = standing.unit;
  const about = { unit_id: unit.id, model_id: id, target_unit_id: other.id };
  if (code !== "NON_TARGET_ENGAGED") {
    const message = `${id} passes through ${standing.placed.id} of ${other.name}.`;
    return refusal(code, "CH-14", message, about);
  }
  return encroachment(unit.id, id, standing, gap);
}

export function encroachment(
  unitId: string,
  modelId: string,
  { unit, placed }: Standing,
  gap: number,
): Refusal {
  const inches = ENGAGEMENT_RANGE.across - gap;
  const message = `${modelId} comes within ${gap.toFixed(2)}" of ${placed.id} of ${unit.name}, which is not a target.`;
  return refusal("NON_TARGET_ENGAGED", "CH-15", message, {
    unit_id: unitId,
    model_id: modelId,
    target_unit_id: unit.id,
    inches,
  });
}
