import { describe, expect, test } from "vitest";
import { choices, parseGame, waiting } from "../../src/index.ts";
import { play } from "../support/build.ts";
import { at, battle, end, garrison, primary, until } from "../support/mission.ts";

const last = { round: 5, active_player: "p2", phase: "FIGHT" };

describe("the end of the battle", () => {
  test("OB-9 OB-10 BR-1 after the second turn of round 5: most points win, and nothing more is done", () => {
    const game = battle({ held: { C: "p1" }, units: { A: at("C", "p2") }, turn: last });
    const { game: over, result } = end(game);
    expect(over.result).toEqual({ winner: "p2", reason: "POINTS" });
    expect(result.events.map(({ type }) => type)).toEqual([
      "objective_changed",
      "phase_ended",
      "vp_scored",
      "turn_ended",
      "round_ended",
      "battle_ended",
    ]);
    expect(waiting(over)).toEqual([]);
    expect([...choices(over)]).toEqual([]);
    expect(play(over, { type: "END_PHASE" }).result.errors).toMatchObject([{ code: "BATTLE_OVER" }]);
    expect(over.turn).toMatchObject({ round: 5, active_player: "p2" });
    expect(over.tasks).toEqual([]);
    const again = parseGame(JSON.parse(JSON.stringify(over)));
    expect(again.ok && again.value).toEqual(over);
  });

  test("OB-10 the same number of points is a draw", () => {
    expect(end(battle({ turn: last })).game.result).toEqual({ winner: null, reason: "POINTS" });
  });

  test("OB-9 not after the first turn of it, nor after another round", () => {
    expect(end(battle({ turn: { ...last, active_player: "p1" } })).game.result).toBeNull();
    const next = end(battle({ turn: { ...last, round: 4 } })).game;
    expect(next.result).toBeNull();
    expect(next.turn).toMatchObject({ round: 5, active_player: "p1", phase: "COMMAND" });
  });

  const weapons = { gun: { attacks: "1", skill: 2, strength: 20, ap: -6, damage: "3" } };
  const shot = (mission: string) => {
    const game = battle({
      mission,
      weapons,
      units: { A: { models: { m1: { at: [50, 42], weapons: ["gun"] } } } },
      turn: { phase: "SHOOTING" },
    });
    return play(
      game,
      {
        type: "SHOOT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "far2" }] },
      },
      [6, 6, 1],
    );
  };

  test("OB-9 MI-4 Only War is over at once when an army is destroyed, Chapter Approved is not", () => {
    const { game, result } = shot("only-war");
    expect(game.result).toEqual({ winner: "p1", reason: "ARMY_DESTROYED" });
    expect(result.events.at(-1)).toEqual({ type: "battle_ended", player: "p1" });
    expect(shot("take-and-hold").game.result).toBeNull();
  });

  /** The bolt of the last of p1 kills the last of p2, and the Hazardous weapon kills whoever fired it. */
  const bothGone = (mission: string, points: readonly [number, number], turn = {}) => {
    const game = battle({
      mission,
      weapons: { gun: { ...weapons.gun, keywords: ["HAZARDOUS"] } },
      units: { A: { models: { m1: { at: [50, 42], weapons: ["gun"] } } } },
      turn: { phase: "SHOOTING", ...turn },
    });
    const { p1, p2 } = game.players;
    const players = {
      p1: { ...p1, vp: { ...p1.vp, primary: points[0] } },
      p2: { ...p2, vp: { ...p2.vp, primary: points[1] } },
    };
    const { far1: _, ...units } = game.units;
    const assignments = [{ weapon_id: "gun", target_unit_id: "far2" }];
    const fire = { type: "SHOOT", actor_unit_id: "A", payload: { assignments } };
    return play({ ...game, players, units }, fire, [6, 6, 1, 1]);
  };

  test.each(["only-war", "take-and-hold"])(
    "OB-9 OB-10 %s: both armies destroyed at once, the battle is over and points decide",
    (mission) => {
      expect(bothGone(mission, [5, 10]).game.result).toEqual({ winner: "p2", reason: "ARMY_DESTROYED" });
      expect(bothGone(mission, [10, 5]).game.result).toEqual({ winner: "p1", reason: "ARMY_DESTROYED" });
      const { game, result } = bothGone(mission, [5, 5]);
      expect(game.result).toEqual({ winner: null, reason: "ARMY_DESTROYED" });
      expect(result.events.at(-1)).toEqual({ type: "battle_ended", player: null });
    },
  );

  test("OB-9 RC-2 in a record of the third edition Chapter Approved is played on", () => {
    expect(bothGone("take-and-hold", [5, 5], { edition: 3 }).game.result).toBeNull();
    expect(bothGone("only-war", [5, 10], { edition: 3 }).game.result?.winner).toBe("p2");
  });

  test("OB-9 a battle under Chapter Approved is played out with nobody left", () => {
    const over = until(shot("take-and-hold").game, ({ result }) => result !== null);
    expect(over.turn.round).toBe(5);
  });

  test("BR-1 BR-2 BR-3 five rounds of two turns, the phases in their order, each ended once", () => {
    let game = battle({ units: garrison("p1", ["C"]) });
    const seen: string[] = [];
    while (game.result === null) {
      const { game: next, result } = end(game);
      for (const event of result.events) {
        if (event.type === "phase_ended") seen.push(`${event.player} ${event.phase}`);
        if (event.type === "round_ended") seen.push(`round ${event.round}`);
      }
      game = next;
    }
    const phases = ["COMMAND", "MOVEMENT", "SHOOTING", "CHARGE", "FIGHT"];
    const turn = (player: string) => phases.map((phase) => `${player} ${phase}`);
    const rounds = [1, 2, 3, 4, 5].flatMap((round) => [...turn("p1"), ...turn("p2"), `round ${round}`]);
    expect(seen).toEqual(rounds);
    expect(primary(game)).toEqual([20, 0]);
  });

  test("RE-10 MI-4 Only War: who is in reserve as the battle ends is destroyed, and an army of no others has lost", () => {
    const units = { Late: { owner: "p1", reserve: "STRATEGIC", models: { m1: {} } } } as const;
    const game = battle({ mission: "only-war", places: [], units, turn: last });
    expect(end({ ...game, turn: { ...game.turn, round: 4 } }).game.units["Late"]!.models).not.toEqual({});
    const over = end(game).game;
    expect(over.units["Late"]!.models).toEqual({});
    expect(over.result).toEqual({ winner: null, reason: "POINTS" });
    const { far1: _, ...others } = game.units;
    expect(end({ ...game, units: others }).game.result).toEqual({ winner: "p2", reason: "ARMY_DESTROYED" });
    const left = { ...others["Late"]!, flags: { left_table: true } };
    expect(end({ ...game, units: { ...others, Late: left } }).game.result!.winner).toBe("p2");
  });

  test("RE-10 OB-8 worked case 23: who is in reserve at the end of round 3 is destroyed, and counts for Purge the Foe", () => {
    const units = { Late: { owner: "p2", reserve: "STRATEGIC", models: { m1: {} } } } as const;
    const game = battle({ mission: "purge-the-foe", places: [], units, turn: { ...last, round: 3 } });
    const { game: after } = end(game);
    expect(after.units["Late"]!.models).toEqual({});
    // Destroyed, and more enemies than own.
    expect(primary(after)).toEqual([8, 0]);
  });
});
