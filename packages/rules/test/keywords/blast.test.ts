import { describe, expect, test } from "vitest";
import { codes, duel, row, shoot } from "../support/build.ts";
import { attacksOf, misses, planOf } from "../support/plan.ts";

const RULESETS = ["spec", "published"] as const;

function attacksAgainst(
  defenders: number,
  ruleset: "spec" | "published",
  attacks: string,
  rolled: readonly number[],
  expected: number,
): unknown {
  const game = duel({ gun: { attacks, keywords: ["BLAST"] }, defenders, ruleset });
  return attacksOf(shoot(game, "A", "gun", "B", [...rolled, ...misses(expected)]));
}

describe("Blast", () => {
  // One attack; +1 for every full five models; under "spec" at least 3 before the bonus from six models on.
  test.each([
    [1, 1, 1],
    [4, 1, 1],
    [5, 2, 2],
    [6, 3 + 1, 1 + 1],
    [9, 3 + 1, 1 + 1],
    [10, 3 + 2, 1 + 2],
    [14, 3 + 2, 1 + 2],
    [15, 3 + 3, 1 + 3],
    [19, 3 + 3, 1 + 3],
    [20, 3 + 4, 1 + 4],
  ])("KW-5 one attack at %d models: %d by spec, %d as published", (models, spec, published) => {
    expect(attacksAgainst(models, "spec", "1", [], spec)).toBe(spec);
    expect(attacksAgainst(models, "published", "1", [], published)).toBe(published);
  });

  test("KW-5 the log names the house rule where it made the number, and nowhere else", () => {
    const logged = (ruleset: "spec" | "published", face: number, total: number) => {
      const game = duel({ gun: { attacks: "D6", keywords: ["BLAST"] }, defenders: 6, ruleset });
      return shoot(game, "A", "gun", "B", [face, ...misses(total)]).result.log_text;
    };
    expect(logged("spec", 2, 3 + 1)).toContain(
      "= 3 (1 × D6 rolled [2], at least 3 each by house rule) + 1 Blast",
    );
    expect(logged("spec", 5, 5 + 1)).not.toContain("house rule");
    expect(logged("published", 2, 2 + 1)).not.toContain("house rule");
  });

  test.each(RULESETS)("KW-5 scenario 1 (%s): no bonus against 4 models", (ruleset) => {
    expect(attacksAgainst(4, ruleset, "2", [], 2)).toBe(2);
  });

  test.each(RULESETS)("KW-5 scenario 2 (%s): +2 against 10 models", (ruleset) => {
    // 3 + 2, where no minimum is in the way.
    expect(attacksAgainst(10, ruleset, "3", [], 5)).toBe(5);
  });

  test.each([
    ["spec", 4],
    ["published", 2],
  ] as const)("KW-5 scenario 3 (%s): base attack 1 against 6 models makes %d", (ruleset, attacks) => {
    expect(attacksAgainst(6, ruleset, "1", [], attacks)).toBe(attacks);
  });

  test.each(RULESETS)("KW-5 scenario 4 (%s): a target engaged with a friend is refused", (ruleset) => {
    const game = duel({ gun: { keywords: ["BLAST"] }, ruleset, target: { keywords: ["VEHICLE"] } });
    // A friend half an inch from the target, which is otherwise a legal one: a Vehicle.
    const engaged = {
      ...game,
      units: { ...game.units, C: { ...game.units["A"]!, id: "C", models: beside() } },
    };
    const { result, game: after } = shoot(engaged, "A", "gun", "B");
    expect(codes(result)).toEqual(["BLAST_ENGAGED"]);
    expect(result.errors[0]!.message).toContain(
      "Cannot fire Blast weapon at unit in Engagement Range of friendly units",
    );
    expect(result.errors[0]!.rule).toBe("KW-5");
    expect(after).toBe(engaged);
  });

  test.each([
    ["spec", 4, 7],
    ["published", 4, 7],
    ["spec", 1, 6],
    ["published", 1, 4],
  ] as const)(
    "KW-5 scenario 5 (%s): D6 that shows %d against 15 models makes %d",
    (ruleset, face, attacks) => {
      expect(attacksAgainst(15, ruleset, "D6", [face], attacks)).toBe(attacks);
    },
  );

  test.each([
    ["spec", 5],
    ["published", 4],
  ] as const)(
    "KW-5 the example of document 003 (%s): D6 that shows 2 against 10 makes %d",
    (ruleset, attacks) => {
      expect(attacksAgainst(10, ruleset, "D6", [2], attacks)).toBe(attacks);
    },
  );

  test.each([
    ["spec", 3 + 2 + (5 + 2) + (6 + 2)],
    ["published", 2 + 2 + (5 + 2) + (6 + 2)],
  ] as const)("KW-5 three launchers (%s) get bonus and minimum each: %d attacks", (ruleset, attacks) => {
    const gun = { attacks: "D6", keywords: ["BLAST"] };
    const game = duel({ gun, attackers: 3, defenders: 10, ruleset });
    const played = shoot(game, "A", "gun", "B", [2, 5, 6, ...misses(attacks)]);
    expect(attacksOf(played)).toBe(attacks);
    expect(played.result.log_text).toContain("Blast: +6 attacks (10 models in target)");
  });

  test("KW-5 not at a unit that the firing Vehicle itself is engaged with, Monster or not", () => {
    for (const keywords of [["INFANTRY"], ["MONSTER"]]) {
      const game = duel({
        gun: { keywords: ["BLAST"] },
        inches: 0.5,
        shooter: { keywords: ["VEHICLE"] },
        target: { keywords },
      });
      expect(codes(shoot(game, "A", "gun", "B").result)).toContain("BLAST_ENGAGED");
    }
  });

  test("KW-5 living models count, not the starting strength", () => {
    const game = duel({ gun: { keywords: ["BLAST"] }, defenders: 4, ruleset: "published" });
    const units = { ...game.units, B: { ...game.units["B"]!, starting_strength: 20 } };
    expect(planOf({ ...game, units }).guns[0]!.bonus).toBe(0);
  });

  test("KW-5 KW-2 Blast and Rapid Fire add up", () => {
    const gun = { attacks: "4", keywords: ["BLAST", "RAPID FIRE 2"] };
    // 4 + 2 for ten models + 2 in half range.
    expect(attacksOf(shoot(duel({ gun, defenders: 10 }), "A", "gun", "B", misses(8)))).toBe(8);
  });
});

/** One model half an inch beyond the target of a duel at 10" (x = 16). */
function beside() {
  return duel({ shooter: { models: row(1, [17.5, 2]) } }).units["A"]!.models;
}
