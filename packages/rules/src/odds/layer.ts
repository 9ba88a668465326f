/**
 * Probabilities over the states of a course, each split by a counter: entry `state × counters + count`. The array may
 * be longer than what is used of it: layers grow as states are found, and used ones are taken up again.
 */
export interface Layer {
  values: Float64Array;
  length: number;
}

/** Enough for most units, so that few layers ever grow. */
const ROOM = 64;

export function newLayer(length: number): Layer {
  return { values: new Float64Array(Math.max(ROOM, length)), length };
}

export function layerOf(values: readonly number[]): Layer {
  const layer = newLayer(values.length);
  layer.values.set(values);
  return layer;
}

/** All zeros, of a length. */
export function clear(layer: Layer, length: number): void {
  if (layer.values.length < length) layer.values = new Float64Array(2 * length);
  else layer.values.fill(0, 0, Math.max(length, layer.length));
  layer.length = length;
}

/** Adds `factor` times a layer. */
export function add(sum: Layer, layer: Layer, factor: number): void {
  const { values, length } = layer;
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
