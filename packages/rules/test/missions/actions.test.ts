import { describe, expect, test } from "vitest";
import { choices, legal } from "../../src/index.ts";
import { codes, play, type UnitOptions } from "../support/build.ts";
import { at, battle, end, garrison, primary, until } from "../support/mission.ts";

const start = (id: string, action: string, objective_id?: string) => ({
  type: "START_ACTION",
  actor_unit_id: id,
  payload: objective_id === undefined ? { action } : { action, objective_id },
});

const shooting = { phase: "SHOOTING", round: 2 };
const terraforming = (unit: Partial<UnitOptions> = {}, more: Record<string, UnitOptions> = {}) =>
  battle({ mission: "terraform", units: { A: at("C", "p1", unit), ...more }, turn: shooting });
const turnOver = (game: ReturnType<typeof battle>) => {
  const player = game.turn.active_player;
  return until(game, ({ turn, result }) => turn.active_player !== player || result !== null);
};

describe("starting an Action", () => {
  const refused = (unit: Partial<UnitOptions>, more: Record<string, UnitOptions> = {}) =>
    codes(play(terraforming(unit, more), start("A", "TERRAFORM", "C")).result);

  test("SC-1 not by who is shocked, has no control, has moved too fast, shot, or is AIRCRAFT", () => {
    expect(refused({})).toEqual([]);
    expect(refused({ flags: { battle_shocked: true } })).toEqual(["BATTLE_SHOCKED"]);
    expect(refused({ stats: { objective_control: 0 } })).toEqual(["NO_CONTROL"]);
    expect(refused({ flags: { advanced: true } })).toEqual(["ADVANCED"]);
    expect(refused({ flags: { fell_back: true } })).toEqual(["FELL_BACK"]);
    expect(refused({ flags: { has_shot: true } })).toEqual(["ALREADY_SHOT"]);
    expect(refused({ keywords: ["AIRCRAFT"] })).toEqual(["AIRCRAFT"]);
    expect(refused({}, { E: { owner: "p2", models: { m1: { at: [30, 25.5] } } } })).toEqual(["ENGAGED"]);
    expect(refused({ flags: { performing_action: true } })).toEqual(["PERFORMING_ACTION"]);
  });

  test("SC-1 in the own Shooting phase alone, and only what the mission has", () => {
    const moving = battle({
      mission: "terraform",
      units: { A: at("C", "p1") },
      turn: { phase: "MOVEMENT", round: 2 },
    });
    expect(codes(play(moving, start("A", "TERRAFORM", "C")).result)).toContain("WRONG_PHASE");
    expect(codes(play(terraforming(), start("A", "BURN_OBJECTIVE", "C")).result)).toEqual(["NO_SUCH_ACTION"]);
    expect(codes(play(terraforming(), start("A", "TERRAFORM")).result)).toEqual(["NO_OBJECTIVE"]);
    expect(codes(play(terraforming(), start("A", "TERRAFORM", "N")).result)).toEqual([
      "OBJECTIVE_OUT_OF_RANGE",
    ]);
  });

  test("SC-2 without guns and targets; it is offered, and holds the phase open", () => {
    const game = terraforming({ flags: { arrived: true } });
    expect([...choices(game)]).toContainEqual(start("A", "TERRAFORM", "C"));
    expect(legal(game).units["A"]!["START_ACTION"]).toEqual([]);
    const moving = battle({
      mission: "terraform",
      units: { A: at("C", "p1") },
      turn: { phase: "MOVEMENT", round: 2 },
    });
    expect(end(moving).game.turn.phase).toBe("SHOOTING");
  });

  test("SC-3 it neither shoots nor charges until the turn is over", () => {
    const weapons = { gun: {} };
    const units = {
      A: at("C", "p1", { models: { m1: { at: [30, 24], weapons: ["gun"] } } }),
      E: { owner: "p2", models: { m1: { at: [30, 30] } } },
    } as const;
    const game = battle({ mission: "terraform", weapons, units, turn: shooting });
    const started = play(game, start("A", "TERRAFORM", "C")).game;
    expect(started.units["A"]).toMatchObject({
      action: { action: "TERRAFORM", objective_id: "C" },
      flags: { performing_action: true },
    });
    expect(codes(play(started, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).result)).toEqual([
      "PERFORMING_ACTION",
    ]);
    const charging = { ...started, turn: { ...started.turn, phase: "CHARGE" as const } };
    const charge = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["E"] } };
    expect(codes(play(charging, charge).result)).toEqual(["PERFORMING_ACTION"]);
    const after = turnOver(started);
    expect(after.units["A"]!.flags.performing_action).toBeUndefined();
    expect(after.units["A"]!.action).toBeUndefined();
  });
});

