import { describe, expect, test } from "vitest";
import { type Game, legal, parseGame } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { buildGame, codes, row } from "../support/build.ts";
import { act, battle, endPhase } from "./table.ts";

function ended(game: Game, times: number): Game {
  let next = game;
  for (let i = 0; i < times; i++) next = endPhase(next).game;
  return next;
}

const at = ({ turn: { round, active_player, phase } }: Game) => `${round} ${active_player} ${phase}`;

describe("ending the phase", () => {
  test("PH-4 early, with units that have not shot and targets half chosen", () => {
    const game = act(battle(), "SELECT_SHOOTER", "A1").game;
    const { game: after, result } = endPhase(game);
    expect(result).toMatchObject({ success: true, dice: [], phase: "SHOOTING" });
    expect(at(after)).toBe("1 p1 CHARGE");
    expect(after.shooting).toEqual({
      active_shooter_id: null,
      pending_assignments: [],
      skipped_unit_ids: [],
    });
    expect(after.tasks).toEqual([]);
    expect(after.allocated).toEqual({});
  });

  test("PH-4 not in the middle of attacks", () => {
    const game = act(act(battle(), "SELECT_SHOOTER", "A1").game, "CONFIRM_TARGETS", "A1").game;
    const { game: after, result } = endPhase(game);
    expect(result.errors).toMatchObject([{ code: "RESOLUTION_PENDING", rule: "PH-4" }]);
    expect(after).toBe(game);
  });

  test("PH-4 forgets allocations and skipped units, and keeps who has shot until the turn ends", () => {
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    const shot = act(
      act(battle(), "SKIP_UNIT", "A2").game,
      "SHOOT",
      "A1",
      { assignments },
      [3, 3, 4, 1, 6],
    ).game;
    expect(shot.allocated).toEqual({ B1: ["m1"] });
    const after = endPhase(shot).game;
    expect(after.allocated).toEqual({});
    expect(after.shooting.skipped_unit_ids).toEqual([]);
    expect(after.units["A1"]!.flags).toEqual({ has_shot: true });
    expect(after.units["B1"]!.models["m1"]!.wounds).toBe(1);
    expect(ended(after, 2).units["A1"]!.flags).toEqual({});
  });

  test("PH-1 in other phases nothing is shot", () => {
    const game = endPhase(battle()).game;
    expect(codes(act(game, "SELECT_SHOOTER", "A1").result)).toEqual(["WRONG_PHASE"]);
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    expect(codes(act(game, "SHOOT", "A1", { assignments }).result)).toEqual(["WRONG_PHASE"]);
    expect(codes(act(game, "SKIP_UNIT", "A1").result)).toEqual(["WRONG_PHASE"]);
    expect(legal(game).waiting).toMatchObject([
      { player: "p1", actions: ["DECLARE_CHARGE", "SKIP_CHARGE", "END_PHASE"] },
    ]);
  });
});

