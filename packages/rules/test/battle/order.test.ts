import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { at, battle, end } from "../support/mission.ts";

const loaded = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
};

describe("the end of a turn", () => {
  test("OB-5 coherency first, then control, Actions, points and marks", () => {
    // m2 holds the marker until it is out of coherency; the Action beside it is then not completed.
    const game = battle({
      mission: "terraform",
      places: ["C"],
      held: { C: "p1" },
      units: {
        A: {
          models: { m1: { at: [30, 24] }, m2: { at: [30, 34] }, m3: { at: [32, 34] } },
          flags: { advanced: true },
        },
      },
      turn: { phase: "FIGHT", round: 2 },
    });
    const performing = {
      ...game,
      units: {
        ...game.units,
        A: { ...game.units["A"]!, action: { action: "TERRAFORM" as const, objective_id: "C" } },
      },
    };
    const { game: after, result } = end(performing);
    expect(Object.keys(after.units["A"]!.models)).toEqual(["m2", "m3"]);
    expect(after.objectives["C"]).toMatchObject({ controlled_by: null });
    expect(after.objectives["C"]!.terraformed_by).toBeUndefined();
    expect(after.units["A"]!.flags).toEqual({});
    const logged = result.log.map(({ line }) => line);
    const order = ["phase_ended", "out_of_coherency", "objective_changed", "action_failed"];
    expect(logged.filter((line) => order.includes(line))).toEqual([
      "out_of_coherency",
      "objective_changed",
      "action_failed",
    ]);
  });

  test("BR-15 a battle saved and loaded after every phase goes on the same", () => {
    const units = { A: at("C", "p1", { abilities: ["STICKY OBJECTIVE"] }), B: at("S", "p2") };
    let [one, other] = [
      battle({ mission: "purge-the-foe", units }),
      battle({ mission: "purge-the-foe", units }),
    ];
    while (one.result === null) {
      one = end(one).game;
      other = end(loaded(other)).game;
      expect(other).toEqual(one);
    }
  });
});

test("BR-10 a roll-off is rolled again on a tie, p1's die first", () => {
  const game = battle({ units: { A: at("H1", "p1"), B: at("H2", "p2") }, turn: { phase: "DEPLOYMENT" } });
  const { game: after, result } = end(game, [4, 4, 2, 5]);
  expect(result.dice).toMatchObject([{ context: "roll_off", rolls_raw: [4, 4, 2, 5], winner: "p2" }]);
  expect(after.turn).toMatchObject({ first_player: "p2", active_player: "p2" });
});
