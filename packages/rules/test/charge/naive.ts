import { BOARD, type Disc, numbers, overBox, type Scatter } from "./scatter.ts";

/**
 * A finder of charge moves that shares nothing with the engine: models are put anywhere and nudged about at random, and a
 * nudge is kept where the sum of what is wrong does not grow. Ways are straight, so what it finds is possible, and what it
 * does not find says nothing. Base contact is left out: a move that lacks nothing else can be brought into it.
 */

type Places = readonly { readonly x: number; readonly y: number }[];

/** The least roll for which it finds places, and these. */
export interface NaiveFind {
  readonly roll: number;
  readonly places: Places;
}

/** Kept from every bound, so that the engine's tolerances do not matter. */
const SLACK = 1e-4;

export function naiveFind(
  scatter: Scatter,
  seed: number,
  restarts: number,
  nudges: number,
): NaiveFind | undefined {
  let best: NaiveFind | undefined;
  const next = numbers(seed);
  for (let start = 0; start < restarts; start++) {
    const roll = (best?.roll ?? 13) - 1;
    if (roll < 2) break;
    const places = climb(scatter, roll, next, nudges);
    if (places === undefined) continue;
    const longest = Math.max(
      ...places.map(({ x, y }, i) => Math.hypot(x - scatter.chargers[i]!.x, y - scatter.chargers[i]!.y)),
    );
    best = { roll: Math.max(Math.ceil(longest - 1e-9), 2), places };
  }
  return best;
}

function climb(scatter: Scatter, roll: number, next: () => number, nudges: number): Places | undefined {
  const { chargers, enemies, targets } = scatter;
  const models = chargers.map((disc) => ({ ...disc }));
  const middle = enemies[Math.floor(next() * enemies.length)]!;
  for (const model of models) {
    const share = next() * 0.9;
    const length = Math.hypot(middle.x - model.x, middle.y - model.y);
    const step = Math.min(roll * share, length);
    model.x += ((middle.x - model.x) / length) * step + (next() - 0.5) * 3;
    model.y += ((middle.y - model.y) / length) * step + (next() - 0.5) * 3;
  }
  let wrong = wrongs(scatter, models, roll, targets);
  for (let n = 0; n < nudges && wrong > 0; n++) {
    const model = models[Math.floor(next() * models.length)]!;
    const { x, y } = model;
    const kind = next();
    if (kind < 0.04) {
      const enemy = enemies[Math.floor(next() * enemies.length)]!;
      const angle = next() * 2 * Math.PI;
      model.x = enemy.x + (enemy.r + model.r + next()) * Math.cos(angle);
      model.y = enemy.y + (enemy.r + model.r + next()) * Math.sin(angle);
    } else {
      const size = kind < 0.3 ? 2 : kind < 0.7 ? 0.4 : 0.05;
      model.x += (next() - 0.5) * 2 * size;
      model.y += (next() - 0.5) * 2 * size;
    }
    const after = wrongs(scatter, models, roll, targets);
    if (after <= wrong + (next() < 0.02 ? 0.05 : 0)) wrong = after;
    else Object.assign(model, { x, y });
  }
  return wrong > 0 ? undefined : models.map(({ x, y }) => ({ x, y }));
}

/** The sum of everything that is wrong, in inches or thereabouts. */
function wrongs(
  { chargers, enemies, boxes }: Scatter,
  models: readonly Disc[],
  roll: number,
  targets: readonly string[],
): number {
  let sum = 0;
  for (let i = 0; i < models.length; i++) {
    const model = models[i]!;
    const start = chargers[i]!;
    const { x, y, r } = model;
    sum += over(Math.hypot(x - start.x, y - start.y) - roll + SLACK);
    sum +=
      over(r + SLACK - x) + over(r + SLACK - y) + over(x - BOARD + r + SLACK) + over(y - BOARD + r + SLACK);
    for (const enemy of enemies) sum += over(r + enemy.r + SLACK - toSegment(enemy, start, model));
    for (const box of boxes) if (passesBox(start, model, box)) sum += 1;
    let nearer = Number.POSITIVE_INFINITY;
    for (const target of targets) {
      let before = Number.POSITIVE_INFINITY;
      let after = Number.POSITIVE_INFINITY;
      for (const enemy of enemies) {
        if (enemy.unit !== target) continue;
        before = Math.min(before, Math.hypot(enemy.x - start.x, enemy.y - start.y));
        after = Math.min(after, Math.hypot(enemy.x - x, enemy.y - y));
      }
      nearer = Math.min(nearer, after - before);
    }
    sum += over(nearer + SLACK);
    for (let j = i + 1; j < models.length; j++) {
      const other = models[j]!;
      sum += over(r + other.r + SLACK - Math.hypot(x - other.x, y - other.y));
    }
  }
  for (const target of targets) {
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of enemies) {
      if (enemy.unit !== target) continue;
      for (const { x, y, r } of models)
        least = Math.min(least, Math.hypot(x - enemy.x, y - enemy.y) - r - enemy.r);
    }
    sum += over(least - 1 + SLACK);
  }
  return sum + apartness(models);
}

/** How far the models are from coherency: what joins the groups, and what each lacks to its neighbours. */
function apartness(models: readonly Disc[]): number {
  const needed = models.length >= 7 ? 2 : 1;
  let sum = 0;
  const away = models.map(() => Number.POSITIVE_INFINITY);
  const joined = models.map(() => false);
  away[0] = 0;
  for (let n = 0; n < models.length; n++) {
    let i = -1;
    for (let j = 0; j < models.length; j++) if (!joined[j] && (i < 0 || away[j]! < away[i]!)) i = j;
    joined[i] = true;
    sum += over(away[i]! - 2 + SLACK);
    const gaps: number[] = [];
    for (let j = 0; j < models.length; j++) {
      if (j === i) continue;
      const gap =
        Math.hypot(models[i]!.x - models[j]!.x, models[i]!.y - models[j]!.y) - models[i]!.r - models[j]!.r;
      gaps.push(gap);
      if (!joined[j]) away[j] = Math.min(away[j]!, gap);
    }
    if (needed === 2) sum += over(gaps.sort((a, b) => a - b)[1]! - 2 + SLACK);
  }
  return sum;
}

function over(inches: number): number {
  return inches > 0 ? inches : 0;
}

function toSegment(point: Disc, from: Disc, to: Disc): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const t =
    square === 0 ? 0 : Math.min(Math.max(((point.x - from.x) * dx + (point.y - from.y) * dy) / square, 0), 1);
  return Math.hypot(from.x + t * dx - point.x, from.y + t * dy - point.y);
}

function passesBox(from: Disc, to: Disc, box: Parameters<typeof overBox>[1]): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.1) + 1;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const at = { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y), r: from.r };
    if (overBox(at, box, 0.005)) return true;
  }
  return false;
}
