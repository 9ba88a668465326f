import { TOLERANCE } from "../../base/limits.ts";
import { memoriesBy } from "../../base/memories-by.ts";
import { gap } from "../../geometry/gap.ts";
import type { Game, Unit } from "../document.ts";
import { numbersOf } from "../ruleset.ts";
import { type Placed, placeAll } from "./placed.ts";
import type { Range } from "./range.ts";

/** Distances between models and units. */

/** A base, or something else that is measured to, at its height. */
export type Spread = Pick<Placed, "shape" | "z">;

/** Nearest points of the two bases, in three dimensions (ME-1). */
export function distance(a: Spread, b: Spread): number {
  const across = gap(a.shape, b.shape);
  const up = a.z - b.z;
  return up === 0 ? across : Math.sqrt(across * across + up * up);
}

/** At most, with the tolerance of ME-2. */
export function isWithin(measured: number, limit: number): boolean {
  return measured <= limit + TOLERANCE;
}

/** Whether two bases are within both distances of each other. */
export function inRange(a: Spread, b: Spread, { across, up }: Range): boolean {
  const reach = across + a.shape.reach + b.shape.reach + TOLERANCE;
  if (Math.abs(a.shape.x - b.shape.x) > reach || Math.abs(a.shape.y - b.shape.y) > reach) return false;
  return isWithin(Math.abs(a.z - b.z), up) && isWithin(gap(a.shape, b.shape), across);
}

interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const boundsOf = new WeakMap<Unit, Bounds>();

function bounds(unit: Unit): Bounds {
  let found = boundsOf.get(unit);
  if (found === undefined) {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    for (const { shape } of placeAll(unit)) {
      minX = Math.min(minX, shape.x - shape.reach);
      minY = Math.min(minY, shape.y - shape.reach);
      maxX = Math.max(maxX, shape.x + shape.reach);
      maxY = Math.max(maxY, shape.y + shape.reach);
    }
    found = { minX, minY, maxX, maxY };
    boundsOf.set(unit, found);
  }
  return found;
}

const engagements = memoriesBy<Range, WeakMap<Unit, WeakMap<Unit, boolean>>>(() => new WeakMap());

/** Whether any model of the one unit is within Engagement Range of any model of the other (ME-3). */
export function unitsEngaged(game: Pick<Game, "ruleset">, a: Unit, b: Unit): boolean {
  return areWithin(numbersOf(game).engagement, a, b);
}

function areWithin(range: Range, a: Unit, b: Unit): boolean {
  const [boundsA, boundsB] = [bounds(a), bounds(b)];
  const reach = range.across + 2 * TOLERANCE;
  if (boundsA.minX > boundsB.maxX + reach || boundsB.minX > boundsA.maxX + reach) return false;
  if (boundsA.minY > boundsB.maxY + reach || boundsB.minY > boundsA.maxY + reach) return false;
  const known = engagements(range);
  let row = known.get(a);
  if (row === undefined) {
    row = new WeakMap();
    known.set(a, row);
  }
  let engaged = row.get(b);
  if (engaged === undefined) {
    engaged = placeAll(a).some((one) => placeAll(b).some((other) => inRange(one, other, range)));
    row.set(b, engaged);
  }
  return engaged;
}

export function isEngaged(game: Pick<Game, "units" | "ruleset">, unit: Unit): boolean {
  const { engagement } = numbersOf(game);
  for (const id in game.units) {
    const other = game.units[id]!;
    if (other.owner !== unit.owner && areWithin(engagement, unit, other)) return true;
  }
  return false;
}
