import { describe, expect, test } from "vitest";
import type { Game } from "../../src/index.ts";
import { draggedPath } from "../../src/space/move/drag.ts";
import { previewMove } from "../../src/space/move/preview.ts";
import { type MoveDraft, readMove } from "../../src/space/move/step.ts";
import { conditionTitle } from "../../src/words/move.ts";
import { buildGame, type GameOptions, rectangle, row, type UnitOptions } from "../support/build.ts";
import { faultsOf, fieldOfA, normalOrder } from "./orders.ts";

type Paths = MoveDraft["per_model_paths"];
type Place = readonly [x: number, y: number];

/** A: one model at (10, 10) that moves 6"; all bases are one inch wide. */
function table(a: Partial<UnitOptions>, more: Partial<GameOptions> = {}): Game {
  return buildGame({
    ...more,
    turn: { phase: "MOVEMENT" },
    units: { A: { models: row(1, [10, 10]), ...a }, ...more.units },
  });
}

const enemy = (x: number, y: number): UnitOptions => ({ owner: "p2", models: { m1: { at: [x, y] } } });
const friend = (x: number, y: number, ...keywords: readonly string[]): UnitOptions => ({
  keywords,
  models: { m1: { at: [x, y] } },
});
const along = (...places: readonly Place[]): Paths => ({ m1: [[10, 10], ...places] });
const faults = (game: Game, paths: Paths) => faultsOf(fieldOfA(game, normalOrder), paths);

describe("a Normal move is judged by its order", () => {
  test("CH-9 exactly M, and a hundredth more", () => {
    expect(faults(table({}), along([16, 10]))).toEqual([]);
    expect(faults(table({}), along([16.01, 10]))).toEqual(["TOO_FAR m1 0.01"]);
    // 3-4-5 and then one more inch: all legs together.
    expect(faults(table({}), along([13, 14], [14, 14]))).toEqual([]);
    expect(faults(table({}), along([13, 14], [14.5, 14]))).toEqual(["TOO_FAR m1 0.50"]);
  });

  test("CH-9 too far is told in inches, since nothing was rolled", () => {
    const field = fieldOfA(table({}), normalOrder);
    const preview = previewMove(field, { per_model_paths: along([17, 10]) }, {});
    if (!preview.ok) expect.fail();
    expect(preview.value.models[0]!.faults).toMatchObject([
      { message: 'm1 moves 7", 1" more than 6".', inches: 1 },
    ]);
  });

  test("CH-9 each model goes as far as its own characteristic", () => {
    const models = { m1: { at: [10, 10] }, m2: { at: [10, 12], stats: { move: 5 } } } as const;
    const both = (x: number): Paths => ({
      m1: [
        [10, 10],
        [x, 10],
      ],
      m2: [
        [10, 12],
        [x, 12],
      ],
    });
    expect(faults(table({ models }), both(15))).toEqual([]);
    expect(faults(table({ models }), both(16))).toEqual(["TOO_FAR m2 1.00"]);
  });

  test("CH-15 past an enemy 0.9 away midway and 3 at the end: not on foot, but with FLY", () => {
    // At (13, 10) the gap to (13, 11.9) is 1.9 less two halves; at (13, 7.9) it is 4 less two halves.
    const past = along([13, 10], [13, 7.9]);
    const more = { units: { E: enemy(13, 11.9) } };
    expect(faults(table({}, more), past)).toEqual(["ENEMY_TOO_NEAR m1 E 0.10"]);
    expect(faults(table({ keywords: ["INFANTRY", "FLY"] }, more), past)).toEqual([]);
  });

  test("CH-15 a gap of exactly 1 is within Engagement Range, 1.01 is not", () => {
    const by = (y: number) => table({}, { units: { E: enemy(13, y) } });
    expect(faults(by(12), along([16, 10]))).toEqual(["ENEMY_TOO_NEAR m1 E 0.00"]);
    expect(faults(by(12.01), along([16, 10]))).toEqual([]);
  });

  test("CH-15 nobody ends within Engagement Range, with FLY neither", () => {
    const game = table({ keywords: ["FLY"] }, { units: { E: enemy(17.5, 10) } });
    expect(faults(game, along([16, 10]))).toEqual(["ENEMY_TOO_NEAR m1 E 0.50"]);
    expect(faults(game, along([15, 10]))).toEqual([]);
  });

  test("CH-14 CH-16 through a friendly model, not onto it, and over no enemy", () => {
    const among = table({}, { units: { F: friend(13, 10, "INFANTRY") } });
    expect(faults(among, along([16, 10]))).toEqual([]);
    expect(faults(among, along([13.5, 10]))).toEqual(["OVERLAP m1 F"]);
    expect(faults(among, along([14, 10]))).toEqual([]);
    const barred = table({}, { units: { E: enemy(13, 10) } });
    expect(faults(barred, along([16, 10]))).toEqual(["ENEMY_TOO_NEAR m1 E 1.00"]);
  });

  test.each([
    ["VEHICLE", "VEHICLE", ["FRIEND_IN_THE_WAY m1 F"]],
    ["MONSTER", "VEHICLE", ["FRIEND_IN_THE_WAY m1 F"]],
    ["VEHICLE", "INFANTRY", []],
    ["INFANTRY", "VEHICLE", []],
  ])("CH-14 a %s through a friendly %s: %j", (own, other, expected) => {
    const game = table({ keywords: [own] }, { units: { F: friend(13, 10, other) } });
    expect(faults(game, along([16, 10]))).toEqual(expected);
    const flying = table({ keywords: [own, "FLY"] }, { units: { F: friend(13, 10, other) } });
    expect(faults(flying, along([16, 10]))).toEqual([]);
  });

  test("CH-21 the unit ends in coherency: 2 apart is, 2.5 is not", () => {
    const game = table({ models: row(2, [10, 10]) });
    const away = (y: number): Paths => ({
      m1: [
        [10, 10],
        [10, y],
      ],
    });
    expect(faults(game, away(9))).toEqual([]);
    expect(faults(game, away(8.5))).toEqual(["COHERENCY m1 0.50", "COHERENCY m2 0.50"]);
  });

  test("CH-22 CH-23 away from enemies or towards them, and in contact with nobody", () => {
    const game = table({}, { units: { E: enemy(18, 10) } });
    expect(faults(game, along([4, 10]))).toEqual([]);
    expect(faults(game, along([15.9, 10]))).toEqual([]);
    expect(faults(game, {})).toEqual([]);
  });

  test("CH-10 INFANTRY goes through a ruin of 3 inches for nothing, a VEHICLE climbs up and down", () => {
    const terrain = { R: { kind: "ruins", height: 3, polygon: rectangle(12, 8, 13, 12) } };
    expect(faults(table({}, { terrain }), along([16, 10]))).toEqual([]);
    expect(faults(table({ keywords: ["VEHICLE"] }, { terrain }), along([16, 10]))).toEqual([
      "TOO_FAR m1 6.00",
    ]);
  });
});

