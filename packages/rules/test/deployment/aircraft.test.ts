import { describe, expect, test } from "vitest";
import { codes, play } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

const one = (owner: "p1" | "p2", more: Partial<WaitingUnit> = {}): WaitingUnit => ({
  owner,
  models: { m1: {} },
  ...more,
});

describe("before the battle", () => {
  const plane = one("p1", { keywords: ["VEHICLE", "AIRCRAFT", "FLY"] });

  test("MO-30 AIRCRAFT are not set up and begin in Strategic Reserves by themselves", () => {
    let game = beforeBattle({ units: { A: one("p1"), PLANE: plane, B: one("p2") } });
    expect(codes(play(game, setUp("PLANE", { m1: [5, 5] })).result)).toEqual(["AIRCRAFT"]);
    game = play(game, setUp("A", { m1: [5, 5] })).game;
    const begun = play(game, setUp("B", { m1: [55, 5] }), [6, 1]);
    expect(begun.game.turn.phase).toBe("COMMAND");
    expect(begun.game.units["PLANE"]!.reserve).toBe("STRATEGIC");
    expect(begun.result.events.filter(({ type }) => type === "unit_destroyed")).toEqual([]);
  });

  test("MO-30 with Hover they are set up like others, and are AIRCRAFT no more; put into reserve they stay what they are", () => {
    const hovers = one("p1", {
      keywords: ["VEHICLE", "Aircraft", "FLY"],
      abilities: ["Hover"],
      stats: { move: 30 },
      models: { m1: { keywords: ["AIRCRAFT", "SMOKE"] } },
    });
    const game = beforeBattle({ units: { PLANE: hovers, B: one("p2") } });
    const { game: placed, result } = play(game, setUp("PLANE", { m1: [5, 5] }));
    expect(placed.units["PLANE"]).toMatchObject({
      keywords: ["VEHICLE", "FLY"],
      stats: { move: 20 },
      models: { m1: { keywords: ["SMOKE"], position: { x: 5, y: 5 } } },
    });
    expect(result.log_text).toContain("PLANE hovers and is no AIRCRAFT in this battle.");
    let moving = play(placed, setUp("B", { m1: [55, 5] }), [6, 1]).game;
    moving = play(moving, { type: "END_PHASE" }).game;
    const path = (x: number) => ({
      per_model_paths: {
        m1: [
          [5, 5],
          [x, 5],
        ],
      },
    });
    const move = (x: number) =>
      codes(
        play(moving, { type: "MOVE", actor_unit_id: "PLANE", payload: { kind: "NORMAL", ...path(x) } })
          .result,
      );
    expect([move(8), move(25), move(25.1)]).toEqual([[], [], ["TOO_FAR"]]);
    const wait = { type: "RESERVE", actor_unit_id: "PLANE", payload: { kind: "STRATEGIC" } };
    expect(play(game, wait).game.units["PLANE"]).toMatchObject({ reserve: "STRATEGIC", stats: { move: 30 } });
  });

  test("RE-2 MO-30 AIRCRAFT count among the half that may wait, before it is said that they do", () => {
    const mission = { id: "take-and-hold", attacker: "p1" };
    const units = { A: one("p1"), C: one("p1"), D: one("p1"), PLANE: plane, B: one("p2") };
    const wait = (unit: string) => ({ type: "RESERVE", actor_unit_id: unit, payload: { kind: "STRATEGIC" } });
    // Two of four may wait: one beside the plane.
    const first = play(beforeBattle({ units, mission }), wait("A"));
    expect(codes(first.result)).toEqual([]);
    expect(codes(play(first.game, wait("C")).result)).toEqual(["RESERVES_FULL"]);
    expect(codes(play(first.game, wait("PLANE")).result)).toEqual([]);
  });

  test("RE-2 whoever gets into a transport in reserve counts there too", () => {
    const units = {
      T: one("p1", { points: 100, transport: { capacity: 5 }, keywords: ["VEHICLE"] }),
      P: one("p1", { points: 200 }),
      A: one("p1", { points: 700 }),
      B: one("p2"),
    };
    const waiting = play(beforeBattle({ units }), {
      type: "RESERVE",
      actor_unit_id: "T",
      payload: { kind: "STRATEGIC" },
    }).game;
    const embark = { type: "EMBARK", actor_unit_id: "P", payload: { transport_unit_id: "T" } };
    // A quarter of 1,000 points is 250; 300 would wait.
    expect(codes(play(waiting, embark).result)).toEqual(["RESERVES_FULL"]);
  });
});
