/** A direction as its cosine and sine. */
export interface Rotation {
  readonly cos: number;
  readonly sin: number;
}

const QUARTERS: readonly Rotation[] = [
  { cos: 1, sin: 0 },
  { cos: 0, sin: 1 },
  { cos: -1, sin: 0 },
  { cos: 0, sin: -1 },
];

const RADIANS_PER_DEGREE = 0.017453292519943295;

/**
 * Cosine and sine of an angle in degrees from the series, because Math.sin and Math.cos may differ in the last bit
 * between engines, and the last bit may decide who sees whom. Right angles come out exact.
 */
export function rotation(degrees: number): Rotation {
  const nearestQuarter = Math.round(degrees / 90);
  const quarter = QUARTERS[((nearestQuarter % 4) + 4) % 4]!;
  const rest = (degrees - nearestQuarter * 90) * RADIANS_PER_DEGREE;
  if (rest === 0) return quarter;
  const square = rest * rest;
  let cos = 1;
  let sin = rest;
  let cosTerm = 1;
  let sinTerm = rest;
  // Within 45 degrees the eleventh term is below the precision of a double.
  for (let n = 1; n <= 11; n++) {
    cosTerm *= -square / ((2 * n - 1) * (2 * n));
    sinTerm *= -square / (2 * n * (2 * n + 1));
    cos += cosTerm;
    sin += sinTerm;
  }
  return {
    cos: quarter.cos * cos - quarter.sin * sin,
    sin: quarter.sin * cos + quarter.cos * sin,
  };
}
