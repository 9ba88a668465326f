import { describe, expect, test } from "vitest";
import { oddsOf, prepare } from "../../src/index.ts";
import { buildGame } from "../support/build.ts";

/** Two gitz 10" apart; one enemy unit is nearer to the first of them, the other to the second. */
const table = (gun: object = {}) =>
  buildGame({
    units: {
      A: {
        abilities: ["GUN-CRAZY SHOW-OFFS"],
        models: { m1: { at: [10, 10], weapons: ["gun"] }, m2: { at: [10, 20], weapons: ["gun"] } },
      },
      B: { owner: "p2", models: { m1: { at: [20, 10] } } },
      C: { owner: "p2", models: { m1: { at: [20, 20] } } },
    },
    weapons: { gun: { name: "Snazzgun", attacks: "3", ...gun } },
  });

const bonusesAt = (target: string, game = table()) => {
  const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: target }]);
  return prepared.ok ? prepared.value.flatMap(({ plan }) => plan.guns.map(({ bonus }) => bonus)) : [];
};

describe("Gun-crazy Show-offs", () => {
  test("AR-6 each snazzgun makes 4 attacks at the eligible target that is closest to its bearer, else its own 3", () => {
    expect(bonusesAt("B")).toEqual([1, 0]);
    expect(bonusesAt("C")).toEqual([0, 1]);
  });

  test("AR-6 what is closer and cannot be shot at is not in the way", () => {
    const game = table();
    const hidden = { ...game.units["C"]!, abilities: ["LONE OPERATIVE"] };
    // C is 9" from m2 and could be shot at; moved out to 14", a Lone Operative is no target any more.
    expect(bonusesAt("B", { ...game, units: { ...game.units, C: hidden } })).toEqual([1, 0]);
    const far = {
      ...hidden,
      models: { m1: { ...hidden.models["m1"]!, position: { x: 10, y: 33, z: 0 } } },
    };
    // 12" from m2, edge to edge: still one. A hair farther: none, and B is the closest to both.
    expect(bonusesAt("B", { ...game, units: { ...game.units, C: far } })).toEqual([1, 0]);
    const farther = { ...hidden, models: { m1: { ...far.models.m1, position: { x: 10, y: 33.1, z: 0 } } } };
    expect(bonusesAt("B", { ...game, units: { ...game.units, C: farther } })).toEqual([1, 1]);
  });

  test("AR-6 other guns, and snazzguns that make as many already, make their own", () => {
    expect(bonusesAt("B", table({ name: "Big shoota" }))).toEqual([0, 0]);
    expect(bonusesAt("B", table({ attacks: "4" }))).toEqual([0, 0]);
  });

  test("AR-6 OD-1 the odds know it: 4 and 3 attacks", () => {
    const game = table();
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    expect(odds).toMatchObject({ ok: true, value: { assignments: [{ attacks: { mean: 7 } }] } });
  });
});
