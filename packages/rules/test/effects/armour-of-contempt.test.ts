import { describe, expect, test } from "vitest";
import { reasonInWords } from "../../src/words/reasons.ts";
import { duel } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const effects = [
  { effect: "ARMOUR_OF_CONTEMPT", source: "STRATAGEM", player: "p2", until: "ATTACKS", unit_id: "A" },
];

describe("Armour of Contempt in effect", () => {
  test("AR-11 AP −2 is AP −1: Sv 3+ saves on 4+, and the reasons say why", () => {
    const plan = planOf(duel({ gun: { ap: -2 }, target: { effects } }));
    expect(plan.groups[0]).toMatchObject({ ap: -1, saves: [{ threshold: 4, ap: -1 }] });
    expect(plan.groups[0]!.saves[0]!.reasons.map(reasonInWords)).toEqual([
      "Sv 3+",
      "AP −2",
      "Armour of Contempt +1 AP",
    ]);
  });

  test("AR-11 AP 0 stays 0", () => {
    expect(planOf(duel({ target: { effects } })).groups[0]).toMatchObject({
      ap: 0,
      saves: [{ threshold: 3 }],
    });
  });
});
