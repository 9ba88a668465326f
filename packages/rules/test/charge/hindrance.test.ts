import { describe, expect, test } from "vitest";
import { chargeOdds } from "../../src/flow/phases/charge/odds.ts";
import type { Game, Refusal } from "../../src/index.ts";
import type { ChargeOdds } from "../../src/space/charge/odds.ts";
import { type ModelOptions, rectangle, row } from "../support/build.ts";
import { at, chargeGame, lane } from "./table.ts";

/** A charge that has no way says which model is stopped, and by what. */

function oddsOf(game: Game, ...targets: readonly string[]): ChargeOdds {
  const found = chargeOdds(game, game.units["A"]!, targets);
  return found.ok ? found.value : expect.fail(found.refusals[0]!.message);
}

function why(game: Game, roll: number, ...targets: readonly string[]): Refusal {
  const found = chargeOdds(game, game.units["A"]!, targets, roll);
  const answer = found.ok ? found.value.rolls[roll]! : expect.fail(found.refusals[0]!.message);
  expect(answer).toMatchObject({ possible: false, proved: true });
  return answer.reasons[0]!;
}

/** Bases an inch wide around a point, on so many degrees. */
const ring = (x: number, y: number, from: number, to: number): Readonly<Record<string, ModelOptions>> =>
  Object.fromEntries(
    Array.from({ length: Math.round((to - from) / 36) + 1 }, (_, i) => {
      const angle = ((from + 36 * i) * Math.PI) / 180;
      return [`r${i}`, at(x + 1.62 * Math.cos(angle), y + 1.62 * Math.sin(angle))];
    }),
  );

describe("what stops a model", () => {
  test("CH-27 terrain: a wall across the board costs 6 to climb beside the 4 to the enemy", () => {
    const terrain = { W: { kind: "container", height: 3, polygon: rectangle(12, 0, 13, 44) } };
    expect(why(lane(5, { terrain }), 9, "B")).toMatchObject({
      code: "NO_WAY",
      model_id: "m1",
      obstacle: { kind: "TERRAIN", terrain_id: "W" },
      message: 'No model has a legal way of 9" into Engagement Range of B: m1 is stopped by Container 1.',
    });
  });

  test("CH-27 a unit that was not charged, with no way past its Engagement Range", () => {
    const models = Object.fromEntries([4, 7, 10, 13, 16].map((y, i) => [`m${i}`, at(14, y)]));
    const game = lane(7, { units: { S: { owner: "p2", models } } });
    expect(why(game, 9, "B")).toMatchObject({
      model_id: "m1",
      obstacle: { kind: "ENEMIES", unit_id: "S" },
      message: 'No model has a legal way of 9" into Engagement Range of B: m1 must keep away from S.',
    });
  });

  test("CH-27 friends that leave no place beside the enemy", () => {
    const game = lane(5, { units: { F: { models: ring(16, 10, 0, 324) } } });
    expect(why(game, 6, "B")).toMatchObject({
      model_id: "m1",
      obstacle: { kind: "FRIENDS", unit_id: "F" },
      message: 'No model has a legal way of 6" into Engagement Range of B: F is in the way of m1.',
    });
  });

  test("CH-27 the edge of the table, behind which there would be room", () => {
    const game = chargeGame({
      units: {
        A: { models: { m1: at(7, 10) } },
        B: { owner: "p2", models: { m1: at(0.5, 10) } },
        C: { owner: "p2", models: ring(0.5, 10, -90, 90) },
      },
    });
    expect(why(game, 12, "B", "C")).toMatchObject({ model_id: "m1", obstacle: { kind: "EDGE" } });
  });

  test("CH-21 CH-27 coherency: three models reach over 11 inches, and the targets are 12 apart", () => {
    const game = chargeGame({
      units: {
        A: { models: row(3, [10, 10]) },
        B: { owner: "p2", models: { m1: at(16, 10) } },
        C: { owner: "p2", models: { m1: at(16, 22) } },
      },
    });
    expect(why(game, 12, "B", "C")).toMatchObject({
      code: "NO_PLACES",
      rule: "CH-21",
      obstacle: { kind: "COHERENCY" },
    });
  });

  test("CH-27 a target that is out of reach of every model names the nearest", () => {
    expect(why(lane(5), 3, "B")).toMatchObject({ code: "TARGET_OUT_OF_REACH", model_id: "m1", inches: 1 });
  });
});

describe('five models, four of them in a ruin of 5", and open ground of 8.9" to the enemy', () => {
  // m5 stands before the ruin, the others in it; the enemy is 8.9" from m5, edge to edge.
  const five = (ruleset: "spec" | "published") =>
    chargeGame({
      ruleset,
      units: {
        A: { models: { m1: at(10, 10), m2: at(10, 12), m3: at(12, 10), m4: at(12, 12), m5: at(14, 11) } },
        B: { owner: "p2", models: { m1: at(23.9, 11), m2: at(23.9, 12.2) } },
      },
      terrain: { R: { kind: "ruins", height: 5, polygon: rectangle(9, 9, 13, 13) } },
    });

  test("CH-10 CH-27 CH-28 house rules: who leaves it climbs 10, so that no roll will do, and the ruin is named", () => {
    const { rolls, probability, ...rest } = oddsOf(five("spec"), "B");
    for (const answer of Object.values(rolls))
      expect(answer).toMatchObject({ possible: false, proved: true });
    expect(probability).toBe(0);
    expect(rest).toEqual({});
    expect(rolls[12]!.reasons).toMatchObject([
      { code: "NO_PLACES", obstacle: { kind: "TERRAIN", terrain_id: "R" } },
    ]);
    expect(rolls[12]!.reasons[0]!.message).toMatch(/with a roll of 12: m[1-4] is stopped by Ruins 1\.$/);
  });

  test("CH-28 published rules: they pass through its walls, and 8 or more does it, 15 of 36", () => {
    const { rolls, probability } = oddsOf(five("published"), "B");
    expect(Object.values(rolls).every(({ possible, proved }) => possible || proved)).toBe(true);
    expect(probability).toBeCloseTo(15 / 36, 9);
  });
});
