import { describe, expect, test } from "vitest";
import { gainExtra } from "../../src/flow/command-points.ts";
import { endLifeTimes } from "../../src/flow/phases/life-times.ts";
import { Change } from "../../src/game/change.ts";
import { type Game, scriptedDice } from "../../src/index.ts";
import { play } from "../support/build.ts";
import { commandGame, cpOf, endPhase, nextTurn } from "./table.ts";

describe("command points", () => {
  test("CO-1 both players gain one as each Command phase begins: two each in a round, from nothing", () => {
    const start = commandGame();
    expect(cpOf(start)).toEqual([0, 0]);
    const second = nextTurn(start);
    expect(second.turn).toMatchObject({ round: 1, active_player: "p2", phase: "COMMAND" });
    expect(cpOf(second)).toEqual([1, 1]);
    expect(cpOf(nextTurn(second))).toEqual([2, 2]);
  });

  test("CO-1 worked case 1: with the first Command phase of the battle it is two each after round 1, ten after round 5", () => {
    // The document is given after its own Command step, so that its two points stand in it.
    let game: Game = { ...commandGame() };
    game = { ...game, players: { p1: { ...game.players.p1, cp: 1 }, p2: { ...game.players.p2, cp: 1 } } };
    for (let turn = 2; turn <= 10; turn++) {
      game = nextTurn(game);
      expect(cpOf(game)).toEqual([turn, turn]);
    }
    expect(game.turn.round).toBe(5);
  });

  test("CO-1 the gain is told to whoever listens, p1's first", () => {
    let game = commandGame();
    for (let n = 0; n < 6; n++) {
      const { game: next, result } = endPhase(game);
      if (next.turn.active_player === "p2") {
        expect(result.events.filter(({ type }) => type === "cp_changed")).toEqual([
          { type: "cp_changed", player: "p1", cp: 1 },
          { type: "cp_changed", player: "p2", cp: 1 },
        ]);
        expect(result.log_text).toContain("Blue gains 1 CP and has 1.");
        return;
      }
      game = next;
    }
    expect.fail("the turn did not end");
  });

  test("CO-1 without a mission nobody gains any, nor in a document that is given in the phase", () => {
    expect(cpOf(nextTurn(commandGame({}, { mission: null })))).toEqual([0, 0]);
    expect(cpOf(commandGame())).toEqual([0, 0]);
  });

  test("CO-2 from other sources one in a round and player; the round after there is one again", () => {
    const change = new Change(commandGame(), scriptedDice([], 0));
    expect(gainExtra(change, "p1")).toBe(true);
    expect(gainExtra(change, "p1")).toBe(false);
    expect(gainExtra(change, "p2")).toBe(true);
    expect(cpOf(change.game)).toEqual([1, 1]);
    endLifeTimes(change, "TURN");
    expect(gainExtra(change, "p1")).toBe(false);
    endLifeTimes(change, "ROUND");
    expect(change.game.players.p1).not.toHaveProperty("extra_cp");
    expect(gainExtra(change, "p1")).toBe(true);
    expect(cpOf(change.game)).toEqual([2, 1]);
  });

  test("CO-2 the cap is no cap of what the phases give, and ends with the round in play", () => {
    const game = commandGame();
    const capped: Game = {
      ...game,
      players: { ...game.players, p1: { ...game.players.p1, extra_cp: 1 } },
    };
    const second = nextTurn(capped);
    expect(cpOf(second)).toEqual([1, 1]);
    expect(second.players.p1.extra_cp).toBe(1);
    expect(nextTurn(second).players.p1).not.toHaveProperty("extra_cp");
  });

  test("CO-1 RC-2 records of before the whole battle gain none", () => {
    const game = commandGame();
    expect(cpOf(nextTurn({ ...game, turn: { ...game.turn, edition: 2 } }))).toEqual([0, 0]);
  });

  test("CO-1 settings do not touch what is gained", () => {
    const off = play(commandGame(), { type: "CHANGE_SETTINGS", payload: { stratagems: "OFF" } }).game;
    expect(cpOf(nextTurn(off))).toEqual([1, 1]);
  });
});
