import { TOLERANCE } from "../../base/limits.ts";
import type { Unit } from "../../game/document.ts";
import type { Range } from "../../game/measure/range.ts";
import { gap } from "../../geometry/gap.ts";
import { type Point, support } from "../../geometry/shape.ts";
import type { Field, Mover, Standing } from "./field.ts";
import { headOn, ownPose, type Pose } from "./pose.ts";
import type { Places } from "./rearrange.ts";

/**
 * Where to begin: one model for each target goes to it the straight way, others stand in rows between those, as far apart as
 * coherency allows, and the rest go along. Rough, since it is only what is put right afterwards.
 */

/** A model that goes to engage a model of a target, how far that is, and where it comes to. */
export interface FirstMove {
  readonly model: number;
  readonly enemy: Standing;
  readonly inches: number;
  readonly spot: Point;
  /** The facing with which it goes: its own, or head on where only that reaches. */
  readonly pose: Pose;
}

/** The likeliest ways to give out the targets, the shortest first; those that differ in the enemies come before others. */
export function partsOf(
  field: Field,
  allowed: readonly number[],
  most: number,
): readonly (readonly FirstMove[])[] {
  const { targets } = field;
  const likely = targets.map((target) =>
    likelyParts(field, target, allowed, LIKELY[Math.min(targets.length, LIKELY.length) - 1]!),
  );
  const found: { readonly parts: readonly FirstMove[]; readonly score: number }[] = [];
  const parts: FirstMove[] = [];
  const give = (target: number, score: number): void => {
    if (target === targets.length) {
      found.push({ parts: [...parts], score });
      return;
    }
    const free = likely[target]!.filter(({ model }) => parts.every((part) => part.model !== model));
    // Where nobody else is left, one model for two targets may do.
    for (const part of free.length > 0 ? free : likely[target]!.slice(0, 1)) {
      let apart = 0;
      for (const { spot } of parts) {
        const dx = spot[0] - part.spot[0];
        const dy = spot[1] - part.spot[1];
        apart += dx * dx + dy * dy;
      }
      parts.push(part);
      give(target + 1, score + part.inches * part.inches + apart / targets.length);
      parts.pop();
    }
  };
  give(0, 0);
  found.sort((a, b) => a.score - b.score);
  const seen = new Map<string, number>();
  return found
    .map(({ parts }, order) => {
      const enemies = parts.map(({ enemy }) => `${enemy.unit.id} ${enemy.placed.id}`).join(" ");
      const times = seen.get(enemies) ?? 0;
      seen.set(enemies, times + 1);
      return { parts, rank: order + times * found.length };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ parts }) => parts);
}

/** How many models and enemies are considered for each target, by the number of targets. */
const LIKELY = [24, 15, 9, 6, 4, 3, 2] as const;

/** For each enemy the models nearest to it. */
const NEAREST = 3;

function likelyParts(
  field: Field,
  target: Unit,
  allowed: readonly number[],
  most: number,
): readonly FirstMove[] {
  const parts = field.targetModels
    .filter(({ unit }) => unit === target)
    .flatMap((enemy) =>
      field.movers
        .flatMap((mover, model) => {
          if (mover.held) return [];
          for (const pose of [ownPose(mover), headOn(mover, enemy)]) {
            const { walker, pivot } = pose;
            const away = gap(walker.start.shape, enemy.placed.shape) - field.numbers.engagement.across;
            const inches = Math.max(away, 0) + pivot;
            if (inches > allowed[model]! + TOLERANCE) continue;
            return [{ model, enemy, inches, spot: beside(walker, enemy, field.numbers.engagement), pose }];
          }
          return [];
        })
        .sort((a, b) => a.inches - b.inches)
        .slice(0, NEAREST)
        .map((part, place) => ({ part, place })),
    );
  return parts
    .sort((a, b) => a.place - b.place || a.part.inches - b.part.inches)
    .slice(0, most)
    .map(({ part }) => part);
}

/**
 * How the models that engage are joined: each to the nearest, or all to one point between them. `TIGHT` as the first, but
 * they stand as near to each other as engaging lets them, where a row that is just long enough is exactly straight.
 */
export type Joining = "CHAIN" | "STAR" | "TIGHT";