describe("a Normal move in the making", () => {
  test("a preview asks what the order asks, and nothing of targets or contact", () => {
    const field = fieldOfA(table({}, { units: { E: enemy(13, 11.9) } }), normalOrder);
    const preview = previewMove(field, { per_model_paths: along([16, 10]) }, {});
    if (!preview.ok) expect.fail();
    expect(preview.value.legal).toBe(false);
    expect(preview.value.conditions.map(({ about, met }) => [conditionTitle(about), met])).toEqual([
      ["Unit coherency", true],
      ["No path longer than 6″", true],
      ["Over 1″ from enemy units", false],
      ["No overlapping models", true],
      ["Legal end position", true],
    ]);
    expect(preview.value.models).toMatchObject([{ model_id: "m1", inches: 6, faulty_legs: [0] }]);
  });

  test("a hand is led around Engagement Range, and told by how much the way is too long", () => {
    const field = fieldOfA(table({}, { units: { E: enemy(13, 10) } }), normalOrder);
    const dragTo = (x: number) => {
      const dragged = draggedPath(field, { per_model_paths: {} }, "m1", [x, 10]);
      if (!dragged.ok) expect.fail();
      const read = readMove(field, { per_model_paths: { m1: dragged.value.path } });
      if (!read.ok) expect.fail();
      return { ...dragged.value, inches: read.value[0]!.travel.total };
    };
    // Around a circle of 2 from 3 on this side to 2.01 on the other: two tangents and an arc.
    const [near, far] = [Math.sqrt(3 * 3 - 4), Math.sqrt(2.5 * 2.5 - 4)];
    const arc = 2 * (Math.PI - Math.acos(2 / 3) - Math.acos(2 / 2.5));
    const round = near + arc + far;
    const there = dragTo(15.5);
    expect(there.snapped).toBe(false);
    expect(there.inches).toBeGreaterThan(round);
    expect(there.inches).toBeLessThan(round + 0.05);
    expect(faultsOf(field, { m1: there.path })).toEqual([`TOO_FAR m1 ${(there.inches - 6).toFixed(2)}`]);
    const quick = fieldOfA(table({ stats: { move: 8 } }, { units: { E: enemy(13, 10) } }), normalOrder);
    expect(faultsOf(quick, { m1: there.path })).toEqual([]);
  });
});
