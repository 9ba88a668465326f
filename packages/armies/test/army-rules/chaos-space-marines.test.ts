import { describe, expect, test } from "vitest";
import { effectsOf, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, BESIDE_B, planOf, refused, use, usesIn } from "./army-table.ts";

const LETHAL = use("Dark Pacts", { option: "Lethal Hits" }, "A");

describe("Dark Pacts", () => {
  test("a unit that is selected to shoot may choose one of two abilities", async () => {
    const game = await armyTable("chaos-space-marines");
    expect(usesIn(game)).toEqual(["A DARK_PACTS Lethal Hits", "A DARK_PACTS Sustained Hits 1"]);
    const lethal = playAll(game, [LETHAL, [3, 3]]);
    expect(planOf(lethal, "A", "gun", "B").critical_hit).toEqual({ wounds: true, extra_hits: null });
    const sustained = playAll(game, [use("Dark Pacts", { option: "Sustained Hits 1" }, "A"), [3, 3]]);
    expect(planOf(sustained, "A", "gun", "B").critical_hit).toMatchObject({ wounds: false });
    expect(planOf(sustained, "A", "gun", "B").critical_hit.extra_hits).not.toBeNull();
    expect(refused(lethal, LETHAL)[0]).toMatch(/ AR-1$/);
    expect(refused(game, use("Dark Pacts", { option: "Devastating Wounds" }, "A"))).toEqual([
      "NO_OPTION AR-1",
    ]);
  });

  test("a Leadership test comes first: a failure costs D3 mortal wounds, and the ability is there all the same", async () => {
    const game = await armyTable("chaos-space-marines", {
      a: { stats: { wounds: 2 }, models: line(2, [10, 10], { weapons: ["gun"] }) },
    });
    // 2 + 3 is below 6; a 3 is two mortal wounds, and one model has two.
    const failed = playAll(game, [LETHAL, [2, 3, 3]]);
    expect(Object.keys(failed.units["A"]!.models)).toHaveLength(1);
    expect(planOf(failed, "A", "gun", "B").critical_hit.wounds).toBe(true);
    // Nobody is Battle-shocked by a Leadership test.
    expect(failed.units["A"]!.flags.battle_shocked).toBeUndefined();
    const passed = playAll(game, [LETHAL, [3, 3]]);
    expect(Object.keys(passed.units["A"]!.models)).toHaveLength(2);
  });

  test("it is made for a fight too, and lasts for the phase", async () => {
    const game = await armyTable("chaos-space-marines", {
      a: { ...BESIDE_B, flags: { charged_this_turn: true, fights_first: true } },
      turn: { phase: "FIGHT" },
    });
    const asked = playAll(game, [{ type: "SELECT_FIGHTER", actor_unit_id: "A", payload: {} }]);
    expect(usesIn(asked)).toContain("A DARK_PACTS Lethal Hits");
    const done = playAll(asked, [LETHAL, [6, 6]]);
    expect(effectsOf(done, "A")).toEqual(["DARK_PACTS_OPTION_1"]);
    expect(planOf(done, "A", "blade", "B").critical_hit.wounds).toBe(true);
  });
});
