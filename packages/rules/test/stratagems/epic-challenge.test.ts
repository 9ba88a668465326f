import { describe, expect, test } from "vitest";
import { pickedUseOdds } from "../../src/flow/picked-use-odds.ts";
import { choices, type Game, waiting } from "../../src/index.ts";
import { buildGame, codes, play, row, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

const LEADER = { keywords: ["CHARACTER"], stats: { wounds: 4 }, wounds: 4, weapons: ["blade"] };

/** A of p1, a Character alone, fights B of p2: two guards and their leader, all in contact or next to it. */
function field(B: Partial<UnitOptions> = {}): Game {
  const game = buildGame({
    turn: { phase: "FIGHT", active_player: "p2" },
    units: {
      A: { keywords: ["INFANTRY", "CHARACTER"], models: row(1, [10, 10], { weapons: ["blade"] }) },
      C: { models: row(1, [40, 10], { weapons: ["blade"] }) },
      B: {
        owner: "p2",
        stats: { save: 7 },
        models: { m1: { at: [11, 10] }, m2: { at: [10, 11] }, L: { at: [10, 9], ...LEADER } },
        ...B,
      },
    },
    weapons: { blade: { type: "MELEE", attacks: "2" } },
  });
  return withCp(game, 2, 0);
}

const selected = (game: Game): Game => play(game, { type: "SELECT_FIGHTER", actor_unit_id: "A" }).game;

describe("Epic Challenge", () => {
  test("ST-12 asked when the Character's unit is selected to fight", () => {
    const game = selected(field());
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-FIGHT-SELECT", for: { unit_id: "A" } }]);
    expect([...choices(game, "USE_STRATAGEM")]).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "EPIC_CHALLENGE", model_id: "m1" } },
    ]);
  });

  test("ST-12 odds before targets are chosen: Precision changes who is hit, not how many; none where nobody is picked", () => {
    const action = {
      type: "USE_STRATAGEM",
      actor_unit_id: "A",
      payload: { stratagem: "EPIC_CHALLENGE", model_id: "m1" },
    } as const;
    const odds = pickedUseOdds(selected(field()), action)!;
    expect(odds.target_unit_id).toBe("B");
    expect("mean" in odds.without.slain && odds.without.slain.mean).toBeGreaterThan(0);
    expect(odds.used.slain).toEqual(odds.without.slain);
    expect(pickedUseOdds(field(), action)).toBe(undefined);
  });

  test("ST-12 its attacks have Precision until the phase ends: the leader takes the wounds", () => {
    const { game, result } = use(selected(field()), "A", "EPIC_CHALLENGE", [], { model_id: "m1" });
    expect(result.errors).toEqual([]);
    const piled = play(game, { type: "PILE_IN", actor_unit_id: "A", payload: { per_model_paths: {} } }).game;
    const assignments = [{ weapon_id: "blade", target_unit_id: "B", precision_model_id: "L" }];
    const struck = play(
      piled,
      { type: "FIGHT", actor_unit_id: "A", payload: { assignments } },
      [3, 3, 4, 4, 1, 1],
    );
    expect(struck.result.errors).toEqual([]);
    expect(struck.game.units["B"]!.models["L"]!.wounds).toBe(2);
    expect(game.units["A"]!.effects).toMatchObject([
      { effect: "EPIC_CHALLENGE", model_id: "m1", until: "PHASE" },
    ]);
    // Without it the same choice is refused.
    const plain = play(selected(field()), { type: "PASS" }).game;
    const moved = play(plain, { type: "PILE_IN", actor_unit_id: "A", payload: { per_model_paths: {} } }).game;
    expect(play(moved, { type: "FIGHT", actor_unit_id: "A", payload: { assignments } }).result.success).toBe(
      false,
    );
  });

  test("ST-12 not where no enemy with a leader is engaged, nor for a unit without a Character", () => {
    expect(selected(field({ models: { m1: { at: [11, 10] } } })).tasks.at(-1)).toMatchObject({
      type: "fight",
    });
    const game = selected(field());
    expect(codes(use(game, "C", "EPIC_CHALLENGE").result)).toEqual(["NOT_NOW"]);
    expect(codes(use(game, "A", "EPIC_CHALLENGE", [], { model_id: "x" }).result)).toEqual(["NO_CHARACTER"]);
  });
});
