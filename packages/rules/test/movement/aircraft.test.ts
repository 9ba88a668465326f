import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/index.ts";
import { play, rectangle, type UnitOptions } from "../support/build.ts";
import { advanceRoll, at, enemy, faults, flagsOf, move, places, table } from "./table.ts";

const PLANE: UnitOptions = { ...at([10, 10]), keywords: ["AIRCRAFT", "VEHICLE", "FLY"] };
const to = (x: number, y = 10) => ({ m1: [[10, 10] as const, [x, y] as const] });

describe("AIRCRAFT", () => {
  const game = table({ A: PLANE, B: enemy([20, 10]) });

  test("MO-30 fly straight ahead, 20 inches or more, over everything", () => {
    expect(faults(move(game, "NORMAL", to(29.9)))).toEqual(["TOO_SHORT MO-30 m1 0.10"]);
    expect(places(move(game, "NORMAL", to(30)))).toEqual(["m1 30,10,0"]);
    expect(places(move(game, "NORMAL", to(55)))).toEqual(["m1 55,10,0"]);
    expect(faults(move(game, "NORMAL", to(30, 11)))).toEqual(["NOT_STRAIGHT MO-30 m1"]);
    expect(faults(move(game, "NORMAL"))).toEqual(["TOO_SHORT MO-30 m1 20.00"]);
    const terrain = { R: { kind: "ruins", height: 9, polygon: rectangle(15, 5, 25, 15) } };
    expect(places(move(table({ A: PLANE }, { terrain }), "NORMAL", to(35)))).toEqual(["m1 35,10,0"]);
    // Facing down the table that is where it goes: 90 degrees are along y.
    const down = table({ A: { ...PLANE, models: { m1: { at: [10, 10], facing: 90 } } } });
    expect(places(move(down, "NORMAL", to(10, 31)))).toEqual(["m1 10,31,0"]);
    expect(faults(move(down, "NORMAL", to(31)))).toEqual(["NOT_STRAIGHT MO-30 m1"]);
  });

  test("MO-30 then turn by up to 90 degrees, for nothing", () => {
    const hull = { m1: { at: [10, 10] as const, base: { shape: "hull", mm: [101.6, 50.8] } } };
    const jet = table({ A: { ...PLANE, models: hull } });
    const turned = move(jet, "NORMAL", to(30), [], { m1: -90 });
    expect(turned.game.units["A"]!.models["m1"]!.facing).toBe(-90);
    expect(turned.result.log_text).toContain('m1 moves 20": 20" along its path\n');
    expect(faults(move(jet, "NORMAL", to(30), [], { m1: 270 }))).toEqual([]);
    expect(faults(move(jet, "NORMAL", to(30), [], { m1: 91 }))).toEqual(["TURNS_TOO_FAR MO-30 m1"]);
  });

  test("MO-30 nothing but Normal moves, also out of Engagement Range", () => {
    expect(faults(move(game, "STATIONARY"))).toEqual(["AIRCRAFT MO-30"]);
    expect(play(game, { type: "ADVANCE_ROLL", actor_unit_id: "A" }).result.errors).toMatchObject([
      { code: "AIRCRAFT", rule: "MO-30" },
    ]);
    const engaged = table({ A: PLANE, B: enemy([11.5, 10]) });
    expect(faults(move(engaged, "FALL_BACK", to(35)))).toEqual(["AIRCRAFT MO-30"]);
    expect(places(move(engaged, "NORMAL", to(35)))).toEqual(["m1 35,10,0"]);
    const near = table({ A: PLANE, B: enemy([37, 10]) });
    expect(faults(move(near, "NORMAL", to(35)))).toEqual(["ENEMY_TOO_NEAR MO-6 m1 B 0.00"]);
  });

  test("MO-30 who leaves the table waits in Strategic Reserves, also where 20 inches would not fit", () => {
    const away = move(game, "NORMAL", to(70));
    expect(places(away)).toEqual(["m1 off"]);
    expect(away.game.units["A"]!.reserve).toBe("STRATEGIC");
    expect(flagsOf(away)).toEqual({ moved: true, left_table: true });
    expect(away.result.log_text).toContain("A flies off the table into Strategic Reserves.");
    expect(parseGame(JSON.parse(JSON.stringify(away.game)))).toEqual({ ok: true, value: away.game });
    // The base hangs over the edge from 59.5 on.
    expect(places(move(game, "NORMAL", to(59.6)))).toEqual(["m1 off"]);
    const close = table({ A: { ...PLANE, models: { m1: { at: [50, 10] } } } });
    expect(
      places(
        move(close, "NORMAL", {
          m1: [
            [50, 10],
            [60, 10],
          ],
        }),
      ),
    ).toEqual(["m1 off"]);
    expect(
      faults(
        move(close, "NORMAL", {
          m1: [
            [50, 10],
            [60, 12],
          ],
        }),
      ),
    ).toEqual(["NOT_STRAIGHT MO-30 m1"]);
  });

  test("MO-30 neither below the table nor into thin air", () => {
    const high = (z: number) =>
      move(game, "NORMAL", {
        m1: [
          [10, 10],
          [30, 10, z],
        ],
      });
    expect(faults(high(-1))).toEqual(["OFF_TABLE MO-10 m1"]);
    expect(faults(high(3))).toEqual(["BAD_FOOTING MO-7 m1"]);
  });

  test("MO-1 MO-30 others move over them and through their range, and do not end there", () => {
    const plane = { ...enemy([13, 10]), keywords: ["AIRCRAFT", "VEHICLE"] };
    const over = table({ A: at([10, 10]), B: plane });
    expect(faults(move(over, "NORMAL", to(16)))).toEqual([]);
    expect(faults(move(over, "NORMAL", to(14.5)))).toEqual(["ENEMY_TOO_NEAR MO-6 m1 B 0.50"]);
    // Beside nobody else a unit may do as if the plane were not there.
    const beside = table({ A: at([11.5, 10]), B: plane });
    const off = {
      m1: [
        [11.5, 10],
        [8, 10],
      ],
    } as const;
    expect(faults(move(beside, "NORMAL", off))).toEqual([]);
    expect(faults(move(advanceRoll(beside, 3), "ADVANCE", off))).toEqual([]);
    expect(
      move(beside, "FALL_BACK", {
        m1: [
          [11.5, 10],
          [16, 10],
        ],
      }).result,
    ).toMatchObject({
      success: true,
      dice: [],
    });
    const both = table({ A: at([11.5, 10]), B: plane, C: enemy([11.5, 12]) });
    expect(faults(move(both, "NORMAL", off))).toEqual(["ENGAGED MO-1"]);
    // A friendly plane is in no tank's way either.
    const tanks = table({
      A: { ...at([10, 10]), keywords: ["VEHICLE"] },
      F: { ...at([13, 10]), keywords: ["AIRCRAFT", "VEHICLE"] },
    });
    expect(faults(move(tanks, "NORMAL", to(16)))).toEqual([]);
  });
});
