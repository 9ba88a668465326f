import { BoundedMemory } from "../../base/bounded-memory.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Game, Unit } from "../../game/document.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import { type Seam, whollyWithinMass } from "../../geometry/seam.ts";
import type { Point } from "../../geometry/shape.ts";
import { findSightLine, firstBlocker } from "../../geometry/sightline.ts";
import { partlyWithin, whollyWithin } from "../../geometry/within.ts";
import { type Footprint, footprintsNear } from "./footprint.ts";

/** Whether one model sees another: with the line that shows it, or the terrain in the way. */
export type Sight =
  | { readonly visible: true; readonly from: Point; readonly to: Point }
  | { readonly visible: false; readonly blocker: string };

/**
 * The rules decide which footprints count for this pair; the geometry, which knows no rules, looks past those.
 * A footprint does not count if either model is AIRCRAFT (LS-7), if the target is at least partly within it (LS-4),
 * if the observer is wholly within it (LS-5), or if the observer is TOWERING and partly within it (LS-6). Footprints
 * that touch along an edge are one (LS-3).
 */
export function computeSight(terrain: Game["terrain"], observer: Placed, target: Placed): Sight {
  const blockers = blockersBetween(terrain, observer, target);
  const polygons = blockers.map(({ polygon }) => polygon);
  const line = findSightLine(observer.shape, target.shape, polygons, seamsOf(blockers));
  if (line !== undefined) return { visible: true, ...line };
  const nearest = firstBlocker(observer.shape, target.shape, polygons);
  return { visible: false, blocker: blockers[nearest]!.feature.id };
}

const NOTHING: readonly Footprint[] = [];

function blockersBetween(terrain: Game["terrain"], observer: Placed, target: Placed): readonly Footprint[] {
  if (observer.aircraft || target.aircraft) return NOTHING;
  return footprintsNear(terrain, observer, target).filter(
    (footprint) =>
      footprint.blocksSight && !partlyWithinMass(target, footprint) && !looksOut(observer, footprint),
  );
}

const NO_SEAMS: readonly Seam[] = [];

/** Each once; most footprints stand alone. */
function seamsOf(blockers: readonly Footprint[]): readonly Seam[] {
  if (blockers.every(({ mass }) => mass.seams.length === 0)) return NO_SEAMS;
  return [...new Set(blockers.flatMap(({ mass }) => mass.seams))];
}

function partlyWithinMass({ shape }: Placed, { mass }: Footprint): boolean {
  for (const polygon of mass.polygons) if (partlyWithin(shape, polygon)) return true;
  return false;
}

/** Whether a model sees out of a footprint, or what is one with it, by where it stands. */
export function looksOut(observer: Placed, footprint: Footprint): boolean {
  const { mass } = footprint;
  if (observer.towering && partlyWithinMass(observer, footprint)) return true;
  return mass.seams.length === 0
    ? whollyWithin(observer.shape, footprint.polygon)
    : whollyWithinMass(observer.shape, mass);
}

/** A line with its two ends, and the entry that leads to it. */
const SIGHT_BYTES = 250;

const known = new BoundedMemory(
  LIMITS.memoryBytes.sights,
  () => new WeakMap<Game["terrain"], WeakMap<Placed, WeakMap<Placed, Sight>>>(),
);

/**
 * The same, remembered for as long as both models stand where they are: a model that moves, and terrain that
 * changes, are new objects. `computeSight` gives the answer without the memory.
 */
export function sight(terrain: Game["terrain"], observer: Placed, target: Placed): Sight {
  const found = known.memory.get(terrain)?.get(observer)?.get(target);
  if (found !== undefined) return found;
  const seen = computeSight(terrain, observer, target);
  known.grow(SIGHT_BYTES);
  const rows = known.memory.get(terrain) ?? new WeakMap<Placed, WeakMap<Placed, Sight>>();
  known.memory.set(terrain, rows);
  const row = rows.get(observer) ?? new WeakMap<Placed, Sight>();
  rows.set(observer, row);
  row.set(target, seen);
  return seen;
}

/** Whether any model of the one unit sees any model of the other. */
export function canSee(terrain: Game["terrain"], observer: Unit, target: Unit): boolean {
  const others = placeAll(target);
  return placeAll(observer).some((one) => others.some((other) => sight(terrain, one, other).visible));
}
