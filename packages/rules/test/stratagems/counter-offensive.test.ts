import { describe, expect, test } from "vitest";
import { type Game, parseGame, waiting } from "../../src/index.ts";
import { buildGame, codes, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

/** p1's Fight phase: A of p1 charged B of p2 and fights first; C of p1 is engaged with D of p2. */
function field(cp = 2): Game {
  const blade = { weapons: ["blade"] };
  const game = buildGame({
    turn: { phase: "FIGHT" },
    units: {
      A: {
        models: row(1, [10, 10], blade),
        flags: { charged_this_turn: true, fights_first: true },
      },
      B: { owner: "p2", models: row(1, [11, 10], blade) },
      C: { models: row(1, [30, 10], blade) },
      D: { owner: "p2", models: row(1, [31, 10], blade) },
      E: { owner: "p2", models: row(1, [50, 40], blade) },
    },
    weapons: { blade: { type: "MELEE" } },
  });
  return withCp(game, 0, cp);
}

const act = (
  game: Game,
  unit: string,
  type: string,
  payload: object = {},
  faces: readonly number[] = [],
): Game => {
  const { game: after, result } = play(game, { type, actor_unit_id: unit, payload }, faces);
  expect(result.errors).toEqual([]);
  return after;
};

/** The unit fights without moving or striking. */
function fights(game: Game, unit: string): Game {
  const piled = act(game, unit, "PILE_IN", { per_model_paths: {} });
  return act(act(piled, unit, "FIGHT", { assignments: [] }), unit, "CONSOLIDATE", { per_model_paths: {} });
}

const afterA = (cp = 2): Game => fights(act(field(cp), "A", "SELECT_FIGHTER"), "A");

describe("Counter-offensive", () => {
  test("ST-11 just after an enemy unit has fought its opponent is asked, for 2 CP", () => {
    expect(waiting(afterA())).toMatchObject([
      { player: "p2", window: "W-FIGHT-AFTER", for: { unit_id: "A" } },
    ]);
    expect(afterA(1).tasks).toEqual([]);
  });

  test("ST-11 ST-8 the unit fights next, and then it is for the other player to pick", () => {
    const { game, result } = use(afterA(), "D", "COUNTER_OFFENSIVE");
    expect(result.errors).toEqual([]);
    expect(game.players.p2.cp).toBe(0);
    expect(waiting(game)).toMatchObject([{ player: "p2", for: { what: "pile_in", unit_id: "D" } }]);
    const after = fights(game, "D");
    expect(after.units["D"]!.flags.has_fought).toBe(true);
    expect(waiting(after)[0]).toMatchObject({ player: "p1" });
  });

  test("ST-11 only a unit that is engaged and has not fought; not of the player whose unit fought", () => {
    expect(codes(use(afterA(), "E", "COUNTER_OFFENSIVE").result)).toEqual(["NOBODY_ENGAGED"]);
    expect(use(afterA(), "C", "COUNTER_OFFENSIVE").result.success).toBe(false);
    const game = afterA();
    const fought: Game = {
      ...game,
      units: { ...game.units, D: { ...game.units["D"]!, flags: { has_fought: true } } },
    };
    expect(codes(use(fought, "D", "COUNTER_OFFENSIVE").result)).toEqual(["ALREADY_FOUGHT"]);
  });

  test("ST-9 the window and the fight in it are saved and loaded", () => {
    for (const game of [afterA(), use(afterA(), "D", "COUNTER_OFFENSIVE").game]) {
      const read = parseGame(JSON.parse(JSON.stringify(game)));
      expect(read.ok ? read.value : read.refusals).toEqual(game);
    }
  });
});
