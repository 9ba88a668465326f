import { describe, expect, test } from "vitest";
import { computeSight } from "../../src/space/sight/sight.ts";
import { rectangle } from "../support/build.ts";
import { placed, type Stand, sees, table } from "./table.ts";

/** A at (10,10) and B at (20,10), on bases of one inch unless said otherwise; walls stand between x = 14 and 16. */
const A: Stand = { at: [10, 10] };
const B: Stand = { at: [20, 10] };
const wall = (top: number, bottom: number, more: object = {}) => ({
  polygon: rectangle(14, top, 16, bottom),
  ...more,
});
const inches = (long: number, short: number) => [long * 25.4, short * 25.4];

describe("lines of sight", () => {
  test("LS-1 without terrain everything is seen", () => {
    expect(sees(table({ A, B }), "A", "B")).toBe(true);
    expect(sees(table({ A, B: { at: [59, 43] } }), "B", "A")).toBe(true);
  });

  // The bases reach from y = 9.5 to 10.5: a wall that ends short of that leaves a line over its end.
  test.each([
    [0, 9.4, true],
    [0, 10, true],
    [0, 10.4, true],
    [0, 10.5, true],
    [0, 10.51, false],
    [0, 44, false],
    [9.49, 44, false],
    [9.5, 44, true],
    [9.6, 10.4, true],
    [9.49, 10.51, false],
  ])("LS-1 LS-3 past a wall from y = %d to %d: %s", (top, bottom, seen) => {
    const game = table({ A, B }, { W: wall(top, bottom) });
    expect(sees(game, "A", "B")).toBe(seen);
    expect(sees(game, "B", "A")).toBe(seen);
  });

  test("LS-1 through a gap between two walls", () => {
    const gap = (top: number, bottom: number) => table({ A, B }, { N: wall(0, top), S: wall(bottom, 44) });
    expect(sees(gap(9.9, 10.1), "A", "B")).toBe(true);
    expect(sees(gap(10.3, 10.31), "A", "B")).toBe(true);
    expect(sees(gap(10, 10.001), "A", "B")).toBe(true);
    expect(sees(gap(10.1, 10), "A", "B")).toBe(false);
    expect(sees(gap(10.6, 10.7), "A", "B")).toBe(false);
  });

  test("LS-1 a slanting line past two walls that overlap for a level one", () => {
    // Below y = 10.2 the first bars, above 9.8 the second: only a line that falls passes both.
    const staggered = (shift: number) =>
      table(
        { A, B },
        {
          N: { polygon: rectangle(12, 0, 13, 10 - shift) },
          S: { polygon: rectangle(17, 10 + shift, 18, 44) },
        },
      );
    expect(sees(staggered(0.2), "A", "B")).toBe(true);
    // From above at x = 13 to below at x = 17 by 0.4: a slope of 0.1, at most 1 between bases 10 apart.
    expect(sees(staggered(-0.15), "A", "B")).toBe(true);
    expect(sees(staggered(-0.45), "A", "B")).toBe(false);
  });

  test.each([
    // An oval of 4 by 1 turned up: from (10, 12) over the corner (16, 11) down to B's top at (20, 10.5).
    ["oval", 0, 11, false],
    ["oval", 90, 11, true],
    ["oval", 90, 11.5, false],
    ["oval", 180, 11, false],
    // A hull has corners, here (10.5, 12): over (16, 11.1) the line meets x = 20 at 10.45, over (16, 11.2) at 10.62,
    // 0.61 from the centre of B.
    ["hull", 0, 11, false],
    ["hull", 90, 11.1, true],
    ["hull", 90, 11.2, false],
    ["hull", 270, 11.1, true],
  ])("LS-1 an %s base facing %d sees over a wall that ends at %d: %s", (shape, facing, bottom, seen) => {
    const game = table({ A: { ...A, base: { shape, mm: inches(4, 1) }, facing }, B }, { W: wall(0, bottom) });
    expect(sees(game, "A", "B")).toBe(seen);
    expect(sees(game, "B", "A")).toBe(seen);
  });

  test("LS-1 the answer shows the line, or what is in the way", () => {
    const open = table({ A, B });
    const line = computeSight(open.terrain, placed(open, "A"), placed(open, "B"));
    expect(line).toMatchObject({ visible: true });
    const shut = table({ A, B }, { far: { polygon: rectangle(17, 0, 18, 20) }, near: wall(0, 20) });
    expect(computeSight(shut.terrain, placed(shut, "A"), placed(shut, "B"))).toEqual({
      visible: false,
      blocker: "near",
    });
    expect(computeSight(shut.terrain, placed(shut, "B"), placed(shut, "A"))).toEqual({
      visible: false,
      blocker: "far",
    });
  });
});

