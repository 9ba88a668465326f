import { describe, expect, test } from "vitest";
import { taskUnderWay } from "../../src/flow/tasks/under-way.ts";
import { type Game, legal } from "../../src/index.ts";
import { blocks, codes, play } from "../support/build.ts";
import { act, battle, endPhase } from "./table.ts";

const assign = (game: Game, weapon_id: string, target_unit_id: string) =>
  act(game, "ASSIGN_TARGET", "A1", { weapon_id, target_unit_id }).game;

/** A1 with its gun at B1 and its cannon at B2, confirmed. */
function confirmed(
  settings: Record<string, unknown> = {},
  weapons?: NonNullable<Parameters<typeof battle>[0]>["weapons"],
): Game {
  const start = battle({ settings, ...(weapons === undefined ? {} : { weapons }) });
  const chosen = assign(assign(act(start, "SELECT_SHOOTER", "A1").game, "gun", "B1"), "cannon", "B2");
  return act(chosen, "CONFIRM_TARGETS", "A1").game;
}

const contexts = (result: { readonly dice: readonly { readonly context: string }[] }) =>
  result.dice.map(({ context }) => context);

describe("confirming", () => {
  test("PH-7 locks the targets and rolls nothing", () => {
    const start = act(battle(), "SELECT_SHOOTER", "A1").game;
    const { game, result } = act(start, "CONFIRM_TARGETS", "A1");
    expect(result).toMatchObject({ success: true, dice: [] });
    expect(result.events).toEqual([{ type: "targets_confirmed", unit_id: "A1", target_unit_ids: ["B1"] }]);
    expect(game.rng.cursor).toBe(0);
    expect(game.shooting).toMatchObject({ pending_assignments: [], active_shooter_id: "A1" });
    expect(game.units["A1"]!.flags).toEqual({});
  });

  test("PH-7 needs a target", () => {
    const empty = act(act(battle(), "SELECT_SHOOTER", "A1").game, "CLEAR_ALL_ASSIGNMENTS", "A1").game;
    expect(act(empty, "CONFIRM_TARGETS", "A1").result.errors).toMatchObject([
      { code: "NO_TARGETS", rule: "PH-7" },
    ]);
  });

  test("PH-7 comes before any roll", () => {
    const start = act(battle(), "SELECT_SHOOTER", "A1").game;
    expect(act(start, "RESOLVE_NEXT", "A1").result.errors).toMatchObject([
      { code: "NOTHING_TO_RESOLVE", rule: "PH-7" },
    ]);
  });
});

