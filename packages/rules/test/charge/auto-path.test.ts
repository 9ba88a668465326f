import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { chargeOdds, leastChargeRoll } from "../../src/flow/phases/charge/odds.ts";
import { type Game, parseGame } from "../../src/index.ts";
import type { RollOdds } from "../../src/space/charge/odds.ts";
import { rectangle, row } from "../support/build.ts";
import { skirmish } from "./skirmish.ts";
import { at, broken, charge, chargeGame, declare, lane } from "./table.ts";

/** The outlook of one roll, whose paths, where there are any, are played. */
function seek(game: Game, roll: number, ...targets: readonly string[]): RollOdds {
  const found = chargeOdds(game, game.units["A"]!, targets, roll);
  if (!found.ok) expect.fail(found.refusals[0]!.message);
  const odds = found.value.rolls[roll]!;
  if (odds.possible) {
    expect(broken(charge(game, roll, targets, odds.per_model_paths, odds.facings))).toEqual([]);
  }
  return odds;
}

const chance = (game: Game, ...targets: readonly string[]) => {
  const found = chargeOdds(game, game.units["A"]!, targets);
  return found.ok ? found.value.probability! * 36 : undefined;
};

describe("paths for a roll", () => {
  test("CH-27 straight into contact, or as near as the roll allows", () => {
    expect(seek(lane(5), 7, "B").per_model_paths).toEqual({
      m1: [
        [10, 10, 0],
        [15, 10, 0],
      ],
    });
    expect(seek(lane(5), 4, "B").possible).toBe(true);
    expect(seek(lane(5), 3, "B")).toMatchObject({
      possible: false,
      reasons: [{ code: "TARGET_OUT_OF_REACH", rule: "CH-19", target_unit_id: "B", inches: 1 }],
    });
  });

  test("CH-27 around a wall, and over it where the roll allows that", () => {
    const terrain = { W: { kind: "container", height: 3, polygon: rectangle(12, 8.5, 13, 30) } };
    const game = lane(5, { terrain });
    const around = seek(game, 8, "B").per_model_paths["m1"]!;
    expect(around.length).toBeGreaterThan(2);
    // Shut in on all sides there is only the way over: 5 and twice 3.
    const ring = {
      N: { kind: "container", height: 3, polygon: rectangle(8, 7, 12.5, 8) },
      S: { kind: "container", height: 3, polygon: rectangle(8, 12, 12.5, 13) },
      W: { kind: "container", height: 3, polygon: rectangle(8, 8, 8.5, 12) },
      E: { kind: "container", height: 3, polygon: rectangle(12, 8, 12.5, 12) },
    };
    expect(seek(lane(5, { terrain: ring }), 11, "B").per_model_paths["m1"]).toHaveLength(2);
    expect(seek(lane(5, { terrain: ring }), 9, "B")).toMatchObject({
      possible: false,
      reasons: [{ code: "NO_WAY" }],
    });
  });

  test("CH-27 past the range of a unit that is not a target", () => {
    const game = lane(7, { units: { S: { owner: "p2", models: { m1: at(14, 11.5) } } } });
    expect(seek(game, 7, "B")).toMatchObject({ possible: true });
    const wall = [4, 7, 10, 13, 16].map((y, i) => [`m${i + 1}`, at(14, y)] as const);
    const shut = lane(7, { units: { S: { owner: "p2", models: Object.fromEntries(wall) } } });
    expect(seek(shut, 9, "B")).toMatchObject({
      possible: false,
      reasons: [{ code: "NO_WAY", rule: "CH-19" }],
    });
  });

  test("CH-27 spreads over several targets and keeps coherency", () => {
    const game = (y: number) =>
      chargeGame({
        units: {
          A: { models: row(3, [10, 10]) },
          B: { owner: "p2", models: { m1: at(16, 10) } },
          C: { owner: "p2", models: { m1: at(16, y) } },
        },
      });
    expect(seek(game(15), 7, "B", "C").possible).toBe(true);
    // Three models with gaps of 2 between them reach over 7 inches from end to end, and 1 and a base to either side.
    expect(seek(game(22), 12, "B", "C")).toMatchObject({
      possible: false,
      reasons: [{ code: "NO_PLACES", rule: "CH-21" }],
    });
  });

  test("CH-27 up a hill after its defenders, and with bases that are not round", () => {
    const terrain = { H: { kind: "hill", height: 3, polygon: rectangle(13, 7, 20, 13) } };
    const up = lane(5, { terrain, units: { B: { owner: "p2", models: { m1: at(17, 10, 3) } } } });
    expect(seek(up, 9, "B").per_model_paths["m1"]!.at(-1)![2]).toBe(3);
    const oval = { base: { shape: "oval", mm: [60, 35] } };
    const hull = { base: { shape: "hull", mm: [90, 50] }, facing: 30 };
    const tanks = chargeGame({
      units: {
        A: { models: { m1: { at: [10, 10], ...hull } }, keywords: ["VEHICLE"] },
        B: { owner: "p2", models: { m1: { at: [18, 11], ...oval }, m2: { at: [18, 14], ...oval } } },
      },
      terrain: { W: { kind: "ruins", height: 4, polygon: rectangle(14, 10, 14.5, 13) } },
    });
    expect(seek(tanks, 12, "B").possible).toBe(true);
  });

  test("CH-17 CH-27 a base turns where only that reaches, or only that touches", () => {
    // Six inches by two, standing across: a corner that points at the enemy reaches 2.16 further, and turning costs 1.
    const hull = { at: [10, 10] as const, facing: 90, base: { shape: "hull", mm: [152.4, 50.8] } };
    const game = lane(6.5, { units: { A: { models: { m1: hull } } } });
    expect(seek(game, 4, "B").possible).toBe(true);
    expect(seek(game, 4, "B").facings["m1"]).not.toBe(90);
    expect(seek(game, 3, "B")).toMatchObject({ proved: true, reasons: [{ code: "TARGET_OUT_OF_REACH" }] });
    expect(seek(game, 5, "B").possible).toBe(true);
    const straight = {
      m1: [
        [10, 10],
        [15, 10],
      ],
    };
    expect(broken(charge(game, 5, ["B"], straight))).toEqual(["BASE_CONTACT m1 B 1.00"]);
  });

  test("CH-27 ten models against ten, most of them into contact", () => {
    const squad = (x: number) =>
      Object.fromEntries(
        Array.from({ length: 10 }, (_, i) => [`m${i}`, at(x + 1.5 * Math.floor(i / 5), 10 + 1.5 * (i % 5))]),
      );
    const game = chargeGame({ units: { A: { models: squad(10) }, B: { owner: "p2", models: squad(17) } } });
    expect(Object.keys(seek(game, 6, "B").per_model_paths).length).toBeGreaterThan(5);
  });

  test("CH-27 a charge that is declared already is looked at too, another beside it is not", () => {
    const game = declare(lane(5, { units: { C: { owner: "p2", models: { m1: at(16, 14) } } } }), "B").game;
    expect(chargeOdds(game, game.units["A"]!, ["B"]).ok).toBe(true);
    expect(chargeOdds(game, game.units["A"]!, ["B", "C"])).toMatchObject({
      ok: false,
      refusals: [{ code: "CHARGE_PENDING" }],
    });
  });
});

