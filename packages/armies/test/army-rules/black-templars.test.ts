import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, BESIDE_B, type Json, LAST_PHASE, planOf, usesIn } from "./army-table.ts";

const MARINES = ["INFANTRY", "ADEPTUS ASTARTES"];
async function table(vow: string, more: Json = {}): Promise<Game> {
  const game = await armyTable("black-templars", { a: { keywords: MARINES }, ...more });
  const active = [{ id: vow, until: "BATTLE" as const }];
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, active } } };
}

describe("Templar Vows", () => {
  test("none is chosen after the first battle round", async () => {
    const game = await armyTable("black-templars", {
      a: { keywords: MARINES },
      b: { models: line(1, [50, 40]) },
      turn: LAST_PHASE,
    });
    expect(usesIn(playAll(game, [{ type: "END_PHASE" }]))).toEqual([]);
  });

  test("Abhor the Witch: charge rolls at PSYKERS can be made again, at others not", async () => {
    const rolled = async (keywords: readonly string[]) => {
      const game = await table("VOW_ABHOR", {
        turn: { phase: "CHARGE" },
        b: { keywords, models: line(1, [17, 10]) },
      });
      const declared = playAll(game, [
        { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } },
      ]);
      return usesIn(play(declared, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [1, 2]).game).length;
    };
    expect(await rolled(["INFANTRY", "PSYKER"])).toBeGreaterThan(await rolled(["INFANTRY"]));
  });

  test("Accept Any Challenge: 1 more to wound in melee unless the attack is stronger than the target is tough", async () => {
    const wound = async (strength: number) =>
      planOf(
        await table("VOW_ACCEPT", {
          a: { keywords: MARINES, ...BESIDE_B },
          turn: { phase: "FIGHT" },
          weapons: { blade: { type: "MELEE", strength } },
        }),
        "A",
        "blade",
        "B",
      ).wound.threshold;
    expect([await wound(3), await wound(4), await wound(5)]).toEqual([4, 3, 3]);
  });

  test("a unit that is no ADEPTUS ASTARTES has no vow", async () => {
    const game = await table("VOW_ACCEPT", {
      a: { keywords: ["INFANTRY"], ...BESIDE_B },
      turn: { phase: "FIGHT" },
    });
    expect(planOf(game, "A", "blade", "B").wound.threshold).toBe(4);
  });
});
