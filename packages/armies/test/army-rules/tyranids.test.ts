import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, BESIDE_B, PASS, planOf, refused, use, usesIn } from "./army-table.ts";

const NIDS = ["INFANTRY", "TYRANIDS"];
const synapse = (x: number) => ({
  S: { keywords: [...NIDS, "SYNAPSE"], abilities: ["SYNAPSE"], models: line(1, [x, 18]) },
});

describe("Synapse", () => {
  test("within 6 inches of a SYNAPSE model melee attacks have 1 more Strength; guns have not", async () => {
    const strengthAt = async (y: number, weapon: string, more = {}) => {
      const game = await armyTable("tyranids", {
        a: { keywords: NIDS, ...BESIDE_B },
        more: { S: { keywords: [...NIDS, "SYNAPSE"], models: line(1, [18.5, y]) } },
        turn: { phase: weapon === "gun" ? "SHOOTING" : "FIGHT" },
        weapons: { gun: { keywords: ["PISTOL"] } },
        ...more,
      });
      return planOf(game, "A", weapon, "B").wound.strength;
    };
    // From the base of the second model (12, edge at 12.5) to the edge of the one at 19 it is 6 inches.
    expect(await strengthAt(19, "blade")).toBe(5);
    expect(await strengthAt(19.1, "blade")).toBe(4);
    expect(await strengthAt(19, "gun")).toBe(4);
    const itself = await armyTable("tyranids", {
      a: { keywords: [...NIDS, "SYNAPSE"], ...BESIDE_B },
      turn: { phase: "FIGHT" },
    });
    expect(planOf(itself, "A", "blade", "B").wound.strength).toBe(5);
  });

  test("Battle-shock tests are taken on 3D6", async () => {
    const weak = { keywords: NIDS, starting_strength: 10, stats: { leadership: 8 } };
    const test1 = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" };
    const near = await armyTable("tyranids", { a: weak, more: synapse(10), turn: { phase: "COMMAND" } });
    const passed = play(near, test1, [2, 3, 3]);
    expect(passed.game.units["A"]!.flags.battle_shocked).toBeUndefined();
    const far = await armyTable("tyranids", { a: weak, more: synapse(40), turn: { phase: "COMMAND" } });
    const failed = play(far, test1, [2, 3]);
    expect(failed.game.units["A"]!.flags.battle_shocked).toBe(true);
  });
});

describe("Shadow in the Warp", () => {
  const command = (more = {}) =>
    armyTable("tyranids", {
      a: { keywords: [...NIDS, "SYNAPSE"] },
      b: { stats: { leadership: 7 }, models: line(1, [17, 10]) },
      more: { C: { owner: "p2", stats: { leadership: 7 }, models: line(1, [50, 10]) } },
      turn: { phase: "COMMAND" },
      ...more,
    });

  test("each enemy unit tests, with 1 less within 6 inches of a SYNAPSE unit", async () => {
    const game = await command();
    expect(usesIn(game)).toContain("SHADOW_IN_THE_WARP");
    // B is 6 inches away: 3 + 4 - 1 is less than 7. C is far off: 3 + 4 will do.
    const after = playAll(game, [use("Shadow in the Warp"), [3, 4, 3, 4]]);
    expect(after.units["B"]!.flags.battle_shocked).toBe(true);
    expect(after.units["C"]!.flags.battle_shocked).toBeUndefined();
    expect(refused(after, use("Shadow in the Warp"))).toEqual(["ALREADY_USED ST-1"]);
  });

  test("it may be unleashed in the opponent's Command phase, or passed over", async () => {
    const game = await command({ turn: { phase: "FIGHT", active_player: "p1", first_player: "p1" } });
    const asked = playAll(game, [{ type: "END_PHASE" }]);
    expect(asked.turn).toMatchObject({ phase: "COMMAND", active_player: "p2" });
    expect(usesIn(asked)).toEqual(["SHADOW_IN_THE_WARP"]);
    playAll(asked, PASS);
    playAll(asked, [use("Shadow in the Warp"), [6, 6, 6, 6]]);
  });

  test("it needs a unit with the rule on the battlefield", async () => {
    const reserve = await command({ a: { keywords: [...NIDS, "SYNAPSE"], reserve: "STRATEGIC" } });
    expect(usesIn(reserve)).toEqual([]);
    expect(refused(reserve, use("Shadow in the Warp"))).toEqual(["CONDITION AR-1"]);
  });
});
