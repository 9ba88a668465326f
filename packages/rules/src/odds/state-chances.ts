/**
 * A distribution over the states of a target, each chance split by a counter: entry `state × counters + count`. The array may
 * be longer than what is used of it: it grows as states are found, and used ones are taken up again.
 */
export interface StateChances {
  values: Float64Array;
  length: number;
}

/** Enough for most units, so that few ever grow. */
const ROOM = 64;

export function newStateChances(length: number): StateChances {
  return { values: new Float64Array(Math.max(ROOM, length)), length };
}

export function stateChancesOf(values: readonly number[]): StateChances {
  const chances = newStateChances(values.length);
  chances.values.set(values);
  return chances;
}

/** All zeros, of a length. */
export function clear(chances: StateChances, length: number): void {
  if (chances.values.length < length) chances.values = new Float64Array(2 * length);
  else chances.values.fill(0, 0, Math.max(length, chances.length));
  chances.length = length;
}

/** Adds `factor` times the chances. */
export function add(sum: StateChances, chances: StateChances, factor: number): void {
  const { values, length } = chances;
  if (sum.length < length) {
    if (sum.values.length < length) {
      const longer = new Float64Array(2 * length);
      longer.set(sum.values);
      sum.values = longer;
    }
    sum.length = length;
  }
  const into = sum.values;
  for (let i = 0; i < length; i++) into[i]! += factor * values[i]!;
}
