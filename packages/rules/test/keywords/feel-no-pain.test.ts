import { describe, expect, test } from "vitest";
import { duel, shoot } from "../support/build.ts";
import { diceOf, planOf, woundsOf } from "../support/plan.ts";

const target = (abilities: readonly string[], wounds = 5) => ({ abilities, stats: { wounds } });

describe("Feel No Pain", () => {
  test.each([2, 3, 4, 5, 6])("KW-25 on %d+ a wound is ignored, a die for each point of damage", (from) => {
    const game = duel({ gun: { damage: "2" }, target: target([`FEEL NO PAIN ${from}+`]) });
    // Hit, wound, failed save; one die at the value, one below it.
    const played = shoot(game, "A", "gun", "B", [3, 4, 1, from, from - 1]);
    expect(diceOf(played).at(-1)).toEqual(["feel_no_pain", [from, from - 1]]);
    expect(woundsOf(played)).toEqual({ m1: 4 });
  });

  test("KW-25 DI-4 comes after the damage roll and stops when the model dies", () => {
    const game = duel({ gun: { damage: "D6" }, target: target(["Feel No Pain 5+"], 2) });
    // Six points of damage on two wounds: 1 lost, 5 ignored, 1 lost and dead; no fourth die.
    const played = shoot(game, "A", "gun", "B", [3, 4, 1, 6, 1, 5, 1]);
    expect(diceOf(played).slice(-2)).toEqual([
      ["damage", [6]],
      ["feel_no_pain", [1, 5, 1]],
    ]);
    expect(woundsOf(played)).toEqual({});
  });

  test("KW-25 is not rolled for a wound that was saved", () => {
    const game = duel({ target: target(["FEEL NO PAIN 5+"]) });
    expect(diceOf(shoot(game, "A", "gun", "B", [3, 4, 3])).at(-1)).toEqual(["save", [3]]);
  });

  test("KW-25 a model that ignored everything is not wounded, but the attack was allocated to it", () => {
    const game = duel({ defenders: 2, target: { abilities: ["FEEL NO PAIN 5+"] } });
    const played = shoot(game, "A", "gun", "B", [3, 4, 1, 5]);
    expect(woundsOf(played)).toEqual({ m1: 1, m2: 1 });
    expect(played.game.allocated).toEqual({ B: ["m1"] });
  });

  test("KW-27 of two the better one, and only one roll a wound", () => {
    const game = duel({ target: target(["FEEL NO PAIN 6+", "FEEL NO PAIN 4+"]) });
    expect(planOf(game).profiles[0]!.feel_no_pain).toBe(4);
    expect(woundsOf(shoot(game, "A", "gun", "B", [3, 4, 1, 4]))).toEqual({ m1: 5 });
  });
});
