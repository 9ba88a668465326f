import { describe, expect, test } from "vitest";
import { effectsOf, playAll } from "../../../rules/test/abilities/table.ts";
import { armyTable, BESIDE_B, planOf, refused, use, usesIn } from "./army-table.ts";

const selected = async () =>
  playAll(
    await armyTable("adeptus-custodes", {
      a: { ...BESIDE_B, flags: { charged_this_turn: true, fights_first: true } },
      turn: { phase: "FIGHT" },
    }),
    [{ type: "SELECT_FIGHTER", actor_unit_id: "A", payload: {} }],
  );

describe("Martial Ka'tah", () => {
  test("a Stance has to be chosen when the unit is selected to fight", async () => {
    const game = await selected();
    expect(usesIn(game)).toEqual(["A MARTIAL_KATAH Dacatarai Stance", "A MARTIAL_KATAH Rendax Stance"]);
    expect(refused(game, { type: "PASS" })).toEqual(["MUST_USE AR-1"]);
  });

  test("Dacatarai gives Sustained Hits 1, Rendax Lethal Hits, to melee weapons until the attacks are made", async () => {
    const dacatarai = playAll(await selected(), [use("Martial Ka'tah", { option: "Dacatarai Stance" }, "A")]);
    expect(planOf(dacatarai, "A", "blade", "B").critical_hit).toMatchObject({ wounds: false });
    expect(planOf(dacatarai, "A", "blade", "B").critical_hit.extra_hits).not.toBeNull();
    const rendax = playAll(await selected(), [use("Martial Ka'tah", { option: "Rendax Stance" }, "A")]);
    expect(planOf(rendax, "A", "blade", "B").critical_hit).toEqual({ wounds: true, extra_hits: null });
    const fought = playAll(
      rendax,
      [{ type: "PILE_IN", actor_unit_id: "A", payload: { per_model_paths: {} } }],
      [
        {
          type: "FIGHT",
          actor_unit_id: "A",
          payload: { assignments: [{ weapon_id: "blade", target_unit_id: "B" }] },
        },
        [1, 1],
      ],
    );
    expect(effectsOf(fought, "A")).toEqual([]);
  });
});
