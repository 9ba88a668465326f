import { describe, expect, test } from "vitest";
import { nearestPlaces, previewPlaces } from "../../src/flow/phases/placing.ts";
import { type Game, legal } from "../../src/index.ts";
import { codes, play, rectangle } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

/** Blue's zone is the left 12": a round base of 330 mm has a radius of 6.496" and does not fit, one of 300 mm does. */
const RADIUS = 330 / 25.4 / 2;
const round = (mm: number): WaitingUnit => ({
  keywords: ["VEHICLE"],
  models: { m1: { base: { shape: "round", mm }, weapons: ["gun"] } },
  points: 100,
});
const others: Record<string, WaitingUnit> = {
  C: { models: { m1: {} }, points: 400 },
  B: { owner: "p2", models: { m1: {} } },
};
const weapons = { gun: { range: 60 } };
const table = (unit: WaitingUnit) => beforeBattle({ units: { BIG: unit, ...others }, weapons });

/** Everybody stands; Blue has the first turn unless the dice say otherwise. */
function begun(game: Game, dice: readonly number[] = [6, 1]): Game {
  let next = play(game, setUp("BIG", { m1: [RADIUS, 20] })).game;
  next = play(next, setUp("B", { m1: [50, 20] })).game;
  next = play(next, setUp("C", { m1: [2, 40] }), dice).game;
  return play(next, { type: "END_PHASE" }).game;
}

/** Ends phases until the other player has the turn. */
function turnOver(game: Game): Game {
  let next = game;
  for (let phases = 0; next.turn.active_player === game.turn.active_player && phases < 20; phases++) {
    next = play(next, { type: "END_PHASE" }).game;
  }
  return next;
}

describe("models too large for where they are set up", () => {
  test("DE-8 touch the edge of the table on their own side; nobody else may stand out of the zone", () => {
    const game = table(round(330));
    const against = (at: readonly number[], from = game) =>
      codes(play(from, setUp("BIG", { m1: at })).result);
    expect(against([RADIUS, 20])).toEqual([]);
    expect(against([7, 20])).toEqual(["NOT_AT_EDGE"]);
    // The upper edge is no more Blue's than Green's.
    expect(against([8, RADIUS])).toEqual(["NOT_AT_EDGE"]);
    expect(against([7, 20], table(round(300)))).toEqual(["OUTSIDE_ZONE"]);
    const places = nearestPlaces(game, game.units["BIG"]!, [20, 30], 0)!;
    expect(places.positions["m1"]![0]).toBeCloseTo(RADIUS, 6);
    expect(previewPlaces(game, game.units["BIG"]!, places).legal).toBe(true);
  });

  test("DE-8 do not move, count as stationary, shoot or charge in their first turn, and do in the next", () => {
    const game = begun(table(round(330)));
    expect(game.turn).toMatchObject({ phase: "MOVEMENT", active_player: "p1", round: 1 });
    const move = (kind: string) => ({ type: "MOVE", actor_unit_id: "BIG", payload: { kind } });
    expect(codes(play(game, move("NORMAL")).result)).toContain("OVERHANGS");
    expect(codes(play(game, move("STATIONARY")).result)).toContain("OVERHANGS");
    const stayed = play(game, { type: "END_PHASE" }).result.diffs.map(({ path }) => path);
    expect(stayed).toContain("units.C.flags.remained_stationary");
    expect(stayed).not.toContain("units.BIG.flags.remained_stationary");
    const shooting = { ...game, turn: { ...game.turn, phase: "SHOOTING" as const } };
    expect(legal(shooting).units["BIG"]!.SELECT_SHOOTER!.map(({ code }) => code)).toContain("OVERHANGS");
    const charging = { ...game, turn: { ...game.turn, phase: "CHARGE" as const } };
    expect(legal(charging).units["BIG"]!.DECLARE_CHARGE!.map(({ code }) => code)).toContain("OVERHANGS");
    expect(turnOver(game).units["BIG"]!.flags.overhangs).toBeUndefined();
  });

  test("DE-8 whoever has the second turn of the round is still bound in it", () => {
    const first = begun(table(round(330)), [1, 6]);
    expect(first.turn.active_player).toBe("p2");
    const own = turnOver(first);
    expect(own.turn).toMatchObject({ active_player: "p1", round: 1 });
    expect(own.units["BIG"]!.flags.overhangs).toBe(true);
    expect(turnOver(own).units["BIG"]!.flags.overhangs).toBeUndefined();
  });

  test("DE-3 DE-8 the own edge is that along which most of the zone lies", () => {
    // Zones of Search and Destroy without their arc: 30" of the lower left one lie along the bottom, 22" along the side.
    // 600 mm are 23.6" and do not fit into 22".
    const radius = 600 / 25.4 / 2;
    const zones = { p1: rectangle(0, 22, 30, 44), p2: rectangle(30, 0, 60, 22) };
    const game: Game = { ...table(round(600)), zones };
    const against = (at: readonly number[]) => codes(play(game, setUp("BIG", { m1: at })).result);
    expect(against([18, 44 - radius])).toEqual([]);
    expect(against([radius, 25])).toEqual(["NOT_AT_EDGE"]);
  });

  test("DE-8 whoever fits and stands within pays nothing", () => {
    const placed = play(table(round(300)), setUp("BIG", { m1: [6, 20] })).game;
    expect(placed.units["BIG"]!.flags.overhangs).toBeUndefined();
  });

  test("RE-4 out of reserve they come along their own edge, and touch it", () => {
    // 170 mm are 6.7": too much for a strip of 6".
    const radius = 170 / 25.4 / 2;
    const waiting = play(table(round(170)), {
      type: "RESERVE",
      actor_unit_id: "BIG",
      payload: { kind: "STRATEGIC" },
    });
    const turn = { ...waiting.game.turn, phase: "MOVEMENT" as const, active_player: "p1" as const, round: 2 };
    const game: Game = { ...waiting.game, turn };
    const arrive = (at: readonly number[]) => play(game, setUp("BIG", { m1: at }));
    expect(codes(arrive([20, radius]).result)).not.toEqual([]);
    expect(codes(arrive([radius + 0.5, 20]).result)).toEqual(["NOT_AT_EDGE"]);
    const { game: after, result } = arrive([radius, 20]);
    expect(codes(result)).toEqual([]);
    expect(after.units["BIG"]!.flags).toMatchObject({ overhangs: true, moved: true, arrived: true });
    // With the turn it is over, though the round goes on.
    const next = turnOver(after);
    expect(next.turn).toMatchObject({ active_player: "p2", round: 2 });
    expect(next.units["BIG"]!.flags).toEqual({});
  });
});
