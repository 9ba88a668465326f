import { describe, expect, test } from "vitest";
import { rectangle } from "../support/build.ts";
import { type Stand, sees, table } from "./table.ts";

/** A at (10,10) and B at (20,10), on bases of one inch, unless said otherwise. */
const A: Stand = { at: [10, 10] };
const B: Stand = { at: [20, 10] };

describe("in and out of a ruin", () => {
  // The ruin spans x = 14 to 16, y = 0 to 20. A stands far off to the left; B changes place.
  const ruin = { W: { polygon: rectangle(14, 0, 16, 20) } };
  const at = (x: number, more: Partial<Stand> = {}): Stand => ({ at: [x, 10], ...more });

  test.each([
    [15, true],
    [16, true],
    [16.49, true],
    [16.5, false],
    [17, false],
    [14, true],
    [13.6, true],
  ])("LS-4 a model at x = %d is seen into the ruin: %s", (x, seen) => {
    expect(sees(table({ A, B: at(x) }, ruin), "A", "B")).toBe(seen);
  });

  test("LS-4 another ruin on the way still blocks", () => {
    const two = { ...ruin, V: { polygon: rectangle(12, 0, 13, 20) } };
    expect(sees(table({ A, B: at(15) }, two), "A", "B")).toBe(false);
  });

  test.each([
    [15, true],
    [15.5, true],
    [14.5, true],
    // A hair over the edge, and it is no longer wholly within: looking right it cannot see past its own ruin.
    [14.49, false],
    [14, false],
    [13.51, false],
  ])("LS-5 from x = %d a model sees out to the right: %s", (x, seen) => {
    expect(sees(table({ A: at(x), B }, ruin), "A", "B")).toBe(seen);
  });

  test("LS-5 it sees out of its own ruin, not past another", () => {
    expect(
      sees(table({ A: at(15), B }, { ...ruin, V: { polygon: rectangle(17, 0, 18, 20) } }), "A", "B"),
    ).toBe(false);
  });

  test("LS-4 LS-5 a model poking into a ruin is seen but cannot see past it, the only asymmetry", () => {
    const game = table({ A: at(13.8), B }, ruin);
    expect(sees(game, "B", "A")).toBe(true);
    expect(sees(game, "A", "B")).toBe(false);
    // Away from the ruin it sees as ever.
    const away = table({ A: at(13.8), B: at(5) }, ruin);
    expect(sees(away, "A", "B")).toBe(true);
    expect(sees(away, "B", "A")).toBe(true);
  });

  test("LS-5 two models in one ruin see each other; obscuring terrain is as ruins", () => {
    const wide = { W: { kind: "hill", tags: ["obscuring"], polygon: rectangle(5, 5, 25, 15) } };
    expect(sees(table({ A, B }, wide), "A", "B")).toBe(true);
    expect(sees(table({ A, B: at(30) }, wide), "A", "B")).toBe(true);
    expect(sees(table({ A: at(4.8), B: at(30) }, wide), "A", "B")).toBe(false);
  });

  test.each([
    [13.8, "INFANTRY", false],
    [13.8, "TOWERING", true],
    [13.51, "TOWERING", true],
    // Touching is not within, and without being within TOWERING sees no further than others.
    [13.5, "TOWERING", false],
    [10, "TOWERING", false],
  ])("LS-6 from x = %d a model that is %s sees past the ruin: %s", (x, kind, seen) => {
    expect(sees(table({ A: at(x, { kind }), B }, ruin), "A", "B")).toBe(seen);
  });

  test("LS-6 a TOWERING target is no easier to see", () => {
    expect(sees(table({ A, B: { ...B, kind: "TOWERING" } }, ruin), "A", "B")).toBe(false);
  });

  test("LS-7 AIRCRAFT see and are seen past ruins", () => {
    expect(sees(table({ A: { ...A, kind: "AIRCRAFT" }, B }, ruin), "A", "B")).toBe(true);
    expect(sees(table({ A, B: { ...B, kind: "AIRCRAFT" } }, ruin), "A", "B")).toBe(true);
    expect(sees(table({ A, B }, ruin), "A", "B")).toBe(false);
  });

  test("LS-6 LS-7 a keyword of the model itself counts, in any case", () => {
    expect(sees(table({ A: { ...A, keywords: ["aircraft"] }, B }, ruin), "A", "B")).toBe(true);
    expect(sees(table({ A: at(13.8, { keywords: ["Towering"] }), B }, ruin), "A", "B")).toBe(true);
  });
});

