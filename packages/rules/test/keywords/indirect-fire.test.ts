import { describe, expect, test } from "vitest";
import { blocks, codes, duel, model, rectangle, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

/** Between the shooter at (5, 2) and the target at (16, 2). */
const WALL = { R1: { polygon: rectangle(9, 0, 11, 20) } };
const MORTAR = { keywords: ["INDIRECT FIRE"] };
const STATIONARY = { flags: { remained_stationary: true } };

describe("Indirect Fire", () => {
  test("KW-14 SH-7 other weapons may not be fired at what is not seen", () => {
    expect(codes(shoot(duel({ terrain: WALL }), "A", "gun", "B").result)).toEqual(["NO_LINE_OF_SIGHT"]);
  });

  test.each([
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 6],
  ])("KW-14 unseen, BS %d+ needs an unmodified %d", (skill, threshold) => {
    const game = duel({ gun: { ...MORTAR, attacks: "2", skill }, terrain: WALL });
    // One die at the threshold, one below it; the one hit fails to wound.
    const { result } = shoot(game, "A", "gun", "B", [threshold, threshold - 1, 1]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold, hits: 1 });
  });

  test("KW-14 unmodified 1 to 3 miss whatever the modifiers", () => {
    const game = duel({
      gun: { skill: 2, keywords: ["INDIRECT FIRE", "HEAVY"] },
      terrain: WALL,
      shooter: STATIONARY,
    });
    // BS 2+, −1 and two times +1, kept to +1: 1+ but for the rule.
    expect(planOf(game, { modifiers: { hit: { plus_one: true } } }).hit.threshold).toBe(4);
  });

  test("KW-14 AT-4 Heavy takes the −1 away, not the misses on 1 to 3", () => {
    const heavy = (skill: number) =>
      planOf(
        duel({ gun: { skill, keywords: ["INDIRECT FIRE", "HEAVY"] }, terrain: WALL, shooter: STATIONARY }),
      ).hit;
    expect(heavy(4)).toMatchObject({ threshold: 4, modifier: 0 });
    expect(heavy(3)).toMatchObject({ threshold: 4, modifier: 0 });
  });

  test("KW-14 AT-5 a 3 that misses for it counts as failed and may be re-rolled", () => {
    const game = duel({ gun: { ...MORTAR, skill: 2 }, terrain: WALL });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 1], {
      modifiers: { hit: { reroll_failed: true } },
    });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls: [0], reroll_results: [4], hits: 1 });
  });

  test("KW-14 unseen, the target has the Benefit of Cover", () => {
    const game = duel({ gun: { ...MORTAR, ap: -1 }, terrain: WALL });
    // Sv 3+, AP −1, cover +1: 3+.
    const played = shoot(game, "A", "gun", "B", [4, 4, 3]);
    expect(blocks(played.result, "save")[0]).toMatchObject({ threshold: 3, cover: true });
    expect(woundsOf(played)).toEqual({ m1: 1 });
  });

  test("KW-14 seen, there is no penalty and no cover", () => {
    const plan = planOf(duel({ gun: MORTAR }));
    expect(plan.hit).toMatchObject({ threshold: 3, modifier: 0 });
    expect(plan.profiles[0]!.cover).toBeNull();
  });

  test("KW-14 it is enough that any model of the unit sees any model of the target", () => {
    const spotter = { m1: model({ at: [5, 2], weapons: ["gun"] }), m2: model({ at: [5, 24] }) };
    const both = { m1: model({ at: [16, 2] }), m2: model({ at: [16, 24] }) };
    const hit = (shooter: object, target: object) =>
      planOf(duel({ gun: MORTAR, terrain: WALL, shooter, target })).hit.threshold;
    expect(hit({ models: spotter }, { models: both })).toBe(3);
    // From (5, 24) the wall, which ends at y = 20, hides the model at (16, 2): the line passes x = 10 at y = 14.
    expect(hit({ models: spotter }, {})).toBe(4);
  });
});
