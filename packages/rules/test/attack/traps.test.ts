import { describe, expect, test } from "vitest";
import { parseDice } from "../../src/dice/expression.ts";
import { prepare, targetsOf } from "../../src/index.ts";
import { blocks, codes, duel, model, rectangle, shoot } from "../support/build.ts";
import { attacksOf, diceOf, misses, planOf, woundsOf } from "../support/plan.ts";

/** Mistakes found in other implementations, each of which passed its own tests. */
describe("Traps", () => {
  test("AT-11 negative AP makes the save worse, never better", () => {
    const saves = [0, -1, -2, -3].map((ap) => planOf(duel({ gun: { ap } })).groups[0]!.saves[0]!.threshold);
    expect(saves).toEqual([3, 4, 5, 6]);
  });

  test("AT-4 a hit modifier counts once: BS 4+ with +1 hits on 3 and not on 2", () => {
    const game = duel({ gun: { attacks: 2, skill: 4 } });
    const { result } = shoot(game, "A", "gun", "B", [3, 2, 1], { modifiers: { hit: { plus_one: true } } });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ hits: 1 });
  });

  test("AT-4 and with −1 on 5 and not on 4", () => {
    const game = duel({ gun: { attacks: 2, skill: 4 } });
    const { result } = shoot(game, "A", "gun", "B", [5, 4, 1], { modifiers: { hit: { minus_one: true } } });
    expect(blocks(result, "to_hit")[0]).toMatchObject({ hits: 1 });
  });

  test("KW-8 KW-9 AT-16 extra hits are not critical: Lethal Hits does not wound with them", () => {
    const game = duel({ gun: { keywords: ["SUSTAINED HITS 2", "LETHAL HITS"] } });
    // One lethal wound, two extra hits that roll and fail; one save.
    const played = shoot(game, "A", "gun", "B", [6, 1, 1, 6]);
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({
      automatic: 1,
      wounds: 1,
      rolls_raw: [1, 1],
    });
  });

  test("KW-9 extra hits are not rolled to hit again", () => {
    const played = shoot(duel({ gun: { keywords: ["SUSTAINED HITS 1"] } }), "A", "gun", "B", [6, 1, 1]);
    expect(diceOf(played).slice(1)).toEqual([
      ["to_hit", [6]],
      ["to_wound", [1, 1]],
    ]);
  });

  test("KW-8 KW-10 AT-16 the automatic wound of Lethal Hits is not devastating", () => {
    const game = duel({
      gun: { keywords: ["LETHAL HITS", "DEVASTATING WOUNDS"] },
      target: { stats: { save: 2 } },
    });
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 2]))).toEqual({ m1: 1 });
  });

  test("KW-10 AT-14 Devastating Wounds do not spill", () => {
    const game = duel({ gun: { damage: 6, keywords: ["TORRENT", "DEVASTATING WOUNDS"] }, defenders: 3 });
    expect(woundsOf(shoot(game, "A", "gun", "B", [6]))).toEqual({ m2: 1, m3: 1 });
  });

  test("KW-11 Anti counts for criticals", () => {
    const game = duel({ gun: { strength: 1, keywords: ["TORRENT", "ANTI-INFANTRY 2+"] } });
    expect(blocks(shoot(game, "A", "gun", "B", [2, 6]).result, "to_wound")[0]).toMatchObject({
      criticals: 1,
      wounds: 1,
    });
  });

  test.each([
    ["D6+1", { count: 1, sides: 6, plus: 1 }],
    ["d6+1", { count: 1, sides: 6, plus: 1 }],
    ["2d3", { count: 2, sides: 3, plus: 0 }],
    ["d3", { count: 1, sides: 3, plus: 0 }],
    [" 2D6 + 3 ", { count: 2, sides: 6, plus: 3 }],
    ["7", { count: 0, sides: 6, plus: 7 }],
  ])("AT-1 GD-4 %j is read whole", (text, expected) => {
    expect(parseDice(text)).toEqual(expected);
  });

  test("AT-1 D6+1 with a face of 4 makes 5 attacks", () => {
    expect(attacksOf(shoot(duel({ gun: { attacks: "d6+1" } }), "A", "gun", "B", [4, ...misses(5)]))).toBe(5);
  });

  test("AT-6 Strength more than one apart but not double is 3+ or 5+", () => {
    const wound = (strength: number, toughness: number) =>
      planOf(duel({ gun: { strength }, target: { stats: { toughness } } })).wound.threshold;
    expect([wound(7, 4), wound(4, 7), wound(9, 6), wound(6, 9), wound(10, 7)]).toEqual([3, 5, 3, 5, 3]);
  });

  test("SH-11 KW-5 what the list of targets says, the action does: engaged tanks, Blast and locked targets", () => {
    for (const keywords of [["VEHICLE"], ["INFANTRY"]]) {
      for (const inches of [0.5, 10]) {
        for (const weapon of [[], ["BLAST"], ["PISTOL"], ["TORRENT", "INDIRECT FIRE"]]) {
          for (const terrain of [{}, { R1: { polygon: rectangle(5.75, 0, 6.25, 20) } }]) {
            const game = duel({ gun: { keywords: weapon }, inches, shooter: { keywords }, terrain });
            const listed = targetsOf(game, game.units["A"]!).weapons["gun"]!["B"]!;
            const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
            expect(listed.eligible).toBe(prepared.ok);
            expect(listed.reasons.map(({ code }) => code)).toEqual(
              prepared.ok ? [] : prepared.refusals.map(({ code }) => code),
            );
          }
        }
      }
    }
  });

  test("SH-15 a battle-shocked unit shoots, and as well as any", () => {
    const { result } = shoot(
      duel({ shooter: { flags: { battle_shocked: true } } }),
      "A",
      "gun",
      "B",
      [3, 4, 3],
    );
    expect(result.success).toBe(true);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 3, modifier: 0 });
  });

  test("SH-16 each model fires its own weapons, not the whole squad's", () => {
    const models = { m1: model({ at: [5, 2], weapons: ["gun"] }), m2: model({ at: [5, 4] }) };
    const game = duel({ shooter: { models } });
    expect(attacksOf(shoot(game, "A", "gun", "B", [1]))).toBe(1);
    expect(codes(shoot(game, "A", "gun", "B", [], { model_ids: ["m2"] }).result)).toEqual(["NO_SUCH_WEAPON"]);
  });

  test("SH-7 a refused action draws no die and changes nothing", () => {
    const game = duel({ inches: 30 });
    const played = shoot(game, "A", "gun", "B");
    expect(played.result).toMatchObject({ success: false, diffs: [], dice: [], events: [] });
    expect(played.game).toBe(game);
  });
});
