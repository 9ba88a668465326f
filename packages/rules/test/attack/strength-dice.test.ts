import { describe, expect, test } from "vitest";
import { oddsOf, parseGame } from "../../src/index.ts";
import { blocks, codes, duel, play, rawGame, shoot } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { on } from "../support/effects.ts";
import { diceOf, planOf, woundsOf } from "../support/plan.ts";

/** A zzap gun: S 7 to 12. Against T10: 5+ below it, 4+ at it, 3+ above. */
const ZZAP = { strength: "D6+6", attacks: "3", ap: -3, damage: "5" };
const TANK = { keywords: ["VEHICLE"], stats: { toughness: 10, wounds: 20, save: 3 } };
const zzap = (more: Parameters<typeof duel>[0] = {}) =>
  duel({ gun: { ...ZZAP, ...(more.gun ?? {}) }, target: TANK, ...("settings" in more ? more : {}) });

describe("a Strength that is dice", () => {
  test("KW-32 DI-3 three hits: their Strengths 9, 10 and 12 first, then wound dice against 5+, 4+ and 3+", () => {
    // Hits 3 3 3; Strength 3 4 6; wounds 4 (fails on 5+), 4 (on 4+), 3 (on 3+); saves of 5 fail against AP −3.
    const played = shoot(zzap(), "A", "gun", "B", [3, 3, 3, 3, 4, 6, 4, 4, 3, 5, 5]);
    expect(codes(played.result)).toEqual([]);
    expect(diceOf(played).slice(0, 4)).toEqual([
      ["attacks", []],
      ["to_hit", [3, 3, 3]],
      ["strength", [3, 4, 6]],
      ["to_wound", [4, 4, 3]],
    ]);
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({
      thresholds: [5, 4, 3],
      results: ["FAILURE", "SUCCESS", "SUCCESS"],
      wounds: 2,
    });
    expect(woundsOf(played)).toEqual({ m1: 10 });
    expect(played.result.log_text).toContain("Strength D6+6: 9, 10, 12");
  });

  test("KW-32 hits that wound by themselves roll none", () => {
    const game = zzap({ gun: { keywords: ["LETHAL HITS"], attacks: "2" } });
    // A critical hit and a plain one: one Strength of 7, one wound die that fails; the save of 1 fails.
    const played = shoot(game, "A", "gun", "B", [6, 3, 1, 4, 1]);
    expect(blocks(played.result, "strength")[0]).toMatchObject({ rolls_raw: [1], strengths: [7] });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ rolls_raw: [4], wounds: 1, automatic: 1 });
  });

  test("KW-32 OD-1 the odds are those of all six Strengths: (3 × 2/6 + 3/6 + 2 × 4/6) / 6 of a hit", () => {
    const game = zzap();
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const wound = (3 * (2 / 6) + 3 / 6 + 2 * (4 / 6)) / 6;
    expect(odds).toMatchObject({
      value: { assignments: [{ wounds: { mean: expect.closeTo(3 * (2 / 3) * wound, 12) } }] },
    });
  });

  test("KW-32 OD-1 re-rolls and Anti look at each Strength: Anti 4+ wounds on 4+ at the most", () => {
    const game = zzap({ gun: { keywords: ["ANTI-VEHICLE 4+", "TWIN-LINKED"], attacks: "1" } });
    expect(planOf(game).wound.rolled?.thresholds).toEqual([4, 4, 4, 4, 3, 3]);
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const again = (p: number) => p + (1 - p) * p;
    const wound = (4 * again(3 / 6) + 2 * again(4 / 6)) / 6;
    expect(odds).toMatchObject({
      value: { assignments: [{ wounds: { mean: expect.closeTo((2 / 3) * wound, 12) } }] },
    });
    // S 12 wounds on 3+: its 3 stands. S 7 does not: its 3 is rolled again.
    expect(diceOf(shoot(game, "A", "gun", "B", [3, 6, 3, 1]))[3]).toEqual(["to_wound", [3]]);
    const weak = shoot(game, "A", "gun", "B", [3, 1, 3, 2]);
    expect(blocks(weak.result, "to_wound")[0]).toMatchObject({ rerolls: [0], wounds: 0 });
  });

  test("KW-32 what is added is added to each", () => {
    const game = duel({ gun: ZZAP, shooter: { effects: [on("PULSA_ROKKIT")] }, target: TANK });
    // 8 to 13: two below T10, one at it, three above.
    expect(planOf(game).wound.rolled?.thresholds).toEqual([5, 5, 4, 3, 3, 3]);
  });

  test("KW-32 ST-10 dice that lie there step by step keep their Strength when one is rolled again", () => {
    const game = withCp(zzap({ settings: { fast_dice: false } }), 1, 0);
    let now = play(game, {
      type: "SELECT_SHOOTER",
      actor_unit_id: "A",
    }).game;
    now = play(now, {
      type: "SET_ASSIGNMENTS",
      actor_unit_id: "A",
      payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
    }).game;
    now = play(now, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    const next = { type: "RESOLVE_NEXT", actor_unit_id: "A" } as const;
    now = play(now, next, [3, 3, 3]).game;
    now = play(now, next, [1, 1, 6, 1, 1, 1]).game;
    const again = play(
      now,
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "COMMAND_RE_ROLL", dice_index: 2 } },
      [3],
    );
    expect(codes(again.result)).toEqual([]);
    // The third hit has S 12 and wounds on its new 3; its save of 1 fails.
    expect(woundsOf(play(again.game, next, [1]))).toEqual({ m1: 15 });
  });

  test.each(["D6+100", "soon", 0])("KW-32 GD-4 %s is no Strength", (strength) => {
    const raw = rawGame({
      units: { A: { models: { m1: {} } } },
      weapons: { gun: { strength } },
    });
    expect(parseGame(raw)).toMatchObject({ ok: false });
  });
});
