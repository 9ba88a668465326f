import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import {
  armyTable,
  BESIDE_B,
  END,
  type Json,
  LAST_PHASE,
  PASS,
  planOf,
  refused,
  use,
  usesIn,
} from "./army-table.ts";

const FAR = { models: line(3, [50, 10], { weapons: ["gun"] }) };
const pool = (game: Game) => game.players.p1.pools?.["BLESSINGS_OF_KHORNE"];
const active = (game: Game) => (game.players.p1.active ?? []).map(({ id }) => id);

/** The second round begins with these eight dice. */
async function rolled(dice: readonly number[], more: Json = {}): Promise<Game> {
  return playAll(await armyTable("world-eaters", { b: FAR, turn: LAST_PHASE, ...more }), [...END, dice]);
}

describe("the Blessings of Khorne roll", () => {
  test("eight dice as the round begins, however many units there are", async () => {
    const more = { C: { abilities: ["BLESSINGS OF KHORNE"], models: line(1, [5, 40]) } };
    expect(pool(await rolled([1, 2, 2, 2, 3, 4, 6, 6], { more }))).toEqual([1, 2, 2, 2, 3, 4, 6, 6]);
  });

  test("the example of the book: sixes for Warp Blades, twos for Unbridled Bloodlust, then no more", async () => {
    const game = await rolled([1, 2, 2, 2, 3, 4, 6, 6]);
    expect(usesIn(game).toSorted()).toEqual([
      "DECAPITATING_STRIKES",
      "MARTIAL_EXCELLENCE",
      "RAGE_FUELLED_INVIGORATION",
      "TOTAL_CARNAGE",
      "UNBRIDLED_BLOODLUST",
      "WARP_BLADES",
    ]);
    const first = playAll(game, [use("Warp Blades", { dice: [6, 7] })]);
    expect(pool(first)).toEqual([1, 2, 2, 2, 3, 4]);
    // Without the sixes there is no double of 3 or more; three twos are a triple of 1 or more.
    expect(usesIn(first).toSorted()).toEqual([
      "MARTIAL_EXCELLENCE",
      "RAGE_FUELLED_INVIGORATION",
      "UNBRIDLED_BLOODLUST",
    ]);
    expect(refused(first, use("Warp Blades"))).toEqual(["ALREADY_USED ST-1"]);
    const second = playAll(first, [use("Unbridled Bloodlust", { dice: [1, 2] })]);
    expect(active(second)).toEqual(["WARP_BLADES", "UNBRIDLED_BLOODLUST"]);
    expect(usesIn(second)).toEqual([]);
    // Unused dice are discarded.
    expect(pool(second)).toEqual([]);
  });

  test("the dice must show the same face, and be high enough", async () => {
    const game = await rolled([1, 1, 2, 3, 4, 5, 6, 6]);
    expect(refused(game, use("Warp Blades", { dice: [0, 1] }))).toEqual(["WRONG_DICE AR-1"]);
    expect(refused(game, use("Warp Blades", { dice: [5, 6] }))).toEqual(["WRONG_DICE AR-1"]);
    expect(refused(game, use("Warp Blades", { dice: [6, 6] }))).toEqual(["WRONG_DICE AR-1"]);
    expect(active(playAll(game, [use("Warp Blades", { dice: [6, 7] })]))).toEqual(["WARP_BLADES"]);
    expect(refused(await rolled([1, 1, 2, 3, 3, 4, 5, 6]), use("Warp Blades"))).toEqual(["POOL_SPENT AR-1"]);
  });

  test("nobody has to: passing leaves nothing active", async () => {
    const game = playAll(await rolled([6, 6, 6, 6, 1, 2, 3, 4]), PASS);
    expect([active(game), pool(game)]).toEqual([[], []]);
  });
});

describe("what Blessings do", () => {
  const withActive = async (id: string, more: Json = {}): Promise<Game> => {
    const game = await armyTable("world-eaters", { a: BESIDE_B, turn: { phase: "FIGHT" }, ...more });
    const list = [{ id, until: "ROUND" as const }];
    return { ...game, players: { ...game.players, p1: { ...game.players.p1, active: list } } };
  };

  test("Martial Excellence, Warp Blades and Decapitating Strikes are for melee weapons", async () => {
    const plan = async (id: string, b: Json = {}) => planOf(await withActive(id, { b }), "A", "blade", "B");
    expect((await plan("MARTIAL_EXCELLENCE")).critical_hit.extra_hits).not.toBeNull();
    expect((await plan("WARP_BLADES")).critical_hit.wounds).toBe(true);
    expect((await plan("DECAPITATING_STRIKES")).wound.devastating).toBe(true);
    const tank = { keywords: ["VEHICLE"], models: line(3, [20, 10]) };
    expect((await plan("DECAPITATING_STRIKES", tank)).wound.devastating).toBe(false);
    expect((await plan("UNBRIDLED_BLOODLUST")).critical_hit.wounds).toBe(false);
  });

  test("Total Carnage: on a 4+ a model that has not fought fights before it is removed", async () => {
    const game = await withActive("TOTAL_CARNAGE", {
      a: { ...BESIDE_B, models: line(2, [18.5, 10], { weapons: ["blade"] }) },
      b: {
        models: line(2, [20, 10], { weapons: ["blade"] }),
        flags: { charged_this_turn: true, fights_first: true },
      },
      turn: { phase: "FIGHT", active_player: "p2", first_player: "p2" },
    });
    const struck = (dice: readonly number[]) =>
      playAll(
        game,
        [{ type: "SELECT_FIGHTER", actor_unit_id: "B", payload: {} }],
        [{ type: "PILE_IN", actor_unit_id: "B", payload: { per_model_paths: {} } }],
        [
          {
            type: "FIGHT",
            actor_unit_id: "B",
            payload: { assignments: [{ weapon_id: "blade", target_unit_id: "A" }] },
          },
          dice,
        ],
      );
    // Both hit, both wound, one fails its save; then its die.
    expect(struck([3, 3, 4, 4, 1, 6, 4]).units["A"]!.fallen).toHaveLength(1);
    expect(struck([3, 3, 4, 4, 1, 6, 3]).units["A"]!.fallen).toBeUndefined();
  });
});