describe("rolling", () => {
  test("PH-2 weapon by weapon: by target, then by weapon", () => {
    const game = confirmed();
    // The guns at B1: both miss. Then the cannons at B2: both hit, wound and cannot be saved.
    const first = act(game, "RESOLVE_NEXT", "A1", {}, [1, 1]);
    expect(blocks(first.result, "to_hit")).toMatchObject([{ weapon: "gun", target_unit_id: "B1" }]);
    expect(taskUnderWay(first.game, "attacks")).toMatchObject({ at: 1, stage: "HIT" });
    expect(first.game.units["A1"]!.flags).toEqual({});
    const second = act(first.game, "RESOLVE_NEXT", "A1", {}, [3, 3, 4, 4, 6, 6]);
    expect(contexts(second.result)).toEqual(["attacks", "to_hit", "to_wound", "save"]);
    expect(second.result.events).toEqual([
      { type: "unit_shot", unit_id: "A1", target_unit_ids: ["B1", "B2"] },
    ]);
    expect(second.game.units["A1"]!.flags).toEqual({ has_shot: true });
    // Both wounds went to the same model: slain.
    expect(Object.keys(second.game.units["B2"]!.models)).toEqual(["m2"]);
    expect(second.game.shooting).toEqual({
      active_shooter_id: null,
      pending_assignments: [],
      skipped_unit_ids: [],
    });
    expect(second.game.tasks).toEqual([]);
    expect(second.game.allocated).toEqual({ B2: [] });
    expect(second.game.rng.cursor).toBe(8);
  });

  test("PH-2 nothing else is done before it is finished", () => {
    const game = confirmed();
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    for (const [type, unit, payload] of [
      ["SELECT_SHOOTER", "A2", {}],
      ["SELECT_SHOOTER", "A1", {}],
      ["SHOOT", "A2", { assignments }],
      ["SHOOT", "A1", { assignments }],
      ["ASSIGN_TARGET", "A1", assignments[0]!],
      ["CLEAR_ALL_ASSIGNMENTS", "A1", {}],
      ["CONFIRM_TARGETS", "A1", {}],
      ["SKIP_UNIT", "A2", {}],
    ] as const) {
      const { result, game: after } = act(game, type, unit, payload);
      expect(result.errors[0], type).toMatchObject({
        code: "RESOLUTION_PENDING",
        rule: "PH-2",
        unit_id: "A1",
      });
      expect(after).toBe(game);
    }
    expect(endPhase(game).result.errors).toMatchObject([{ code: "RESOLUTION_PENDING", rule: "PH-4" }]);
    expect(act(game, "RESOLVE_NEXT", "A2").result.errors).toMatchObject([
      { code: "WRONG_UNIT", rule: "PH-2" },
    ]);
    expect(legal(game).waiting).toMatchObject([{ player: "p1", actions: ["RESOLVE_NEXT"] }]);
  });

  test("PH-2 SHOOT resolves everything at once, with fast dice or without", () => {
    const assignments = [
      { weapon_id: "gun", target_unit_id: "B1" },
      { weapon_id: "cannon", target_unit_id: "B2" },
    ];
    const { game } = act(
      battle({ settings: { fast_dice: false } }),
      "SHOOT",
      "A1",
      { assignments },
      [1, 1, 2, 2],
    );
    expect(game.tasks).toEqual([]);
    expect(game.units["A1"]!.flags.has_shot).toBe(true);
  });

  test("PH-2 without fast dice every stage is an action of its own", () => {
    let game = confirmed({ fast_dice: false });
    const next = (faces: readonly number[]) => {
      const played = act(game, "RESOLVE_NEXT", "A1", {}, faces);
      game = played.game;
      return contexts(played.result);
    };
    const stage = () => taskUnderWay(game, "attacks")?.stage;
    expect(next([3, 4])).toEqual(["attacks", "to_hit"]);
    expect(stage()).toBe("WOUND");
    expect(next([4, 1])).toEqual(["to_wound"]);
    expect(stage()).toBe("SAVE");
    expect(next([6])).toEqual(["save"]);
    expect(game.units["B1"]!.models["m1"]!.wounds).toBe(1);
    expect(taskUnderWay(game, "attacks")).toMatchObject({ at: 1, stage: "HIT" });
    expect(next([1, 1])).toEqual(["attacks", "to_hit"]);
    // No hits: nothing is rolled any more, and the last stages need no die; at most they need the asking.
    let asked = 0;
    while (game.tasks.length > 0) {
      expect(next([])).toEqual([]);
      expect(++asked).toBeLessThan(4);
    }
    expect(game.units["A1"]!.flags.has_shot).toBe(true);
  });

  test("PH-2 a volley ends with its last die, not with an empty action after it", () => {
    let game = confirmed({ fast_dice: false });
    for (const faces of [[3, 4], [4, 1], [6], [3, 3], [4, 4]])
      game = act(game, "RESOLVE_NEXT", "A1", {}, faces).game;
    expect(taskUnderWay(game, "attacks")).toMatchObject({ at: 1, stage: "SAVE" });
    const last = act(game, "RESOLVE_NEXT", "A1", {}, [6, 6]);
    expect(last.game.tasks).toEqual([]);
    expect(last.game.units["A1"]!.flags.has_shot).toBe(true);
  });

  test("PH-2 a setting changed in the middle counts from then on", () => {
    const game = confirmed({ fast_dice: false });
    const hits = act(game, "RESOLVE_NEXT", "A1", {}, [3, 4]).game;
    const fast = play(hits, { type: "CHANGE_SETTINGS", payload: { fast_dice: true } }).game;
    const rest = act(fast, "RESOLVE_NEXT", "A1", {}, [4, 1, 6]);
    expect(contexts(rest.result)).toEqual(["to_wound", "save"]);
    expect(taskUnderWay(rest.game, "attacks")).toMatchObject({ at: 1, stage: "HIT" });
  });

  test("PH-2 what comes after all attacks comes with the last weapon", () => {
    const weapons = {
      gun: { range: 24, keywords: ["HAZARDOUS"] },
      cannon: { range: 48 },
      pistol: { range: 12, keywords: ["PISTOL"] },
    };
    const game = confirmed({}, weapons);
    const first = act(game, "RESOLVE_NEXT", "A1", {}, [1, 1]).game;
    const last = act(first, "RESOLVE_NEXT", "A1", {}, [1, 1, 2, 2]);
    expect(contexts(last.result)).toEqual(["attacks", "to_hit", "hazardous", "hazardous"]);
    expect(last.game.tasks).toEqual([]);
  });

  test("PH-2 the log is told in two lengths", () => {
    const shot = (log: string) =>
      act(confirmed({ log }), "RESOLVE_NEXT", "A1", {}, [3, 1, 4, 6]).result.log_text;
    expect(shot("VERBOSE")).toContain("Hit Rolls: [3,1] vs BS 3+ → 1 hit");
    expect(shot("COMPACT")).toBe(
      "A1 → B1: 2 shots, 1 hit, 1 wound, 1 failed save → 1 damage, 0 slain. [gun]",
    );
  });

  test("SH-2 a unit shoots once, and the next one may", () => {
    const done = act(
      act(confirmed(), "RESOLVE_NEXT", "A1", {}, [1, 1]).game,
      "RESOLVE_NEXT",
      "A1",
      {},
      [1, 1],
    ).game;
    expect(codes(act(done, "SELECT_SHOOTER", "A1").result)).toEqual(["ALREADY_SHOT"]);
    expect(act(done, "SELECT_SHOOTER", "A2").result.success).toBe(true);
  });
});
