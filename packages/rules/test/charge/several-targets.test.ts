import { describe, expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { chargeOdds } from "../../src/flow/phases/charge/odds.ts";
import type { Game } from "../../src/index.ts";
import type { ChargeOdds } from "../../src/space/charge/odds.ts";
import { naiveFind } from "./naive.ts";
import { scatter } from "./scatter.ts";
import { at, broken, charge, chargeGame } from "./table.ts";

/** Charges at several targets; `npm run soak:charges` looks at many more of them. */

function oddsOf(game: Game, targets: readonly string[]): ChargeOdds {
  const found = chargeOdds(game, game.units["A"]!, targets);
  return found.ok ? found.value : expect.fail(found.refusals[0]!.message);
}

/** What the naive search finds: whether the referee finds it too, calls it impossible, or leaves it undecided. */
function compare(seed: number): string {
  const between = seed % 2 === 0;
  const charged = scatter(seed, between);
  const { game, targets, chargers } = charged;
  if (targets.length < 2 || chargers.length < 4) return "not asked";
  const { rolls } = oddsOf(game, targets);
  const first = Object.entries(rolls).find(([, { possible }]) => possible);
  if (first !== undefined) {
    const [roll, { per_model_paths, facings }] = first;
    expect(broken(charge(game, Number(roll), targets, per_model_paths, facings)), `seed ${seed}`).toEqual([]);
  }
  const naive = naiveFind(charged, seed, 3, 2_500);
  if (naive === undefined) return "not possible for the naive";
  const { possible, proved } = rolls[naive.roll]!;
  return possible ? "found" : proved ? "missed" : "undecided";
}

const CHARGES = campaign(6, 16);

test(`CH-27 what a naive search finds is found, over ${CHARGES} random charges at two to four targets`, () => {
  const counts: Record<string, number> = {};
  for (let seed = 1001; seed <= 1000 + CHARGES; seed++) {
    const eligibility = compare(seed);
    counts[eligibility] = (counts[eligibility] ?? 0) + 1;
  }
  expect(counts["missed"] ?? 0).toBe(0);
  expect(counts["undecided"] ?? 0).toBe(0);
  expect(counts["found"]).toBeGreaterThan(CHARGES / 2);
});

/** Charges that were once called impossible, with a roll for which there are paths. */
test.each([
  [2, 7],
  [10, 6],
  [13, 3],
  [24, 2],
  [42, 10],
  [53, 4],
  [56, 5],
  [247, 7],
  [384, 6],
  [2104, 6],
])("CH-27 charge %d, once missed, is found with a roll of %d", (seed, roll) => {
  const { game, targets } = scatter(seed, seed % 2 === 0);
  expect(oddsOf(game, targets).rolls[roll]!.possible).toBe(true);
});

describe("possible, impossible or undecided", () => {
  /** Four models and two targets, that far from each other, with the models between them. */
  const apart = (inches: number) =>
    chargeGame({
      units: {
        A: { models: { m1: at(16, 10), m2: at(19, 10), m3: at(22, 10), m4: at(25, 10) } },
        B: { owner: "p2", models: { m1: at(20 - inches / 2, 16) } },
        C: { owner: "p2", models: { m1: at(21 + inches / 2, 16) } },
      },
    });

  test("CH-27 CH-28 four models reach two targets 12 inches apart with a roll of 8", () => {
    const { rolls, probability } = oddsOf(apart(12), ["B", "C"]);
    expect(rolls[8]).toMatchObject({ possible: true, proved: true, reasons: [] });
    expect(probability).toBeGreaterThanOrEqual(15 / 36);
  });

  test("CH-27 CH-28 too far apart for their number: proved, and no more than 0 %", () => {
    const odds = oddsOf(apart(16), ["B", "C"]);
    for (const answer of Object.values(odds.rolls))
      expect(answer).toMatchObject({ possible: false, proved: true });
    expect(odds.rolls[12]!.reasons).toMatchObject([{ code: "NO_PLACES", rule: "CH-21" }]);
    expect(odds.probability).toBe(0);
    expect(odds).not.toHaveProperty("probability_at_most");
  });

  test("CH-27 CH-28 what is neither found nor proved is undecided, and the chance has two bounds", () => {
    // Nothing is found below 5 here, and nothing proved of a 4.
    const { game, targets } = scatter(48, true);
    const { rolls, probability, probability_at_most } = oddsOf(game, targets);
    const open = Object.values(rolls).filter(({ possible, proved }) => !possible && !proved);
    expect(open.length).toBeGreaterThan(0);
    for (const { reasons } of open) expect(reasons).toMatchObject([{ code: "NOT_FOUND", rule: "CH-27" }]);
    expect(probability_at_most).toBeGreaterThan(probability!);
  });
});
