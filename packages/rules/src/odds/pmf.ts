import type { DiceExpression } from "../dice/expression.ts";

/** Probabilities of 0, 1, 2, …; exact up to the rounding of doubles. */
export type Pmf = readonly number[];

export function mean(pmf: Pmf): number {
  let sum = 0;
  for (let n = 1; n < pmf.length; n++) sum += n * pmf[n]!;
  return sum;
}

/** The sum of two independent numbers. */
export function convolve(a: Pmf, b: Pmf): number[] {
  const out = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) {
    const p = a[i]!;
    if (p === 0) continue;
    for (let j = 0; j < b.length; j++) out[i + j]! += p * b[j]!;
  }
  return out;
}

/** The sum of as many independent `each` as `count` says: Σ P(n) eachⁿ, by Horner's rule in place. */
export function compound(count: Pmf, each: Pmf): number[] {
  const times = count.length - 1;
  const degree = each.length - 1;
  const out = new Array<number>(times * degree + 1).fill(0);
  out[0] = count[times]!;
  const none = each[0]!;
  for (let n = times - 1, top = 0; n >= 0; n--) {
    // From the top down, so that what is read has not yet been overwritten.
    for (let i = top; i >= 0; i--) {
      const p = out[i]!;
      for (let j = degree; j > 0; j--) out[i + j]! += p * each[j]!;
      out[i] = p * none;
    }
    top += degree;
    out[0]! += count[n]!;
  }
  return out;
}

const known = new Map<string, Pmf>();

/** The distribution of a dice expression. */
export function pmfOf({ count, sides, plus }: DiceExpression): Pmf {
  const key = `${count}D${sides}+${plus}`;
  let pmf = known.get(key);
  if (pmf === undefined) {
    const die = [0, ...new Array<number>(sides).fill(1 / sides)];
    let sum: number[] = [1];
    for (let i = 0; i < count; i++) sum = convolve(sum, die);
    pmf = [...new Array<number>(plus).fill(0), ...sum];
    if (known.size < 1_000) known.set(key, pmf);
  }
  return pmf;
}

/** Each of a number of things is kept with probability `p`. */
export function thin(pmf: Pmf, p: number): number[] {
  return compound(pmf, [1 - p, p]);
}

/** Values below `least` become `least`. */
export function atLeast(pmf: Pmf, least: number): Pmf {
  if (least <= 0 || pmf.length === 0) return pmf;
  const out = new Array<number>(Math.max(pmf.length, least + 1)).fill(0);
  for (let n = 0; n < pmf.length; n++) out[Math.max(n, least)]! += pmf[n]!;
  return out;
}

export function shift(pmf: Pmf, by: number): Pmf {
  return by === 0 ? pmf : [...new Array<number>(by).fill(0), ...pmf];
}

/** Without the impossible values at the end. */
export function trim(pmf: Pmf): Pmf {
  let length = pmf.length;
  while (length > 1 && pmf[length - 1]! === 0) length--;
  return length === pmf.length ? pmf : pmf.slice(0, length);
}
