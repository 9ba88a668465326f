import { describe, expect, test } from "vitest";
import { blocks, buildGame, duel, play, row, shoot } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const DEVASTATING = { attacks: "1", damage: "2", keywords: ["DEVASTATING WOUNDS"] };
const THREE_WOUNDS = { stats: { wounds: 3, invulnerable_save: 2 } };

describe("Devastating Wounds", () => {
  test("KW-10 a Critical Wound allows no save of any kind", () => {
    const played = shoot(duel({ gun: DEVASTATING, target: THREE_WOUNDS }), "A", "gun", "B", [3, 6]);
    expect(diceOf(played).map(([context]) => context)).toEqual(["attacks", "to_hit", "to_wound"]);
    expect(woundsOf(played)).toEqual({ m1: 1 });
  });

  test("KW-10 other wounds are saved as usual", () => {
    const played = shoot(duel({ gun: DEVASTATING, target: THREE_WOUNDS }), "A", "gun", "B", [3, 5, 2]);
    expect(woundsOf(played)).toEqual({ m1: 3 });
  });

  test("KW-10 AT-7 only an unmodified 6: a 5 with +1 to wound is saved", () => {
    const played = shoot(duel({ gun: DEVASTATING, target: THREE_WOUNDS }), "A", "gun", "B", [3, 5, 2], {
      modifiers: { wound: { plus_one: true } },
    });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({ threshold: 3, criticals: 0 });
  });

  test("KW-10 AT-14 comes after the ordinary wounds, and what is left over does not spill", () => {
    const game = duel({
      gun: { ...DEVASTATING, attacks: "3" },
      defenders: 2,
      target: { ...THREE_WOUNDS, models: row(2, [16, 2]) },
    });
    // Wound dice 6, 4, 1. The 4 first: save 1 fails, m1 3 → 1. Then the 6: 2 damage, m1 loses its last, 1 is lost.
    const played = shoot(game, "A", "gun", "B", [3, 3, 3, 6, 4, 1, 1]);
    expect(woundsOf(played)).toEqual({ m2: 3 });
    expect(played.result.log_text).toContain(
      "A → B after Devastating Wounds: 3 damage, 1 slain in all. [gun]",
    );
  });

  test("KW-10 AT-14 KW-25 Feel No Pain is rolled for each of its mortal wounds", () => {
    const game = duel({ gun: DEVASTATING, target: { ...THREE_WOUNDS, abilities: ["FEEL NO PAIN 5+"] } });
    // 5 ignores, 4 does not: one of two wounds is lost.
    const played = shoot(game, "A", "gun", "B", [3, 6, 5, 4]);
    expect(diceOf(played).at(-1)).toEqual(["feel_no_pain", [5, 4]]);
    expect(woundsOf(played)).toEqual({ m1: 2 });
  });

  test("KW-10 waits for all other weapons of the unit, whatever their order", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 2], { weapons: ["a-gun", "b-gun"] }) },
        B: { owner: "p2", stats: { wounds: 3 }, models: row(2, [16, 2]) },
      },
      weapons: { "a-gun": { ...DEVASTATING, damage: "D3" }, "b-gun": { damage: "2" } },
    });
    // a-gun: hit, critical wound. b-gun: hit, wound, save fails, 2 damage on m1 (3 → 1).
    // Only then the D3 of a-gun: face 5 is 3 damage on the wounded m1; two points are lost.
    const assignments = ["b-gun", "a-gun"].map((weapon_id) => ({ weapon_id, target_unit_id: "B" }));
    const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments } };
    const played = play(game, action, [3, 6, 3, 4, 2, 5]);
    expect(diceOf(played)).toEqual([
      ["attacks", []],
      ["to_hit", [3]],
      ["to_wound", [6]],
      ["attacks", []],
      ["to_hit", [3]],
      ["to_wound", [4]],
      ["save", [2]],
      ["damage", [5]],
    ]);
    expect(woundsOf(played)).toEqual({ m2: 3 });
  });

  test("KW-10 one critical after another, each on the model that must take it", () => {
    const game = duel({
      gun: { ...DEVASTATING, attacks: "2" },
      defenders: 2,
      target: { stats: { wounds: 1 }, models: row(2, [16, 2]) },
    });
    // 2 damage each on models of one wound: one point of each is lost, two models die.
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 3, 6, 6]))).toEqual({});
  });
});
