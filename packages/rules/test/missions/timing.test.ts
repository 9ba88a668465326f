import { describe, expect, test } from "vitest";
import { at, battle, end, garrison, primary, vp } from "../support/mission.ts";

const score = (turn: Record<string, unknown>, mission = "take-and-hold") =>
  primary(end(battle({ mission, units: garrison("p1", ["C"]), turn })).game);
const scoreOfSecond = (turn: Record<string, unknown>, mission = "take-and-hold") =>
  primary(
    end(battle({ mission, units: garrison("p2", ["C"]), turn: { active_player: "p2", ...turn } })).game,
  );

describe("when primary missions are scored", () => {
  test("MI-12 at the end of the own Command phase, from round 2", () => {
    expect(score({ round: 1 })).toEqual([0, 0]);
    expect(score({ round: 2 })).toEqual([5, 0]);
    expect(score({ round: 2, phase: "MOVEMENT" })).toEqual([0, 0]);
    expect(score({ round: 2, active_player: "p2" })).toEqual([0, 0]);
  });

  test("MI-12 worked case 16: in round 5 the first player at the Command phase, the second at the end of the turn", () => {
    expect(score({ round: 5 })).toEqual([5, 0]);
    expect(score({ round: 5, phase: "FIGHT" })).toEqual([0, 0]);
    expect(scoreOfSecond({ round: 5 })).toEqual([0, 0]);
    expect(scoreOfSecond({ round: 5, phase: "FIGHT" })).toEqual([0, 5]);
    expect(scoreOfSecond({ round: 4 })).toEqual([0, 5]);
    expect(scoreOfSecond({ round: 4, phase: "FIGHT" })).toEqual([0, 0]);
  });

  test("MI-12 in Only War both score at the Command phase of round 5", () => {
    expect(scoreOfSecond({ round: 5 }, "only-war")).toEqual([0, 1]);
    expect(scoreOfSecond({ round: 5, phase: "FIGHT" }, "only-war")).toEqual([0, 0]);
  });

  test("BR-14 control is judged first: what was lost in this phase scores nothing", () => {
    const game = battle({ held: { C: "p1" }, units: { B: at("C", "p2") }, turn: { round: 2 } });
    expect(primary(end(game).game)).toEqual([0, 0]);
  });

  test("MI-10 48 and 15 make 50; Only War has no cap", () => {
    const rich = (mission: string) => {
      const game = battle({ mission, units: garrison("p1", ["C", "N", "S", "H1"]), turn: { round: 2 } });
      const players = { ...game.players, p1: { ...game.players.p1, vp: { primary: 48, secondary: 0 } } };
      return end({ ...game, players }).game;
    };
    expect(primary(rich("take-and-hold"))).toEqual([50, 0]);
    expect(primary(rich("only-war"))).toEqual([51, 0]);
  });

  test("MI-10 the scores of a battle are kept, with what they are for", () => {
    const { game, result } = end(battle({ units: garrison("p1", ["C", "N"]), turn: { round: 3 } }));
    expect(game.mission!.scores).toEqual([
      {
        round: 3,
        turn: "p1",
        phase: "COMMAND",
        player: "p1",
        kind: "primary",
        source: "take-and-hold",
        vp: 10,
        of: ["C", "N"],
      },
    ]);
    expect(result.events).toContainEqual({
      type: "vp_scored",
      player: "p1",
      kind: "primary",
      source: "take-and-hold",
      vp: 10,
    });
    expect(vp(game).p1).toEqual({ primary: 10, secondary: 0 });
  });
});
