import { describe, expect, test } from "vitest";
import { codes, duel, model, rectangle, shoot } from "../support/build.ts";
import { woundsOf } from "../support/plan.ts";

const SNIPER = { keywords: ["PRECISION"] };
const leader = (at: readonly [number, number] = [16, 6]) =>
  model({ at, keywords: ["CHARACTER"], stats: { wounds: 4 } });
const SQUAD = { m1: model({ at: [16, 2] }), m2: model({ at: [16, 4] }), boss: leader() };
const TARGET = { stats: { wounds: 2 }, models: SQUAD };
const AT_BOSS = { precision_model_id: "boss" };

describe("Precision", () => {
  test("KW-12 wounds go to the Character that was picked", () => {
    const played = shoot(duel({ gun: SNIPER, target: TARGET }), "A", "gun", "B", [3, 4, 1], AT_BOSS);
    expect(woundsOf(played)).toEqual({ m1: 2, m2: 2, boss: 3 });
  });

  test("KW-12 AT-10 not used, they are allocated as usual", () => {
    for (const more of [{}, { precision_model_id: null }]) {
      const played = shoot(duel({ gun: SNIPER, target: TARGET }), "A", "gun", "B", [3, 4, 1], more);
      expect(woundsOf(played)).toEqual({ m1: 1, m2: 2, boss: 4 });
    }
  });

  test("KW-12 even past a wounded bodyguard", () => {
    const models = { ...SQUAD, m1: model({ at: [16, 2], wounds: 1 }) };
    const game = duel({ gun: SNIPER, target: { ...TARGET, models } });
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 4, 1], AT_BOSS))).toEqual({ m1: 1, m2: 2, boss: 3 });
  });

  test("KW-12 AT-13 once the Character is slain, the next wounds go to the bodyguard", () => {
    const gun = { ...SNIPER, attacks: "2", damage: "5" };
    // 5 damage slays the Character of 4, one point is lost; the second wound slays m1.
    const played = shoot(duel({ gun, target: TARGET }), "A", "gun", "B", [3, 3, 4, 4, 1, 1], AT_BOSS);
    expect(woundsOf(played)).toEqual({ m2: 2 });
  });

  test("KW-12 KW-10 Devastating Wounds go to the Character too", () => {
    const gun = { keywords: ["PRECISION", "DEVASTATING WOUNDS"], damage: "2" };
    const played = shoot(duel({ gun, target: TARGET }), "A", "gun", "B", [3, 6], AT_BOSS);
    expect(woundsOf(played)).toEqual({ m1: 2, m2: 2, boss: 2 });
  });

  test("KW-12 attacks of models that do not see the Character are allocated as usual", () => {
    // The wall hides the Character at (16, 20) from m1 at (5, 2): the line passes x = 10 at y = 10. m2 sees it.
    const shooter = {
      models: { m1: model({ at: [5, 2], weapons: ["gun"] }), m2: model({ at: [5, 20], weapons: ["gun"] }) },
    };
    const target = { ...TARGET, models: { ...SQUAD, boss: leader([16, 20]) } };
    const terrain = { R1: { polygon: rectangle(9, 6, 11, 16) } };
    const game = duel({ gun: SNIPER, shooter, target, terrain });
    // The wound of m1 on the bodyguard, the wound of m2 on the Character.
    const played = shoot(game, "A", "gun", "B", [3, 3, 4, 4, 1, 1], AT_BOSS);
    expect(woundsOf(played)).toEqual({ m1: 1, m2: 2, boss: 3 });
    const alone = shoot(game, "A", "gun", "B", [], { ...AT_BOSS, model_ids: ["m1"] });
    expect(codes(alone.result)).toEqual(["CHARACTER_NOT_VISIBLE"]);
  });

  test("KW-12 is refused to a weapon without Precision", () => {
    expect(codes(shoot(duel({ target: TARGET }), "A", "gun", "B", [], AT_BOSS).result)).toEqual([
      "NO_PRECISION",
    ]);
  });

  test.each([
    ["a bodyguard", SQUAD, "m1"],
    ["nobody", SQUAD, "m9"],
    ["a Character that is not attached", { boss: leader() }, "boss"],
  ])("KW-12 is refused at %s", (_, models, precision_model_id) => {
    const game = duel({ gun: SNIPER, target: { ...TARGET, models } });
    const { result } = shoot(game, "A", "gun", "B", [], { precision_model_id });
    expect(codes(result)).toEqual(["NOT_A_CHARACTER"]);
  });
});
