import { describe, expect, test } from "vitest";
import { Budget } from "../../src/odds/budget.ts";
import { lineOf } from "../../src/odds/line.ts";
import type { TargetChances } from "../../src/odds/read-off.ts";
import { calculationOf } from "../../src/odds/target.ts";
import { chancesByBranches } from "../../src/odds/volley-by-branches.ts";
import { chancesInLine } from "../../src/odds/volley-in-line.ts";
import type { ModelOptions } from "../support/build.ts";
import { Chance } from "../support/random.ts";
import { largestDifference } from "./compare.ts";
import { randomVolley, type Size } from "./generate.ts";
import { volleyOf } from "./scene.ts";
import { oddsFor, stageOf, type Volley } from "./stage.ts";

/** Two ways to the odds at a target in line: wounds that wait told by what they will do, or by how many they are. */

function expectSame(said: TargetChances, truth: TargetChances): void {
  for (const what of ["damage", "slain"] as const) {
    expect(largestDifference(said[what], truth[what]), what).toBeLessThan(1e-12);
  }
  expect(Math.abs(said.destroyed - truth.destroyed)).toBeLessThan(1e-12);
  said.plans.forEach((plan, index) => {
    for (const what of ["unsaved", "damage", "slain"] as const) {
      expect(largestDifference(plan[what], truth.plans[index]![what]), `${index} ${what}`).toBeLessThan(
        1e-12,
      );
    }
  });
}

/** The plans at unit B, both ways; false where its models do not stand in line. */
function compareWays(volley: Volley): boolean {
  const { plans, targets } = stageOf(volley);
  const atB = plans.filter(({ target_unit_id }) => target_unit_id === "B");
  const ranks = targets.get("B");
  if (ranks === undefined || lineOf(atB, ranks) === undefined) return false;
  const calculation = () => calculationOf(atB, ranks, new Budget(Infinity));
  expectSame(chancesInLine(calculation()), chancesByBranches(calculation()));
  return true;
}

test("OD-1 both ways to the odds at a line agree in random volleys", () => {
  const size: Size = {
    attacks: ["1", "2", "3", "D3"],
    damage: ["1", "2", "D3", "D6"],
    shooters: 3,
    models: 5,
    keywords: 5,
  };
  const chance = new Chance(41);
  let compared = 0;
  let waiting = 0;
  for (let tried = 0; compared < 60; tried++) {
    expect(tried).toBeLessThan(6_000);
    const volley = randomVolley(chance, size);
    const devastating = volley.assignments.filter(({ weapon_id }) =>
      volley.game.weapons[weapon_id]!.keywords.includes("DEVASTATING WOUNDS"),
    ).length;
    if (!isLegal(volley) || !compareWays(volley)) continue;
    compared++;
    if (devastating > 1) waiting++;
  }
  expect(waiting).toBeGreaterThan(5);
});

function isLegal(volley: Volley): boolean {
  try {
    stageOf(volley);
    return true;
  } catch {
    return false;
  }
}

const DEVASTATING = ["DEVASTATING WOUNDS", "TWIN-LINKED"];
const KINDS: readonly Record<string, unknown>[] = [
  { attacks: "2", ap: -1 },
  { attacks: "D6", keywords: ["BLAST"] },
  { attacks: "1", strength: 9, ap: -4, damage: "D6", keywords: ["MELTA 2"] },
  { attacks: "3", strength: 5, ap: -1, damage: "2", keywords: ["SUSTAINED HITS 1"] },
  { attacks: "2", strength: 8, ap: -3, damage: "2", keywords: ["RAPID FIRE 1"] },
  { attacks: "4", keywords: DEVASTATING },
  { attacks: "2", damage: "2", keywords: DEVASTATING },
  { attacks: "1", damage: "D3", keywords: DEVASTATING },
];

function volleyAt(models: Readonly<Record<string, ModelOptions>>, groups: number, kinds: number): Volley {
  const weapons = Object.fromEntries(Array.from({ length: groups }, (_, i) => [`w${i}`, KINDS[i % kinds]!]));
  const shooters = Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [
      `m${i}`,
      { at: [5, 5 + 2 * i] as const, weapons: Object.keys(weapons) },
    ]),
  );
  return volleyOf({ weapons, shooters, targets: { B: { stats: { wounds: 2 }, models } } });
}

/** Models of which no two are alike. */
function motley(count: number): Readonly<Record<string, ModelOptions>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `m${i}`,
      {
        at: [16 + 1.5 * (i % 4), 5 + 1.5 * Math.floor(i / 4)] as const,
        stats: { save: 2 + (i % 5), wounds: 1 + (i % 3), invulnerable_save: i % 4 === 0 ? 4 : null },
      },
    ]),
  );
}

test("OD-1 they agree where Devastating Wounds of three kinds wait at once", () => {
  expect(compareWays(volleyAt(motley(4), 8, 8))).toBe(true);
});

describe("OD-2 the cost of exact odds grows with the weapon groups, not with what they multiply to", () => {
  test.each([
    [6, 6, 10, 2_000_000],
    [12, 6, 10, 6_000_000],
    [32, 8, 10, 12_000_000],
    [32, 8, 16, 20_000_000],
  ])("OD-2 %d groups of %d profiles at %d different models", (groups, kinds, models, steps) => {
    expect(oddsFor(volleyAt(motley(models), groups, kinds), steps).exact).toBe(true);
  });
});

describe("models in line", () => {
  const at = (
    shots: Readonly<Record<string, ModelOptions>>,
    models: Readonly<Record<string, ModelOptions>>,
  ) => {
    const ids = Object.values(shots).flatMap(({ weapons = [] }) => weapons);
    const volley = volleyOf({
      weapons: Object.fromEntries(ids.map((id) => [id, {}])),
      shooters: shots,
      targets: { B: { stats: { wounds: 3 }, models } },
    });
    const { plans, targets } = stageOf(volley);
    return lineOf(plans, targets.get("B")!);
  };
  const bothSides = { a: { at: [20, 1], weapons: ["a"] }, b: { at: [20, 20], weapons: ["b"] } } as const;
  const three = (one: ModelOptions, two: ModelOptions, last: ModelOptions) => ({
    m1: { at: [20, 5] as const, ...one },
    m2: { at: [20, 8] as const, ...two },
    m3: { at: [20, 11] as const, ...last },
  });
  const tough = { stats: { save: 2 } };

  test("AT-9 take wounds from the front, whoever fires, if they are alike", () => {
    expect(at(bothSides, three({}, {}, {}))).toEqual([0, 1, 2]);
    expect(at(bothSides, three({}, tough, {}))).toBeUndefined();
    expect(at({ a: bothSides.a }, three({}, tough, {}))).toEqual([0, 1, 2]);
  });

  test("AT-9 the wounded one first; of several, each gun goes for another", () => {
    expect(at(bothSides, three({}, {}, { wounds: 2 }))).toEqual([2, 0, 1]);
    expect(at(bothSides, three({ wounds: 2 }, {}, { wounds: 2 }))).toBeUndefined();
    expect(at({ a: bothSides.a }, three({ wounds: 2 }, {}, { wounds: 2 }))).toEqual([0, 2, 1]);
  });

  test("AT-10 Characters behind their bodyguard", () => {
    expect(at(bothSides, three({ keywords: ["CHARACTER"] }, {}, {}))).toEqual([1, 2, 0]);
  });
});
