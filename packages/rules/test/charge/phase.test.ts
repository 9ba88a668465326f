import { describe, expect, test } from "vitest";
import type { Timeline } from "../../src/flow/timeline.ts";
import { begin, type Game, legal, parseGame } from "../../src/index.ts";
import { fightOrder } from "../../src/space/fight/picks.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { fightWith } from "../fight/table.ts";
import { blocks, codes, play, playOn, row } from "../support/build.ts";
import { act, charge, chargeGame, declare, lane, rolled } from "./table.ts";

const endPhase = (game: ReturnType<typeof lane>) => play(game, { type: "END_PHASE" });
const undo = (timeline: Timeline) => playOn(timeline, { type: "UNDO" });
const actOn = (timeline: Timeline, type: string, payload: object = {}, faces: readonly number[] = []) =>
  playOn(timeline, { type, actor_unit_id: "A", payload }, faces).timeline;
const actions = (game: ReturnType<typeof lane>) => legal(game).waiting[0]!.actions;

describe("declaring", () => {
  test("CH-1 CH-25 is told, kept in the document, and hooked", () => {
    const { game, result } = declare(lane(5), "B");
    expect(result.log_text).toBe("A declares charge on B.");
    expect(result.events).toEqual([{ type: "charge_declared", unit_id: "A", target_unit_ids: ["B"] }]);
    expect(result.diffs).toContainEqual({ op: "set", path: "charges.pending.A", value: { targets: ["B"] } });
    expect(game.charges.pending).toEqual({ A: { targets: ["B"] } });
    expect(actions(game)).toEqual(["CHARGE_ROLL", "FAIL_CHARGE"]);
  });

  test("CH-1 one unit at a time", () => {
    const game = lane(5, { units: { A2: { models: row(1, [10, 13]) } } });
    const { result } = play(declare(game, "B").game, {
      type: "DECLARE_CHARGE",
      actor_unit_id: "A2",
      payload: { target_unit_ids: ["B"] },
    });
    expect(result.errors).toMatchObject([{ code: "CHARGE_PENDING", rule: "CH-1", unit_id: "A" }]);
  });

  test("CH-7 is undone before the roll, never after", () => {
    const game = lane(5);
    const declared = actOn(begin(game), "DECLARE_CHARGE", { target_unit_ids: ["B"] });
    expect(undo(declared).game).toEqual(game);
    expect(undo(begin(game)).result.errors).toMatchObject([{ code: "NOTHING_TO_UNDO", rule: "CH-7" }]);
    const after = actOn(declared, "CHARGE_ROLL", {}, [1, 6]);
    expect(undo(after).result.errors).toMatchObject([{ code: "ROLLED", rule: "CH-7" }]);
    const failed = actOn(after, "FAIL_CHARGE");
    expect(codes(undo(failed).result)).toEqual(["NOTHING_TO_UNDO"]);
  });

  test("CH-4 CH-7 a unit may be skipped, and that undone", () => {
    const { game, result } = act(lane(5), "SKIP_CHARGE");
    expect(result.log_text).toBe("A does not charge.");
    expect(codes(declare(game, "B").result)).toEqual(["SKIPPED"]);
    expect(waitingInWords(game, legal(game).waiting[0]!.for)).toBe("the phase to end");
    const skipped = actOn(begin(lane(5)), "SKIP_CHARGE");
    expect(declare(undo(skipped).game, "B").result.success).toBe(true);
    // With nobody within 12" there is nothing to skip, and legal knows it.
    expect(legal(lane(5)).units["A"]!.SKIP_CHARGE).toEqual([]);
    expect(codes(act(lane(20), "SKIP_CHARGE").result)).toEqual(["NOTHING_TO_SKIP"]);
    expect(legal(lane(20)).units["A"]!.SKIP_CHARGE).toMatchObject([{ code: "NOTHING_TO_SKIP" }]);
  });
});

describe("rolling", () => {
  test("CH-8 two dice, kept with their sum; the targets may be named again", () => {
    const declared = declare(lane(5), "B").game;
    const { game, result } = act(declared, "CHARGE_ROLL", { targets: ["B"] }, [4, 5]);
    expect(game.charges.pending).toEqual({ A: { targets: ["B"], distance: 9, dice: [4, 5] } });
    expect(game.rng.cursor).toBe(2);
    expect(blocks(result, "charge_roll")).toEqual([
      { context: "charge_roll", unit_id: "A", rolls_raw: [4, 5], total: 9, first_die: 0, scripted: true },
    ]);
    expect(result.log_text).toContain("Charge roll: 2D6 = 9 [4,5] for A.");
    expect(actions(game)).toEqual(["APPLY_CHARGE_MOVE", "FAIL_CHARGE"]);
  });

  test("CH-8 not before the declaration, not twice, and not for other targets", () => {
    expect(codes(act(lane(5), "CHARGE_ROLL").result)).toEqual(["NO_CHARGE_DECLARED"]);
    expect(codes(act(rolled(lane(5), 7, "B"), "CHARGE_ROLL").result)).toEqual(["ALREADY_ROLLED"]);
    const declared = declare(lane(5), "B").game;
    expect(codes(act(declared, "CHARGE_ROLL", { targets: ["C"] }).result)).toEqual(["OTHER_TARGETS"]);
    expect(codes(act(declared, "CHARGE_ROLL", { targets: [] }).result)).toEqual(["OTHER_TARGETS"]);
    const early = act(declared, "APPLY_CHARGE_MOVE", { per_model_paths: {} });
    expect(codes(early.result)).toEqual(["NOT_ROLLED"]);
  });
});

