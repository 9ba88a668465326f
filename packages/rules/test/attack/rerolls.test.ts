import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { misses } from "../support/plan.ts";

const SIX_SHOTS = { attacks: "6" };
const ALL_FACES = [1, 2, 3, 4, 5, 6];

describe("Re-rolls", () => {
  test("AT-5 re-roll ones: only unmodified ones", () => {
    // BS 3+: dice 1 → 1 (misses), 2 misses, four hits: one re-roll and four wound dice.
    const { result } = shoot(duel({ gun: SIX_SHOTS }), "A", "gun", "B", [...ALL_FACES, 1, ...misses(4)], {
      modifiers: { hit: { reroll_ones: true } },
    });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls: [0], reroll_results: [1], hits: 4 });
  });

  test.each([
    ["no modifier, 3+", {}, [0, 1]],
    ["−1, 4+: a 3 would fail and is re-rolled", { minus_one: true }, [0, 1, 2]],
    ["+1, 2+: a 2 would succeed and is not", { plus_one: true }, [0]],
  ])("AT-5 re-roll failed, %s", (_, modifier, rerolls) => {
    const hits = 6 - rerolls.length;
    const { result } = shoot(
      duel({ gun: SIX_SHOTS }),
      "A",
      "gun",
      "B",
      [...ALL_FACES, ...rerolls.map(() => 1), ...misses(hits)],
      { modifiers: { hit: { reroll_failed: true, ...modifier } } },
    );
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls, hits });
  });

  test("AT-5 the new face counts, even if it is worse, and is not rolled a third time", () => {
    const { result } = shoot(duel({ gun: { attacks: "2" } }), "A", "gun", "B", [2, 1, 1, 1], {
      modifiers: { hit: { reroll_failed: true, reroll_ones: true } },
    });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls: [0, 1], reroll_results: [1, 1], hits: 0 });
  });

  test("AT-5 modifiers apply to the new face as to the old", () => {
    // −1: 3 fails, is re-rolled into another 3, which fails too; into a 4, which hits.
    const miss = shoot(duel({}), "A", "gun", "B", [3, 3], {
      modifiers: { hit: { reroll_failed: true, minus_one: true } },
    });
    expect(blocks(miss.result, "to_hit")[0]).toMatchObject({ hits: 0 });
    const hit = shoot(duel({}), "A", "gun", "B", [3, 4, 1], {
      modifiers: { hit: { reroll_failed: true, minus_one: true } },
    });
    expect(blocks(hit.result, "to_hit")[0]).toMatchObject({ hits: 1 });
  });

  test("AT-5 wound rolls are re-rolled the same way, ones or failures", () => {
    // S4 against T4. Ones: the 1 becomes 4, the 3 stays failed. Failed: both are rolled again.
    const game = duel({ gun: { attacks: "2", keywords: ["TORRENT"] } });
    const ones = shoot(game, "A", "gun", "B", [1, 3, 4, 6], { modifiers: { wound: { reroll_ones: true } } });
    expect(blocks(ones.result, "to_wound")[0]).toMatchObject({ rerolls: [0], wounds: 1 });
    const failed = shoot(game, "A", "gun", "B", [1, 3, 4, 4, 6, 6], {
      modifiers: { wound: { reroll_failed: true } },
    });
    expect(blocks(failed.result, "to_wound")[0]).toMatchObject({ rerolls: [0, 1], wounds: 2 });
  });

  test("AT-5 without a re-roll nothing is rolled again", () => {
    const { result } = shoot(duel({ gun: SIX_SHOTS }), "A", "gun", "B", [...ALL_FACES, ...misses(4)]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ rerolls: [], reroll_results: [], hits: 4 });
  });

  test("AT-5 saves and damage are not re-rolled by any of this", () => {
    const game = duel({ gun: { damage: "D3", keywords: ["TWIN-LINKED"] }, target: { stats: { wounds: 5 } } });
    const modifiers = { hit: { reroll_failed: true }, wound: { reroll_failed: true } };
    // Hit, wound, save 1 fails, damage 1: four dice.
    expect(
      shoot(game, "A", "gun", "B", [3, 4, 1, 1], { modifiers }).game.units["B"]!.models["m1"]!.wounds,
    ).toBe(4);
  });
});
