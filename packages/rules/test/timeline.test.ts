import { describe, expect, test } from "vitest";
import type { Timeline } from "../src/flow/timeline.ts";
import { applyDiffs, begin, canUndo, choicesMade, type Game, hashOf, LIMITS, step } from "../src/index.ts";
import { lane } from "./charge/table.ts";
import { battle, chosen } from "./phases/table.ts";
import { buildGame, codes, readAction, row } from "./support/build.ts";
import { withCp } from "./support/command-points.ts";

/** Takes actions one after the other; each must succeed. */
function played(start: Game, ...actions: readonly object[]): Timeline {
  let timeline = begin(start);
  for (const action of actions) {
    const taken = step(timeline, readAction(action));
    expect(taken.result.errors).toEqual([]);
    timeline = taken.timeline;
  }
  return timeline;
}

const UNDO = readAction({ type: "UNDO" });
const select = (unit: string) => ({ type: "SELECT_SHOOTER", actor_unit_id: unit });
const aim = (target_unit_id: string) => ({
  type: "ASSIGN_TARGET",
  actor_unit_id: "A1",
  payload: { weapon_id: "cannon", target_unit_id },
});

describe("undo is going back", () => {
  test("PH-3 choice by choice to the very same documents, whose diffs lead there", () => {
    const start = battle();
    const one = played(start, select("A1"));
    const two = played(start, select("A1"), aim("B2"));
    const back = step(two, UNDO);
    expect(hashOf(back.timeline.game)).toBe(hashOf(one.game));
    expect(applyDiffs(two.game, back.result.diffs)).toEqual(one.game);
    const again = step(back.timeline, UNDO);
    expect(again.timeline.game).toEqual(start);
    expect(codes(step(again.timeline, UNDO).result)).toEqual(["NOTHING_TO_UNDO"]);
  });

  test("PH-3 a whole list of assignments is one choice", () => {
    const assignments = [
      { weapon_id: "gun", target_unit_id: "B1" },
      { weapon_id: "cannon", target_unit_id: "B2" },
    ];
    const set = { type: "SET_ASSIGNMENTS", actor_unit_id: "A1", payload: { assignments } };
    const timeline = played(battle(), select("A1"), set);
    expect(chosen(timeline.game)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B2: m1 m2"]);
    expect(chosen(step(timeline, UNDO).timeline.game)).toEqual(["gun → B1: m1 m2 (automatic)"]);
  });

  test("PH-3 how the table is set stays as it is", () => {
    const settings = { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } };
    const { timeline } = step(played(battle(), select("A1"), settings), UNDO);
    expect(timeline.game.shooting.active_shooter_id).toBeNull();
    expect(timeline.game.settings.log).toBe("COMPACT");
  });

  test("PH-3 never across confirmed targets, nor across a phase", () => {
    const confirmed = played(battle(), select("A1"), { type: "CONFIRM_TARGETS", actor_unit_id: "A1" });
    expect(canUndo(confirmed)).toBe(false);
    expect(codes(step(confirmed, UNDO).result)).toEqual(["CONFIRMED"]);
    const ended = played(battle(), select("A1"), { type: "END_PHASE" });
    expect(codes(step(ended, UNDO).result)).toEqual(["NOTHING_TO_UNDO"]);
  });

  test("CH-7 never across the charge roll", () => {
    const declare = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
    const declared = played(lane(5), declare);
    expect(step(declared, UNDO).timeline.game).toEqual(lane(5));
    const rolled = played(lane(5), declare, { type: "CHARGE_ROLL", actor_unit_id: "A" });
    expect(codes(step(rolled, UNDO).result)).toEqual(["ROLLED"]);
  });

  test("PH-10 by whoever made the choice", () => {
    const timeline = played(battle(), select("A1"));
    expect(codes(step(timeline, { ...UNDO, player: "p2" }).result)).toEqual(["NOT_YOUR_DECISION"]);
    expect(step(timeline, { ...UNDO, player: "p1" }).result.success).toBe(true);
  });

  test("GD-6 so many choices back and no more, and the document holds none of them", () => {
    let timeline = begin(battle());
    const first = JSON.stringify(played(battle(), select("A1")).game).length;
    for (let n = 0; n < LIMITS.undoSteps + 20; n++) {
      timeline = step(timeline, readAction(select(n % 2 === 0 ? "A1" : "A2"))).timeline;
    }
    expect(timeline.choices).toHaveLength(LIMITS.undoSteps);
    expect(JSON.stringify(timeline.game).length).toBeLessThan(first + 200);
  });
});