describe("the chance of a charge", () => {
  test.each([
    [1.5, 36],
    [3, 36],
    [4, 35],
    [5, 33],
    [8, 21],
    [9, 15],
    [12, 3],
  ])("CH-28 a lone target %d inches away: %d of 36", (inches, ways) => {
    expect(chance(lane(inches), "B")).toBeCloseTo(ways, 9);
  });

  test("CH-28 a ruin of 3 inches in the way of 4.5: 10 or more with contact out of reach, 6 of 36", () => {
    const terrain = { R: { kind: "ruins", height: 3, polygon: rectangle(12, 0, 12.5, 44) } };
    expect(chance(lane(4.5, { terrain }), "B")).toBeCloseTo(6, 9);
  });

  test("CH-28 the least roll that is soon found: 4 over 4.5 inches, 10 with the ruin in the way, none out of reach", () => {
    const terrain = { R: { kind: "ruins", height: 3, polygon: rectangle(12, 0, 12.5, 44) } };
    const least = (game: Game) => leastChargeRoll(game, game.units["A"]!, ["B"]);
    expect(least(lane(4.5))).toBe(4);
    expect(least(lane(4.5, { terrain }))).toBe(10);
    expect(least(lane(11, { terrain }))).toBeUndefined();
  });
});

test("CH-27 CH-28 what a roll can do a higher one can, and a roll asked for alone is answered the same", () => {
  for (let seed = 1; seed <= campaign(50, 150); seed++) {
    const { game, targets } = skirmish(seed);
    const all = chargeOdds(game, game.units["A"]!, targets);
    if (!all.ok) continue;
    const possible = Object.values(all.value.rolls).map((roll) => roll.possible);
    expect(possible, `seed ${seed}`).toEqual([...possible].sort((a, b) => Number(a) - Number(b)));
    for (const roll of [4, 7, 10]) {
      const one = chargeOdds(game, game.units["A"]!, targets, roll);
      expect(one.ok && one.value.rolls[roll]!.possible, `seed ${seed}, roll ${roll}`).toBe(
        possible[roll - 2],
      );
    }
  }
});

test("CH-27 five models find their places one by one where a surge leads nowhere", () => {
  const raw: unknown = JSON.parse(readFileSync(new URL("five-around-a-ruin.json", import.meta.url), "utf8"));
  const game = parseGame(raw);
  if (!game.ok) expect.fail(game.refusals[0]!.message);
  const { units } = game.value;
  const found = chargeOdds(game.value, units["TERMINATORS"]!, ["NOBZ"], 12);
  // A way of 11.7 inches into contact was found by hand at the table.
  expect(found.ok && found.value.rolls[12]!.possible).toBe(true);
});
