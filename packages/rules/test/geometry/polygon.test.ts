import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  containsPoint,
  edgeDistance,
  isInside,
  polygonFault,
  polygonOf,
} from "../../src/geometry/polygon.ts";
import type { Point } from "../../src/geometry/shape.ts";
import { anyRuin, inPolygon, rect, toOutline } from "./brute.ts";

describe("GD-5 what is a simple polygon", () => {
  const cases: readonly [string, Point[], object | undefined][] = [
    [
      "a triangle",
      [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      undefined,
    ],
    [
      "an L",
      [
        [0, 0],
        [3, 0],
        [3, 1],
        [1, 1],
        [1, 3],
        [0, 3],
      ],
      undefined,
    ],
    [
      "a point on a straight edge",
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
      ],
      undefined,
    ],
    [
      "two points",
      [
        [0, 0],
        [1, 0],
      ],
      { fault: "TOO_FEW_POINTS" },
    ],
    [
      "a repeated point",
      [
        [0, 0],
        [1, 0],
        [1, 0],
        [0, 1],
      ],
      { fault: "REPEATED_POINT", point: 1 },
    ],
    [
      "a bow tie",
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      { fault: "CROSSES_ITSELF" },
    ],
    [
      "a corner that touches an edge",
      [
        [0, 0],
        [4, 0],
        [4, 3],
        [2, 0],
        [0, 3],
      ],
      { fault: "CROSSES_ITSELF" },
    ],
    [
      "a fold",
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 2],
      ],
      { fault: "CROSSES_ITSELF" },
    ],
    [
      "a pentagram",
      [
        [0, 3],
        [2, -3],
        [-3, 1],
        [3, 1],
        [-2, -3],
      ],
      { fault: "CROSSES_ITSELF" },
    ],
  ];
  test.each(cases)("GD-5 %s", (_, points, fault) => {
    if (fault) expect(polygonFault(points)).toMatchObject(fault);
    else expect(polygonFault(points)).toBeUndefined();
  });
});

describe("a prepared polygon", () => {
  test("has positive order, whichever way it was given", () => {
    const clockwise = polygonOf([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ]);
    expect(clockwise.points).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(clockwise.convex).toBe(true);
  });

  test("knows where it bulges", () => {
    const corner = polygonOf([
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ]);
    expect(corner.convex).toBe(false);
    expect(corner.bulges).toHaveLength(5);
    expect(corner.bulges).not.toContainEqual([1, 1]);
    const straight = polygonOf([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
    ]);
    expect(straight.convex).toBe(true);
    expect(straight.bulges).not.toContainEqual([1, 0]);
  });

  test("holds the points that a winding number says it holds", () => {
    const coordinate = fc.double({ min: 0, max: 8, noNaN: true });
    fc.assert(
      fc.property(anyRuin(8), coordinate, coordinate, (ruin, x, y) => {
        const far = toOutline(ruin, [x, y]);
        expect(edgeDistance(ruin, x, y)).toBeCloseTo(far, 9);
        if (far > 1e-9) expect(containsPoint(ruin, x, y)).toBe(inPolygon(ruin, [x, y]));
      }),
      { numRuns: 2000 },
    );
    expect(containsPoint(rect(0, 0, 2, 1), 3, 0.5)).toBe(false);
  });
});

test("GD-5 bare corners hold the same points, in either order", () => {
  // An L: two inches wide, with its upper right quarter cut out.
  const corners: Point[] = [
    [0, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ];
  for (const points of [corners, corners.toReversed()]) {
    expect(isInside(points, 0.5, 1.5)).toBe(true);
    expect(isInside(points, 1.5, 0.5)).toBe(true);
    expect(isInside(points, 1.5, 1.5)).toBe(false);
    expect(isInside(points, -0.5, 0.5)).toBe(false);
  }
});
