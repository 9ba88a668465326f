import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Polygon, polygonOf } from "../../src/geometry/polygon.ts";
import type { Shape } from "../../src/geometry/shape.ts";
import { findSightLine, firstBlocker } from "../../src/geometry/sightline.ts";
import {
  anyRuin,
  anyShape,
  circle,
  hull,
  inBase,
  outline,
  oval,
  pierces,
  rect,
  turnedRect,
  wellClear,
} from "./brute.ts";

const U = polygonOf([
  [8, 0],
  [14, 0],
  [14, 10],
  [8, 10],
  [8, 8],
  [12, 8],
  [12, 2],
  [8, 2],
]);
const L = polygonOf([
  [8, 0],
  [14, 0],
  [14, 2],
  [10, 2],
  [10, 8],
  [8, 8],
]);
const a = circle(0, 5, 1);
const b = circle(20, 5, 1);

describe("LS-1 some line joins some part of the bases", () => {
  const cases: readonly [string, Shape, Shape, Polygon[], boolean][] = [
    ["an empty table", a, b, [], true],
    ["a wall across", a, b, [rect(9, 0, 11, 10)], false],
    ["a wall up to the centre line", a, b, [rect(9, 0, 11, 5)], true],
    ["a wall past the centre line", a, b, [rect(9, 0, 11, 5.5)], true],
    ["a wall that leaves the upper tangent", a, b, [rect(9, 0, 11, 6)], true],
    ["a wall a hair past the upper tangent", a, b, [rect(9, 0, 11, 6 + 1e-6)], false],
    ["a wall flush with the lower tangent", a, b, [rect(9, 4, 11, 9)], true],
    ["two walls with a gap of nothing between them", a, b, [rect(9, 0, 10, 5), rect(10, 5, 11, 9)], true],
    ["two walls that overlap a hair", a, b, [rect(9, 0, 11, 5 + 1e-6), rect(9, 5, 11, 9)], false],
    [
      "two walls side by side with a seam between them",
      a,
      b,
      [rect(9, 0, 11, 5.2), rect(9, 5.2, 11, 9)],
      true,
    ],
    // From corner (6, 5) to corner (14, 5.4) the line rises 0.05 an inch: it leaves a at 4.7 and reaches b at 5.7.
    [
      "a slit from corner to corner",
      a,
      b,
      [rect(2, 0, 6, 5), rect(2, 5.4, 14, 12), rect(14.5, 0, 18, 5.4)],
      true,
    ],
    [
      "a zigzag that no straight line passes",
      a,
      b,
      [rect(4, 0, 5, 5.6), rect(9, 4.4, 11, 12), rect(15, 0, 16, 5.6)],
      false,
    ],
    [
      "a zigzag with room above",
      a,
      b,
      [rect(4, 0, 5, 5.6), rect(9, 5.7, 11, 12), rect(15, 0, 16, 5.6)],
      true,
    ],
    ["a U open towards one of them", a, b, [U], false],
    ["one in the mouth of a U, the other outside it", a, circle(10, 5, 1), [U], true],
    ["one in a U, the other behind it", circle(10, 5, 1), b, [U], false],
    ["one in a U, the other off to the side", circle(10, 5, 1), circle(5, 30, 1), [U], false],
    [
      "one in the corner of an L, the other in line with its leg",
      circle(11.5, 4, 1),
      circle(11, 20, 1),
      [L],
      true,
    ],
    ["one in the corner of an L, the other behind", circle(11.5, 3.5, 1), circle(4, 1, 1), [L], false],
    ["one poking through a wall", circle(8, 5, 2), b, [rect(7, 0, 9, 10)], true],
    ["one poking through the far side of a wall by nothing", circle(8, 5, 1), b, [rect(7, 0, 9, 10)], true],
    ["one stopping short of the far side of a wall", circle(8, 5, 1), b, [rect(7, 0, 9.01, 10)], false],
    ["one leaving a corner, seen past it", circle(8, 10, 1), circle(20, 12, 1), [rect(0, 0, 12, 10)], true],
    [
      "one leaving a corner, the wall in the way",
      circle(8, 9.5, 1),
      circle(20, 2, 1),
      [rect(0, 0, 12, 10)],
      false,
    ],
    ["touching bases in a wall", circle(9, 5, 1), circle(11, 5, 1), [rect(0, 0, 20, 10)], true],
    ["overlapping bases in a wall", circle(9, 5, 1), hull(10, 5, 1, 1), [rect(0, 0, 20, 10)], true],
    [
      "ovals, long sides up, past a wall",
      oval(0, 5, 2, 1, 90),
      oval(20, 5, 2, 1, 90),
      [rect(9, 0, 11, 7)],
      true,
    ],
    [
      "ovals, long sides up, wall a hair too high",
      oval(0, 5, 2, 1, 90),
      oval(20, 5, 2, 1, 90),
      [rect(9, 0, 11, 7 + 1e-6)],
      false,
    ],
    ["ovals lying down, same wall", oval(0, 5, 2, 1), oval(20, 5, 2, 1), [rect(9, 0, 11, 6.5)], false],
    ["hulls flush past a wall", hull(0, 5, 3, 1), hull(20, 5, 3, 1), [rect(9, 0, 11, 6)], true],
    ["hulls, wall a hair too high", hull(0, 5, 3, 1), hull(20, 5, 3, 1), [rect(9, 0, 11, 6 + 1e-6)], false],
    [
      "hull turned, its corner looks over",
      hull(0, 5, 1, 1, 45),
      hull(20, 5, 1, 1, 45),
      [rect(9, 0, 11, 6.4)],
      true,
    ],
    [
      "hull turned, its corner does not reach",
      hull(0, 5, 1, 1, 45),
      hull(20, 5, 1, 1, 45),
      [rect(9, 0, 11, 6.42)],
      false,
    ],
    [
      "a hull that stands flush along a wall",
      hull(9, 11, 3, 1),
      circle(20, 5, 1),
      [rect(0, 0, 12, 10)],
      true,
    ],
    ["a diamond just in the way", a, b, [turnedRect(10, 5, Math.SQRT2 + 1e-5, Math.SQRT2 + 1e-5, 45)], false],
    ["a diamond that just leaves both tangents", a, b, [turnedRect(10, 5, Math.SQRT2, Math.SQRT2, 45)], true],
  ];

  test.each(cases)("LS-1 %s", (_, from, to, blockers, visible) => {
    expect(findSightLine(from, to, blockers) !== undefined).toBe(visible);
    expect(findSightLine(to, from, blockers) !== undefined).toBe(visible);
  });

  test("LS-1 a line that is found joins the bases and passes through nothing; a line that is there is found", () => {
    const ruins = fc.array(anyRuin(16), { minLength: 1, maxLength: 5 });
    let seen = 0;
    let hidden = 0;
    fc.assert(
      fc.property(anyShape(16), anyShape(16), ruins, (from, to, blockers) => {
        const line = findSightLine(from, to, blockers);
        if (line) {
          seen++;
          expect(inBase(from, line.from, 1e-6) && inBase(to, line.to, 1e-6)).toBe(true);
          for (const blocker of blockers) expect(pierces(blocker, line.from, line.to)).toBe(false);
        } else {
          hidden++;
          expect(sampledLine(from, to, blockers)).toBe(false);
        }
      }),
      { numRuns: 2500 },
    );
    expect(Math.min(seen, hidden)).toBeGreaterThan(100);
  });

  test("LS-1 seeing is mutual, whatever the bases", () => {
    const ruins = fc.array(anyRuin(16), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyShape(16), anyShape(16), ruins, (from, to, blockers) => {
        const there = findSightLine(from, to, blockers);
        const back = findSightLine(to, from, blockers);
        expect(back).toEqual(there && { from: there.to, to: there.from });
      }),
      { numRuns: 3000 },
    );
  });

  test("LS-1 a narrow slit between two walls is found at any angle", () => {
    const width = fc.integer({ min: 0, max: 50 }).map((n) => n / 1000);
    fc.assert(
      fc.property(anyShape(1), fc.integer({ min: -30, max: 30 }), width, (from, degrees, slit) => {
        const left = { ...from, x: from.x - 12, y: 0 };
        const right = { ...from, x: from.x + 12, y: 0 };
        const tilt = (degrees * Math.PI) / 180;
        const off = 5 + slit / 2;
        const upper = turnedRect(-Math.sin(tilt) * off, Math.cos(tilt) * off, 0.5, 10, degrees);
        const lower = turnedRect(Math.sin(tilt) * off, -Math.cos(tilt) * off, 0.5, 10, degrees);
        // The slit's own line, through 0 at this angle, is free; it may pass the bases by, though.
        const reach = 13 * Math.abs(Math.tan(tilt));
        const visible = findSightLine(left, right, [upper, lower]) !== undefined;
        if (reach < Math.min(from.halfLong, from.halfShort) * 0.9) expect(visible).toBe(true);
        expect(findSightLine(left, right, [upper, lower, turnedRect(0, 0, 1, 1, degrees)])).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe("LS-3 the blocker that is named", () => {
  test("LS-3 is the first on the centre line, from the observer", () => {
    const walls = [rect(12, 0, 13, 10), rect(5, 0, 6, 10), rect(5, 20, 6, 30)];
    expect(firstBlocker(a, b, walls)).toBe(1);
    expect(firstBlocker(b, a, walls)).toBe(0);
  });
  test("LS-3 is the nearest where the centre line is free", () => {
    expect(firstBlocker(a, b, [rect(5, 8, 6, 9), rect(5, 2, 6, 4), rect(5, 6.5, 6, 9)])).toBe(1);
  });
  test("LS-3 is none on an empty table", () => {
    expect(firstBlocker(a, b, [])).toBe(-1);
  });
});

/** Whether some of many segments between the bases keeps well clear of every blocker. */
function sampledLine(from: Shape, to: Shape, blockers: readonly Polygon[]): boolean {
  const starts = outline(from, 48);
  const ends = outline(to, 48);
  return starts.some((p) => ends.some((q) => blockers.every((blocker) => wellClear(blocker, p, q))));
}
