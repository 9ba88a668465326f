import { describe, expect, test } from "vitest";
import { polygonOf } from "../../src/geometry/polygon.ts";
import type { Point } from "../../src/geometry/shape.ts";
import { LeastWays, type Ways } from "../../src/space/move/least-way.ts";
import { rectangle } from "../support/build.ts";

const OPEN: Ways = { start: [0, 0], z: 0, inner: 0.5, shut: [], walls: [], rises: [], furthest: 30, blur: 0 };

/** The shortest way to the point that is held to be possible. */
function least(ways: Partial<Ways>, point: Point): number {
  const known = new LeastWays({ ...OPEN, ...ways });
  let [low, high] = [0, 30];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (known.reaches(point, middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Never more than the true length, and no more than that below it. */
function expectJustBelow(bound: number, length: number, inches: number): void {
  expect(bound).toBeLessThanOrEqual(length + 1e-6);
  expect(bound).toBeGreaterThan(length - inches);
}

const box = (x1: number, y1: number, x2: number, y2: number) =>
  polygonOf(rectangle(x1, y1, x2, y2) as Point[]);

describe("the least length of a way", () => {
  test("CH-27 straight where nothing is in between", () => {
    expect(least({}, [3, 4])).toBeCloseTo(5, 6);
  });

  test("CH-15 round a circle: two tangents and an arc", () => {
    // Radius 2 halfway to a point 10 away: tangents of √21, and an arc of what 90° leave of twice acos(2/5).
    const length = 2 * Math.sqrt(21) + 2 * (Math.PI - 2 * Math.acos(2 / 5));
    expectJustBelow(least({ shut: [{ x: 5, y: 0, radius: 2 }] }, [10, 0]), length, 0.05);
  });

  test("CH-14 round the corners of a hull, half an inch off for the base", () => {
    // A box 2 wide and 8 high: to the rounded corner, along 2, and down again.
    const walls = [{ polygon: box(4, -4, 6, 4), keep: 0.5 }];
    // To a circle of 0.5 around (4, 4): a tangent of √(32 - 0.25); the arc between that and the top edge; the same back.
    const tangent = Math.sqrt(32 - 0.25);
    const arc = 0.5 * (Math.PI / 4 + Math.asin(0.5 / Math.sqrt(32)));
    expectJustBelow(least({ walls }, [10, 0]), 2 * (tangent + arc) + 2, 0.05);
  });

  test("CH-10 up and down what lies across, from inside to outside, and only up to a top", () => {
    const across = { polygon: box(4, -40, 6, 40), height: 3, top: false };
    expect(least({ rises: [across] }, [10, 0])).toBeCloseTo(16, 4);
    // In it a model is on the ground again, unless it may stay on top.
    expect(least({ rises: [across] }, [5, 0])).toBeCloseTo(11, 4);
    expect(least({ rises: [{ ...across, top: true }] }, [5, 0])).toBeCloseTo(8, 4);
    // Over the edge of it nobody is on top.
    expect(least({ rises: [{ ...across, top: true }] }, [4.2, 0])).toBeCloseTo(10.2, 4);
    expect(least({ start: [5, 0], rises: [across] }, [10, 0])).toBeCloseTo(11, 4);
    expect(least({ start: [5, 0], z: 3, rises: [across] }, [10, 0])).toBeCloseTo(8, 4);
    expect(least({ start: [5, 0], rises: [across] }, [5, 7])).toBeCloseTo(7, 4);
  });

  test("CH-27 round it where that is shorter than the climb", () => {
    const tall = { polygon: box(4, -4, 6, 1), height: 5, top: false };
    const bound = least({ rises: [tall] }, [10, 0]);
    expect(bound).toBeLessThan(11);
    expect(bound).toBeGreaterThan(10.3);
  });

  test("CH-27 for every point near the one asked about", () => {
    const shut = [{ x: 5, y: 0, radius: 2 }];
    const blurred = least({ shut, blur: 0.25 }, [10, 0]);
    expect(blurred).toBeLessThanOrEqual(least({ shut }, [10, 0]) - 0.25);
  });
});
