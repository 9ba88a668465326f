import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gap } from "../../src/geometry/gap.ts";
import { polygonOf } from "../../src/geometry/polygon.ts";
import { type Point, type Shape, shapeOf } from "../../src/geometry/shape.ts";
import { stays } from "../../src/geometry/stay.ts";
import { moved, sweptGap, sweptMeets } from "../../src/geometry/sweep.ts";
import { partlyWithin } from "../../src/geometry/within.ts";

const millimetres = fc.integer({ min: 20, max: 120 });
const place = fc.tuple(
  fc.double({ min: 0, max: 12, noNaN: true }),
  fc.double({ min: 0, max: 12, noNaN: true }),
);
const shape: fc.Arbitrary<Shape> = fc
  .tuple(
    fc.constantFrom("round", "oval", "hull"),
    millimetres,
    millimetres,
    place,
    fc.integer({ min: 0, max: 359 }),
  )
  .map(([kind, a, b, [x, y], facing]) =>
    kind === "round"
      ? shapeOf({ shape: "round", mm: a }, x, y, 0)
      : shapeOf({ shape: kind as "oval" | "hull", mm: [a, b] }, x, y, facing),
  );

const along = (p: Point, q: Point, t: number): Point => [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
const STEPS = 400;

describe("a base on its way", () => {
  test("CH-14 comes as near to another as its nearest place does", () => {
    fc.assert(
      fc.property(shape, place, place, shape, (mover, p, q, other) => {
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= STEPS; i++) {
          const [x, y] = along(p, q, i / STEPS);
          least = Math.min(least, gap(moved(mover, x, y), other));
        }
        const exact = sweptGap(mover, p, q, other);
        expect(exact).toBeLessThanOrEqual(least + 1e-7);
        // Between two steps it moves at most half a step nearer.
        expect(least - exact).toBeLessThan(Math.hypot(q[0] - p[0], q[1] - p[1]) / STEPS / 2 + 1e-7);
      }),
      { numRuns: 400 },
    );
  });

  test("CH-14 meets another just where its gap comes to nothing", () => {
    fc.assert(
      fc.property(shape, place, place, shape, (mover, p, q, other) => {
        expect(sweptMeets(mover, p, q, other)).toBe(sweptGap(mover, p, q, other) === 0);
      }),
      { numRuns: 2_000 },
    );
  });

  test("CH-10 is over a footprint just where its places are", () => {
    const footprints = [
      polygonOf([
        [4, 4],
        [7, 4.5],
        [6, 8],
        [3.5, 7],
      ]),
      // An angle, into which a base may fit without touching it.
      polygonOf([
        [3, 3],
        [9, 3],
        [9, 4],
        [4, 4],
        [4, 9],
        [3, 9],
      ]),
    ];
    fc.assert(
      fc.property(shape, place, place, fc.constantFrom(...footprints), (mover, p, q, footprint) => {
        const parts = stays(mover, p, q, footprint);
        for (let i = 0; i <= 60; i++) {
          const t = i / 60;
          const margin = 1e-4;
          const within = parts.some(([from, to]) => t >= from + margin && t <= to - margin);
          const without = parts.every(([from, to]) => t < from - margin || t > to + margin);
          const over = partlyWithin(moved(mover, ...along(p, q, t)), footprint);
          if (within) expect(over).toBe(true);
          if (without) expect(over).toBe(false);
        }
      }),
      { numRuns: 250 },
    );
  });
});
