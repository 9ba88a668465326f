/** The chi-square test of fit: how likely is a sample as far from the distribution as this one, or farther? */

/** Bins are merged until this many are expected in each. */
const LEAST_EXPECTED = 5;

/** The p-value of a sample, counted by value; 0 where something impossible was seen. */
export function fit(observed: ArrayLike<number>, pmf: readonly number[]): number {
  let samples = 0;
  for (let n = 0; n < observed.length; n++) {
    samples += observed[n]!;
    if (observed[n]! > 0 && !((pmf[n] ?? 0) > 0)) return 0;
  }
  const bins: { seen: number; expected: number }[] = [];
  let open = { seen: 0, expected: 0 };
  for (let n = 0; n < pmf.length; n++) {
    open.seen += observed[n] ?? 0;
    open.expected += samples * pmf[n]!;
    if (open.expected < LEAST_EXPECTED) continue;
    bins.push(open);
    open = { seen: 0, expected: 0 };
  }
  const last = bins.at(-1);
  if (last === undefined) return 0;
  last.seen += open.seen;
  last.expected += open.expected;
  const statistic = bins.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  return bins.length === 1 ? Number(statistic < 1) : upperTail(statistic, bins.length - 1);
}

/** The chance that chi-square of so many degrees of freedom is at least x: Q(degrees/2, x/2). */
export function upperTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, half] = [degrees / 2, x / 2];
  const scale = Math.exp(-half + a * Math.log(half) - logGamma(a));
  return half < a + 1 ? 1 - scale * series(a, half) : scale * fraction(a, half);
}

/** P(a, x) without its scale, by its power series. */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-16; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Q(a, x) without its scale, by Lentz's continued fraction. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < 10_000; n++) {
    const term = -n * (n - a);
    b += 2;
    d = 1 / (term * d + b);
    c = b + term / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

/** ln Γ of a whole or half number above 0, step by step from Γ(1) = 1 or Γ(½) = √π. */
function logGamma(a: number): number {
  let [at, sum] = Number.isInteger(a) ? [1, 0] : [0.5, Math.log(Math.PI) / 2];
  for (; at < a; at++) sum += Math.log(at);
  return sum;
}