describe("ending", () => {
  test("PH-4 CH-1 the phase does not end in the middle of a charge", () => {
    for (const game of [declare(lane(5), "B").game, rolled(lane(5), 7, "B")]) {
      const { result, game: after } = endPhase(game);
      expect(result.errors).toMatchObject([{ code: "CHARGE_PENDING", rule: "PH-4" }]);
      expect(after).toBe(game);
    }
  });

  test("CH-24 a charge given up has been tried", () => {
    const { game, result } = act(rolled(lane(5), 3, "B"), "FAIL_CHARGE");
    expect(result.success).toBe(true);
    expect(game.charges).toMatchObject({ pending: {}, tried_unit_ids: ["A"], failures: { GIVEN_UP: 1 } });
    expect(codes(declare(game, "B").result)).toEqual(["ALREADY_CHARGED"]);
    expect(actions(game)).toEqual(["END_PHASE"]);
  });

  test("CH-24 the log keeps why a charge failed that could not be made", () => {
    // Five inches apart, one of which is Engagement Range: a roll of 3 is an inch short.
    const short = act(rolled(lane(5), 3, "B"), "FAIL_CHARGE").result.log_text;
    const spent = "it cannot charge again this phase.";
    expect(short).toBe(`The charge of A fails; ${spent}\nB is 1" out of reach of a roll of 3. (CH-19)`);
    // Rolled well, or not at all: it is given up of one's own will.
    const givenUp = (game: Game) => act(game, "FAIL_CHARGE").result.log_text;
    expect(givenUp(rolled(lane(5), 9, "B"))).toBe(`A gives up its charge after a roll of 9; ${spent}`);
    expect(givenUp(declare(lane(5), "B").game)).toBe(`A gives up its charge before the roll; ${spent}`);
  });

  test("CH-25 success marks the unit until the turn ends, and is hooked", () => {
    const { game, result } = charge(lane(5), 5, ["B"], {
      m1: [
        [10, 10],
        [15, 10],
      ],
    });
    expect(result.errors).toEqual([]);
    expect(result.events).toEqual([{ type: "charge_move_ended", unit_id: "A", target_unit_ids: ["B"] }]);
    expect(result.log_text).toContain('m1 moves 5" of 5": 5" along its path');
    expect(result.log_text).toContain("A charges: 1 model moved, in base contact with B.");
    expect(game.units["A"]!.models["m1"]!.position).toEqual({ x: 15, y: 10, z: 0 });
    expect(game.units["A"]!.flags).toEqual({ charged_this_turn: true, fights_first: true });
    const fight = endPhase(game).game;
    expect(fight.turn.phase).toBe("FIGHT");
    expect(fight.charges).toEqual({
      pending: {},
      skipped_unit_ids: [],
      tried_unit_ids: [],
      failures: {},
    });
    expect(fight.units["A"]!.flags).toEqual({ charged_this_turn: true, fights_first: true });
    // With both having fought the turn ends, and the marks with it.
    const fought = (["A", "B"] as const).reduce((now, id) => fightWith(now, id), fight);
    expect(endPhase(fought).game.units["A"]!.flags).toEqual({});
  });

  test("CH-24 a broken condition fails the charge: nothing moves, and the reasons are counted over the game", () => {
    const before = rolled(lane(5), 4, "B");
    const { game, result } = act(before, "APPLY_CHARGE_MOVE", {
      per_model_paths: {
        m1: [
          [10, 10],
          [13.5, 10],
        ],
      },
    });
    expect(result.success).toBe(false);
    expect(result.errors).toMatchObject([{ code: "TARGET_NOT_ENGAGED", rule: "CH-19", inches: 0.5 }]);
    expect(result.events).toEqual([{ type: "charge_failed", unit_id: "A" }]);
    expect(game.units).toEqual(before.units);
    expect(game.charges).toMatchObject({
      pending: {},
      tried_unit_ids: ["A"],
      failures: { TARGET_NOT_ENGAGED: 1 },
    });
    expect(endPhase(game).game.charges.failures).toEqual({ TARGET_NOT_ENGAGED: 1 });
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
  });
});

describe("the order of fighting", () => {
  test("CH-26 Fights First, then the rest, the player whose turn it is not beginning in both", () => {
    const game = chargeGame({
      units: {
        A: { models: row(1, [10, 10]), flags: { charged_this_turn: true, fights_first: true } },
        A2: { models: row(1, [10, 20]) },
        A3: { models: row(1, [10, 30]) },
        A4: { models: row(1, [12, 20]), flags: { has_fought: true } },
        B: { owner: "p2", models: row(1, [11, 10]) },
        B2: { owner: "p2", models: row(1, [11, 20]), abilities: ["Fights First"] },
        B3: { owner: "p2", models: row(1, [30, 30]) },
      },
    });
    expect(fightOrder(game)).toEqual([
      { step: "FIGHTS_FIRST", begins: "p2", units: { p1: ["A"], p2: ["B2"] } },
      { step: "REMAINING", begins: "p2", units: { p1: ["A2"], p2: ["B"] } },
    ]);
  });
});