describe("models in the way", () => {
  test.each(["INFANTRY", "MONSTER", "VEHICLE", "TOWERING"])("LS-2 a %s hides nothing", (kind) => {
    const big = { kind, base: { shape: "hull", mm: inches(2, 20) } };
    const game = table({
      A,
      B,
      friend: { at: [13, 11], ...big },
      enemy: { at: [17, 11], owner: "p2", ...big },
    });
    expect(sees(game, "A", "B")).toBe(true);
  });
});

describe("what blocks sight", () => {
  const kinds = ["woods", "crater", "barricade", "debris", "hill", "container"];

  test.each(kinds)("LS-3 %s is seen past, unless it is obscuring", (kind) => {
    const game = (...tags: readonly string[]) => table({ A, B }, { W: wall(0, 20, { kind, tags }) });
    expect(sees(game(), "A", "B")).toBe(true);
    expect(sees(game("light_cover"), "A", "B")).toBe(true);
    expect(sees(game("obscuring"), "A", "B")).toBe(false);
    expect(sees(game("light_cover", "obscuring"), "A", "B")).toBe(false);
  });

  test.each([0, 0.1, 5, 20])("LS-3 a ruin %d inches high is not seen over", (height) => {
    const above = table({ A: { at: [10, 10, 30] }, B: { at: [20, 10, 30] } }, { W: wall(0, 20, { height }) });
    expect(sees(above, "A", "B")).toBe(false);
  });

  test("LS-3 touching its edge or its corner does not block", () => {
    // Along the edge y = 10.5 of the wall, which both bases touch.
    expect(sees(table({ A, B }, { W: wall(10.5, 20) }), "A", "B")).toBe(true);
    const mm = 0.001;
    const point = { shape: "round", mm };
    // A line through nothing but the corner (14, 10).
    const corner = table(
      { A: { at: [12, 8], base: point }, B: { at: [16, 12], base: point } },
      {
        W: {
          polygon: [
            [14, 10],
            [18, 10],
            [18, 6],
          ],
        },
      },
    );
    expect(sees(corner, "A", "B")).toBe(true);
    const inside = table(
      { A: { at: [12, 8], base: point }, B: { at: [16, 12], base: point } },
      {
        W: {
          polygon: [
            [13.9, 10],
            [18, 10],
            [18, 6],
          ],
        },
      },
    );
    expect(sees(inside, "A", "B")).toBe(false);
  });

  test("LS-3 a footprint with a notch is not seen through where it is solid", () => {
    // A U open to the north: A and B on either side of its arms see each other only over the top.
    const U = {
      polygon: [
        [13, 5],
        [14, 5],
        [14, 14],
        [16, 14],
        [16, 5],
        [17, 5],
        [17, 15],
        [13, 15],
      ],
    };
    expect(sees(table({ A, B }, { U }), "A", "B")).toBe(false);
    expect(sees(table({ A: { at: [10, 5] }, B: { at: [20, 5] } }, { U }), "A", "B")).toBe(true);
    expect(sees(table({ A: { at: [15, 2] }, B: { at: [15, 12] } }, { U }), "A", "B")).toBe(true);
    expect(sees(table({ A: { at: [15, 12] }, B: { at: [20, 12] } }, { U }), "A", "B")).toBe(false);
  });
});