describe("the order of phases", () => {
  /** Both sides have guns that reach each other. */
  const armed = (turn: Record<string, unknown> = {}) =>
    buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }), flags: { advanced: true, battle_shocked: true } },
        B: { owner: "p2", models: row(1, [15, 5], { weapons: ["gun"] }), flags: { has_fought: true } },
      },
      weapons: { gun: {} },
      turn: { phase: "FIGHT", ...turn },
    });

  test("PH-4 FI-1 phases, turns and rounds follow each other; with nobody engaged no Fight phase is entered", () => {
    let game = armed();
    const seen = [at(game)];
    for (let i = 0; i < 9; i++) {
      game = endPhase(game).game;
      seen.push(at(game));
    }
    expect(seen).toEqual([
      "1 p1 FIGHT",
      ...["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE"].map((phase) => `1 p2 ${phase}`),
      ...["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE"].map((phase) => `2 p1 ${phase}`),
      "2 p2 COMMAND",
    ]);
  });

  test("PH-4 where the second player opens each round, it counts up before theirs", () => {
    expect(at(endPhase(armed({ first_player: "p2" })).game)).toBe("2 p2 COMMAND");
    expect(at(endPhase(armed({ first_player: "p2", active_player: "p2" })).game)).toBe("1 p1 COMMAND");
  });

  test("PH-4 what units did is forgotten with the turn, battle-shock is not", () => {
    const after = endPhase(armed()).game;
    expect(after.units["A"]!.flags).toEqual({ battle_shocked: true });
    expect(after.units["B"]!.flags).toEqual({});
  });

  test("PH-4 battle-shock ends as its owner's Command phase begins", () => {
    const last = ended(armed(), 4);
    expect(at(last)).toBe("1 p2 CHARGE");
    expect(last.units["A"]!.flags).toEqual({ battle_shocked: true });
    const { game } = endPhase(last);
    expect(at(game)).toBe("2 p1 COMMAND");
    expect(game.units["A"]!.flags).toEqual({});
  });

  test("MO-2 who has not moved by the end of the Movement phase remained stationary", () => {
    const unit = (owner: "p1" | "p2", y: number, flags: Record<string, boolean>) => ({
      owner,
      models: row(1, [owner === "p1" ? 5 : 15, y], { weapons: ["gun"] }),
      flags,
    });
    const game = buildGame({
      units: {
        STAYED: unit("p1", 5, { battle_shocked: true }),
        MOVED: unit("p1", 10, { moved: true }),
        ADVANCED: unit("p1", 15, { advanced: true }),
        FELL_BACK: unit("p1", 20, { fell_back: true }),
        SAID_SO: unit("p1", 25, { remained_stationary: true }),
        ARRIVED: unit("p1", 30, { arrived: true }),
        DISEMBARKED: unit("p1", 35, { disembarked: true }),
        ENEMY: unit("p2", 5, {}),
      },
      weapons: { gun: {} },
      turn: { phase: "MOVEMENT" },
    });
    const { units } = endPhase(game).game;
    expect(Object.fromEntries(Object.values(units).map(({ id, flags }) => [id, flags]))).toEqual({
      STAYED: { battle_shocked: true, remained_stationary: true },
      MOVED: { moved: true },
      ADVANCED: { advanced: true },
      FELL_BACK: { fell_back: true },
      SAID_SO: { remained_stationary: true },
      ARRIVED: { arrived: true },
      DISEMBARKED: { disembarked: true },
      ENEMY: {},
    });
    // Any other phase says nothing about it.
    expect(endPhase(armed({ phase: "COMMAND" })).game.units["B"]!.flags).toEqual({ has_fought: true });
  });

  test("PH-5 a Shooting phase in which no unit could shoot is passed over", () => {
    const game = (range: number, phase: string) =>
      buildGame({
        units: {
          A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
          B: { owner: "p2", models: row(1, [40, 5]) },
        },
        weapons: { gun: { range } },
        turn: { phase },
      });
    expect(at(endPhase(game(48, "MOVEMENT")).game)).toBe("1 p1 SHOOTING");
    const { game: after, result } = endPhase(game(12, "MOVEMENT"));
    expect(at(after)).toBe("1 p2 COMMAND");
    expect(result.log_text).toContain("No unit can act in the Fight phase: it is skipped.");
    expect(result.log_text).toContain("No unit can act in the Shooting phase: it is skipped.");
    expect(result.log_text).toContain("No unit can act in the Charge phase: it is skipped.");
    expect(at(endPhase(game(12, "COMMAND")).game)).toBe("1 p1 MOVEMENT");
  });

  test("PH-5 once begun, it waits to be ended", () => {
    const game = buildGame({
      units: { A: { models: row(1, [5, 5]) }, B: { owner: "p2", models: row(1, [40, 5]) } },
    });
    const [awaited] = legal(game).waiting;
    expect(awaited!.actions).toEqual(["END_PHASE"]);
    expect(waitingInWords(game, awaited!.for)).toBe("the phase to end");
  });

  test("GD-6 a game has a last round, and every document can be read again", () => {
    const last = armed({ round: 1000, active_player: "p2" });
    const { game, result } = endPhase(last);
    expect(result.errors).toMatchObject([{ code: "LAST_ROUND", rule: "GD-6" }]);
    expect(game).toBe(last);
    expect(parseGame(JSON.parse(JSON.stringify(game))).ok).toBe(true);
    expect(at(endPhase(armed({ round: 999, active_player: "p2" })).game)).toBe("1000 p1 COMMAND");
  });
});
