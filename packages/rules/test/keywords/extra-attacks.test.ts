import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { duel } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

describe("Extra Attacks", () => {
  test("KW-18 belongs to the Fight phase and changes nothing in shooting", () => {
    expect(planOf(duel({ gun: { keywords: ["EXTRA ATTACKS"] } }))).toEqual(planOf(duel({})));
  });

  test("KW-18 is a known keyword, shown as EA", () => {
    const game = duel({ gun: { special_rules: "Extra Attacks" } });
    expect(indicatorsOf(game.weapons["gun"]!)).toEqual(["EA"]);
    expect(planOf(game).notes).toEqual([]);
  });
});
