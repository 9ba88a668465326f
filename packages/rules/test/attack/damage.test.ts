import { describe, expect, test } from "vitest";
import { blocks, duel, model, shoot } from "../support/build.ts";
import { woundsOf } from "../support/plan.ts";

describe("Damage", () => {
  test("AT-13 damage beyond the last wound does not reach the next model", () => {
    const game = duel({
      gun: { attacks: 2, damage: 3, keywords: ["TORRENT"] },
      defenders: 3,
      target: { stats: { wounds: 2 } },
    });
    // Two failed saves of 3 damage each on models of 2 wounds: two models, not three.
    const played = shoot(game, "A", "gun", "B", [4, 4, 1, 1]);
    expect(woundsOf(played)).toEqual({ m3: 2 });
    expect(played.result.log_text).toContain("2 failed saves → 4 damage, 2 slain");
  });

  test("AT-13 random damage is rolled for each failed save, and applied before the next is rolled", () => {
    const game = duel({
      gun: { attacks: 3, damage: "D6", keywords: ["TORRENT"] },
      defenders: 2,
      target: { stats: { wounds: 4 } },
    });
    // m1: 3 lost, then 5 rolled but 1 lost; m2: 2 lost.
    const played = shoot(game, "A", "gun", "B", [4, 4, 4, 1, 3, 1, 5, 1, 2]);
    expect(woundsOf(played)).toEqual({ m2: 2 });
    expect(blocks(played.result, "damage").map(({ model_id, damage }) => [model_id, damage])).toEqual([
      ["m1", 3],
      ["m1", 5],
      ["m2", 2],
    ]);
  });

  test("AT-13 models with wounds of their own", () => {
    const models = { m1: model({ at: [16, 2], stats: { wounds: 3 } }), m2: model({ at: [16, 4] }) };
    const game = duel({ gun: { attacks: 2, damage: 2, keywords: ["TORRENT"] }, target: { models } });
    // 3 − 2 − 2, one point lost; m2 is untouched.
    expect(woundsOf(shoot(game, "A", "gun", "B", [4, 4, 1, 1]))).toEqual({ m2: 1 });
  });

  test("AT-13 a slain model is set to 0 wounds and then removed; the starting strength stays", () => {
    const { result, game } = shoot(
      duel({ gun: { keywords: ["TORRENT"] }, defenders: 2 }),
      "A",
      "gun",
      "B",
      [4, 1],
    );
    const about = result.diffs.filter(({ path }) => path.startsWith("units.B"));
    expect(about).toEqual([
      { op: "set", path: "units.B.models.m1.wounds", value: 0 },
      { op: "remove", path: "units.B.models.m1" },
    ]);
    expect(game.units["B"]!.starting_strength).toBe(2);
  });

  test("AT-13 the unit stays in the document when its last model is gone, and an event says so", () => {
    const { result, game } = shoot(duel({ gun: { keywords: ["TORRENT"] } }), "A", "gun", "B", [4, 1]);
    expect(game.units["B"]!.models).toEqual({});
    expect(result.events).toContainEqual({ type: "unit_destroyed", unit_id: "B" });
    expect(result.log_text).toContain("B is destroyed.");
  });

  test("AT-14 mortal wounds of Devastating Wounds: no save, no spill, on the wounded model", () => {
    const gun = { attacks: 2, damage: 3, keywords: ["TORRENT", "DEVASTATING WOUNDS"] };
    const game = duel({ gun, defenders: 3, target: { stats: { wounds: 4, save: 2, invulnerable_save: 2 } } });
    // 4 − 3, then 3 more on the same model: two are lost.
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 6]))).toEqual({ m2: 4, m3: 4 });
  });

  test("AT-14 mortal wounds of Hazardous: three on one bearer, no save, no spill", () => {
    const shooter = { stats: { wounds: 5, save: 2, invulnerable_save: 2 } };
    const played = shoot(duel({ gun: { keywords: ["HAZARDOUS"] }, shooter }), "A", "gun", "B", [1, 1]);
    expect(woundsOf(played, "A")).toEqual({ m1: 2 });
  });
});
