import { describe, expect, test } from "vitest";
import { blocks, duel, shoot } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const with_ = (attacks: number, ...keywords: readonly string[]) => ({ attacks, keywords });

describe("Keywords together", () => {
  test("KW-8 KW-9 Lethal and Sustained: the critical wounds, its extra hits roll to wound", () => {
    // 6 and 6: two lethal wounds and two extra hits, which roll 4 and 3: three wounds, all saved.
    const game = duel({ gun: with_(2, "LETHAL HITS", "SUSTAINED HITS 1") });
    const played = shoot(game, "A", "gun", "B", [6, 6, 4, 3, 6, 6, 6]);
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({
      rolls_raw: [4, 3],
      automatic: 2,
      wounds: 3,
    });
  });

  test("KW-8 KW-10 Lethal and Devastating: the automatic wound is saved as usual", () => {
    const game = duel({ gun: with_(1, "LETHAL HITS", "DEVASTATING WOUNDS") });
    expect(diceOf(shoot(game, "A", "gun", "B", [6, 3])).at(-1)).toEqual(["save", [3]]);
  });

  test("KW-9 KW-10 Sustained and Devastating: an extra hit may wound critically by its own die", () => {
    const game = duel({ gun: with_(1, "SUSTAINED HITS 1", "DEVASTATING WOUNDS"), defenders: 2 });
    // The hit fails to wound, the extra one is critical: no save.
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 1, 6]))).toEqual({ m2: 1 });
  });

  test("KW-8 KW-9 KW-10 all three: only the dice of the extra hits can be devastating", () => {
    const gun = { ...with_(1, "LETHAL HITS", "SUSTAINED HITS 2", "DEVASTATING WOUNDS"), damage: 2 };
    const game = duel({ gun, defenders: 3, target: { stats: { wounds: 3 } } });
    // One lethal wound; extra hits 6 (devastating) and 4. Saves: lethal saved, the 4 fails (3 → 1); then 2 mortal wounds.
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 6, 4, 3, 2]))).toEqual({ m2: 3, m3: 3 });
  });

  test("KW-10 KW-11 Anti and Devastating: a 4 goes past the save, a 3 that wounds does not", () => {
    const gun = { strength: 8, keywords: ["TORRENT", "ANTI-INFANTRY 4+", "DEVASTATING WOUNDS"], attacks: 2 };
    const game = duel({ gun, defenders: 2 });
    // S8 against T4: 2+. The 4 is critical, the 3 is not and is saved.
    expect(woundsOf(shoot(game, "A", "gun", "B", [4, 3, 6]))).toEqual({ m2: 1 });
  });

  test("KW-7 KW-11 Twin-linked and Anti: dice that fail against Anti's number are rolled again", () => {
    const gun = { strength: 1, attacks: 2, keywords: ["TORRENT", "TWIN-LINKED", "ANTI-INFANTRY 4+"] };
    // 3 fails and becomes 4; 5 stands.
    const played = shoot(duel({ gun }), "A", "gun", "B", [3, 5, 4, 6, 6]);
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ rerolls: [0], criticals: 2, wounds: 2 });
  });

  test("KW-7 KW-10 Twin-linked and Devastating: a wound is not given up in the hope of a 6", () => {
    const gun = with_(1, "TORRENT", "TWIN-LINKED", "DEVASTATING WOUNDS");
    expect(diceOf(shoot(duel({ gun }), "A", "gun", "B", [4, 3])).slice(1)).toEqual([
      ["to_wound", [4]],
      ["save", [3]],
    ]);
    // A failure re-rolled into a 6 is critical.
    expect(diceOf(shoot(duel({ gun }), "A", "gun", "B", [1, 6])).slice(1)).toEqual([["to_wound", [1]]]);
  });

  test("KW-6 KW-7 KW-8 Torrent and Twin-linked with Lethal Hits: no hit dice, so nothing lethal", () => {
    const gun = with_(1, "TORRENT", "TWIN-LINKED", "LETHAL HITS");
    expect(diceOf(shoot(duel({ gun }), "A", "gun", "B", [1, 1])).slice(1)).toEqual([["to_wound", [1]]]);
  });

  test("KW-9 KW-21 Sustained Hits and Conversion: hits on 4 score extra hits from afar", () => {
    const gun = with_(2, "CONVERSION", "SUSTAINED HITS 1");
    const played = shoot(duel({ gun, inches: 20 }), "A", "gun", "B", [4, 3, 1, 1, 1]);
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ criticals: 1, hits: 3 });
  });

  test("KW-9 KW-21 a 4 that misses scores no extra hits, beside a 6 that does", () => {
    const gun = { ...with_(2, "CONVERSION", "SUSTAINED HITS 1"), skill: 5 };
    const played = shoot(duel({ gun, inches: 20 }), "A", "gun", "B", [4, 6, 1, 1]);
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({ criticals: 1, hits: 2 });
  });

  test("KW-2 KW-3 Rapid Fire and Melta share the same half range", () => {
    const gun = { damage: 1, keywords: ["TORRENT", "RAPID FIRE 1", "MELTA 1"] };
    const game = duel({ gun, inches: 12, target: { stats: { wounds: 9 } } });
    // Two attacks of 1 + 1 damage.
    expect(woundsOf(shoot(game, "A", "gun", "B", [4, 4, 1, 1]))).toEqual({ m1: 5 });
  });

  test("KW-16 KW-10 Lance's +1 does not widen the critical", () => {
    const game = duel({
      gun: with_(1, "TORRENT", "LANCE", "DEVASTATING WOUNDS"),
      shooter: { flags: { charged_this_turn: true } },
    });
    expect(diceOf(shoot(game, "A", "gun", "B", [5, 3])).at(-1)).toEqual(["save", [3]]);
  });
});
