import { BoundedMemory } from "../../base/bounded-memory.ts";
import { LIMITS } from "../../base/limits.ts";
import type { Unit } from "../document.ts";
import { distance } from "./measure.ts";
import { placeAll } from "./placed.ts";

/** All distances from the models of one unit to those of another. */
export interface Distances {
  /** By the place of the model in its unit, then by that of the other: both in the document's order. */
  readonly rows: readonly Float64Array[];
  /** The least of each row. */
  readonly nearestOf: readonly number[];
  /** Infinite where one of the units has no models on the table. */
  readonly nearest: number;
}

/** What a row takes beside its numbers. */
const ROW_BYTES = 120;

const known = new BoundedMemory(
  LIMITS.memoryBytes.distances,
  () => new WeakMap<Unit, WeakMap<Unit, Distances>>(),
);

/** Measured once for all weapons, and for as long as both units stand as they do. */
export function distancesBetween(from: Unit, to: Unit): Distances {
  const found = known.memory.get(from)?.get(to);
  if (found !== undefined) return found;
  const measured = measure(from, to);
  known.grow(measured.rows.length * (ROW_BYTES + 8 * (measured.rows[0]?.length ?? 0)));
  const rows = known.memory.get(from) ?? new WeakMap<Unit, Distances>();
  known.memory.set(from, rows);
  rows.set(to, measured);
  return measured;
}

function measure(from: Unit, to: Unit): Distances {
  const others = placeAll(to);
  const nearestOf: number[] = [];
  const rows = placeAll(from).map((one) => {
    const row = new Float64Array(others.length);
    let nearest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < others.length; i++) {
      const inches = distance(one, others[i]!);
      row[i] = inches;
      if (inches < nearest) nearest = inches;
    }
    nearestOf.push(nearest);
    return row;
  });
  return { rows, nearestOf, nearest: Math.min(...nearestOf) };
}

/** The nearest that two units come, from base to base; infinite where one has no models on the table. */
export function unitDistance(a: Unit, b: Unit): number {
  return distancesBetween(a, b).nearest;
}
