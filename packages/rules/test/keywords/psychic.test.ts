import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { duel } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

describe("Psychic", () => {
  test("KW-20 is a tag: shown, and without effect on the attack", () => {
    expect(planOf(duel({ gun: { keywords: ["PSYCHIC"] } }))).toEqual(planOf(duel({})));
  });

  test("KW-20 is a known keyword, shown as PSY", () => {
    const game = duel({ gun: { special_rules: "Psychic" } });
    expect(indicatorsOf(game.weapons["gun"]!)).toEqual(["PSY"]);
    expect(planOf(game).notes).toEqual([]);
  });
});
