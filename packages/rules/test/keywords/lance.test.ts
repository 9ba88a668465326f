import { describe, expect, test } from "vitest";
import { reasonInWords } from "../../src/words/reasons.ts";
import { blocks, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const LANCE = { keywords: ["LANCE"] };
const CHARGED = { flags: { charged_this_turn: true } };

describe("Lance", () => {
  test("KW-16 +1 to wound if the unit charged this turn", () => {
    // S4 against T4 with +1: a 3 wounds; saved on 3+.
    const { result } = shoot(duel({ gun: LANCE, shooter: CHARGED }), "A", "gun", "B", [3, 3, 3]);
    expect(blocks(result, "to_wound")[0]).toMatchObject({ threshold: 3, modifier: 1, wounds: 1 });
  });

  test("KW-16 nothing otherwise, and nothing to hit", () => {
    expect(planOf(duel({ gun: LANCE })).wound).toMatchObject({ threshold: 4, modifier: 0 });
    expect(planOf(duel({ gun: LANCE, shooter: CHARGED })).hit.modifier).toBe(0);
  });

  test("KW-16 AT-4 with another +1 it is still +1", () => {
    const plan = planOf(duel({ gun: LANCE, shooter: CHARGED }), { modifiers: { wound: { plus_one: true } } });
    expect(plan.wound.threshold).toBe(3);
    expect(plan.wound.reasons.map(reasonInWords)).toContain("cap applied: +1 at most");
  });
});
