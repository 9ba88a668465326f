import { expect } from "vitest";
import type { Bounds, Distribution, Odds, TargetOdds } from "../../src/index.ts";
import { type BruteOdds, type BruteTarget, COUNTED } from "./brute.ts";

/** Rounding of doubles, and nothing more. */
const TOLERANCE = 1e-12;

/** The distribution, of odds that must be exact. */
export function exactly(of: Distribution | Bounds): Distribution {
  if (!("pmf" in of)) throw new Error("bounds where a distribution was expected");
  return of;
}

export function meanOf(pmf: readonly number[]): number {
  return pmf.reduce((sum, p, n) => sum + n * p, 0);
}

export function largestDifference(a: readonly number[], b: readonly number[]): number {
  let largest = 0;
  for (let n = 0; n < Math.max(a.length, b.length); n++) {
    largest = Math.max(largest, Math.abs((a[n] ?? 0) - (b[n] ?? 0)));
  }
  return largest;
}

function expectPmf(what: string, odds: Distribution | Bounds, brute: readonly number[]): void {
  const { pmf, mean } = exactly(odds);
  const said = `${what}: ${pmf.join(" ")} where brute force has ${brute.join(" ")}`;
  expect(largestDifference(pmf, brute), said).toBeLessThanOrEqual(TOLERANCE);
  expect(Math.abs(mean - meanOf(brute)), `mean ${said}`).toBeLessThanOrEqual(TOLERANCE * pmf.length);
}

function expectTarget(what: string, odds: TargetOdds, brute: BruteTarget): void {
  expectPmf(`${what} damage`, odds.damage, brute.damage);
  expectPmf(`${what} slain`, odds.slain, brute.slain);
  expect(Math.abs(odds.destroyed! - brute.destroyed), `${what} destroyed`).toBeLessThanOrEqual(TOLERANCE);
}

/** Every distribution of the odds is that of the brute force. */
export function expectSame(odds: Odds, brute: BruteOdds): void {
  expect(odds.exact).toBe(true);
  expect(odds.assignments.length).toBe(brute.assignments.length);
  odds.assignments.forEach((assignment, index) => {
    for (const name of COUNTED) {
      const what = `assignment ${index} ${assignment.weapon_id} ${name}`;
      expectPmf(what, assignment[name], brute.assignments[index]![name]);
    }
  });
  expect(Object.keys(odds.targets).toSorted()).toEqual(Object.keys(brute.targets).toSorted());
  for (const [id, target] of Object.entries(odds.targets)) expectTarget(id, target, brute.targets[id]!);
  if (brute.shooter === null) expect(odds.shooter).toBeNull();
  else expectTarget("shooter", odds.shooter!, brute.shooter);
}
