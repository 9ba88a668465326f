import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { diceOf } from "../support/plan.ts";

const LETHAL = { attacks: "3", keywords: ["LETHAL HITS"] };

describe("Lethal Hits", () => {
  test("KW-8 a Critical Hit wounds without a roll and is saved as usual", () => {
    // 6 is lethal, 3 hits, 2 misses; one wound die (1, fails); one save, failed.
    const played = shoot(duel({ gun: LETHAL }), "A", "gun", "B", [6, 3, 2, 1, 2]);
    expect(diceOf(played)).toEqual([
      ["attacks", []],
      ["to_hit", [6, 3, 2]],
      ["to_wound", [1]],
      ["save", [2]],
    ]);
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ automatic: 1, wounds: 1, criticals: 0 });
    expect(played.game.units["B"]!.models).toEqual({});
  });

  test("KW-8 against any Toughness", () => {
    const game = duel({ gun: { ...LETHAL, attacks: "1" }, target: { stats: { toughness: 20 } } });
    expect(diceOf(shoot(game, "A", "gun", "B", [6, 3])).at(-1)).toEqual(["save", [3]]);
  });

  test("KW-8 AT-3 only an unmodified 6 is critical: a 5 with +1 rolls to wound", () => {
    const played = shoot(duel({ gun: { ...LETHAL, attacks: "1" } }), "A", "gun", "B", [5, 1], {
      modifiers: { hit: { plus_one: true } },
    });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ rolls_raw: [1], automatic: 0 });
  });

  test("KW-8 AT-3 with −1 to hit a 6 is critical all the same", () => {
    const played = shoot(duel({ gun: { ...LETHAL, attacks: "1", skill: 6 } }), "A", "gun", "B", [6, 3], {
      modifiers: { hit: { minus_one: true } },
    });
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ threshold: 6, criticals: 1 });
  });

  test("KW-8 AT-5 a 1 re-rolled into a 6 is critical", () => {
    const played = shoot(duel({ gun: { ...LETHAL, attacks: "1" } }), "A", "gun", "B", [1, 6, 3], {
      modifiers: { hit: { reroll_ones: true } },
    });
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ criticals: 1, hits: 1 });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ rolls_raw: [], automatic: 1 });
  });
});
