import type { Pmf } from "./pmf.ts";

/**
 * Joint distributions of a few counts as polynomials in as many variables: the coefficient of xⁱyʲ… is the chance of
 * i of the first, j of the second. Multiplying adds independent counts.
 */
export interface Polynomial {
  /** One more than the highest count of each variable. */
  readonly sizes: readonly number[];
  /** The last variable changes fastest. */
  readonly coefficients: readonly number[];
}

/** A single outcome of one attack: a chance and how many of each count it brings. */
export interface Term {
  readonly chance: number;
  readonly counts: readonly number[];
}

/** Adds terms with the same counts; impossible ones are dropped. */
export function collect(terms: readonly Term[]): readonly Term[] {
  const byCounts = new Map<string, Term>();
  for (const { chance, counts } of terms) {
    if (chance === 0) continue;
    const key = counts.join();
    byCounts.set(key, { chance: (byCounts.get(key)?.chance ?? 0) + chance, counts });
  }
  return [...byCounts.values()];
}

export function multiplyTerms(a: readonly Term[], b: readonly Term[]): readonly Term[] {
  const products = a.flatMap((one) =>
    b.map((other) => ({
      chance: one.chance * other.chance,
      counts: one.counts.map((n, variable) => n + other.counts[variable]!),
    })),
  );
  return collect(products);
}

export function highest(terms: readonly Term[], variables: number): number[] {
  const most = new Array<number>(variables).fill(0);
  for (const { counts } of terms)
    counts.forEach((n, variable) => {
      most[variable] = Math.max(most[variable]!, n);
    });
  return most;
}

/** As many independent attacks as `count` says, each with these outcomes: Σ P(n) termsⁿ, by Horner's rule. */
export function compoundTerms(count: Pmf, terms: readonly Term[], variables: number): Polynomial {
  const times = count.length - 1;
  const sizes = highest(terms, variables).map((n) => n * times + 1);
  const strides = new Array<number>(variables).fill(1);
  for (let v = variables - 2; v >= 0; v--) strides[v] = strides[v + 1]! * sizes[v + 1]!;
  const total = sizes.reduce((product, size) => product * size, 1);
  const offsets = terms.map(({ counts }) => counts.reduce((sum, n, v) => sum + n * strides[v]!, 0));
  const chances = terms.map(({ chance }) => chance);
  let out = new Float64Array(total);
  let next = new Float64Array(total);
  let used = 1;
  const reach = Math.max(0, ...offsets);
  out[0] = count[times]!;
  for (let n = times - 1; n >= 0; n--) {
    next.fill(0, 0, used + reach);
    for (let t = 0; t < offsets.length; t++) {
      const offset = offsets[t]!;
      const chance = chances[t]!;
      for (let i = 0; i < used; i++) next[i + offset]! += chance * out[i]!;
    }
    used += reach;
    next[0]! += count[n]!;
    [out, next] = [next, out];
  }
  return { sizes, coefficients: Array.from(out) };
}
