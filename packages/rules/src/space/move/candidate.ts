import type { Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { rimSpots } from "../../geometry/rim.ts";
import type { Point } from "../../geometry/shape.ts";
import { boundariesNear, terrainBoundaries } from "./boundary.ts";
import { areNeighbours } from "./coherency.ts";
import { foesWithin, looseContact } from "./contact.ts";
import { overlap } from "./ending.ts";
import { engages } from "./engagement.ts";
import { allowanceOf, type Field, type Mover, type Standing } from "./field.ts";
import { type Landing, landingAt, stayed } from "./landing.ts";
import { posesOf } from "./pose.ts";

/** Places that are worth trying for a model, given where some of its mates end. */

/** How far the search looks: everything in a small unit, the likely in a large one. */
export interface Breadth {
  /** Models of targets looked at for one model. */
  readonly foes: number;
  /** Landings tried for one model. */
  readonly landings: number;
  /** Places beside its mates looked at for one model. */
  readonly besideMates: number;
  /** Gaps from a target at which places are sought, as shares of Engagement Range; contact first. */
  readonly gaps: readonly number[];
}

/** Places from which the model engages the target: in contact first, else the nearest first. */
export function* engagingLandings(
  field: Field,
  mover: Mover,
  target: Unit,
  mates: readonly Placed[],
  breadth: Breadth,
): Generator<Landing> {
  const { engagement, barricade } = field.numbers;
  const across = field.footprints.some(({ feature }) => feature.kind === "barricade");
  const furthest = across ? barricade.reach.across : engagement.across;
  // Beside models of other targets too: one place may serve two.
  const within = foesWithin(field, mover, allowanceOf(field, mover) + furthest);
  const own = within.filter(({ unit }) => unit === target);
  const foes = [...own, ...within.filter(({ unit }) => unit !== target)].slice(0, breadth.foes);
  const gaps = breadth.gaps.map((share) => share * engagement.across);
  if (across) gaps.push(barricade.reach.across);
  const near = field.targetModels.filter(({ unit }) => unit !== target).map(({ placed }) => centre(placed));
  const wanted = (end: Placed) => own.some((foe) => engages(field, end, foe));
  for (const pose of posesOf(field, mover)) {
    let found = 0;
    for (const gap of gaps) {
      for (const foe of foes) {
        for (const spot of spotsAround(field, pose.walker, foe, gap, mates, near)) {
          const landing = landingAt(field, mover, spot, foe.placed.z, mates, wanted, pose);
          if (landing === undefined) continue;
          yield landing;
          if (++found >= breadth.landings) return;
        }
      }
    }
  }
}

/** Places at which the model has neighbours enough among its mates: in contact, beside them, or where it stands. */
export function* followingLandings(
  field: Field,
  mover: Mover,
  mates: readonly Placed[],
  neighbours: number,
  breadth: Breadth,
): Generator<Landing> {
  const { coherency, move } = field.numbers;
  const linked = (end: Placed) => {
    let count = 0;
    for (const mate of mates) if (areNeighbours(end, mate, coherency) && ++count >= neighbours) return true;
    return neighbours === 0;
  };
  let found = 0;
  for (const foe of foesWithin(field, mover, allowanceOf(field, mover) + looseContact(field)).slice(
    0,
    breadth.foes,
  )) {
    if (!mates.some((mate) => gapOver(mate, foe.placed) <= coherency.across + 2 * mover.start.shape.reach))
      continue;
    for (const spot of spotsAround(field, mover, foe, 0, mates, [])) {
      const landing = landingAt(field, mover, spot, foe.placed.z, mates, linked);
      if (landing === undefined) continue;
      yield landing;
      if (++found >= breadth.landings / 2) break;
    }
    if (found >= breadth.landings / 2) break;
  }
  for (const { spot, floor } of placesBesideMates(field, mover, mates, breadth)) {
    const landing = landingAt(field, mover, spot, floor, mates, linked);
    if (landing === undefined) continue;
    yield landing;
    if (++found >= breadth.landings) break;
  }
  const stays = stayed(mover);
  if (linked(stays.end) && !mates.some((mate) => overlap(stays.end, mate, move.floor))) yield stays;
}

/** Around a model of a target, the nearest to the mover first. */
function spotsAround(
  field: Field,
  mover: Mover,
  foe: Standing,
  gap: number,
  mates: readonly Placed[],
  near: readonly Point[],
): readonly Point[] {
  const { shape } = mover.start;
  const boundaries = boundariesNear(field, mover, foe, mates);
  return byDistance(
    centre(mover.start),
    rimSpots(shape, foe.placed.shape, gap, boundaries, [[shape.x, shape.y], ...near]),
  );
}

/** Near the mates: at the end of coherency, closer, and touching; those nearest to the enemy first. */
function placesBesideMates(
  field: Field,
  mover: Mover,
  mates: readonly Placed[],
  breadth: Breadth,
): readonly { readonly spot: Point; readonly floor: number }[] {
  const { coherency } = field.numbers;
  const { shape } = mover.start;
  const start = centre(mover.start);
  const foes = foesWithin(field, mover, Number.POSITIVE_INFINITY).slice(0, 3);
  const enemies = foes.map(({ placed }) => centre(placed));
  const nearest = byDistance(start, mates.map(centre)).slice(0, breadth.landings);
  const close = nearest.map(([x, y]) => mates.find((mate) => mate.shape.x === x && mate.shape.y === y)!);
  const rings = close.flatMap(({ shape: { x, y, reach } }) =>
    [0, coherency.across].map((gap) => ({ x, y, radius: reach + shape.reach + gap })),
  );
  const spots = close.flatMap((mate) => {
    const { x, y, reach } = mate.shape;
    const span = reach + shape.reach + coherency.across;
    const boundaries = [...rings, ...terrainBoundaries(field, mover, x, y, span)];
    return [coherency.across, 1, 0].flatMap((gap) =>
      rimSpots(shape, mate.shape, gap, boundaries, [start, ...enemies]).map((spot) => ({
        spot,
        floor: mate.z,
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
