import { describe, expect, test } from "vitest";
import { rectangle, row, type UnitOptions } from "../support/build.ts";
import { at, broken, charge, lane } from "./table.ts";

/** A model is as high as the terrain under it lets it be, whatever its path names. */

const onFoot = (keywords: readonly string[] = ["INFANTRY"]): Record<string, UnitOptions> => ({
  A: { models: row(1, [10, 10]), keywords },
});

/** Eight inches to the nearer model of B, with another one in the middle of the way. */
const screened = (keywords?: readonly string[], terrain = {}) =>
  lane(8, {
    terrain,
    units: { ...onFoot(keywords), B: { owner: "p2", models: { m1: at(19, 10), m2: at(14, 10) } } },
  });

/** Up at once, over whatever is there, and down at the end. */
const through = (z: number) => ({
  m1: [
    [10, 10],
    [10, 10, z],
    [18, 10, z],
    [18, 10, 0],
  ],
});

describe("CH-14 the height of a path over open ground", () => {
  test("two inches in the air, which would cost nothing, do not lead over an enemy", () => {
    expect(broken(charge(screened(), 12, ["B"], through(2)))).toEqual(["ENEMY_IN_THE_WAY m1 B"]);
  });

  test("nor does a way that rises and sinks in between", () => {
    const bow = {
      m1: [
        [10, 10],
        [14, 10, 4],
        [18, 10, 0],
      ],
    };
    expect(broken(charge(screened(), 12, ["B"], bow))).toContain("ENEMY_IN_THE_WAY m1 B");
  });

  test("a unit that was no target is not passed by in the air either", () => {
    const beside = lane(8, { units: { ...onFoot(), S: { owner: "p2", models: { m1: at(14, 11.5) } } } });
    // A gap of half an inch, named as 5.5 inches up.
    expect(broken(charge(beside, 12, ["B"], through(5.5)))).toContain("NON_TARGET_ENGAGED m1 S 0.50");
  });

  test("who stands on low terrain and names no height walks on the ground beside it", () => {
    const low = { T: { kind: "hill", height: 2, polygon: rectangle(8, 8, 12, 12) } };
    const game = lane(8, {
      terrain: low,
      units: {
        A: { models: { m1: at(10, 10, 2) } },
        B: { owner: "p2", models: { m1: at(19, 10), m2: at(14, 10) } },
      },
    });
    const over = {
      m1: [
        [10, 10],
        [18, 10],
        [18, 10, 0],
      ],
    };
    expect(broken(charge(game, 12, ["B"], over))).toEqual(["ENEMY_IN_THE_WAY m1 B"]);
  });

  test("CH-12 who can FLY passes over", () => {
    expect(charge(screened(["INFANTRY", "FLY"]), 12, ["B"], through(2)).result.success).toBe(true);
  });
});

describe("CH-10 terrain that carries a model", () => {
  test("over an enemy that stands within a ruin of two inches, from its top", () => {
    // The base is over the ruin from 12 to 16, and the enemy's base reaches from 13.5 to 14.5.
    const ruin = { T: { kind: "ruins", height: 2, polygon: rectangle(12.5, 8, 15.5, 12) } };
    const over = {
      m1: [
        [10, 10],
        [12.5, 10],
        [12.5, 10, 2],
        [15.5, 10, 2],
        [15.5, 10, 0],
        [18, 10],
      ],
    };
    expect(broken(charge(screened(undefined, ruin), 8, ["B"], over))).toEqual([]);
    const narrow = { T: { kind: "ruins", height: 2, polygon: rectangle(12.5, 8, 13.2, 12) } };
    // Off the ruin from 13.7 on, with the enemy still below.
    expect(broken(charge(screened(undefined, narrow), 8, ["B"], over))).toEqual(["ENEMY_IN_THE_WAY m1 B"]);
  });

  test("down and up again between two ruins: 6 across and 5 + 5 in height", () => {
    const ruins = {
      T: { kind: "ruins", height: 5, polygon: rectangle(9, 8, 11, 12) },
      U: { kind: "ruins", height: 5, polygon: rectangle(13, 8, 18, 12) },
    };
    const units = {
      A: { models: { m1: at(10, 10, 5) } },
      B: { owner: "p2" as const, models: { m1: at(17, 10, 5) } },
    };
    const along = {
      m1: [
        [10, 10],
        [16, 10],
      ],
    };
    const game = lane(6, { ruleset: "published", terrain: ruins, units });
    expect(broken(charge(game, 12, ["B"], along))).toEqual(["TOO_FAR m1 4.00"]);
    // With points named in the air between them it is the same.
    const inAir = {
      m1: [
        [10, 10],
        [12, 10],
        [16, 10],
      ],
    };
    expect(broken(charge(game, 12, ["B"], inAir))).toEqual(["TOO_FAR m1 4.00"]);
  });

  test("along one floor, or from ruin to ruin where they touch, nothing is climbed", () => {
    const units = {
      A: { models: { m1: at(10, 10, 5) } },
      B: { owner: "p2" as const, models: { m1: at(17, 10, 5) } },
    };
    const along = {
      m1: [
        [10, 10],
        [16, 10],
      ],
    };
    const one = { T: { kind: "ruins", height: 5, polygon: rectangle(9, 8, 18, 12) } };
    const two = {
      T: { kind: "ruins", height: 5, polygon: rectangle(9, 8, 13, 12) },
      U: { kind: "ruins", height: 5, polygon: rectangle(13, 8, 18, 12) },
    };
    for (const terrain of [one, two]) {
      const game = lane(6, { ruleset: "published", terrain, units });
      expect(charge(game, 6, ["B"], along).result.success).toBe(true);
    }
  });
});
