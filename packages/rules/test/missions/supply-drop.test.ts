import { describe, expect, test } from "vitest";
import { at, battle, end, garrison, primary } from "../support/mission.ts";

describe("Supply Drop", () => {
  const drop = { alpha: "N", omega: "S" };

  test("MI-24 objectives in no man's land: 5, then 8 in round 4 and 15 in round 5, with no cap a turn", () => {
    const score = (round: number) => {
      const units = garrison("p1", ["H1", "C", "N", "S"]);
      return primary(end(battle({ mission: "supply-drop", more: drop, units, turn: { round } })).game)[0];
    };
    expect([2, 3, 4, 5].map(score)).toEqual([15, 15, 24, 45]);
  });

  const next = (round: number, more = {}, dice: readonly number[] = []) =>
    end(battle({ mission: "supply-drop", more, turn: { round, active_player: "p2", phase: "FIGHT" } }), dice);

  test("MI-24 Alpha is removed as round 4 begins, Omega as round 5 does", () => {
    expect(Object.keys(next(2, drop).game.objectives)).toHaveLength(5);
    expect(Object.keys(next(3, drop).game.objectives)).toEqual(["H1", "H2", "C", "S"]);
    expect(Object.keys(next(4, drop).game.objectives)).toEqual(["H1", "H2", "C", "N"]);
  });

  test("MI-24 one die says which is Alpha: 1 to 3 the lower id", () => {
    const { game, result } = next(3, {}, [3]);
    expect(game.mission).toMatchObject({ alpha: "N", omega: "S" });
    expect(result.dice).toMatchObject([{ context: "mission", rolls_raw: [3] }]);
    expect(next(3, {}, [4]).game.mission).toMatchObject({ alpha: "S", omega: "N" });
  });

  test("MI-24 rolled as the battle begins", () => {
    const units = { A: at("H1", "p1"), B: at("H2", "p2") };
    const game = battle({ mission: "supply-drop", units, turn: { phase: "DEPLOYMENT" } });
    const { game: after, result } = end(game, [6, 1, 2]);
    expect(result.dice.map(({ context }) => context)).toEqual(["roll_off", "mission"]);
    expect(after.mission).toMatchObject({ alpha: "N", omega: "S" });
    expect(after.turn).toMatchObject({ phase: "COMMAND", round: 1, active_player: "p1" });
  });
});
