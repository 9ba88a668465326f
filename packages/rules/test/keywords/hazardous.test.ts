import { describe, expect, test } from "vitest";
import { blocks, duel, model, row, shoot } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const PLASMA = { keywords: ["HAZARDOUS"] };
const armed = (options: Parameters<typeof model>[0] = {}) =>
  model({ at: [5, 2], weapons: ["gun"], ...options });

describe("Hazardous", () => {
  test("KW-15 one die a weapon after all attacks; a 1 costs a bearer three mortal wounds", () => {
    // Two misses, then two tests: 2 is safe, 1 slays the first bearer.
    const played = shoot(duel({ gun: PLASMA, attackers: 2 }), "A", "gun", "B", [1, 1, 2, 1]);
    expect(diceOf(played)).toEqual([
      ["attacks", []],
      ["to_hit", [1, 1]],
      ["hazardous", [2]],
      ["hazardous", [1]],
    ]);
    expect(woundsOf(played, "A")).toEqual({ m2: 1 });
  });

  test("KW-15 tests come after Devastating Wounds", () => {
    const gun = { keywords: ["HAZARDOUS", "DEVASTATING WOUNDS"], damage: "D3" };
    const played = shoot(duel({ gun }), "A", "gun", "B", [3, 6, 5, 2]);
    expect(diceOf(played).slice(-2)).toEqual([
      ["damage", [5]],
      ["hazardous", [2]],
    ]);
  });

  test("KW-15 AT-14 the three mortal wounds do not spill to the next model", () => {
    const shooter = { stats: { wounds: 2 }, models: row(2, [5, 2], { weapons: ["gun"] }) };
    const played = shoot(duel({ gun: PLASMA, shooter }), "A", "gun", "B", [1, 1, 1, 6]);
    expect(woundsOf(played, "A")).toEqual({ m2: 2 });
  });

  test("KW-15 KW-25 the bearer's Feel No Pain is rolled at once, a die a wound", () => {
    const shooter = {
      stats: { wounds: 4 },
      abilities: ["FEEL NO PAIN 5+"],
      models: row(2, [5, 2], { weapons: ["gun"] }),
    };
    // First test 1: dice 5 (ignored), 1, 4: two wounds lost. Second test safe.
    const played = shoot(duel({ gun: PLASMA, shooter }), "A", "gun", "B", [1, 1, 1, 5, 1, 4, 6]);
    expect(diceOf(played).slice(2)).toEqual([
      ["hazardous", [1]],
      ["feel_no_pain", [5, 1, 4]],
      ["hazardous", [6]],
    ]);
    expect(woundsOf(played, "A")).toEqual({ m1: 2, m2: 4 });
  });

  test.each([
    ["a wounded bearer first", { m1: armed(), m2: armed({ wounds: 3 }) }, "m2"],
    ["then one that is no Character", { m1: armed({ keywords: ["CHARACTER"] }), m2: armed() }, "m2"],
    [
      "a wounded Character before either",
      { m1: armed(), m2: armed({ wounds: 3, keywords: ["CHARACTER"] }) },
      "m2",
    ],
    ["of equals the first in the document", { z: armed(), a: armed() }, "z"],
    ["only those that carry such a weapon", { m1: model({ at: [5, 2], wounds: 1 }), m2: armed() }, "m2"],
    [
      "a Character where there is nobody else",
      { m1: model({ at: [5, 2] }), m2: armed({ keywords: ["CHARACTER"] }) },
      "m2",
    ],
  ])("KW-15 who suffers: %s", (_, models, victim) => {
    const guns = Object.values(models).filter(({ weapons }) => weapons !== undefined).length;
    const game = duel({ gun: PLASMA, shooter: { stats: { wounds: 4 }, models } });
    const before = woundsOf({ game }, "A")[victim]!;
    // All miss; the first test is a 1, the others are safe.
    const faces = [...Array<number>(guns).fill(1), 1, ...Array<number>(guns - 1).fill(6)];
    const played = shoot(game, "A", "gun", "B", faces);
    expect(blocks(played.result, "hazardous")[0]).toMatchObject({ model_id: victim, fails: 1 });
    expect(woundsOf(played, "A")[victim] ?? 0).toBe(Math.max(0, before - 3));
  });

  test("KW-15 two weapons of one model are two tests, and a 1 with no bearer left costs nothing", () => {
    const models = { m1: model({ at: [5, 2], weapons: ["gun", "gun"] }), m2: model({ at: [5, 4] }) };
    const played = shoot(duel({ gun: PLASMA, shooter: { models } }), "A", "gun", "B", [1, 1, 1, 1]);
    expect(woundsOf(played, "A")).toEqual({ m2: 1 });
  });

  test("KW-15 a unit may destroy itself", () => {
    const played = shoot(duel({ gun: PLASMA }), "A", "gun", "B", [1, 1]);
    expect(woundsOf(played, "A")).toEqual({});
    expect(played.result.events).toContainEqual({ type: "unit_destroyed", unit_id: "A" });
  });
});
