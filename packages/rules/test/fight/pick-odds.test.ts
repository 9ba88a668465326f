import { expect, test } from "vitest";
import { type FightOdds, pickOdds } from "../../src/flow/fight/pick-odds.ts";
import { piledIn } from "../../src/space/fight/piled-in.ts";
import { enemy, melee, unit } from "./table.ts";

/** One attack a model, WS 3+, S4 against T4 and no save: each slays in 2/3 · 1/2 = 1/3. */
const weapons = { blade: { type: "MELEE", attacks: "1", skill: 3, strength: 4 } };
const FRAIL = { stats: { save: 7 } };

const means = (attacks: readonly FightOdds[]) =>
  attacks.map(({ odds: { slain } }) => ("mean" in slain ? slain.mean : Number.NaN));

test("FI-8 FI-10 what a pick would do and take is asked for after its pile-in", () => {
  const game = melee(
    {
      A: unit(
        [
          [10, 10],
          [8, 11],
          [8, 12.5],
        ],
        { ...FRAIL, flags: { charged_this_turn: true, fights_first: true } },
      ),
      E: enemy(
        [
          [11, 10],
          [11, 11.5],
          [11, 13],
        ],
        FRAIL,
      ),
    },
    { weapons },
  );
  const { A } = game.units;
  // As they stand m1 alone reaches E, which has two within an inch of it.
  expect(means(pickOdds(game, A!).does)).toEqual([expect.closeTo(1 / 3, 12)]);
  expect(means(pickOdds(game, A!).takes)).toEqual([expect.closeTo(2 / 3, 12)]);
  const after = piledIn(game, A!);
  const { does, takes } = pickOdds(after, after.units["A"]!);
  expect(means(does)).toEqual([expect.closeTo(1, 12)]);
  expect(means(takes)).toEqual([expect.closeTo(1, 12)]);
  // The table itself is as it was.
  expect(game.units["A"]!.models["m2"]!.position).toEqual({ x: 8, y: 11, z: 0 });
});
