import { describe, expect, test } from "vitest";
import { reasonInWords } from "../../src/words/reasons.ts";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

describe("Modifiers that players tick", () => {
  test.each([
    [{}, 3, "NONE"],
    [{ plus_one: true }, 2, "NONE"],
    [{ minus_one: true }, 4, "NONE"],
    [{ plus_one: true, minus_one: true }, 3, "NONE"],
    [{ plus_one: false, minus_one: false, reroll_ones: false, reroll_failed: false }, 3, "NONE"],
    [{ reroll_ones: true }, 3, "ONES"],
    [{ reroll_failed: true }, 3, "FAILED"],
    [{ reroll_ones: true, reroll_failed: true }, 3, "FAILED"],
  ])("AT-4 AT-5 hit %j: BS 3+ becomes %d+, re-roll %s", (hit, threshold, reroll) => {
    const plan = planOf(duel({}), { modifiers: { hit } });
    expect(plan.hit).toMatchObject({ threshold, reroll });
    expect(plan.wound).toMatchObject({ threshold: 4, reroll: "NONE" });
  });

  test.each([
    [{ plus_one: true }, 3, "NONE"],
    [{ minus_one: true }, 5, "NONE"],
    [{ reroll_ones: true }, 4, "ONES"],
    [{ reroll_failed: true }, 4, "FAILED"],
  ])("AT-4 AT-5 wound %j: 4+ becomes %d+, re-roll %s", (wound, threshold, reroll) => {
    const plan = planOf(duel({}), { modifiers: { wound } });
    expect(plan.wound).toMatchObject({ threshold, reroll });
    expect(plan.hit).toMatchObject({ threshold: 3, reroll: "NONE" });
  });

  test("AT-5 re-rolling ones leaves other failures", () => {
    // BS 3+: 1 is rolled again (5), 2 is not. The hit fails to wound.
    const { result } = shoot(duel({ gun: { attacks: "2" } }), "A", "gun", "B", [1, 2, 5, 1], {
      modifiers: { hit: { reroll_ones: true } },
    });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls: [0], reroll_results: [5], hits: 1 });
  });

  test("AT-4 every modifier is named beside the roll", () => {
    const texts = planOf(duel({}), { modifiers: { hit: { plus_one: true, reroll_ones: true } } }).hit.reasons;
    expect(texts.map(reasonInWords)).toEqual(["BS 3+", "modifier +1", "re-roll 1s"]);
  });
});
