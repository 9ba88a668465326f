import { describe, expect, test } from "vitest";
import { formationsOf } from "../../src/flow/phases/deployment/formations.ts";
import {
  blockAt,
  nearestPlaces,
  placesForRest,
  previewPlaces,
  waysOntoTable,
} from "../../src/flow/phases/placing.ts";
import { applyDiffs, type Game } from "../../src/index.ts";
import { play } from "../support/build.ts";
import { beforeBattle, setUp } from "../support/deployment.ts";

const five = (owner: "p1" | "p2" = "p1") => ({
  owner,
  models: Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`m${i}`, { at: [0, 0] as const }])),
});

const two: Game = beforeBattle({ units: { A: five(), B: five("p2") } });
const unit = two.units["A"]!;

describe("a unit in the hand", () => {
  test("DE-8 a block is judged where it is: inside the zone, and how far it reaches out of it", () => {
    const inside = blockAt(unit, [6, 20], 0, {});
    expect(previewPlaces(two, unit, inside)).toEqual({ legal: true, faults: [], forgoesCharge: false });
    const { legal, faults } = previewPlaces(two, unit, blockAt(unit, [12, 20], 0, { files: 5 }));
    expect(legal).toBe(false);
    // Bases an inch wide in one rank across the edge: each reaches half an inch over it.
    expect(faults.map(({ code, inches }) => `${code} ${inches?.toFixed(1)}`)).toEqual(
      Array.from({ length: 5 }, () => "OUTSIDE_ZONE 0.5"),
    );
  });

  test("DE-8 ranks: as many files as asked for, that far apart, turned about the middle", () => {
    const line = blockAt(unit, [6, 20], 90, { files: 5, gap: 0.5 });
    const places = Object.values(line.positions);
    expect(places.map(([x]) => Number(x.toFixed(6))).sort((a, b) => a - b)).toEqual([3, 4.5, 6, 7.5, 9]);
    expect(places.every(([, y]) => Math.abs(y - 20) < 1e-9)).toBe(true);
    expect(Object.values(line.facings!)).toEqual([90, 90, 90, 90, 90]);
  });

  test("DE-8 the nearest place is legal, in the same ranks where they fit, and accepted", () => {
    const places = nearestPlaces(two, unit, [14, 20], 0, { files: 5 })!;
    expect(previewPlaces(two, unit, places).legal).toBe(true);
    expect(new Set(Object.values(places.positions).map(([x]) => x)).size).toBe(1);
    const { result } = play(two, setUp("A", places.positions as never, { facings: places.facings }));
    expect(result.errors).toEqual([]);
  });

  test("DE-9 whoever infiltrates has a second way: more than 9″ from the other zone", () => {
    const sly = beforeBattle({ units: { A: { ...five(), abilities: ["INFILTRATORS"] }, B: five("p2") } });
    const [zone, away] = waysOntoTable(sly, sly.units["A"]!);
    expect(zone!.within).not.toBeNull();
    expect(away).toMatchObject({ within: null, awayFrom: { inches: 9, of: "p2" }, keepAway: { across: 9 } });
    expect(previewPlaces(sly, sly.units["A"]!, blockAt(sly.units["A"]!, [30, 20], 0, {})).legal).toBe(true);
  });

  test("DE-7 the rest is placed so that every drop is accepted in turn", () => {
    const names = ["A", "C", "D", "E"];
    const army = Object.fromEntries(names.map((id) => [id, five()]));
    let game = beforeBattle({ units: { ...army, B: five("p2"), F: five("p2") } });
    const rest = new Map([...placesForRest(game, "p1"), ...placesForRest(game, "p2")]);
    expect([...rest.keys()].sort()).toEqual(["A", "B", "C", "D", "E", "F"]);
    const order = ["A", "B", "C", "F", "D"];
    for (const id of order) {
      const { positions, facings } = rest.get(id)!;
      const { result } = play(game, setUp(id, positions as never, { facings }));
      expect(result.errors, id).toEqual([]);
      game = applyDiffs(game, result.diffs);
    }
  });

  test("DE-4 formations are told apart by player, whoever drops next", () => {
    const kinds = (player: "p1" | "p2") =>
      formationsOf(two, player).map(({ type, actor_unit_id }) => `${type} ${actor_unit_id}`);
    expect(kinds("p1")).toEqual(["RESERVE A"]);
    expect(kinds("p2")).toEqual(["RESERVE B"]);
  });
});
