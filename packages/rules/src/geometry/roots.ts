/** The polynomial with these coefficients, the constant first, at t. */
function valueAt(coefficients: readonly number[], t: number): number {
  let value = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) value = value * t + coefficients[i]!;
  return value;
}

/**
 * Where between 0 and 1 the polynomial is zero, and where it turns: between two turns it is zero at most once, and a
 * double zero, which has no change of sign to find it by, is a turn.
 */
export function rootsAndTurns(coefficients: readonly number[]): number[] {
  if (coefficients.length < 2) return [];
  const turns = rootsAndTurns(coefficients.slice(1).map((c, i) => c * (i + 1)));
  const stops = [0, ...turns, 1].sort((a, b) => a - b);
  const roots: number[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const low = stops[i]!;
    const high = stops[i + 1]!;
    if (valueAt(coefficients, low) < 0 !== valueAt(coefficients, high) < 0)
      roots.push(bisect(coefficients, low, high));
  }
  return [...roots, ...turns];
}

function bisect(coefficients: readonly number[], from: number, to: number): number {
  let low = from;
  let high = to;
  const negative = valueAt(coefficients, low) < 0;
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (valueAt(coefficients, middle) < 0 === negative) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
