import { expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { oddsOf } from "../../src/index.ts";
import { Chance } from "../support/random.ts";
import { type BruteOdds, bruteOdds, estimateLeaves, TooManySequences } from "./brute.ts";
import { expectSame } from "./compare.ts";
import { randomVolley, type Size } from "./generate.ts";
import { oddsFor, stageOf, type Volley } from "./stage.ts";

const VOLLEYS = campaign(30, 200);
const MOST_LEAVES = 40_000;
const SIZE: Size = {
  attacks: ["1", "1", "2"],
  damage: ["1", "1", "2", "3", "D3", "D6"],
  shooters: 2,
  models: 4,
  keywords: 4,
};

/** Undefined where the estimate was wrong and there are too many sequences after all. */
function within(volley: Volley): BruteOdds | undefined {
  try {
    return bruteOdds(volley);
  } catch (error) {
    if (error instanceof TooManySequences) return undefined;
    throw error;
  }
}

test(`OD-1 ${VOLLEYS} random volleys have the odds of all their dice`, () => {
  const chance = new Chance(20_260);
  let compared = 0;
  let leaves = 0;
  for (let tried = 0; compared < VOLLEYS; tried++) {
    expect(tried).toBeLessThan(VOLLEYS * 100);
    const volley = randomVolley(chance, SIZE);
    if (!oddsOf(volley.game, volley.game.units["A"]!, volley.assignments).ok) continue;
    if (estimateLeaves(stageOf(volley), () => chance.next(), 60) > MOST_LEAVES) continue;
    const brute = within(volley);
    if (brute === undefined) continue;
    expectSame(oddsFor(volley), brute);
    leaves += brute.leaves;
    compared++;
  }
  // Neither trivial nor all alike.
  expect(leaves).toBeGreaterThan(VOLLEYS * 1_000);
});
