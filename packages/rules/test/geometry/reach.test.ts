import { describe, expect, test } from "vitest";
import { gap } from "../../src/geometry/gap.ts";
import { reachOutline } from "../../src/geometry/reach.ts";
import { type Point, type Shape, shapeOf } from "../../src/geometry/shape.ts";

/** A round base one inch wide. */
const disc = (x: number, y: number): Shape => shapeOf({ shape: "round", mm: 25.4 }, x, y, 0);
const dot = ([x, y]: Point) => shapeOf({ shape: "round", mm: 0 }, x, y, 0);

const nearestBase = (point: Point, bases: readonly Shape[]) =>
  Math.min(...bases.map((base) => gap(dot(point), base)));

/** Closed, as far from the bases as asked at its points, and hardly nearer between two of them. */
function expectOutline(lines: readonly (readonly Point[])[], bases: readonly Shape[], inches: number): void {
  for (const line of lines) {
    const [first, last] = [line[0]!, line.at(-1)!];
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(1e-3);
    for (const [i, point] of line.entries()) {
      expect(nearestBase(point, bases)).toBeCloseTo(inches, 3);
      const [x, y] = line[i + 1] ?? point;
      const between = nearestBase([(x + point[0]) / 2, (y + point[1]) / 2], bases);
      expect(Math.abs(between - inches)).toBeLessThan(0.03);
    }
  }
}

const extent = (lines: readonly (readonly Point[])[], axis: 0 | 1) => {
  const values = lines.flat().map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

describe("the outline of a unit's reach", () => {
  test("one base: a circle of its radius and the reach", () => {
    const lines = reachOutline([disc(10, 10)], 1.5);
    expect(lines).toHaveLength(1);
    expectOutline(lines, [disc(10, 10)], 1.5);
    for (const [x, y] of lines[0]!) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(2, 9);
  });

  test("two circles of 2 whose centres are 2 apart meet 1 along and the root of 3 aside", () => {
    const bases = [disc(0, 0), disc(2, 0)];
    const lines = reachOutline(bases, 1.5);
    expect(lines).toHaveLength(1);
    expectOutline(lines, bases, 1.5);
    for (const side of [-1, 1]) {
      const corner = lines[0]!.find(([x, y]) => Math.hypot(x - 1, y - side * Math.sqrt(3)) < 1e-6);
      expect(corner, `the corner at side ${side}`).toBeDefined();
    }
    expect(extent(lines, 0)).toEqual([expect.closeTo(-2, 6), expect.closeTo(4, 6)]);
  });

  test("bases far apart have an outline each, and two at one spot one together", () => {
    expect(reachOutline([disc(0, 0), disc(10, 0)], 1)).toHaveLength(2);
    expect(reachOutline([disc(3, 3), disc(3, 3)], 1)).toHaveLength(1);
    expect(reachOutline([], 12)).toEqual([]);
  });

  test("a base whose reach lies within that of others adds nothing", () => {
    const around = [disc(0, 0), disc(4, 0), disc(0, 4), disc(4, 4)];
    const with5 = reachOutline([...around, disc(2, 2)], 12);
    expect(with5).toHaveLength(1);
    expectOutline(with5, around, 12);
  });

  test("a ring of bases leaves a hole in the middle", () => {
    // Six on a circle of 4, so 4 apart; each reaches 2.1: they touch their neighbours and not the middle.
    const bases = [0, 60, 120, 180, 240, 300].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return disc(4 * Math.cos(angle), 4 * Math.sin(angle));
    });
    const lines = reachOutline(bases, 1.6);
    expect(lines).toHaveLength(2);
    expectOutline(lines, bases, 1.6);
  });

  test("ten in a slanting row at 36 inches: every sliver between two neighbours is there", () => {
    const bases = Array.from({ length: 10 }, (_, i) => disc(10 + 0.75 * i, 10 + 0.75 * i));
    const lines = reachOutline(bases, 36);
    expect(lines).toHaveLength(1);
    expectOutline(lines, bases, 36);
  });

  test("a hull of 4 by 2: straight sides, round corners", () => {
    const hull = shapeOf({ shape: "hull", mm: [101.6, 50.8] }, 10, 10, 0);
    const lines = reachOutline([hull], 1);
    expect(lines).toHaveLength(1);
    expectOutline(lines, [hull], 1);
    expect(extent(lines, 0)).toEqual([expect.closeTo(7, 9), expect.closeTo(13, 9)]);
    expect(extent(lines, 1)).toEqual([expect.closeTo(8, 9), expect.closeTo(12, 9)]);
  });

  test("mixed bases, turned and near each other", () => {
    const bases = [
      shapeOf({ shape: "hull", mm: [120, 80] }, 10, 10, 30),
      shapeOf({ shape: "oval", mm: [105, 70] }, 14, 12, 75),
      disc(12, 7),
    ];
    for (const inches of [1, 6, 12]) {
      const lines = reachOutline(bases, inches);
      expect(lines).toHaveLength(1);
      expectOutline(lines, bases, inches);
    }
  });
});