export function beginning(field: Field, parts: readonly FirstMove[], joining: Joining): Places {
  const {
    movers,
    numbers: { engagement, coherency },
  } = field;
  const x = Float64Array.from(movers, ({ start }) => start.shape.x);
  const y = Float64Array.from(movers, ({ start }) => start.shape.y);
  const spots = joining === "TIGHT" ? tightSpots(parts, engagement) : parts.map(({ spot }) => spot);
  for (const [n, { model }] of parts.entries()) {
    x[model] = spots[n]![0];
    y[model] = spots[n]![1];
  }
  const waiting = new Set(movers.keys());
  for (const { model } of parts) waiting.delete(model);
  for (const [i, { held }] of movers.entries()) if (held) waiting.delete(i);
  const reach = movers[parts[0]!.model]!.start.shape.reach;
  for (const spot of linksBetween(spots, 2 * reach + coherency.across, joining)) {
    const next = nearestOf(field, waiting, spot);
    if (next === undefined) break;
    waiting.delete(next);
    x[next] = spot[0];
    y[next] = spot[1];
  }
  // The rest go along with those that engage, the nearer of which count for more.
  for (const i of waiting) {
    const { shape } = movers[i]!.start;
    let sum = 0;
    let sx = 0;
    let sy = 0;
    for (const { model } of parts) {
      const from = movers[model]!.start.shape;
      const weight =
        1 / ((from.x - shape.x) * (from.x - shape.x) + (from.y - shape.y) * (from.y - shape.y) + 1);
      sum += weight;
      sx += weight * (x[model]! - from.x);
      sy += weight * (y[model]! - from.y);
    }
    x[i] = shape.x + sx / sum;
    y[i] = shape.y + sy / sum;
  }
  return { x, y };
}

function middleOf(points: readonly Point[]): Point {
  let sx = 0;
  let sy = 0;
  for (const [x, y] of points) {
    sx += x / points.length;
    sy += y / points.length;
  }
  return [sx, sy];
}

/** How far within Engagement Range a model begins. */
const WITHIN = 0.1;

/** The straight way towards the enemy, to just within Engagement Range. */
function beside({ start }: Mover, { placed }: Standing, { across }: Range): Point {
  const { x, y } = start.shape;
  const dx = placed.shape.x - x;
  const dy = placed.shape.y - y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [x, y];
  const extent = support(start.shape, dx, dy) + support(placed.shape, dx, dy);
  const share = 1 - Math.min((extent / length + (across - WITHIN)) / length, 1);
  return [x + dx * share, y + dy * share];
}

/** On the side of each enemy that is turned to the nearest of the others, just within Engagement Range. */
function tightSpots(parts: readonly FirstMove[], engagement: Range): readonly Point[] {
  return parts.map(({ enemy: { placed }, pose, spot }) => {
    const { shape } = placed;
    let least = Number.POSITIVE_INFINITY;
    let tight = spot;
    for (const { enemy } of parts) {
      const dx = enemy.placed.shape.x - shape.x;
      const dy = enemy.placed.shape.y - shape.y;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length === 0 || length >= least) continue;
      least = length;
      const nx = dx / length;
      const ny = dy / length;
      const away = support(shape, nx, ny) + support(pose.walker.start.shape, nx, ny) + engagement.across;
      tight = [shape.x + nx * away, shape.y + ny * away];
    }
    return tight;
  });
}

/** Places between the spots, no further apart than a link is long. */
function linksBetween(spots: readonly Point[], link: number, joining: Joining): readonly Point[] {
  const links: Point[] = [];
  const row = ([ax, ay]: Point, [bx, by]: Point) => {
    const dx = bx - ax;
    const dy = by - ay;
    const parts = Math.ceil(Math.sqrt(dx * dx + dy * dy) / link - TOLERANCE);
    for (let n = 1; n < parts; n++) links.push([ax + (dx * n) / parts, ay + (dy * n) / parts]);
  };
  if (joining === "STAR") {
    const middle = middleOf(spots);
    links.push(middle);
    for (const spot of spots) row(middle, spot);
    return links;
  }
  const joined = spots.slice(0, 1);
  const open = new Set(spots.slice(1));
  while (open.size > 0) {
    let best: readonly [Point, Point] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const from of joined) {
      for (const to of open) {
        const square = (to[0] - from[0]) * (to[0] - from[0]) + (to[1] - from[1]) * (to[1] - from[1]);
        if (square < least) [least, best] = [square, [from, to]];
      }
    }
    row(best![0], best![1]);
    open.delete(best![1]);
    joined.push(best![1]);
  }
  return links;
}

function nearestOf({ movers }: Field, waiting: ReadonlySet<number>, [x, y]: Point): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const i of waiting) {
    const { shape } = movers[i]!.start;
    const square = (shape.x - x) * (shape.x - x) + (shape.y - y) * (shape.y - y);
    if (square < least) [least, best] = [square, i];
  }
  return best;
}
