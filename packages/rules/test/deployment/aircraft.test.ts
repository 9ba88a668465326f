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