describe("ruins that touch", () => {
  // A and B look at each other along y = 10; V ends there from below and W from above, side by side or not.
  const V = { polygon: rectangle(13, 0, 15, 10) };
  const W = (x0: number, x1: number, more: object = {}) => ({ polygon: rectangle(x0, 10, x1, 44), ...more });
  const seam = (...above: readonly ReturnType<typeof W>[]) =>
    table({ A, B }, { V, ...Object.fromEntries(above.map((one, i) => [`W${i}`, one])) });

  test.each([
    ["with the same edge", W(13, 15)],
    ["with a piece of an edge", W(14.9, 18)],
    ["with the whole of a longer edge", W(12, 16)],
    ["with another kind that is obscuring", W(13, 15, { kind: "hill", tags: ["obscuring"] })],
  ])("LS-3 nothing is seen along the seam of two footprints %s", (_, above) => {
    expect(sees(seam(above), "A", "B")).toBe(false);
    expect(sees(seam(above), "B", "A")).toBe(false);
  });

  test.each([
    ["touch in a single point", W(15, 17)],
    ["lie side by side apart", W(15.5, 17)],
    ["touch, but one hides nothing", W(13, 15, { kind: "hill" })],
  ])("LS-3 footprints that %s leave it open", (_, above) => {
    expect(sees(seam(above), "A", "B")).toBe(true);
    expect(sees(seam(above), "B", "A")).toBe(true);
  });

  test("LS-3 a seam that slants", () => {
    const slant = (dx: number, dy: number) => [
      [13, 9.95],
      [15, 10.05],
      [15 + dx, 10.05 + dy],
      [13 + dx, 9.95 + dy],
    ];
    const line = table({ A, B }, { V: { polygon: slant(1, -8) }, W: { polygon: slant(-1, 8) } });
    expect(sees(line, "A", "B")).toBe(false);
    expect(sees(table({ A, B }, { V: { polygon: slant(1, -8) } }), "A", "B")).toBe(true);
  });

  test("LS-4 LS-5 LS-6 what is one for sight is one to look into and out of", () => {
    const two = { V: { polygon: rectangle(12, 5, 15, 10) }, W: { polygon: rectangle(12, 10, 15, 15) } };
    const next = { V: { polygon: rectangle(12, 5, 14, 15) }, W: { polygon: rectangle(14, 5, 16, 15) } };
    const apart = { ...next, W: { polygon: rectangle(14.01, 5, 16, 15) } };
    // B stands on the seam, wholly within both together and in neither alone.
    const across: Stand = { at: [13.5, 10] };
    expect(sees(table({ A, B: across }, two), "B", "A")).toBe(true);
    // Out of one, and into one, through the other.
    const within: Stand = { at: [15, 10] };
    expect(sees(table({ A, B: within }, next), "B", "A")).toBe(true);
    expect(sees(table({ A, B: within }, next), "A", "B")).toBe(true);
    expect(sees(table({ A, B: within }, apart), "B", "A")).toBe(false);
    expect(sees(table({ A, B: within }, apart), "A", "B")).toBe(false);
    // A hair outside of both it is no longer wholly within.
    expect(sees(table({ A, B: { at: [15.51, 10] } }, next), "B", "A")).toBe(false);
    expect(sees(table({ A, B: { at: [16.3, 10], kind: "TOWERING" } }, next), "B", "A")).toBe(true);
  });

  test("LS-3 a ring of ruins hides what is in its middle, and a model in a corner of it looks out", () => {
    const ring = {
      N: { polygon: rectangle(12, 12, 18, 14) },
      E: { polygon: rectangle(16, 8, 18, 12) },
      S: { polygon: rectangle(12, 6, 18, 8) },
      W: { polygon: rectangle(12, 8, 14, 12) },
    };
    expect(sees(table({ A, B: { at: [15, 10] } }, ring), "A", "B")).toBe(false);
    expect(sees(table({ A, B: { at: [13, 12] } }, ring), "B", "A")).toBe(true);
    expect(sees(table({ A, B: { at: [13.8, 11.8] } }, ring), "B", "A")).toBe(false);
  });
});
