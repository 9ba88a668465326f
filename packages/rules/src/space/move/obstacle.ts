import { TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { modelName } from "../../game/names.ts";
import { type SegmentPart, stays } from "../../geometry/stay.ts";
import { keepsClear, sweptGap } from "../../geometry/sweep.ts";
import type { Field, Mover, Standing } from "./field.ts";
import { openParts } from "./footing.ts";
import { flat, type Spot } from "./spot.ts";

/** What a model on the ground cannot pass: bases, and the Engagement Range of enemy units that are not targets. */
export interface Obstacle {
  readonly placed: Placed;
  readonly standing: Standing;
  /** How near the base may not come; 0: it may touch. */
  readonly keep: number;
  /** How far above or below is out of the way. */
  readonly up: number;
  readonly code: "ENEMY_IN_THE_WAY" | "FRIEND_IN_THE_WAY" | TooNear;
}

/** An enemy unit that no model may come near to: one that is not a target, where the move has targets. */
type TooNear = "NON_TARGET_ENGAGED" | "ENEMY_TOO_NEAR";

function tooNear({ targets }: Field): TooNear {
  return targets.length > 0 ? "NON_TARGET_ENGAGED" : "ENEMY_TOO_NEAR";
}

/** In the order in which a fault should be named; who flies passes over all of them (CH-12). */
export function obstaclesOf(field: Field, mover: Mover): readonly Obstacle[] {
  if (mover.fly) return [];
  const { engagement, move } = field.numbers;
  const { enemyModels, largeEnemies, enemyRange, largeFriends, titanic, aircraft } = field.order.crossing;
  const body = (code: Obstacle["code"]) => (standing: Standing) => ({
    placed: standing.placed,
    standing,
    keep: 0,
    up: move.floor - TOLERANCE,
    code,
  });
  const range = (standing: Standing): Obstacle => ({
    placed: standing.placed,
    standing,
    keep: engagement.across + TOLERANCE,
    up: engagement.up + TOLERANCE,
    code: tooNear(field),
  });
  const enemy = body("ENEMY_IN_THE_WAY");
  const met = ({ placed }: Standing) => !(aircraft === true && placed.aircraft);
  const others = field.otherEnemies.filter(met);
  const stops = (one: Standing) => titanic === false && one.titanic;
  const friends = mover.large
    ? field.friends.filter((one) => (largeFriends ? stops(one) : one.large) && met(one))
    : [];
  const solid = (one: Standing) => !enemyModels || (largeEnemies === false && one.large) || stops(one);
  return [
    ...field.targetModels.filter(solid).map(enemy),
    ...(enemyRange ? others.filter(solid).map(enemy) : others.map(range)),
    ...friends.map(body("FRIEND_IN_THE_WAY")),
  ];
}

/** How near the mover comes to the obstacle on a leg of its path; undefined where that is no fault. */
export function intrusion(mover: Mover, obstacle: Obstacle, from: Spot, to: Spot): number | undefined {
  const { placed, keep, up } = obstacle;
  const base = keep === 0 ? mover.core : mover.start.shape;
  if (keepsClear(base, flat(from), flat(to), placed.shape, keep)) return undefined;
  let nearest: number | undefined;
  const look = ([begin, end]: SegmentPart) => {
    const a = between(from, to, begin);
    const b = between(from, to, end);
    const gap = sweptGap(base, flat(a), flat(b), placed.shape);
    if (gap <= keep && (nearest === undefined || gap < nearest)) nearest = gap;
  };
  for (const part of partsBeside(mover, from, to, placed.z, up)) look(part);
  for (const part of partsOnTop(mover, from, to, placed.z, up)) look(part);
  return nearest;
}

/**
 * The parts of a leg that are no further than that above or below a height. What is named as higher counts only where
 * terrain under the base is as high: nobody walks over an enemy in the air.
 */
function partsBeside(mover: Mover, from: Spot, to: Spot, z: number, up: number): readonly SegmentPart[] {
  const rise = to[2] - from[2];
  const above = from[2] - z;
  if (rise === 0) {
    if (Math.abs(above) <= up) return [[0, 1]];
    return above > up ? openParts(mover, from, to, z + up) : [];
  }
  const enters = (-up - above) / rise;
  const leaves = (up - above) / rise;
  const parts: SegmentPart[] = [];
  const begin = Math.max(Math.min(enters, leaves), 0);
  const end = Math.min(Math.max(enters, leaves), 1);
  if (begin <= end) parts.push([begin, end]);
  const high: SegmentPart = rise > 0 ? [Math.max(leaves, 0), 1] : [0, Math.min(leaves, 1)];
  return high[0] < high[1] ? [...parts, ...openParts(mover, from, to, z + up, high)] : parts;
}

const NO_PARTS: readonly SegmentPart[] = [];

/** The parts of a leg that lead over the top of something, as high as that, whatever height is named. */
function partsOnTop(
  { core, tops }: Mover,
  from: Spot,
  to: Spot,
  z: number,
  up: number,
): readonly SegmentPart[] {
  let parts = NO_PARTS;
  // Every leg past every obstacle asks, and mostly nothing is that high.
  for (const { feature, polygon } of tops) {
    if (Math.abs(feature.height - z) > up) continue;
    const found = stays(core, flat(from), flat(to), polygon);
    if (found.length > 0) parts = parts.length === 0 ? found : [...parts, ...found];
  }
  return parts;
}

function between(from: Spot, to: Spot, t: number): Spot {
  // The ends themselves, to the last bit.
  if (t <= 0) return from;
  if (t >= 1) return to;
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])];
}

/** Whether the base passes over that model's, on the same floor, anywhere along its path. */
export function passesOver(mover: Mover, path: readonly Spot[], standing: Standing): boolean {
  const { placed } = standing;
  const up = mover.numbers.floor - TOLERANCE;
  const obstacle: Obstacle = { placed, standing, keep: 0, up, code: "ENEMY_IN_THE_WAY" };
  return path.some((spot, i) => i > 0 && intrusion(mover, obstacle, path[i - 1]!, spot) !== undefined);
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

function wayFault(field: Field, mover: Mover, { code, standing }: Obstacle, gap: number): Refusal {
  if (code === tooNear(field)) return nearFault(field, mover, standing, gap, field.numbers.engagement.across);
  const { unit, order } = field;
  const other = standing.unit;
  const details = { model: mover.name, other: modelName(other, standing.placed.id), unit: other.name };
  const about = { unit_id: unit.id, model_id: mover.id, target_unit_id: other.id };
  return refusal(code, order.rules.passing, details, about);
}

/** The model comes nearer to one that it must keep away from than it may. */
export function nearFault(field: Field, mover: Mover, near: Standing, gap: number, least: number): Refusal {
  const { unit, placed } = near;
  const isEngagement = least <= field.numbers.engagement.across;
  const details = {
    model: mover.name,
    other: modelName(unit, placed.id),
    unit: unit.name,
    gap,
    least,
    isEngagement,
  };
  return refusal(tooNear(field), field.order.rules.range, details, {
    unit_id: field.unit.id,
    model_id: mover.id,
    target_unit_id: unit.id,
    inches: least - gap,
  });
}