describe("questions that nobody was shown", () => {
  /** A of p1 may move past B of p2, which could fire Overwatch at the beginning and at the end of the move. */
  const watched = withCp(
    buildGame({
      units: {
        A: { models: row(3, [10, 10]), stats: { save: 7 } },
        B: { owner: "p2", models: row(2, [20, 10], { weapons: ["gun"] }) },
      },
      weapons: { gun: {} },
      turn: { phase: "MOVEMENT" },
    }),
    0,
    2,
  );
  const move = {
    type: "MOVE",
    actor_unit_id: "A",
    payload: {
      kind: "NORMAL",
      per_model_paths: {
        m1: [
          [10, 10],
          [9, 10],
        ],
      },
    },
  };
  const passes = (timeline: Timeline, pass: object): Timeline => {
    let now = timeline;
    for (let windows = 0; now.game.tasks.length > 0; windows++) {
      expect(windows).toBeLessThan(3);
      now = step(now, readAction(pass)).timeline;
    }
    return now;
  };
  const OVER = { type: "PASS", payload: { by_itself: true } };

  test("PH-3 a move can be undone when they passed by themselves, and not while they are open", () => {
    const asked = played(watched, move);
    expect(asked.game.tasks.at(-1)).toMatchObject({ type: "window", player: "p2" });
    expect(canUndo(asked)).toBe(false);
    expect(codes(step(asked, { ...UNDO, player: "p1" }).result)).toEqual(["NOTHING_TO_UNDO"]);
    const over = passes(asked, OVER);
    expect(over.game.units["A"]!.flags.moved).toBe(true);
    expect(step(over, { ...UNDO, player: "p1" }).timeline.game).toEqual(watched);
    // The moves before it too, and by nobody else.
    expect(codes(step(over, { ...UNDO, player: "p2" }).result)).toEqual(["NOT_YOUR_DECISION"]);
  });

  test("PH-3 not where the other player was asked, or has passed one of them by hand", () => {
    expect(canUndo(passes(played(watched, move), { type: "PASS" }))).toBe(false);
    const once = step(played(watched, move), readAction(OVER)).timeline;
    expect(once.game.tasks.at(-1)).toMatchObject({ type: "window" });
    expect(canUndo(passes(once, { type: "PASS" }))).toBe(false);
  });

  test("PH-3 not where dice were rolled", () => {
    const asked = played(watched, move);
    const use = { stratagem: "FIRE_OVERWATCH" };
    const shot = played(asked.game, { type: "USE_STRATAGEM", actor_unit_id: "B", payload: use });
    expect(canUndo(passes(shot, OVER))).toBe(false);
  });
});

describe("what can be undone and redone, from the actions alone", () => {
  const read = (...actions: readonly object[]) => choicesMade(actions.map((one) => readAction(one)));
  const confirm = { type: "CONFIRM_TARGETS", actor_unit_id: "A1" };
  const settings = { type: "CHANGE_SETTINGS", payload: { fast_dice: false } };

  test("PH-3 what is undone can be made again, the last one first", () => {
    const { made, undone } = read(select("A"), select("B"), UNDO, UNDO);
    expect(made).toEqual([]);
    expect(undone).toEqual([select("B"), select("A")]);
  });

  test("PH-3 the same choice made again leaves the others to be redone; another one forgets them", () => {
    expect(read(select("A"), select("B"), UNDO, UNDO, select("A")).undone).toEqual([select("B")]);
    expect(read(select("A"), UNDO, select("C")).undone).toEqual([]);
  });

  test("PH-3 the order of an action's fields makes no difference", () => {
    const turned = { actor_unit_id: "A", type: "SELECT_SHOOTER" };
    expect(read(select("A"), UNDO, turned)).toEqual({ made: [select("A")], undone: [] });
  });

  test("PH-3 nothing is left to undo or redo after dice; settings change nothing", () => {
    expect(read(select("A"), select("B"), UNDO, confirm)).toEqual({ made: [], undone: [] });
    expect(read(select("A"), UNDO, settings).undone).toEqual([select("A")]);
  });
});
