import { describe, expect, test } from "vitest";
import { blocks, buildGame, duel, model, play, row, shoot } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const SHOOT = (assignments: readonly object[]) => ({
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments },
});

describe("The order of dice", () => {
  test("DI-3 by target, then weapon, then first model in plain string order, however they were sent", () => {
    const game = buildGame({
      units: {
        A: {
          models: {
            m2: model({ at: [5, 2], weapons: ["a", "a", "b"] }),
            m10: model({ at: [5, 4], weapons: ["a", "b"] }),
          },
        },
        B: { owner: "p2", models: row(1, [16, 2]) },
        C: { owner: "p2", models: row(1, [16, 6]) },
      },
      weapons: { a: {}, b: {} },
    });
    const sent = [
      { weapon_id: "b", target_unit_id: "C", model_ids: ["m2"] },
      { weapon_id: "b", target_unit_id: "B", model_ids: ["m10"] },
      { weapon_id: "a", target_unit_id: "B", model_ids: ["m2"] },
      { weapon_id: "a", target_unit_id: "B", model_ids: ["m10"] },
    ];
    for (const assignments of [sent, [...sent].reverse()]) {
      // m10 (one weapon) before m2 (two weapons), then b at B, then b at C; every die misses.
      const { result } = play(game, SHOOT(assignments), [1, 1, 1, 1, 1]);
      const order = blocks(result, "attacks").map(({ target_unit_id, weapon, weapons }) => [
        target_unit_id,
        weapon,
        weapons,
      ]);
      expect(order).toEqual([
        ["B", "a", 1],
        ["B", "a", 2],
        ["B", "b", 1],
        ["C", "b", 1],
      ]);
    }
  });

  test("DI-3 in the order that the shooter has given: target by target, and weapon by weapon", () => {
    const game = buildGame({
      units: {
        A: { models: row(2, [5, 2], { weapons: ["a", "b", "c"] }) },
        B: { owner: "p2", models: row(1, [16, 2]) },
        C: { owner: "p2", models: row(1, [16, 6]) },
      },
      weapons: { a: {}, b: {}, c: {} },
    });
    const order = (...sent: readonly (readonly [weapon: string, target: string, order?: number])[]) => {
      const assignments = sent.map(([weapon_id, target_unit_id, order]) => ({
        weapon_id,
        target_unit_id,
        ...(order === undefined ? {} : { order }),
      }));
      // Two models fire each weapon once, and every die misses.
      const { result } = play(game, SHOOT(assignments), new Array(2 * sent.length).fill(1));
      return blocks(result, "attacks").map(({ weapon, target_unit_id }) => `${weapon}${target_unit_id}`);
    };
    expect(order(["a", "B", 2], ["b", "B", 1], ["c", "B", 0])).toEqual(["cB", "bB", "aB"]);
    // C first, because its first weapon is; b at B does not come between the two at C.
    expect(order(["a", "C", 2], ["b", "B", 1], ["c", "C", 0])).toEqual(["cC", "aC", "bB"]);
    // What has no place comes last: within its target, and among targets.
    expect(order(["a", "B"], ["b", "B", 5])).toEqual(["bB", "aB"]);
    expect(order(["a", "B"], ["c", "C", 0])).toEqual(["cC", "aB"]);
  });

  test("DI-4 a whole assignment: attacks, hits, re-rolls, Sustained Hits, wounds, re-rolls, then wound by wound", () => {
    const gun = {
      attacks: "D3",
      damage: "D3",
      keywords: ["SUSTAINED HITS D3", "LETHAL HITS", "TWIN-LINKED"],
    };
    const game = duel({
      gun,
      shooter: { models: row(2, [5, 2], { weapons: ["gun", "gun"] }) },
      target: { stats: { wounds: 3, save: 4 }, abilities: ["FEEL NO PAIN 5+"], models: row(3, [16, 2]) },
    });
    const script = [
      // Attacks of four weapons: 1 + 1 + 2 + 3 = 7.
      ...[1, 2, 3, 5],
      // Hit dice at 3+, then the two ones again: 6 5 3 2 6 1 4, five hits, two of them critical and so lethal.
      ...[6, 1, 3, 2, 6, 1, 4],
      ...[5, 1],
      // Sustained Hits for both criticals: 1 + 2 = 3 extra hits.
      ...[2, 3],
      // Wound dice at 4+ for three ordinary hits, then three extra ones; three failures again: 5 4 1 4 1 6, four wounds.
      ...[2, 4, 3, 4, 1, 6],
      ...[5, 1, 1],
      // Six wounds in the order of their hits: lethal, two ordinary, lethal, two extra. Saves at 4+.
      4, // m1 saves
      ...[1, 6, 5, 1, 1], // m1 fails, 3 damage, one ignored: 1 left
      ...[2, 2, 4], // m1 fails, 1 damage, dead
      ...[3, 5, 1, 1, 1], // m2 fails, 3 damage, dead
      6, // m3 saves
      ...[1, 3, 6, 6], // m3 fails, 2 damage, both ignored
    ];
    const played = shoot(game, "A", "gun", "B", script, { modifiers: { hit: { reroll_ones: true } } });
    expect(diceOf(played)).toEqual([
      ["attacks", [1, 2, 3, 5]],
      ["to_hit", [6, 1, 3, 2, 6, 1, 4]],
      ["to_wound", [2, 4, 3, 4, 1, 6]],
      ["save", [4, 1]],
      ["damage", [6]],
      ["feel_no_pain", [5, 1, 1]],
      ["save", [2]],
      ["damage", [2]],
      ["feel_no_pain", [4]],
      ["save", [3]],
      ["damage", [5]],
      ["feel_no_pain", [1, 1, 1]],
      ["save", [6, 1]],
      ["damage", [3]],
      ["feel_no_pain", [6, 6]],
    ]);
    expect(blocks(played.result, "to_hit")[0]).toMatchObject({
      rerolls: [1, 5],
      reroll_results: [5, 1],
      sustained_rolls: [2, 3],
      hits: 8,
    });
    expect(blocks(played.result, "to_wound")[0]).toMatchObject({
      rerolls: [0, 2, 4],
      reroll_results: [5, 1, 1],
      automatic: 2,
      wounds: 6,
    });
    expect(woundsOf(played)).toEqual({ m3: 3 });
    expect(played.game.rng.cursor).toBe(script.length);
  });

  test("DI-4 wounds that ignore saves in assignment and die order at the end, then Hazardous, each with its Feel No Pain", () => {
    const game = buildGame({
      units: {
        A: {
          stats: { wounds: 4 },
          abilities: ["FEEL NO PAIN 6+"],
          models: {
            m1: model({ at: [5, 2], weapons: ["a"] }),
            m2: model({ at: [5, 4], weapons: ["a"] }),
            m3: model({ at: [5, 6], weapons: ["b"] }),
          },
        },
        B: { owner: "p2", stats: { wounds: 5 }, abilities: ["FEEL NO PAIN 5+"], models: row(1, [16, 2]) },
        C: { owner: "p2", stats: { wounds: 5 }, models: row(1, [16, 6]) },
      },
      weapons: {
        a: { damage: "D3", keywords: ["DEVASTATING WOUNDS", "HAZARDOUS"] },
        b: { keywords: ["HAZARDOUS"] },
      },
    });
    const played = play(
      game,
      SHOOT([
        { weapon_id: "a", target_unit_id: "C", model_ids: ["m2"] },
        { weapon_id: "a", target_unit_id: "B", model_ids: ["m1"] },
        { weapon_id: "b", target_unit_id: "B" },
      ]),
      [
        ...[3, 6], // a at B: critical wound, kept for later
        ...[3, 4, 1, 5], // b at B: hit, wound, failed save, the one wound ignored
        ...[3, 6], // a at C: critical wound, kept for later
        ...[4, 1, 5], // B: D3 of 2, one of them ignored
        6, // C: D3 of 3
        ...[1, 6, 1, 1], // a of m1: three mortal wounds on m1, one ignored
        ...[1, 1, 1], // b of m3: on the wounded m1, which dies of the second
        2, // a of m2: safe
      ],
    );
    expect(diceOf(played).slice(9)).toEqual([
      ["to_hit", [3]],
      ["to_wound", [6]],
      ["damage", [4]],
      ["feel_no_pain", [1, 5]],
      ["damage", [6]],
      ["hazardous", [1]],
      ["feel_no_pain", [6, 1, 1]],
      ["hazardous", [1]],
      ["feel_no_pain", [1, 1]],
      ["hazardous", [2]],
    ]);
    expect([woundsOf(played, "A"), woundsOf(played, "B"), woundsOf(played, "C")]).toEqual([
      { m2: 4, m3: 4 },
      { m1: 4 },
      { m1: 2 },
    ]);
  });

  test("DI-4 a save that cannot succeed is rolled; wounds without a save roll none", () => {
    const hopeless = duel({ gun: { ap: -6, keywords: ["TORRENT"] }, target: { stats: { save: 7 } } });
    expect(diceOf(shoot(hopeless, "A", "gun", "B", [4, 6])).at(-1)).toEqual(["save", [6]]);
    const devastating = duel({ gun: { keywords: ["TORRENT", "DEVASTATING WOUNDS"] } });
    expect(diceOf(shoot(devastating, "A", "gun", "B", [6])).at(-1)).toEqual(["to_wound", [6]]);
  });

  test("DI-4 the cursor counts the dice from where it stood", () => {
    const game = { ...duel({}), rng: { seed: "test", cursor: 1000 } };
    expect(shoot(game, "A", "gun", "B", [3, 4, 3]).game.rng).toEqual({ seed: "test", cursor: 1003 });
  });
});
