import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const HEAVY = { keywords: ["HEAVY"] };
const STATIONARY = { flags: { remained_stationary: true } };

describe("Heavy", () => {
  test("KW-4 a unit that remained stationary hits on one less, and the reason says so", () => {
    // BS 3+ and +1: a 2 hits. The wound roll of 1 fails.
    const { result } = shoot(duel({ gun: HEAVY, shooter: STATIONARY }), "A", "gun", "B", [2, 1]);
    const [block] = blocks(result, "to_hit");
    expect(block).toMatchObject({ threshold: 2, modifier: 1, hits: 1 });
    expect(block!["reasons"]).toContainEqual({ what: "MODIFIER", name: "Heavy", value: 1, rule: "KW-4" });
  });

  test("KW-4 the flag is taken at its word: absent or false, there is no bonus", () => {
    for (const flags of [{}, { remained_stationary: false }, { moved: true }]) {
      expect(planOf(duel({ gun: HEAVY, shooter: { flags } })).hit.threshold).toBe(3);
    }
  });

  test("KW-4 a weapon without Heavy gains nothing from standing still", () => {
    expect(planOf(duel({ shooter: STATIONARY })).hit.threshold).toBe(3);
  });

  test("KW-4 AT-3 an unmodified 1 misses all the same", () => {
    // BS 2+ and +1 would be 1+.
    const game = duel({ gun: { skill: 2, keywords: ["HEAVY"] }, shooter: STATIONARY });
    const { result } = shoot(game, "A", "gun", "B", [1]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 2, hits: 0 });
  });

  test("KW-4 AT-4 Heavy and another +1 are +1; Heavy and Stealth are nothing", () => {
    const game = duel({ gun: { skill: 4, keywords: ["HEAVY"] }, shooter: STATIONARY });
    expect(planOf(game, { modifiers: { hit: { plus_one: true } } }).hit.threshold).toBe(3);
    const stealthy = duel({
      gun: { skill: 4, keywords: ["HEAVY"] },
      shooter: STATIONARY,
      target: { abilities: ["STEALTH"] },
    });
    expect(planOf(stealthy).hit).toMatchObject({ threshold: 4, modifier: 0 });
  });

  test("KW-27 Heavy written twice is +1 and named once", () => {
    const game = duel({ gun: { keywords: ["HEAVY"], special_rules: "heavy" }, shooter: STATIONARY });
    expect(planOf(game).hit.reasons.filter(({ rule }) => rule === "KW-4")).toHaveLength(1);
  });
});
