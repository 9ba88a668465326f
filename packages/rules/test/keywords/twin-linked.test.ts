import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

describe("Twin-linked", () => {
  test("KW-7 failed wound rolls are re-rolled once, in die order; successes never", () => {
    const game = duel({ gun: { attacks: "4", keywords: ["TWIN-LINKED"] }, defenders: 4 });
    // S4 against T4, 4+. Dice 1 and 2 fail and become 4 and 2; the 2 is not rolled a third time. Three saves.
    const { result } = shoot(game, "A", "gun", "B", [3, 3, 3, 3, 4, 1, 3, 6, 4, 2, 3, 3, 3]);
    expect(blocks(result, "to_wound")[0]).toMatchObject({
      rolls_raw: [4, 1, 3, 6],
      rerolls: [1, 2],
      reroll_results: [4, 2],
      wounds: 3,
    });
    expect(result.log_text).toContain("Wound Rolls: [4,1→4,3→2,6] vs T4 (S4 = 4+) → 3 wounds (1 critical)");
  });

  test("KW-7 does not touch hit rolls", () => {
    expect(planOf(duel({ gun: { keywords: ["TWIN-LINKED"] } })).hit.reroll).toBe("NONE");
  });

  test("KW-7 AT-5 failed means after modifiers: with −1 to wound a 4 is re-rolled", () => {
    const game = duel({ gun: { keywords: ["twin linked"] } });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 5, 3], {
      modifiers: { wound: { minus_one: true } },
    });
    expect(blocks(result, "to_wound")[0]).toMatchObject({
      threshold: 5,
      rerolls: [0],
      reroll_results: [5],
      wounds: 1,
    });
  });

  test("KW-7 AT-5 with re-roll ones ticked as well, a die is still re-rolled once", () => {
    const game = duel({ gun: { keywords: ["TWIN-LINKED"] } });
    const { result } = shoot(game, "A", "gun", "B", [3, 1, 1], {
      modifiers: { wound: { reroll_ones: true } },
    });
    expect(blocks(result, "to_wound")[0]).toMatchObject({ rerolls: [0], reroll_results: [1], wounds: 0 });
  });
});
