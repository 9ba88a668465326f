import { type Game, measuring, type Unit } from "@gunline/rules";

/** Where things are, as far as a plan needs it: between centres and rims, on the flat. */

export type Spot = readonly [x: number, y: number];

export function between([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

const spotsKnown = new WeakMap<Unit, readonly Spot[]>();

/** The centres of all its models on the table. */
export function spotsOf(unit: Unit): readonly Spot[] {
  let spots = spotsKnown.get(unit);
  if (spots === undefined) {
    spots = measuring.placeAll(unit).map(({ shape }) => [shape.x, shape.y] as const);
    spotsKnown.set(unit, spots);
  }
  return spots;
}

const samples = new WeakMap<Unit, Unit>();

/** The first, the middle and the last model of a unit: enough for a look at who sees whom. */
export function sampleOf(unit: Unit): Unit {
  let sample = samples.get(unit);
  if (sample === undefined) {
    const all = Object.entries(unit.models);
    const some = all.filter((_, i) => i === 0 || i === all.length >> 1 || i === all.length - 1);
    sample = some.length === all.length ? unit : { ...unit, models: Object.fromEntries(some) };
    samples.set(unit, sample);
  }
  return sample;
}

/** The middle of the unit; undefined off the table. */
export function middleOf(unit: Unit): Spot | undefined {
  const spots = spotsOf(unit);
  if (spots.length === 0) return undefined;
  const sum = spots.reduce(([x, y], spot) => [x + spot[0], y + spot[1]], [0, 0]);
  return [sum[0] / spots.length, sum[1] / spots.length];
}

/** Bases count for about an inch, from middle to middle. */
const BASES = 1.3;

/** From the nearest of some spots to the nearest of others. */
export function gapBetween(some: readonly Spot[], others: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay] of some) {
    for (const [bx, by] of others) {
      const square = (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
      if (square < least) least = square;
    }
  }
  return Math.max(0, Math.sqrt(least) - BASES);
}

const tables = new WeakMap<Game["units"], Map<Unit["owner"], readonly Unit[]>>();

export function onTable({ units }: Game, owner: Unit["owner"]): readonly Unit[] {
  const known = tables.get(units) ?? new Map<Unit["owner"], readonly Unit[]>();
  tables.set(units, known);
  let found = known.get(owner);
  if (found === undefined) {
    found = Object.values(units).filter(
      (unit) => unit.owner === owner && measuring.placeAll(unit).length > 0,
    );
    known.set(owner, found);
  }
  return found;
}
