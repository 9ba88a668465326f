import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { blocks, duel, shoot } from "../support/build.ts";
import { diceOf, misses, planOf } from "../support/plan.ts";

describe("Sustained Hits", () => {
  test("KW-9 each Critical Hit scores X more hits, which wound after the ordinary ones", () => {
    const game = duel({ gun: { attacks: "2", keywords: ["SUSTAINED HITS 2"] }, defenders: 3 });
    // 6 and 3 hit, two more hits; the two ordinary hits fail to wound, the two extra ones wound and are saved.
    const played = shoot(game, "A", "gun", "B", [6, 3, 1, 1, 4, 4, 3, 3]);
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ hits: 4, successes: 2, criticals: 1 });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ rolls_raw: [1, 1, 4, 4], wounds: 2 });
  });

  test("KW-9 DI-4 a variable X is rolled for each Critical Hit, after the hit re-rolls", () => {
    const game = duel({ gun: { attacks: "3", keywords: ["sustained hits d3"] } });
    // 6, 1 → 6, 2: two criticals. D3 faces 1 and 5 are 1 and 3: 2 + 4 hits, none of which wounds.
    const played = shoot(game, "A", "gun", "B", [6, 1, 2, 6, 1, 5, ...misses(6)], {
      modifiers: { hit: { reroll_ones: true } },
    });
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({
      rolls_raw: [6, 1, 2],
      reroll_results: [6],
      sustained_rolls: [1, 5],
      hits: 6,
    });
  });

  test("KW-9 AT-16 extra hits are not rolled to hit and are not critical", () => {
    const game = duel({ gun: { attacks: "1", keywords: ["SUSTAINED HITS 3"] } });
    // One hit die only, then four wound dice.
    const played = shoot(game, "A", "gun", "B", [6, ...misses(4)]);
    expect(diceOf(played).slice(1)).toEqual([
      ["to_hit", [6]],
      ["to_wound", [1, 1, 1, 1]],
    ]);
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ criticals: 1 });
  });

  test("KW-27 of two values the better one on average counts", () => {
    const game = duel({ gun: { keywords: ["SUSTAINED HITS 1", "SUSTAINED HITS D3"] } });
    expect(planOf(game).critical_hit.extra_hits).toEqual({ count: 1, sides: 3, plus: 0 });
    expect(indicatorsOf(game.weapons["gun"]!)).toEqual(["SH D3"]);
  });

  test.each([
    [["SUSTAINED HITS D3", "SUSTAINED HITS 3"], "SH 3"],
    [["SUSTAINED HITS D6", "SUSTAINED HITS 3"], "SH D6"],
    [["SUSTAINED HITS 2", "SUSTAINED HITS D3+1"], "SH D3+1"],
    // Equal on average: the one that is written first.
    [["SUSTAINED HITS D3", "SUSTAINED HITS 2"], "SH D3"],
    [["SUSTAINED HITS 2", "SUSTAINED HITS D3"], "SH 2"],
  ])("KW-27 %j do not add up, whichever place they stand in", (keywords, shown) => {
    expect(indicatorsOf(duel({ gun: { keywords } }).weapons["gun"]!)).toEqual([shown]);
    const [first, second] = keywords;
    const both = duel({ gun: { keywords: [first], special_rules: second! } });
    expect(indicatorsOf(both.weapons["gun"]!)).toEqual([shown]);
  });

  test.each([
    ["SUSTAINED HITS 2", { count: 0, sides: 6, plus: 2 }],
    ["SUSTAINED HITS D6", { count: 1, sides: 6, plus: 0 }],
    ["SUSTAINED HITS D3+1", { count: 1, sides: 3, plus: 1 }],
  ])("KW-9 reads %s", (keyword, expected) => {
    expect(planOf(duel({ gun: { keywords: [keyword] } })).critical_hit.extra_hits).toEqual(expected);
  });
});
