import { describe, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { rollVolley } from "../../src/attack/roll.ts";
import { oddsOf, seededDice } from "../../src/index.ts";
import { row } from "../support/build.ts";
import { Chance } from "../support/random.ts";
import { randomVolley, type Size } from "./generate.ts";
import { KEYWORD_CASES } from "./keyword-cases.ts";
import { LARGER_LOT_CASES, LOT_CASES } from "./lot-cases.ts";
import { expectRolls, VOLLEYS } from "./sample.ts";
import { type Case, gunCase } from "./scene.ts";
import { SITUATION_CASES } from "./situation-cases.ts";
import { stageOf, type Volley } from "./stage.ts";

/** The chi-square tests are shared out to several files, so that threads can work side by side. */
const SHARES = 4;
const COMBINATIONS = campaign(200, 500);
const BATCH = 25;

/** Too many dice for brute force. */
const LARGER_CASES: readonly Case[] = [
  gunCase("AT-1 DI-2 variable attacks of several guns", { attacks: "D3", ap: -1 }, tough(5), {
    shooters: row(2, [8, 4], { weapons: ["gun"] }),
  }),
  gunCase("AT-1 KW-5 Blast of 2D3 attacks", { attacks: "2D3", keywords: ["BLAST"] }, tough(6)),
  gunCase("KW-9 KW-10 eight attacks", eight(["SUSTAINED HITS D3", "DEVASTATING WOUNDS"]), tough(4)),
  gunCase("KW-8 KW-7 eight attacks", eight(["LETHAL HITS", "TWIN-LINKED"]), {
    ...tough(6),
    abilities: ["FEEL NO PAIN 5+"],
  }),
];

function eight(keywords: readonly string[]): Record<string, unknown> {
  return { attacks: "8", damage: "D3", ap: -1, keywords };
}

function tough(count: number) {
  return { models: row(count, [20, 4]), stats: { wounds: 2 } };
}

const SIZE: Size = {
  attacks: ["1", "1", "2", "2", "3", "D3"],
  damage: ["1", "1", "2", "3", "D3", "D6", "D6+1"],
  shooters: 2,
  models: 6,
  keywords: 4,
};
/** Volleys that roll more dice than this on average would take too long. */
const MOST_DICE = 6;
const TRIALS = 200;

function averageDice({ plans, ranks, reset }: ReturnType<typeof stageOf>): number {
  const dice = seededDice("trial", 0);
  for (let trial = 0; trial < TRIALS; trial++) {
    reset();
    rollVolley(plans, ranks, dice);
  }
  return dice.cursor / TRIALS;
}

function nextCombination(chance: Chance): Volley {
  for (;;) {
    const volley = randomVolley(chance, SIZE);
    if (!oddsOf(volley.game, volley.game.units["A"]!, volley.assignments).ok) continue;
    if (averageDice(stageOf(volley)) <= MOST_DICE) return volley;
  }
}

export function chiSquareShare(share: number): void {
  const mine = <T>(list: readonly T[]) => list.filter((_, index) => index % SHARES === share);
  describe(`${VOLLEYS} rolled volleys are spread as the odds say`, () => {
    test.each(
      mine([...KEYWORD_CASES, ...SITUATION_CASES, ...LOT_CASES, ...LARGER_LOT_CASES, ...LARGER_CASES]),
    )("$title", (volley) => {
      expectRolls(volley, volley.title);
    });
    const batches = COMBINATIONS / SHARES / BATCH;
    for (let batch = share * batches; batch < (share + 1) * batches; batch++) {
      test(`OD-1 generated combinations ${batch * BATCH} to ${batch * BATCH + BATCH - 1}`, () => {
        const chance = new Chance(31_000 + batch);
        for (let n = batch * BATCH; n < (batch + 1) * BATCH; n++) {
          expectRolls(nextCombination(chance), `combination ${n}`);
        }
      });
    }
  });
}