describe("Terraform", () => {
  test("MI-26 completed as the turn ends, if it is controlled; then a point a turn for it", () => {
    const started = play(terraforming(), start("A", "TERRAFORM", "C")).game;
    const after = turnOver(started);
    expect(after.objectives["C"]!.terraformed_by).toBe("p1");
    expect(primary(after)).toEqual([1, 0]);
    // At the end of the opponent's turn again, controlled or not.
    expect(primary(turnOver(after))).toEqual([2, 0]);
  });

  test("MI-26 not with the opponent in control, and not at one that is terraformed already", () => {
    const game = terraforming({}, { E: at("C", "p2", { stats: { objective_control: 3 } }) });
    const after = turnOver(play(game, start("A", "TERRAFORM", "C")).game);
    expect(after.objectives["C"]!.terraformed_by).toBeUndefined();
    const done = turnOver(turnOver(play(terraforming(), start("A", "TERRAFORM", "C")).game));
    const again = until(done, ({ turn }) => turn.phase === "SHOOTING" || turn.active_player === "p2");
    expect(again.turn).toMatchObject({ active_player: "p2" });
  });

  test("MI-26 SC-5 several units at different objectives, none in the own zone", () => {
    const more = { B: at("N", "p1"), D: at("C", "p1", {}, -2), H: at("H1", "p1") };
    const game = play(terraforming({}, more), start("A", "TERRAFORM", "C")).game;
    expect(codes(play(game, start("D", "TERRAFORM", "C")).result)).toEqual(["OBJECTIVE_TAKEN"]);
    expect(codes(play(game, start("H", "TERRAFORM", "H1")).result)).toEqual(["OWN_OBJECTIVE"]);
    const both = turnOver(play(game, start("B", "TERRAFORM", "N")).game);
    expect(primary(both)).toEqual([2, 0]);
  });
});

describe("Burn Objective", () => {
  const burning = (place: "C" | "H2", turn = shooting as Record<string, unknown>) =>
    battle({ mission: "scorched-earth", units: { A: at(place, "p1"), B: at("N", "p1") }, turn });

  test("MI-23 at the end of the opponent's next turn: the marker is gone, for 5 points or 10", () => {
    const started = play(burning("C"), start("A", "BURN_OBJECTIVE", "C")).game;
    const theirs = turnOver(started);
    expect(theirs.units["A"]!.flags.performing_action).toBe(true);
    expect(theirs.objectives["C"]).toBeDefined();
    const after = turnOver(theirs);
    expect(after.objectives["C"]).toBeUndefined();
    expect(primary(after)).toEqual([5, 0]);
    expect(after.units["A"]!.flags.performing_action).toBeUndefined();
    const home = turnOver(turnOver(play(burning("H2"), start("A", "BURN_OBJECTIVE", "H2")).game));
    expect(primary(home)).toEqual([10, 0]);
  });

  test("MI-23 with the end of the battle, by whoever goes second", () => {
    const game = battle({
      mission: "scorched-earth",
      units: { A: at("C", "p2") },
      turn: { round: 5, active_player: "p2", phase: "SHOOTING" },
    });
    const over = turnOver(play(game, start("A", "BURN_OBJECTIVE", "C")).game);
    // Five for the fire, nothing for a marker that is gone.
    expect(primary(over)).toEqual([0, 5]);
  });

  test("MI-23 SC-5 from round 2, one unit at a time", () => {
    const early = burning("C", { ...shooting, round: 1 });
    expect(codes(play(early, start("A", "BURN_OBJECTIVE", "C")).result)).toEqual(["TOO_EARLY"]);
    const started = play(burning("C"), start("A", "BURN_OBJECTIVE", "C")).game;
    expect(codes(play(started, start("B", "BURN_OBJECTIVE", "N")).result)).toEqual(["ONE_AT_A_TIME"]);
  });

  test("MI-23 5 for each objective held, 10 a turn at most", () => {
    const held = (places: Parameters<typeof garrison>[1]) =>
      primary(
        end(battle({ mission: "scorched-earth", units: garrison("p1", places), turn: { round: 2 } })).game,
      )[0];
    expect(held(["C"])).toBe(5);
    expect(held(["C", "N", "S"])).toBe(10);
  });

  test("SC-4 Battle-shock alone does not stop it, but nobody in control does", () => {
    const started = play(burning("C"), start("A", "BURN_OBJECTIVE", "C")).game;
    const { A } = started.units;
    const shocked = {
      ...started,
      units: { ...started.units, A: { ...A!, flags: { ...A!.flags, battle_shocked: true } } },
    };
    const alone = turnOver(shocked);
    expect(alone.units["A"]!.action).toBeDefined();
    expect(turnOver(alone).objectives["C"]).toBeDefined();
    const held = {
      ...alone,
      units: {
        ...alone.units,
        D: {
          ...alone.units["B"]!,
          id: "D",
          models: { m1: { ...A!.models["m1"]!, position: { x: 31.5, y: 22, z: 0 } } },
        },
      },
    };
    expect(turnOver(held).objectives["C"]).toBeUndefined();
  });

  test("SC-4 MO-19 leaving where it is makes it fail", () => {
    const started = turnOver(play(burning("C"), start("A", "BURN_OBJECTIVE", "C")).game);
    const mine = {
      ...started,
      turn: { ...started.turn, active_player: "p1" as const, phase: "MOVEMENT" as const },
    };
    const move = {
      type: "MOVE",
      actor_unit_id: "A",
      payload: {
        kind: "NORMAL",
        per_model_paths: {
          m1: [
            [30, 24],
            [30, 25],
          ],
        },
      },
    };
    const { game, result } = play(mine, move);
    expect(result.success).toBe(true);
    expect(game.units["A"]!.action).toBeUndefined();
  });
});

test("SC-12 an Action of a card is there for who has the card", () => {
  const game = battle({ units: { A: at("C", "p1") }, turn: shooting });
  expect(codes(play(game, start("A", "CLEANSE", "C")).result)).toEqual(["NO_SUCH_ACTION"]);
  const card = { card: "cleanse" as const, vp: 0, turn_vp: 0 };
  const secondaries = { mode: "FIXED" as const, active: [card], left: [], aside: [] };
  const with_card = { ...game, players: { ...game.players, p1: { ...game.players.p1, secondaries } } };
  expect(play(with_card, start("A", "CLEANSE", "C")).result.success).toBe(true);
});
