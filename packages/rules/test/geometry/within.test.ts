import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Polygon, polygonOf } from "../../src/geometry/polygon.ts";
import type { Point, Shape } from "../../src/geometry/shape.ts";
import {
  centreWithin,
  onBoard,
  partlyWithin,
  polygonGap,
  segmentCrosses,
  whollyWithin,
  whollyWithinDistance,
} from "../../src/geometry/within.ts";
import {
  anyRuin,
  anyShape,
  circle,
  hull,
  inPolygon,
  outline,
  oval,
  pierces,
  rect,
  toOutline,
  toPolygon,
  turnedRect,
  wellClear,
} from "./brute.ts";

const L = polygonOf([
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 6],
  [0, 6],
]);
const U = polygonOf([
  [0, 0],
  [9, 0],
  [9, 6],
  [6, 6],
  [6, 2],
  [3, 2],
  [3, 6],
  [0, 6],
]);
/** A square room, 4 by 4 about 0, with a way out along its lower wall. */
const room = polygonOf([
  [-4, -4],
  [4, -4],
  [4, -2],
  [-2, -2],
  [-2, 2],
  [2, 2],
  [2, -1],
  [4, -1],
  [4, 4],
  [-4, 4],
]);
/** A room of four bays between four spikes, whose tips are 2 from 0, with a narrow way out of one bay. */
const bays = polygonOf([
  [-5, -5],
  [5, -5],
  [5, 4.9],
  [3, 2.9],
  [2, 0],
  [3, -3],
  [0, -2],
  [-3, -3],
  [-2, 0],
  [-3, 3],
  [0, 2],
  [2.9, 3],
  [4.9, 5],
  [-5, 5],
]);
/** A room between two walls, 4 apart, and two spikes, 4 apart, with a narrow way out along the upper wall. */
const hall = polygonOf([
  [-5, -5],
  [5, -5],
  [5, 1.9],
  [2.95, 1.9],
  [2, 0],
  [3, -2],
  [-3, -2],
  [-2, 0],
  [-3, 2],
  [5, 2],
  [5, 5],
  [-5, 5],
]);
const square = rect(0, 0, 10, 10);
const root2 = Math.sqrt(2);

