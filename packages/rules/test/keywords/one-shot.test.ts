import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { buildGame, codes, duel, shoot } from "../support/build.ts";

const MISSILE = { keywords: ["ONE SHOT"] };

/** The next turn, as far as this weapon is concerned. */
function later(game: Game): Game {
  return { ...game, units: { ...game.units, A: { ...game.units["A"]!, flags: {} } } };
}

describe("One Shot", () => {
  test("KW-19 a weapon that was fired is spent for the battle", () => {
    const { game } = shoot(duel({ gun: MISSILE }), "A", "gun", "B", [1]);
    expect(game.spent).toEqual({ A: { m1: ["gun"] } });
    expect(codes(shoot(later(game), "A", "gun", "B").result)).toEqual(["ONE_SHOT_SPENT"]);
  });

  test("KW-19 models that held their fire still have theirs", () => {
    const first = shoot(duel({ gun: MISSILE, attackers: 2 }), "A", "gun", "B", [1], { model_ids: ["m2"] });
    // Only m1 is left to fire: one die.
    const second = shoot(later(first.game), "A", "gun", "B", [1]);
    expect(second.result.success).toBe(true);
    expect(second.game.spent).toEqual({ A: { m1: ["gun"], m2: ["gun"] } });
    const again = shoot(later(first.game), "A", "gun", "B", [], { model_ids: ["m2"] });
    expect(codes(again.result)).toEqual(["ONE_SHOT_SPENT"]);
  });

  test("KW-19 what is spent is saved with the game", () => {
    const { game } = shoot(duel({ gun: MISSILE }), "A", "gun", "B", [1]);
    const loaded = parseGame(JSON.parse(JSON.stringify(later(game))));
    expect(loaded.ok && codes(shoot(loaded.value, "A", "gun", "B").result)).toEqual(["ONE_SHOT_SPENT"]);
  });

  test("KW-19 it is spent with whichever profile it was fired", () => {
    const weapon = { keywords: ["ONE SHOT"], profile_of: "missile" };
    const game = buildGame({
      units: {
        A: { models: { m1: { at: [5, 5], weapons: ["frag", "krak"] } } },
        B: { owner: "p2", models: { m1: { at: [15, 5] } } },
      },
      weapons: { frag: weapon, krak: weapon },
    });
    const { game: after } = shoot(game, "A", "frag", "B", [1]);
    expect(codes(shoot(later(after), "A", "krak", "B").result)).toEqual(["ONE_SHOT_SPENT"]);
  });

  test("KW-19 other weapons are not spent", () => {
    expect(shoot(duel({}), "A", "gun", "B", [1]).game.spent).toEqual({});
  });
});
