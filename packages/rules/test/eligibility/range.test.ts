import { describe, expect, test } from "vitest";
import { targetsOf } from "../../src/index.ts";
import { buildGame, duel, rectangle, row } from "../support/build.ts";
import { tryToShoot, whyNot } from "./ask.ts";

/** Bases of one inch: two models whose centres are d apart are d - 1 apart edge to edge. */

describe("range", () => {
  test.each([
    [23.99, true],
    [24, true],
    [24 + 1e-7, true],
    [24 + 9e-7, true],
    [24 + 2e-6, false],
    [24.01, false],
    [40, false],
  ])('SH-7 ME-2 at %d" a weapon of 24" reaches: %s', (inches, reaches) => {
    const game = duel({ inches, gun: { range: 24 } });
    expect(whyNot(game, "A", "gun", "B")).toEqual(reaches ? [] : ["OUT_OF_RANGE"]);
    expect(targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]!.distance).toBeCloseTo(inches, 9);
  });

  test("SH-7 the refusal says how far and how much too far", () => {
    const game = duel({ inches: 26.7, gun: { range: 24 } });
    const [error] = tryToShoot(game, "A", { weapon_id: "gun", target_unit_id: "B" });
    expect(error).toMatchObject({
      code: "OUT_OF_RANGE",
      rule: "SH-7",
      unit_id: "A",
      weapon_id: "gun",
      target_unit_id: "B",
    });
    for (const logged of ["Out of range", "gun", '24"', '26.7"', '2.7"'])
      expect(error!.message).toContain(logged);
  });

  test.each([
    // Edge to edge 3 across, 4 up: 5 in space.
    [3, 4, 5, true],
    [3, 4, 4.99, false],
    [3, 4, 4.9999999, true],
    // Right above one another: only the height counts.
    [0, 6, 6, true],
    [0, 6, 5.99, false],
    // 5 across, 12 up: 13.
    [5, 12, 13, true],
    [5, 12, 12.99, false],
  ])('ME-1 %d" across and %d" up, range %d": %s', (across, up, range, reaches) => {
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [10, 10, up], weapons: ["gun"] } } },
        B: { owner: "p2", models: { m1: { at: [11 + across, 10] } } },
      },
      weapons: { gun: { range, keywords: ["PISTOL"] } },
    });
    expect(whyNot(game, "A", "gun", "B")).toEqual(reaches ? [] : ["OUT_OF_RANGE"]);
  });

  const mm = [4 * 25.4, 2 * 25.4];
  test.each([
    // The edge of the shooter is at x = 10.5, that of the target at 28 or, turned, at 29.
    ["hull", 0, [10, 20], 17.5],
    ["hull", 90, [10, 20], 18.5],
    ["hull", 180, [10, 20], 17.5],
    ["oval", 0, [10, 20], 17.5],
    ["oval", 90, [10, 20], 18.5],
    // Its corner is at (28, 19): 3 and 4 from (25, 15).
    ["hull", 0, [25, 15], 4.5],
    // Turned by 45 degrees, clockwise as drawn, a corner points left: (2 + 1) / √2 from the centre, (2 - 1) / √2 above it.
    ["hull", 45, [10, 20 - 1 / Math.SQRT2], 20 - 3 / Math.SQRT2 - 0.5],
  ])("ME-1 the base counts: a %s facing %d from %j is %d away", (shape, facing, at, inches) => {
    const game = (range: number) =>
      buildGame({
        units: {
          A: { models: { m1: { at: at as [number, number], weapons: ["gun"] } } },
          B: { owner: "p2", models: { m1: { at: [30, 20], base: { shape, mm }, facing } } },
        },
        weapons: { gun: { range } },
      });
    expect(whyNot(game(inches), "A", "gun", "B")).toEqual([]);
    expect(whyNot(game(inches - 0.001), "A", "gun", "B")).toEqual(["OUT_OF_RANGE"]);
    const entry = targetsOf(game(30), game(30).units["A"]!).weapons["gun"]!["B"]!;
    expect(entry.distance).toBeCloseTo(inches, 9);
  });

  test("ME-1 the distance to a unit is that from its nearest bearer to the nearest model", () => {
    const game = buildGame({
      units: {
        A: {
          models: {
            m1: { at: [5, 10], weapons: ["gun"] },
            m2: { at: [9, 10], weapons: ["gun"] },
            m3: { at: [12, 10] },
          },
        },
        B: { owner: "p2", models: { m1: { at: [40, 10] }, m2: { at: [25, 10] } } },
      },
      weapons: { gun: { range: 18 } },
    });
    // m2 to m2: 25 - 9 - 1. m3 is nearer but has no gun; m1 is 19 away.
    expect(targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]).toMatchObject({
      eligible: true,
      distance: 15,
      models_in_range: 1,
      half_range_models: 0,
    });
  });

  test("ME-2 half range is measured the same way, model by model", () => {
    const game = buildGame({
      units: {
        A: {
          models: {
            m1: { at: [5, 10], weapons: ["gun"] },
            m2: { at: [8, 10], weapons: ["gun"] },
            m3: { at: [8.01, 14], weapons: ["gun"] },
          },
        },
        B: { owner: "p2", models: { m1: { at: [21, 10] }, m2: { at: [21, 14] } } },
      },
      weapons: { gun: { range: 24 } },
    });
    // 15", exactly 12" and 11.99" away.
    expect(targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]).toMatchObject({
      models_in_range: 3,
      half_range_models: 2,
    });
  });
});