describe("standing in a polygon", () => {
  const cases: readonly [string, Shape, Polygon, centre: boolean, wholly: boolean, partly: boolean][] = [
    ["round in the middle", circle(5, 5, 1), square, true, true, true],
    ["round touching the edge from inside", circle(1, 5, 1), square, true, true, true],
    ["round over the edge by 2e-6", circle(1 - 2e-6, 5, 1), square, true, false, true],
    ["round over the edge by half the tolerance", circle(1 - 5e-7, 5, 1), square, true, true, true],
    ["round with its centre on the edge", circle(0, 5, 1), square, true, false, true],
    ["round touching from outside", circle(-1, 5, 1), square, false, false, false],
    ["round in by 2e-6", circle(-1 + 2e-6, 5, 1), square, false, false, true],
    ["round far away", circle(-5, 5, 1), square, false, false, false],
    ["round that covers the whole polygon", circle(5, 5, 9), square, true, false, true],
    ["round off the corner, within its bounds", circle(10.8, 10.8, 1), square, false, false, false],
    ["hull flush in a hull-sized ruin", hull(5, 5, 5, 5), square, true, true, true],
    [
      "hull turned 45 degrees, corners just inside",
      hull(5, 5, 5 / root2, 5 / root2, 45),
      square,
      true,
      true,
      true,
    ],
    ["hull turned 45 degrees, corners out", hull(5, 5, 3.6, 3.6, 45), square, true, false, true],
    ["hull corner to corner outside", hull(11, 11, 1, 1), square, false, false, false],
    ["oval touching both sides", oval(5, 5, 5, 2), square, true, true, true],
    ["oval too long by 1e-5", oval(5, 5, 5 + 1e-5, 2), square, true, false, true],
    ["oval turned to fit", oval(2, 5, 5, 2, 90), square, true, true, true],
    ["round in the leg of an L", circle(1, 4, 1), L, true, true, true],
    ["round over the inner corner of an L", circle(1.5, 1.5, 1), L, true, false, true],
    [
      "round that only touches the inner corner of an L",
      circle(2 - 1 / root2, 2 - 1 / root2, 1),
      L,
      true,
      true,
      true,
    ],
    ["round in the notch of an L", circle(4, 4, 1), L, false, false, false],
    ["hull across the notch of a U, centre in the notch", hull(4.5, 5, 3, 0.5), U, false, false, true],
    ["hull in the foot of a U", hull(4.5, 1, 4, 1), U, true, true, true],
    ["hull in the foot of a U, too high", hull(4.5, 1.1, 4, 1), U, true, false, true],
  ];

  test.each(cases)("ME-2 %s", (_, shape, polygon, centre, wholly, partly) => {
    expect(centreWithin(shape, polygon)).toBe(centre);
    expect(whollyWithin(shape, polygon)).toBe(wholly);
    expect(partlyWithin(shape, polygon)).toBe(partly);
  });

  test("agrees with many points of the base", () => {
    fc.assert(
      fc.property(anyShape(8), anyRuin(8), (shape, ruin) => {
        const points = [1, 0.75, 0.5, 0.25, 0].flatMap((scale) => outline(shape, 120, scale));
        const inside = points.filter((point) => inPolygon(ruin, point) && toOutline(ruin, point) > 1e-5);
        const outside = points.filter((point) => !inPolygon(ruin, point) && toOutline(ruin, point) > 1e-5);
        if (inside.length > 0) expect(partlyWithin(shape, ruin)).toBe(true);
        if (outside.length > 0) expect(whollyWithin(shape, ruin)).toBe(false);
        if (whollyWithin(shape, ruin)) expect(partlyWithin(shape, ruin)).toBe(true);
        expect(partlyWithin(shape, ruin) && polygonGap(shape, ruin) > 1e-9).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("distance to a polygon", () => {
  const cases: readonly [string, Shape, Polygon, number][] = [
    ["round beside an edge", circle(13, 5, 1), square, 2],
    ["round off a corner, 3-4-5", circle(13, 14, 1), square, 4],
    ["round inside", circle(5, 5, 1), square, 0],
    ["round around the whole polygon", circle(5.5, 4, 20), square, 0],
    ["round in the notch of an L", circle(4, 4.5, 1), L, 1],
    ["hull beside an edge", hull(5, 14, 3, 1), square, 3],
    ["hull turned 45 degrees", hull(15, 5, 1, 1, 45), square, 5 - root2],
    ["oval beside an edge", oval(15, 5, 2, 1, 90), square, 4],
    ["oval with its tip to an edge", oval(15, 5, 2, 1), square, 3],
    ["oval in the notch of a U", oval(4.5, 4, 1, 0.5), U, 0.5],
  ];
  test.each(cases)("ME-1 %s", (_, shape, polygon, inches) => {
    expect(polygonGap(shape, polygon)).toBeCloseTo(inches, 9);
  });

  test("ME-1 agrees with many points of the base", () => {
    fc.assert(
      fc.property(anyShape(14), anyRuin(8), (shape, ruin) => {
        const nearest = Math.min(...outline(shape, 600).map((point) => toPolygon(ruin, point)));
        const inches = polygonGap(shape, ruin);
        expect(inches).toBeLessThan(nearest + 1e-9);
        if (inches > 0) expect(inches).toBeGreaterThan(nearest - 0.05);
      }),
      { numRuns: 300 },
    );
  });
});

describe("wholly within a distance", () => {
  // The least distance for which each is wholly within it.
  const cases: readonly [string, Shape, Polygon, number][] = [
    ["round outside", circle(12, 5, 1), square, 3],
    ["round off a corner, 3-4-5", circle(13, 14, 1), square, 6],
    ["round halfway over an edge", circle(10, 5, 1), square, 1],
    ["round over the corner from inside", circle(9.5, 9.5, 1), square, 0.5],
    ["hull outside", hull(12, 5, 1, 1), square, 3],
    ["hull turned 45 degrees", hull(13, 5, 1, 1, 45), square, 3 + root2],
    ["hull off a corner", hull(12, 13, 1, 1), square, 5],
    ["oval outside", oval(13, 5, 2, 1), square, 5],
    ["oval beside", oval(13, 5, 2, 1, 90), square, 4],
    // The furthest point from the corner at (-2, 0) of an oval about 0 is its tip.
    ["oval off a corner, along its axis", oval(0, 0, 2, 1), turnedRect(-2 - 3 * root2, 0, 6, 6, 45), 4],
    ["round in the notch of a U", circle(4.5, 5, 1), U, 1.5],
    ["hull in the notch of a U, up to its mouth", hull(4.5, 5, 1, 1), U, 1.5],
    // Its top, above the middle of the notch, is 1.5 across and 3 up from both legs.
    ["oval above the notch of a U", oval(4.5, 8, 1, 1), U, Math.sqrt(11.25)],
    ["round in the notch of an L", circle(4, 4, 1), L, 2 + 1 / root2],
    ["hull that fills a room", hull(0.5, 0.3, 3, 3), room, 2],
    ["hull that fills a room between walls and spikes", hull(0.2, 0.1, 4, 4), hall, 2],
    ["round that fills a room between spikes", circle(0.2, 0.1, 4), bays, 2],
    ["oval that fills a room between spikes", oval(0.2, 0.1, 4.2, 4, 30), bays, 2],
  ];
  test.each(cases)("ME-2 %s", (_, shape, polygon, inches) => {
    expect(whollyWithinDistance(shape, polygon, inches)).toBe(true);
    expect(whollyWithinDistance(shape, polygon, inches - 5e-7)).toBe(true);
    expect(whollyWithinDistance(shape, polygon, inches - 2e-6)).toBe(false);
    expect(whollyWithinDistance(shape, polygon, inches - 0.1)).toBe(false);
    expect(whollyWithinDistance(shape, polygon, inches + 1)).toBe(true);
  });

  test("ME-2 a notch as wide as twice the distance, found by fuzzing (seed 527104062)", () => {
    // The base lies across the notch, whose middle is 1/6 from both sides.
    const notched = polygonOf([
      [2, -0.5],
      [2, 0.5],
      [-2, 0.5],
      [-2, 1 / 6],
      [2 / 3, 1 / 6],
      [2 / 3, -1 / 6],
      [-2, -1 / 6],
      [-2, -0.5],
    ]);
    const base = hull(0, 0.0625, 0.5, 0.5);
    expect(whollyWithinDistance(base, notched, 1 / 6)).toBe(true);
    expect(whollyWithinDistance(base, notched, 1 / 6 - 1e-5)).toBe(false);
  });

  test("ME-2 wholly within nothing is wholly within", () => {
    expect(whollyWithinDistance(circle(5, 5, 5), square, 0)).toBe(true);
    expect(whollyWithinDistance(circle(5, 5.1, 5), square, 0)).toBe(false);
    expect(whollyWithinDistance(oval(1, 3, 2, 0.9, 90), L, 0)).toBe(true);
  });

  test("ME-2 agrees with many points of the base", () => {
    fc.assert(
      fc.property(anyShape(10), anyRuin(8), (shape, ruin) => {
        const points = [1, 0.8, 0.6, 0.4, 0.2, 0].flatMap((scale) => outline(shape, 300, scale));
        const furthest = Math.max(...points.map((point) => toPolygon(ruin, point)));
        expect(whollyWithinDistance(shape, ruin, furthest - 1e-5)).toBe(false);
        expect(whollyWithinDistance(shape, ruin, furthest + 0.5)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("GD-3 on the board", () => {
  test.each([
    ["round in the corner", circle(1, 1, 1), true],
    ["round over by 2e-6", circle(1 - 2e-6, 1, 1), false],
    ["round over by half the tolerance", circle(1, 44 - 1 + 5e-7, 1), true],
    ["hull turned 45 degrees", hull(root2, 5, 1, 1, 45), true],
    ["hull turned 45 degrees, over", hull(1.4, 5, 1, 1, 45), false],
    ["oval with its tip at the far edge", oval(58, 5, 2, 1), true],
    ["oval turned 90 degrees, over the top", oval(58, 1.5, 2, 1, 90), false],
    ["oval over the bottom", oval(30, 43.5, 2, 1), false],
  ] as const)("GD-3 %s", (_, shape, held) => {
    expect(onBoard(shape, 60, 44)).toBe(held);
  });
});

describe("LS-3 crossing a polygon", () => {
  const cases: readonly [string, Polygon, Point, Point, boolean][] = [
    ["straight through", square, [-1, 5], [11, 5], true],
    ["from inside out", square, [5, 5], [15, 5], true],
    ["inside throughout", square, [4, 4], [6, 6], true],
    ["up to the edge", square, [-3, 5], [0, 5], false],
    ["away from the edge", square, [10, 5], [12, 7], false],
    ["along an edge", square, [-2, 0], [12, 0], false],
    ["on an edge", square, [2, 10], [8, 10], false],
    ["through a corner only", square, [-1, 1], [1, -1], false],
    ["corner to corner", square, [0, 0], [10, 10], true],
    ["a hair inside an edge", square, [-2, 1e-6], [12, 1e-6], true],
    ["a point", square, [5, 5], [5, 5], false],
    ["past it", square, [-1, 12], [11, 11], false],
    ["across the notch of a U above it", U, [-1, 7], [10, 7], false],
    ["inside the notch of a U", U, [3, 3], [6, 5], false],
    ["out of the notch through a leg", U, [4, 4], [10, 4], true],
    ["along the inside of the notch", U, [3, 8], [3, 2], false],
    ["along the inside of the notch, then the foot", U, [3, 8], [3, -1], true],
    ["along both tops of a U", U, [-1, 6], [10, 6], false],
    ["along the floor of the notch into both legs", U, [-1, 2], [10, 2], true],
    ["past the inner corner of an L, through both legs", L, [0, 4], [4, 0], true],
    ["across the notch of an L, touching both ends", L, [2, 6], [6, 2], false],
    ["from the inner corner of an L outwards", L, [2, 2], [5, 5], false],
    // Inside from (0, 9.9999) to (0.0001, 10) only.
    ["over a corner, for a ten-thousandth", square, [-1, 8.9999], [2, 11.9999], true],
    ["past a corner, by a ten-thousandth", square, [-1, 9.0001], [2, 12.0001], false],
  ];
  test.each(cases)("LS-3 %s", (_, polygon, p, q, crosses) => {
    expect(segmentCrosses(polygon, p, q)).toBe(crosses);
    expect(segmentCrosses(polygon, q, p)).toBe(crosses);
  });

  test("LS-3 agrees with the pieces between the lines of edges", () => {
    const coordinate = fc.double({ min: -4, max: 12, noNaN: true });
    const point = fc.tuple(coordinate, coordinate);
    fc.assert(
      fc.property(anyRuin(8), point, point, (ruin, p, q) => {
        if (wellClear(ruin, p, q)) expect(segmentCrosses(ruin, p, q)).toBe(false);
        if (pierces(ruin, p, q)) expect(segmentCrosses(ruin, p, q)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test("LS-3 lines through corners, and along edges, agree too", () => {
    fc.assert(
      fc.property(anyRuin(8), anyRuin(8), fc.nat(7), fc.nat(7), (ruin, other, i, j) => {
        const p = ruin.points[i % ruin.points.length]!;
        const q = other.points[j % other.points.length]!;
        // Between the two depths lies what rounding may decide.
        if (pierces(ruin, p, q, 1e-8)) expect(segmentCrosses(ruin, p, q)).toBe(true);
        if (!pierces(ruin, p, q, 1e-10)) expect(segmentCrosses(ruin, p, q)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
