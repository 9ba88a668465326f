import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { effectsOf, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, PASS, planOf, refused, use, usesIn } from "./army-table.ts";

const SONS = ["INFANTRY", "THOUSAND SONS"];
const CABAL = ["CABAL OF SORCERERS"];
const gun = { weapons: ["gun"] };

/** A is led by one sorcerer (s) and follows another (t); B stands 10 inches away. The Shooting phase begins. */
async function ritual(more: Json = {}, b: Json = {}): Promise<Game> {
  const game = await armyTable("thousand-sons", {
    a: {
      keywords: SONS,
      abilities: [],
      models: {
        s: { at: [10, 10], abilities: CABAL, ...gun },
        t: { at: [10, 12], abilities: CABAL, ...gun },
        m: { at: [10, 14], ...gun },
      },
    },
    b: { stats: { wounds: 10 }, models: line(1, [20, 10], gun), ...b },
    turn: { phase: "MOVEMENT" },
    more: { C: { keywords: SONS, models: line(1, [14, 20], gun) }, ...more },
  });
  return playAll(game, END);
}
const cast = (name: string, target: string, more: Json = {}) =>
  use(name, { target_unit_id: target, model_id: "s", ...more }, "A");
const KEEP = use("Channel the Warp", { option: "Two dice only" }, "A");
const CHANNEL = use("Channel the Warp", { option: "Channel the Warp" }, "A");

describe("Rituals", () => {
  test("each is offered for each sorcerer as the Shooting phase begins", async () => {
    const offered = usesIn(await ritual());
    expect(offered).toContain("A DOOMBOLT B");
    expect(offered).toContain("A DESTINYS_RUIN B");
    expect(offered).toContain("A TEMPORAL_SURGE C");
    expect(offered).not.toContain("A DOOMBOLT C");
    expect(offered).not.toContain("A TEMPORAL_SURGE B");
  });

  test("Doombolt: 7 or more, D3 mortal wounds; 6 does nothing", async () => {
    const hit = playAll(await ritual(), [cast("Doombolt", "B"), [3, 4]], [KEEP, [4]]);
    expect(hit.units["B"]!.models["m1"]!.wounds).toBe(8);
    const missed = playAll(await ritual(), [cast("Doombolt", "B"), [2, 4]], [KEEP]);
    expect(missed.units["B"]!.models["m1"]!.wounds).toBe(10);
  });

  test("Channel the Warp adds a die after the two are seen; 11 or more is D3+3", async () => {
    const asked = playAll(await ritual(), [cast("Doombolt", "B"), [2, 4]]);
    expect(usesIn(asked)).toEqual([
      "A CHANNEL_THE_WARP Channel the Warp",
      "A CHANNEL_THE_WARP Two dice only",
    ]);
    expect(refused(asked, { type: "PASS" })).toEqual(["MUST_USE AR-1"]);
    const more = playAll(asked, [CHANNEL, [5, 2]]);
    // 2 + 4 + 5 is 11, a die of 2 is 1: 1 + 3 mortal wounds.
    expect(more.units["B"]!.models["m1"]!.wounds).toBe(6);
  });

  test("a double hurts the caster's unit first, and the ritual is still manifested if the caster lives", async () => {
    const after = playAll(await ritual(), [cast("Doombolt", "B"), [4, 4]], [KEEP, [2, 6]]);
    expect(Object.keys(after.units["A"]!.models)).toHaveLength(2);
    // Whether the sorcerer is the one that fell decides.
    const lives = after.units["A"]!.models["s"] !== undefined;
    expect(after.units["B"]!.models["m1"]!.wounds).toBe(lives ? 7 : 10);
  });

  test("no model attempts two, and no ritual is attempted twice in a turn", async () => {
    const once = playAll(await ritual(), [cast("Doombolt", "B"), [1, 2]], [KEEP]);
    expect(refused(once, cast("Doombolt", "B", { model_id: "t" }))).toEqual(["ALREADY_USED ST-1"]);
    expect(refused(once, cast("Destiny's Ruin", "B"))).toEqual(["NO_ABILITY AR-1"]);
    const both = playAll(once, [cast("Destiny's Ruin", "B", { model_id: "t" }), [3, 2]], [KEEP]);
    expect(effectsOf(both, "B")).toEqual(["DESTINYS_RUIN_ONES"]);
    expect(both.turn.phase).toBe("SHOOTING");
  });

  test("Destiny's Ruin: hit rolls of 1 again, from 10 on all that fail", async () => {
    const ones = playAll(await ritual(), [cast("Destiny's Ruin", "B"), [2, 3]], [KEEP], PASS);
    expect(planOf(ones, "A", "gun", "B").hit.reroll).toBe("ONES");
    expect(planOf(ones, "C", "gun", "B").hit.reroll).toBe("ONES");
    const all = playAll(await ritual(), [cast("Destiny's Ruin", "B"), [4, 6]], [KEEP], PASS);
    expect(planOf(all, "A", "gun", "B").hit.reroll).toBe("FAILED");
    const none = playAll(await ritual(), [cast("Destiny's Ruin", "B"), [1, 3]], [KEEP], PASS);
    expect(planOf(none, "A", "gun", "B").hit.reroll).toBe("NONE");
  });

  test("Twist of Fate: 9 or more improves AP by 1, 12 by 2", async () => {
    const save = async (
      dice: readonly number[],
      more: readonly (readonly [Json, (readonly number[])?])[],
    ) => {
      const game = playAll(await ritual(), [cast("Twist of Fate", "B"), dice], ...more, PASS);
      return planOf(game, "A", "gun", "B").groups[0]!.saves[0]!.threshold;
    };
    expect(await save([3, 5], [[KEEP]])).toBe(3);
    expect(await save([3, 6], [[KEEP]])).toBe(4);
    expect(await save([3, 6], [[CHANNEL, [4]]])).toBe(5);
  });

  test("Temporal Surge: a Normal move of D6 inches, or 6 from 10 on, and no charge this turn", async () => {
    const moving = playAll(await ritual(), [cast("Temporal Surge", "C"), [2, 4]], [KEEP, [5]]);
    expect(moving.tasks.at(-1)).toMatchObject({ type: "side_move", unit_id: "C", inches: 5 });
    const far = playAll(await ritual(), [cast("Temporal Surge", "C"), [4, 6]], [KEEP]);
    expect(far.tasks.at(-1)).toMatchObject({ type: "side_move", unit_id: "C", inches: 6 });
  });

  test("not through walls and not past 24 inches; a Lone Operative only within 12", async () => {
    const far = await ritual({}, { models: line(1, [36, 10], gun) });
    expect(usesIn(far)).not.toContain("A DOOMBOLT B");
    const lone = (x: number) => ritual({}, { abilities: ["LONE OPERATIVE"], models: line(1, [x, 10], gun) });
    expect(usesIn(await lone(23))).toContain("A DOOMBOLT B");
    const away = await lone(24);
    expect(usesIn(away)).not.toContain("A DOOMBOLT B");
    expect(usesIn(away)).toContain("A DESTINYS_RUIN B");
    expect(refused(away, cast("Doombolt", "B"))).toEqual(["NO_TARGET AR-1"]);
  });
});
