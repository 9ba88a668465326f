import { describe, expect, test } from "vitest";
import { pickOdds } from "../../src/flow/fight/pick-odds.ts";
import { ifWaited } from "../../src/flow/fight/wait.ts";
import { enemy, melee, type Place, unit } from "./table.ts";

/** One attack a model, WS 3+, S4 against T4 and no save: each slays in 2/3 · 1/2 = 1/3. */
const weapons = { blade: { type: "MELEE", attacks: "1", skill: 3, strength: 4 } };
const FRAIL = { stats: { save: 7 } };
const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const two = (x: number, y: number): readonly Place[] => [
  [x, y],
  [x, y + 1],
];

/** It is p2's turn, so p1 picks first: A against E, and B against F far away, so that A need not be the one. */
function brawl(more: Parameters<typeof melee>[0] = {}) {
  return melee(
    {
      A: unit(two(10, 10), FRAIL),
      B: unit(two(30, 10), FRAIL),
      E: enemy(two(11, 10), FRAIL),
      F: enemy(two(31, 10), FRAIL),
      ...more,
    },
    { weapons, turn: { active_player: "p2" } },
  );
}

describe("FI-3 what becomes of a pick that waits", () => {
  test("it fights with whoever the enemy leaves, over all that may befall it", () => {
    const game = brawl();
    const now = pickOdds(game, game.units["A"]!).does[0]!.odds.slain;
    expect("mean" in now && now.mean).toBeCloseTo(2 / 3, 12);
    // E slays none in 4/9, one in 4/9, both in 1/9; then A has two, one or no attacks of 1/3 each.
    expect(ifWaited(game, game.units["A"]!)).toEqual({
      first_unit_id: "E",
      target_unit_id: "E",
      mean: expect.closeTo((4 / 9) * (2 / 3) + (4 / 9) * (1 / 3), 12),
      destroyed: expect.closeTo(1 / 9, 12),
    });
  });

  test("of a single model the wounds count, and it strikes as long as it lives", () => {
    const game = brawl({ A: unit([[10, 10]], { stats: { save: 7, wounds: 2 }, wounds: 2 }) });
    // Both of E reach it, so it is slain in 1/9; otherwise its one attack is worth 1/3.
    expect(ifWaited(game, game.units["A"]!)).toMatchObject({
      mean: expect.closeTo((8 / 9) * (1 / 3), 12),
      destroyed: expect.closeTo(1 / 9, 12),
    });
  });

  test("nobody comes first who fights in a later step, and who has one unit to pick from cannot wait", () => {
    const charged = brawl({ A: unit(two(10, 10), { ...FRAIL, ...CHARGED }) });
    // A alone fights first: there is nothing to put off.
    expect(ifWaited(charged, charged.units["A"]!)).toBeNull();
    const both = brawl({
      A: unit(two(10, 10), { ...FRAIL, ...CHARGED }),
      B: unit(two(30, 10), { ...FRAIL, ...CHARGED }),
    });
    expect(ifWaited(both, both.units["A"]!)).toEqual({ first_unit_id: null });
    expect(ifWaited(both, both.units["E"]!)).toBeNull();
  });
});
