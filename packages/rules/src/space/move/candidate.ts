import type { Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { rimSpots } from "../../geometry/rim.ts";
import type { Point } from "../../geometry/shape.ts";
import { boundariesNear, terrainBoundaries } from "./boundary.ts";
import { areNeighbours } from "./coherency.ts";
import { enemiesWithin, looseContact } from "./contact.ts";
import { overlap } from "./ending.ts";
import { engages } from "./engagement.ts";
import { allowanceOf, type Field, type Mover, type Standing } from "./field.ts";
import { type Landing, landingAt, stayed } from "./landing.ts";
import { posesOf } from "./pose.ts";

/** Places that are worth trying for a model, given where some of the other models of its unit end. */

/** How far the search looks: everything in a small unit, the likely in a large one. */
export interface Breadth {
  /** Models of targets looked at for one model. */
  readonly enemies: number;
  /** Landings tried for one model. */
  readonly landings: number;
  /** Places beside the other models of its unit looked at for one model. */
  readonly besideMates: number;
  /** Gaps from a target at which places are sought, as shares of Engagement Range; contact first. */
  readonly gaps: readonly number[];
}

/** Places from which the model engages the target: in contact first, else the nearest first. */
export function* engagingLandings(
  field: Field,
  mover: Mover,
  target: Unit,
  ownModels: readonly Placed[],
  breadth: Breadth,
): Generator<Landing> {
  const { engagement, barricade } = field.numbers;
  const across = field.footprints.some(({ feature }) => feature.kind === "barricade");
  const furthest = across ? barricade.reach.across : engagement.across;
  // Beside models of other targets too: one place may serve two.
  const within = enemiesWithin(field, mover, allowanceOf(field, mover) + furthest);
  const own = within.filter(({ unit }) => unit === target);
  const enemies = [...own, ...within.filter(({ unit }) => unit !== target)].slice(0, breadth.enemies);
  const gaps = breadth.gaps.map((share) => share * engagement.across);
  if (across) gaps.push(barricade.reach.across);
  const near = field.targetModels.filter(({ unit }) => unit !== target).map(({ placed }) => centre(placed));
  const wanted = (end: Placed) => own.some((enemy) => engages(field, end, enemy));
  for (const pose of posesOf(field, mover)) {
    let found = 0;
    for (const gap of gaps) {
      for (const enemy of enemies) {
        for (const spot of spotsAround(field, pose.walker, enemy, gap, ownModels, near)) {
          const landing = landingAt(field, mover, spot, enemy.placed.z, ownModels, wanted, pose);
          if (landing === undefined) continue;
          yield landing;
          if (++found >= breadth.landings) return;
        }
      }
    }
  }
}

/** Places at which the model has neighbours enough among the other models of its unit: in contact, beside them, or where it stands. */
export function* followingLandings(
  field: Field,
  mover: Mover,
  ownModels: readonly Placed[],
  neighbours: number,
  breadth: Breadth,
): Generator<Landing> {
  const { coherency, move } = field.numbers;
  const linked = (end: Placed) => {
    let count = 0;
    for (const ownModel of ownModels)
      if (areNeighbours(end, ownModel, coherency) && ++count >= neighbours) return true;
    return neighbours === 0;
  };
  let found = 0;
  for (const enemy of enemiesWithin(field, mover, allowanceOf(field, mover) + looseContact(field)).slice(
    0,
    breadth.enemies,
  )) {
    if (
      !ownModels.some(
        (ownModel) => gapOver(ownModel, enemy.placed) <= coherency.across + 2 * mover.start.shape.reach,
      )
    )
      continue;
    for (const spot of spotsAround(field, mover, enemy, 0, ownModels, [])) {
      const landing = landingAt(field, mover, spot, enemy.placed.z, ownModels, linked);
      if (landing === undefined) continue;
      yield landing;
      if (++found >= breadth.landings / 2) break;
    }
    if (found >= breadth.landings / 2) break;
  }
  for (const { spot, floor } of placesBesideOwnModels(field, mover, ownModels, breadth)) {
    const landing = landingAt(field, mover, spot, floor, ownModels, linked);
    if (landing === undefined) continue;
    yield landing;
    if (++found >= breadth.landings) break;
  }
  const stays = stayed(mover);
  if (linked(stays.end) && !ownModels.some((ownModel) => overlap(stays.end, ownModel, move.floor)))
    yield stays;
}

/** Around a model of a target, the nearest to the mover first. */
function spotsAround(
  field: Field,
  mover: Mover,
  enemy: Standing,
  gap: number,
  ownModels: readonly Placed[],
  near: readonly Point[],
): readonly Point[] {
  const { shape } = mover.start;
  const boundaries = boundariesNear(field, mover, enemy, ownModels);
  return byDistance(
    centre(mover.start),
    rimSpots(shape, enemy.placed.shape, gap, boundaries, [[shape.x, shape.y], ...near]),
  );
}

/** Near own models: at the end of coherency, closer, and touching; those nearest to the enemy first. */
function placesBesideOwnModels(
  field: Field,
  mover: Mover,
  ownModels: readonly Placed[],
  breadth: Breadth,
): readonly { readonly spot: Point; readonly floor: number }[] {
  const { coherency } = field.numbers;
  const { shape } = mover.start;
  const start = centre(mover.start);
  const near = enemiesWithin(field, mover, Number.POSITIVE_INFINITY).slice(0, 3);
  const enemies = near.map(({ placed }) => centre(placed));
  const nearest = byDistance(start, ownModels.map(centre)).slice(0, breadth.landings);
  const close = nearest.map(
    ([x, y]) => ownModels.find((ownModel) => ownModel.shape.x === x && ownModel.shape.y === y)!,
  );
  const rings = close.flatMap(({ shape: { x, y, reach } }) =>
    [0, coherency.across].map((gap) => ({ x, y, radius: reach + shape.reach + gap })),
  );
  const spots = close.flatMap((ownModel) => {
    const { x, y, reach } = ownModel.shape;
    const span = reach + shape.reach + coherency.across;
    const boundaries = [...rings, ...terrainBoundaries(field, mover, x, y, span)];
    return [coherency.across, 1, 0].flatMap((gap) =>
      rimSpots(shape, ownModel.shape, gap, boundaries, [start, ...enemies]).map((spot) => ({
        spot,
        floor: ownModel.z,
      })),
    );
  });
  const goal = enemies[0] ?? start;
  return spots.sort((a, b) => square(a.spot, goal) - square(b.spot, goal)).slice(0, breadth.besideMates);
}

function gapOver(a: Placed, b: Placed): number {
  return Math.sqrt(square(centre(a), centre(b))) - a.shape.reach - b.shape.reach;
}

function byDistance(from: Point, points: readonly Point[]): readonly Point[] {
  return [...points].sort((a, b) => square(a, from) - square(b, from));
}

function centre({ shape }: Placed): Point {
  return [shape.x, shape.y];
}

function square(a: Point, b: Point): number {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return dx * dx + dy * dy;
}
