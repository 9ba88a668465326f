import { describe, expect, test } from "vitest";
import { meanOf } from "../../src/abilities/language/acts/odds.ts";
import { oddsOfUse } from "../../src/flow/use-odds.ts";
import { apply, type Game } from "../../src/index.ts";
import { readAction } from "../support/build.ts";
import { type Json, type TableOptions, tableWith, use } from "./table.ts";

/** What one use of the rule comes to, each thing that is counted with the chances of its numbers. */
function oddsOfRule(deeds: readonly Json[], more: Json = {}, payload: Json = {}, options: TableOptions = {}) {
  const clause = { on: "UNIT", when: { selected: "SHOOT" }, use: { once: "PHASE" }, do: deeds, ...more };
  const game = tableWith([clause], options);
  const odds = oddsOfUse(game, readAction(use(payload)) as never);
  if (!odds.ok || odds.value.kind !== "DICE") return expect.fail(JSON.stringify(odds));
  return { game, outcomes: odds.value.outcomes };
}

const AT_B = { choose: { unit: "ENEMY" } };
const B = { target_unit_id: "B" };

describe("OD-1 AB-1 what a use comes to by its own dice", () => {
  test("mortal wounds behind a die: 2 of 3 times D3, so 4/3 on average", () => {
    const table = [{ from: 3, to: 6, do: [{ mortalWounds: "D3", to: "CHOSEN" }] }];
    const { outcomes } = oddsOfRule([{ table }], AT_B, B);
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({ what: "MORTAL_WOUNDS", unit_id: "B" });
    // 1/3 nothing, 4/6 × 1/3 each of 1, 2 and 3.
    for (const [number, chance] of [1 / 3, 2 / 9, 2 / 9, 2 / 9].entries()) {
      expect(outcomes[0]!.chances[number]).toBeCloseTo(chance, 12);
    }
    expect(meanOf(outcomes[0]!.chances)).toBeCloseTo(4 / 3, 12);
  });

  test("a die for each model: two dice on 4+, at most one wound, is 3/4", () => {
    const { outcomes } = oddsOfRule([{ each: "MODEL", from: 4, most: 1, to: "CHOSEN" }], AT_B, B);
    expect(outcomes[0]!.chances).toEqual([1 / 4, 3 / 4]);
  });

  test("several acts on one unit are added", () => {
    const deeds = [
      { mortalWounds: 1, to: "CHOSEN" },
      { mortalWounds: "D3", to: "CHOSEN" },
    ];
    const { outcomes } = oddsOfRule(deeds, AT_B, B);
    expect(meanOf(outcomes[0]!.chances)).toBeCloseTo(3, 12);
  });

  test("healing goes no further than what is missing", () => {
    const models = {
      m1: { id: "m1", name: "M", wounds: 1, at: [10, 10], weapons: ["gun"] },
      m2: { id: "m2", name: "M", wounds: 3, at: [10, 12], weapons: ["gun"] },
    };
    const a = { stats: { wounds: 3 }, models };
    const { outcomes } = oddsOfRule([{ heal: "D3" }], {}, {}, { a });
    // 1, 2 or 3 wounds of which 2 are missing.
    expect(outcomes[0]).toMatchObject({ what: "HEALED", unit_id: "A" });
    expect(meanOf(outcomes[0]!.chances)).toBeCloseTo((1 + 2 + 2) / 3, 12);
  });

  test("a test is passed by two dice against Leadership 7: 21 of 36; with −1, 15 of 36", () => {
    const chanceWith = (modifier: number) =>
      oddsOfRule([{ battleShock: "TEST", modifier, to: "CHOSEN" }], AT_B, B, {
        b: { stats: { leadership: 7 } },
      }).outcomes[0]!.chances[1];
    expect(chanceWith(0)).toBeCloseTo(21 / 36, 12);
    expect(chanceWith(-1)).toBeCloseTo(15 / 36, 12);
  });

  test("the dice say the same: 600 uses against the exact mean", () => {
    const table = [{ from: 3, to: 6, do: [{ mortalWounds: "D3", to: "CHOSEN" }] }];
    const { game, outcomes } = oddsOfRule([{ table }], AT_B, B, {
      b: { stats: { wounds: 9 }, models: { m1: { id: "m1", name: "M", wounds: 9, at: [20, 10] } } },
    });
    const counted = [0, 0, 0, 0];
    for (let cursor = 0; cursor < 600; cursor++) {
      const at: Game = { ...game, rng: { ...game.rng, cursor: 7 * cursor } };
      const after = apply(at, readAction(use(B))).game;
      counted[9 - after.units["B"]!.models["m1"]!.wounds]!++;
    }
    // Chi-square with three degrees of freedom: 16.3 is passed once in a thousand times.
    const square = counted.reduce((sum, seen, number) => {
      const expected = 600 * outcomes[0]!.chances[number]!;
      return sum + (seen - expected) ** 2 / expected;
    }, 0);
    expect(square).toBeLessThan(16.3);
  });
});