describe("range and sight together", () => {
  /** A ruin hides B's m1, which is near; m2, which is far, stands in the open. */
  const game = (range: number, shooters: Record<string, readonly [number, number]>) =>
    buildGame({
      units: {
        A: {
          models: Object.fromEntries(
            Object.entries(shooters).map(([id, at]) => [id, { at, weapons: ["gun"] }]),
          ),
        },
        B: { owner: "p2", models: { m1: { at: [15, 20] }, m2: { at: [5, 40] } } },
      },
      weapons: { gun: { range } },
      terrain: { wall: { polygon: rectangle(9, 12, 10, 28) } },
    });

  test("SH-7 the model in range must be the one that is seen", () => {
    // From (5,20): m1 is 9" away and hidden, m2 is 19" away and seen.
    expect(whyNot(game(24, { m1: [5, 20] }), "A", "gun", "B")).toEqual([]);
    expect(whyNot(game(12, { m1: [5, 20] }), "A", "gun", "B")).toEqual(["NO_LINE_OF_SIGHT"]);
    expect(whyNot(game(8, { m1: [5, 20] }), "A", "gun", "B")).toEqual(["OUT_OF_RANGE"]);
  });

  test("SH-7 the refusal names what is in the way", () => {
    const [error] = tryToShoot(game(12, { m1: [5, 20] }), "A", { weapon_id: "gun", target_unit_id: "B" });
    expect(error!.message).toMatch(/^No line of sight from .* to every model .*in range: Ruins 1 in the way/);
  });

  test("SH-7 one model that sees and another that reaches do not make a shot", () => {
    // With range 12, both reach B's m1 without seeing it; m2 at (5,26.5) sees B's m2, 12.5" away, without reaching it.
    const split = game(12, { m1: [5, 20], m2: [5, 26.5] });
    expect(whyNot(split, "A", "gun", "B")).toEqual(["NO_LINE_OF_SIGHT"]);
    const moved = game(12, { m1: [5, 20], m2: [5, 27] });
    expect(whyNot(moved, "A", "gun", "B")).toEqual([]);
    expect(targetsOf(moved, moved.units["A"]!).weapons["gun"]!["B"]!.models_in_range).toBe(1);
  });

  test.each([10, 14, 18, 22, 30])('SH-7 a longer range than %d" loses no target', (range) => {
    const eligible = (inches: number) => {
      const at = game(inches, { m1: [5, 20], m2: [7, 30], m3: [20, 5] });
      return targetsOf(at, at.units["A"]!).weapons["gun"]!["B"]!.models_in_range;
    };
    expect(eligible(range + 2)).toBeGreaterThanOrEqual(eligible(range));
  });

  test("SH-7 of models with the same gun only those that see and reach fire by default", () => {
    const built = buildGame({
      units: {
        A: { models: row(4, [5, 2], { weapons: ["gun"] }) },
        B: { owner: "p2", models: { m1: { at: [15, 2] } } },
      },
      weapons: { gun: { range: 10 } },
    });
    // Down the column at y = 2, 4, 6, 8: √(100 + dy²) - 1 = 9, 9.198, 9.770, 10.662.
    const entry = targetsOf(built, built.units["A"]!).weapons["gun"]!["B"]!;
    expect(entry.models_in_range).toBe(3);
  });
});
