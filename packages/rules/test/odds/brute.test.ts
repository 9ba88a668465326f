import { describe, test } from "vitest";
import { bruteOdds } from "./brute.ts";
import { expectSame } from "./compare.ts";
import { KEYWORD_CASES } from "./keyword-cases.ts";
import type { Case } from "./scene.ts";
import { SITUATION_CASES } from "./situation-cases.ts";
import { oddsFor } from "./stage.ts";

function againstAllDice(cases: readonly Case[]): void {
  test.each(cases)("$title", (volley) => {
    expectSame(oddsFor(volley), bruteOdds(volley));
  });
}

describe("the odds are those of all sequences of dice", () => {
  againstAllDice(KEYWORD_CASES);
  againstAllDice(SITUATION_CASES);
});
