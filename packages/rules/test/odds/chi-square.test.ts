import { expect, test } from "vitest";
import { fit, upperTail } from "./chi-square.ts";

/** From the tables of any textbook: degrees of freedom, value, chance to exceed it. */
test.each([
  [1, 3.841_459, 0.05],
  [1, 10.827_566, 0.001],
  [2, 5.991_465, 0.05],
  [5, 15.086_272, 0.01],
  [10, 18.307_038, 0.05],
  [10, 3.940_299, 0.95],
  [30, 43.772_972, 0.05],
  [100, 149.449_253, 0.001],
])("OD-1 the test's own tail: chi-square of %i degrees exceeds %f with %f", (degrees, value, p) => {
  expect(upperTail(value, degrees) / p).toBeCloseTo(1, 5);
});

test("OD-1 the test's own tail is e^(-x/2) for two degrees, far out too", () => {
  for (const x of [0.1, 1, 20, 50, 200]) expect(upperTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 12);
});

test("OD-1 a sample that fits, one that does not, and one that is impossible", () => {
  const fair = [0, ...Array<number>(6).fill(1 / 6)];
  expect(fit([0, 1_010, 990, 1_020, 980, 1_000, 1_000], fair)).toBeGreaterThan(0.9);
  expect(fit([0, 1_200, 900, 900, 1_000, 1_000, 1_000], fair)).toBeLessThan(1e-9);
  expect(fit([1, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000], fair)).toBe(0);
  expect(fit([0, 10], [0, 1])).toBe(1);
  // Rare values are judged together: 3 where 1 was expected is nothing.
  expect(fit([9_997, 1, 1, 1], [0.9999, 0.00005, 0.00003, 0.00002])).toBe(1);
});
