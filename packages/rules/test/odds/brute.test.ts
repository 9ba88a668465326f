import { describe, expect, test } from "vitest";
import { bruteOdds } from "./brute.ts";
import { expectSame } from "./compare.ts";
import { KEYWORD_CASES } from "./keyword-cases.ts";
import { LOT_CASES } from "./lot-cases.ts";
import type { Case } from "./scene.ts";
import { SITUATION_CASES } from "./situation-cases.ts";
import { oddsFor, stageOf } from "./stage.ts";

function againstAllDice(cases: readonly Case[]): void {
  test.each(cases)("$title", (volley) => {
    expectSame(oddsFor(volley), bruteOdds(volley));
  });
}

describe("the odds are those of all sequences of dice", () => {
  againstAllDice(KEYWORD_CASES);
  againstAllDice(SITUATION_CASES);
  againstAllDice(LOT_CASES);

  test.each(LOT_CASES)("$title: it is in lots", (volley) => {
    expect(stageOf(volley).plans.length).toBeGreaterThan(volley.assignments.length);
  });
});
