import { describe, expect, test } from "vitest";
import { codes, duel, model, readAction, row, shoot } from "../support/build.ts";
import { attacksOf, diceOf, misses, planOf, woundsOf } from "../support/plan.ts";

describe("The number of attacks", () => {
  test.each([
    ["3", [], 3],
    [3, [], 3],
    ["D3", [5], 3],
    ["d3", [2], 1],
    ["D6", [6], 6],
    ["d6+1", [1], 2],
    ["D6+2", [4], 6],
    ["2D6", [1, 6], 7],
    ["2d3+1", [3, 6], 2 + 3 + 1],
  ] as const)("AT-1 %s with the faces %j makes %d attacks", (attacks, faces, total) => {
    const played = shoot(duel({ gun: { attacks } }), "A", "gun", "B", [...faces, ...misses(total)]);
    expect(attacksOf(played)).toBe(total);
  });

  test("AT-1 DI-4 a variable number is rolled for each weapon of each model in turn", () => {
    const models = {
      m1: model({ at: [5, 2], weapons: ["gun", "gun"] }),
      m2: model({ at: [5, 4], weapons: ["gun"] }),
    };
    const game = duel({ gun: { attacks: "D3" }, shooter: { models } });
    // 1 + 3 from m1, 2 from m2.
    const played = shoot(game, "A", "gun", "B", [1, 6, 4, ...misses(6)]);
    expect(diceOf(played)[0]).toEqual(["attacks", [1, 6, 4]]);
    expect(attacksOf(played)).toBe(6);
  });

  test("DI-4 the order of model_ids is the order of the attack dice", () => {
    const gun = { attacks: "D6", damage: "1", keywords: ["MELTA 2"] };
    // m1 at 14\" is beyond half of 24\", m2 at 10\" is within. Named m2 first: its die is the 1, so one hit with +2.
    const models = {
      m1: model({ at: [1, 2], weapons: ["gun"] }),
      m2: model({ at: [5, 2], weapons: ["gun"] }),
    };
    const game = duel({ gun, shooter: { models }, target: { stats: { wounds: 9 } } });
    const faces = [1, 2, 3, 1, 1, 4, 1];
    const m2First = shoot(game, "A", "gun", "B", faces, { model_ids: ["m2", "m1"] });
    expect(woundsOf(m2First)).toEqual({ m1: 9 - 3 });
    const m1First = shoot(game, "A", "gun", "B", faces, { model_ids: ["m1", "m2"] });
    expect(woundsOf(m1First)).toEqual({ m1: 9 - 1 });
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])("DI-2 a D3 that shows %d is %d, for attacks and for damage", (face, value) => {
    const attacks = shoot(duel({ gun: { attacks: "D3" } }), "A", "gun", "B", [face, ...misses(value)]);
    expect(attacksOf(attacks)).toBe(value);
    const game = duel({ gun: { damage: "D3" }, target: { stats: { wounds: 9 } } });
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 4, 1, face]))).toEqual({ m1: 9 - value });
  });

  test("AT-1 fixed attacks of several models are summed", () => {
    const game = duel({ gun: { attacks: "5" }, attackers: 2, defenders: 2 });
    const played = shoot(game, "A", "gun", "B", misses(10));
    expect(attacksOf(played)).toBe(10);
    expect(played.result.log_text).toContain("gun: 10 attacks total");
  });
});

describe("attacks_override", () => {
  test.each([
    [4, [], 4],
    ["2", [], 2],
    ["D3+1", [5], 4],
    [null, [], 1],
  ] as const)("AT-15 %j with the faces %j makes %d attacks", (attacks_override, faces, total) => {
    const played = shoot(duel({}), "A", "gun", "B", [...faces, ...misses(total)], { attacks_override });
    expect(attacksOf(played)).toBe(total);
  });

  test("AT-15 it replaces the characteristic of each weapon", () => {
    const game = duel({ gun: { attacks: "D6" }, attackers: 3, defenders: 3 });
    expect(attacksOf(shoot(game, "A", "gun", "B", misses(6), { attacks_override: 2 }))).toBe(6);
  });

  test.each([
    ["spec", 3 + 2 + 1],
    ["published", 1 + 2 + 1],
  ] as const)("AT-15 KW-2 KW-5 Rapid Fire and Blast (%s) still apply: %d attacks", (ruleset, total) => {
    const gun = { attacks: "6", keywords: ["BLAST", "RAPID FIRE 1"] };
    const game = duel({ gun, defenders: 10, ruleset });
    expect(attacksOf(shoot(game, "A", "gun", "B", misses(total), { attacks_override: 1 }))).toBe(total);
  });

  test.each([0, -1, 1.5, "", "D4", "101D6", "1001", "D6+995", "6-1"])(
    "AT-15 GD-4 %j is no such expression",
    (attacks_override) => {
      const assignments = [{ weapon_id: "gun", target_unit_id: "B", attacks_override }];
      expect(() => readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } })).toThrow();
    },
  );

  test("AT-15 the weapon itself is unchanged", () => {
    const game = duel({});
    expect(shoot(game, "A", "gun", "B", misses(4), { attacks_override: 4 }).game.weapons).toEqual(
      game.weapons,
    );
  });

  test("AT-1 more attacks than the engine will roll are refused", () => {
    const models = row(20, [5, 2], { weapons: Array<string>(50).fill("gun") });
    const game = duel({ gun: { attacks: "1000" }, inches: 5, defenders: 20, shooter: { models } });
    // 20 models × 50 weapons × 1000.
    expect(codes(shoot(game, "A", "gun", "B").result)).toEqual(["TOO_MANY_ATTACKS"]);
    // 20 guns of 1,000 attacks are 20,000 hits; with 1,000 points of damage to roll Feel No Pain for, 20 million dice.
    const painful = duel({
      gun: { attacks: "1000", damage: "1000" },
      attackers: 20,
      target: { abilities: ["FEEL NO PAIN 2+"], stats: { wounds: 1_000 } },
    });
    const { result, game: after } = shoot(painful, "A", "gun", "B");
    expect(result.errors).toMatchObject([{ code: "TOO_MANY_DICE", rule: "GD-6" }]);
    expect(after).toBe(painful);
    expect(planOf(game, { attacks_override: 1 }).guns).toHaveLength(1000);
  });
});
