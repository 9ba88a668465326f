import { describe, expect, test } from "vitest";
import { notAutomated } from "../../src/abilities/unit-abilities.ts";
import { duel } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const AGAINST_RANGED = "Invulnerable Save 5+ against ranged attacks";

const savesOf = (target: object, gun: object = {}) =>
  planOf(duel({ gun: { ap: -3, ...gun }, target })).profiles.map((one) => one.invulnerable_save);

describe("an invulnerable save against ranged attacks", () => {
  test("KW-30 counts when the unit is shot at, and a better plain save hides it", () => {
    expect(savesOf({ abilities: [AGAINST_RANGED] })).toEqual([5]);
    expect(savesOf({ abilities: [AGAINST_RANGED], stats: { invulnerable_save: 6 } })).toEqual([5]);
    expect(savesOf({ abilities: [AGAINST_RANGED], stats: { invulnerable_save: 4 } })).toEqual([4]);
    expect(savesOf({ abilities: [] })).toEqual([null]);
  });

  test("KW-30 is the referee's business, in any case of letters", () => {
    const game = duel({ target: { abilities: [AGAINST_RANGED] } });
    expect(notAutomated(game, game.units["B"]!)).toEqual([]);
  });
});
