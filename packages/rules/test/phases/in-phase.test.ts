import { describe, expect, test } from "vitest";
import { formationsOf } from "../../src/flow/phases/deployment/formations.ts";
import { type Game, legal, legalInPhase, waiting } from "../../src/index.ts";
import { actionStarts } from "../../src/missions/actions/start-action.ts";
import { play, row } from "../support/build.ts";
import { beforeBattle } from "../support/deployment.ts";
import { at, battle as mission } from "../support/mission.ts";
import { act, battle } from "./table.ts";

/** Questions about a phase are asked of the game as it is, whatever is under way and whoever is awaited. */

describe("who is left to act", () => {
  /** A1's volley waits for the defender, who chooses who loses wounds. */
  function inVolley(): Game {
    const start = battle({ settings: { allocation: "DEFENDER" } });
    const payload = { assignments: [{ weapon_id: "gun", target_unit_id: "B1" }] };
    return act(start, "SHOOT", "A1", payload, [6, 6, 6, 6]).game;
  }

  test("PH-2 in the middle of a volley the phase still knows who could shoot", () => {
    const game = inVolley();
    expect(game.tasks.length).toBeGreaterThan(0);
    expect(legal(game).units["A2"]!["SELECT_SHOOTER"]).toBeUndefined();
    const { A2, B1 } = legalInPhase(game);
    expect(A2!["SELECT_SHOOTER"]).toEqual([]);
    expect(B1!["SELECT_SHOOTER"]).toMatchObject([{ code: "NOT_YOUR_TURN" }]);
  });

  test("PH-2 with nothing under way it is what the game says", () => {
    const game = battle();
    expect(legalInPhase(game)).toBe(legal(game).units);
  });
});

describe("Actions that could be started", () => {
  test("SC-1 a unit that is chosen to shoot may still start one instead", () => {
    const game = mission({
      mission: "terraform",
      units: { A: at("C", "p1", { models: { m1: { at: [30, 24], weapons: ["gun"] } } }), B: at("N", "p2") },
      turn: { phase: "SHOOTING", round: 2 },
      weapons: { gun: { range: 48 } },
    });
    const starts = actionStarts(game);
    expect(starts.map(({ payload }) => payload)).toEqual([{ action: "TERRAFORM", objective_id: "C" }]);
    const chosen = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" });
    expect(chosen.result.errors).toEqual([]);
    expect(actionStarts(chosen.game)).toEqual(starts);
  });
});

describe("what either player may declare", () => {
  test("DE-4 the player who does not drop next is offered the same, and the game stays as it is", () => {
    const unit = { keywords: ["INFANTRY"], abilities: ["Deep Strike"], models: row(1, [0, 0]), points: 100 };
    const game = beforeBattle({
      units: {
        A: unit,
        B: { ...unit, owner: "p2" },
      },
    });
    const reserves = (player: "p1" | "p2") =>
      formationsOf(game, player).flatMap((one) => (one.type === "RESERVE" ? [one.actor_unit_id] : []));
    expect(game.turn.active_player).toBe("p1");
    expect(new Set(reserves("p1"))).toEqual(new Set(["A"]));
    expect(new Set(reserves("p2"))).toEqual(new Set(["B"]));
    expect(waiting(game).map(({ player, actions }) => [player, actions.includes("RESERVE")])).toEqual([
      ["p1", true],
      ["p2", true],
    ]);
    // p2 declares although p1 drops next: nothing has to be pretended.
    const declared = play(game, { ...formationsOf(game, "p2")[0]! });
    expect(declared.result.errors).toEqual([]);
    expect(declared.game.turn.active_player).toBe("p1");
  });
});
