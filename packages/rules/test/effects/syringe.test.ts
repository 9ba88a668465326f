import { describe, expect, test } from "vitest";
import { type Game, oddsOf } from "../../src/index.ts";
import { done, enemy, melee, readyToStrike, strike, unit } from "../fight/table.ts";
import { codes, type UnitOptions } from "../support/build.ts";
import { diceOf, woundsOf } from "../support/plan.ts";

const NEEDLE = {
  name: "'Urty syringe",
  type: "MELEE",
  attacks: "1",
  skill: 3,
  strength: 2,
  keywords: ["ANTI-INFANTRY 4+", "EXTRA ATTACKS"],
};
const AT = [{ weapon_id: "needle", target_unit_id: "E" }];

/** A Painboy with nothing but the syringe, in contact with models that have no save. */
const table = (target: Partial<UnitOptions> = {}, models = 1): Game =>
  melee(
    {
      A: unit([[10, 10]], {
        weapons: ["needle"],
        abilities: ["SYRINGE"],
        flags: { charged_this_turn: true, fights_first: true },
      }),
      E: enemy(
        Array.from({ length: models }, (_, i) => [11, 10 + 1.2 * i] as const),
        { stats: { save: 7, wounds: 10 }, ...target },
      ),
    },
    { weapons: { needle: NEEDLE } },
  );

const odds = (game: Game) => {
  const found = oddsOf(game, game.units["A"]!, AT, undefined, "MELEE");
  return found.ok ? found.value : expect.fail(JSON.stringify(found.refusals));
};
const close = (numbers: readonly number[]) => numbers.map((p) => expect.closeTo(p, 12));

describe("'Urty Syringe", () => {
  test("AR-8 FI-23 a critical wound is saved against as ever, and a D6 of mortal wounds follows when all attacks are over", () => {
    // Hit 3, wound 4 (critical by Anti), save 6 of 7+ fails: 1 damage; then a 5.
    const played = strike(readyToStrike(table(), "A"), "A", AT, [3, 4, 6, 5]);
    expect(codes(played.result)).toEqual([]);
    expect(diceOf(played).map(([context]) => context)).toEqual([
      "attacks",
      "to_hit",
      "to_wound",
      "save",
      "ability",
    ]);
    expect(woundsOf(played, "E")).toEqual({ m1: 4 });
  });

  test("AR-8 a wound that is not critical adds nothing, and Vehicles suffer none", () => {
    const plain = strike(readyToStrike(table({ keywords: ["BEAST"] }), "A"), "A", AT, [3, 5]);
    expect(woundsOf(plain, "E")).toEqual({ m1: 10 });
    const tank = table({ keywords: ["VEHICLE", "INFANTRY"] });
    expect(woundsOf(strike(readyToStrike(tank, "A"), "A", AT, [3, 4, 6]), "E")).toEqual({ m1: 9 });
  });

  test("AR-8 AT-17 the mortal wounds spill over from model to model", () => {
    const played = done(
      strike(readyToStrike(table({ stats: { save: 7, wounds: 1 } }, 3), "A"), "A", AT, [3, 4, 6, 2]),
    );
    // One falls to the wound, two to the dice.
    expect(Object.keys(played.units["E"]!.models)).toEqual([]);
  });

  test("AR-8 OD-1 the odds: two of three times nothing, else one wound and a D6 more", () => {
    const { damage, destroyed } = odds(table()).targets["E"]!;
    expect(damage).toMatchObject({ pmf: close([2 / 3, 0, ...Array(6).fill(1 / 18)]) });
    expect(destroyed).toBe(0);
    // The assignment itself is one wound of a hit of two in three, one in two of which wounds.
    expect(odds(table()).assignments[0]).toMatchObject({ damage: { mean: expect.closeTo(1 / 3, 12) } });
  });

  test("AR-8 OD-1 three models of one wound: two slain by a 1, all by more", () => {
    const { slain, destroyed } = odds(table({ stats: { save: 7, wounds: 1 } }, 3)).targets["E"]!;
    expect(slain).toMatchObject({ pmf: close([2 / 3, 0, 1 / 18, 5 / 18]) });
    expect(destroyed).toBeCloseTo(5 / 18, 12);
  });
});
