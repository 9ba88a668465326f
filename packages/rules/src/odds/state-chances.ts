/**
 * A distribution over the states of a target, each chance split by a counter and by labels: entry
 * `(state × counters + count) × labels + label`. The array may be longer than what is used of it: it grows as states
 * are found, and used ones are taken up again.
 */
export interface StateChances {
  values: Float64Array;
  length: number;
  /** For each state how many parts of its chance there are up to the last that is possible, where that is known. */
  parts: Int32Array | undefined;
}

/** Enough for most units, so that few ever grow. */
const ROOM = 64;

export function newStateChances(length: number): StateChances {
  return { values: new Float64Array(Math.max(ROOM, length)), length, parts: undefined };
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
  chances.parts = undefined;
}

/** Adds `factor` times the chances. */
export function add(sum: StateChances, chances: StateChances, factor: number): void {
  const { values, length } = chances;
  makeRoom(sum, chances);
  const into = sum.values;
  for (let i = 0; i < length; i++) into[i]! += factor * values[i]!;
}

/** Makes `sum` long enough for others to be added, and says how many of its parts are possible then. */
function makeRoom(sum: StateChances, { length, parts }: Pick<StateChances, "length" | "parts">): void {
  sum.parts = sum.length === 0 ? parts?.slice() : unitedParts(sum.parts, parts);
  if (sum.length >= length) return;
  if (sum.values.length < length) {
    const longer = new Float64Array(2 * length);
    longer.set(sum.values);
    sum.values = longer;
  }
  sum.length = length;
}

function unitedParts(a: Int32Array | undefined, b: Int32Array | undefined): Int32Array | undefined {
  if (a === undefined || b === undefined) return undefined;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b.slice(), a];
  for (let state = 0; state < shorter.length; state++) {
    if (shorter[state]! > longer[state]!) longer[state] = shorter[state]!;
  }
  return longer;
}

/** Finds out how many parts of each state's chance are possible, if that is not known. */
export function partsOf(chances: StateChances, width: number): Int32Array {
  if (chances.parts !== undefined) return chances.parts;
  const { values, length } = chances;
  const parts = new Int32Array(length / width);
  for (let state = 0; state < parts.length; state++) {
    let part = width;
    for (const base = state * width - 1; part > 0 && values[base + part]! === 0; ) part--;
    parts[state] = part;
  }
  chances.parts = parts;
  return parts;
}

/** Chances without the impossible: for those that are added many times. */
export interface PackedChances {
  readonly length: number;
  readonly parts: Int32Array | undefined;
  readonly at: readonly number[];
  readonly values: readonly number[];
}

export function pack({ values, length, parts }: StateChances): PackedChances {
  const at: number[] = [];
  const packed: number[] = [];
  for (let i = 0; i < length; i++) {
    if (values[i]! === 0) continue;
    at.push(i);
    packed.push(values[i]!);
  }
  return { length, parts, at, values: packed };
}

export function addPacked(sum: StateChances, packed: PackedChances, factor: number): void {
  const { at, values } = packed;
  makeRoom(sum, packed);
  const into = sum.values;
  for (let i = 0; i < at.length; i++) into[at[i]!]! += factor * values[i]!;
}
