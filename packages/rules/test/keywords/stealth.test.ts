import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

describe("Stealth", () => {
  test("KW-23 attacks at the unit take −1 to hit", () => {
    // BS 3+ and −1: a 3 misses, a 4 hits (and fails to wound).
    const game = duel({ gun: { attacks: "2" }, target: { abilities: ["Stealth"] } });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 1]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 4, modifier: -1, hits: 1 });
  });

  test("KW-23 is of the target, not of the shooter", () => {
    expect(planOf(duel({ shooter: { abilities: ["STEALTH"] } })).hit.modifier).toBe(0);
  });

  test("KW-23 AT-3 a 6 hits all the same", () => {
    const game = duel({ gun: { skill: 6 }, target: { abilities: ["STEALTH"] } });
    expect(planOf(game).hit).toMatchObject({ threshold: 6, modifier: -1 });
  });

  test("KW-23 AT-4 with another −1 it is −1", () => {
    const game = duel({ target: { abilities: ["STEALTH", "STEALTH"] } });
    expect(planOf(game, { modifiers: { hit: { minus_one: true } } }).hit.threshold).toBe(4);
  });
});
