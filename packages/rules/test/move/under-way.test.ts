import { describe, expect, test } from "vitest";
import type { MadeMove } from "../../src/game/move-kind.ts";
import { type Game, type MoveDraft, type MoveUnderWay, moveUnderWay } from "../../src/index.ts";
import { lane, rolled } from "../charge/table.ts";
import {
  done,
  enemy as fightEnemy,
  melee,
  pileIn,
  readyToStrike,
  select,
  strike,
  unit,
} from "../fight/table.ts";
import { advanceRoll, at, enemy, table } from "../movement/table.ts";
import { play } from "../support/build.ts";
import { beforeBattle, setUp } from "../support/deployment.ts";
import { moveIn } from "../support/move.ts";

/** One door for every kind of move. The mover is m1 of A, which stands at (10, 10) on a base of one inch. */

interface Case {
  readonly name: string;
  readonly game: Game;
  readonly wanted?: MadeMove;
  /** What tells this kind from the others. */
  readonly tag: object;
  readonly allowance: number;
  /** An end that is legal, and one that breaks this. */
  readonly good: readonly [x: number, y: number];
  readonly bad: readonly [x: number, y: number];
  readonly broken: string;
}

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };

/** A has charged; E is 2″ away from edge to edge, F 3″. */
const close = melee({ A: unit([[10, 10]], CHARGED), E: fightEnemy([[13, 10]]), F: fightEnemy([[10, 14]]) });

function scouting(): Game {
  const scout = { models: { m1: {} }, abilities: ['SCOUTS 8"'] };
  let game = beforeBattle({ units: { A: scout, B: { ...scout, owner: "p2" } } });
  game = play(game, setUp("A", { m1: [10, 10] })).game;
  return play(game, setUp("B", { m1: [50, 10] }), [6, 1]).game;
}

const outOfPhase: Game = {
  ...table({ A: at([10, 10]), B: enemy([40, 10]) }),
  tasks: [{ type: "side_move", unit_id: "A", inches: 4, no_charge: false }],
};

const consolidating = done(strike(readyToStrike(close, "A"), "A", []));

const CASES: readonly Case[] = [
  {
    name: "MO-10 a Normal move: M is 6",
    game: table({ A: at([10, 10]), B: enemy([40, 10]) }),
    tag: { kind: "NORMAL", aim: "POINT" },
    allowance: 6,
    good: [16, 10],
    bad: [16.5, 10],
    broken: "TOO_FAR MO-10",
  },
  {
    name: "MO-11 an Advance: 6 and the 4 that was rolled",
    game: advanceRoll(table({ A: at([10, 10]), B: enemy([40, 10]) }), 4),
    wanted: "ADVANCE",
    tag: { kind: "ADVANCE", aim: "POINT" },
    allowance: 10,
    good: [20, 10],
    bad: [20.5, 10],
    broken: "TOO_FAR MO-11",
  },
  {
    name: "MO-12 a Fall Back: 0.7″ from B is too near",
    game: table({ A: at([10, 10]), B: enemy([11.5, 10]) }),
    tag: { kind: "FALL_BACK", aim: "POINT" },
    allowance: 6,
    good: [6, 10],
    bad: [9.8, 10],
    broken: "ENEMY_TOO_NEAR MO-12",
  },
  {
    name: "DE-13 Scouts: their own 8″",
    game: scouting(),
    tag: { kind: "SCOUT", aim: "POINT" },
    allowance: 8,
    good: [18, 10],
    bad: [18.5, 10],
    broken: "TOO_FAR DE-13",
  },
  {
    name: "MO-43 a move out of phase: the 4″ that it was given",
    game: outOfPhase,
    tag: { kind: "OUT_OF_PHASE", as: "NORMAL", aim: "POINT" },
    allowance: 4,
    good: [14, 10],
    bad: [14.5, 10],
    broken: "TOO_FAR MO-10",
  },
  {
    name: "CH-19 a charge of 5″ with a roll of 6: two inches are not enough",
    game: rolled(lane(5), 6, "B"),
    tag: { kind: "CHARGE_MOVE", roll: 6, aim: "TARGETS" },
    allowance: 6,
    good: [15, 10],
    bad: [12, 10],
    broken: "TARGET_NOT_ENGAGED CH-19",
  },
  {
    name: "FI-12 a pile-in: away from the closest enemy",
    game: done(select(close, "A")),
    tag: { kind: "PILE_IN", aim: "TARGETS" },
    allowance: 3,
    good: [12, 10],
    bad: [10, 12.4],
    broken: "NOT_NEARER FI-12",
  },
  {
    name: "FI-31 a consolidation: the same after the attacks",
    game: consolidating,
    tag: { kind: "CONSOLIDATE", mode: "ENEMY", aim: "TARGETS" },
    allowance: 3,
    good: [12, 10],
    bad: [10, 12.4],
    broken: "NOT_NEARER FI-31",
  },
];

const NO_MOVE: MoveDraft = { per_model_paths: {} };

function dragged(move: MoveUnderWay, to: readonly [number, number]): MoveDraft {
  const draft = move.drag(NO_MOVE, { m1: to });
  return draft.ok ? draft.value : expect.fail(draft.refusals[0]!.message);
}

describe.each(CASES)("$name", ({ game, wanted, tag, allowance, good, bad, broken }) => {
  const move = moveIn(game, "A", wanted);

  test("is told by its kind, with who moves and how far", () => {
    expect(move).toMatchObject({ ...tag, allowances: { m1: allowance } });
    expect(move.unit).toBe(game.units["A"]);
    expect(move.field.movers.map(({ id }) => id)).toEqual(["m1"]);
    expect(moveUnderWay(game, game.units["A"]!, wanted)).toEqual({ ok: true, value: move });
  });

  test("a legal draft breaks nothing, and its action is accepted", () => {
    const draft = dragged(move, good);
    expect(draft.per_model_paths["m1"]!.at(-1)).toEqual([expect.closeTo(good[0], 6), good[1], 0]);
    expect(move.refusals(draft)).toEqual([]);
    expect(move.conditions(draft).every(({ met }) => met === true)).toBe(true);
    expect(move.preview(draft)).toMatchObject({ ok: true, value: { legal: true } });
    const played = play(game, move.action(draft));
    expect(played.result.errors).toEqual([]);
    expect(played.game.units["A"]!.models["m1"]!.position!.x).toBeCloseTo(good[0], 6);
  });

  test("a broken one says what it breaks before it is sent, as the referee does afterwards", () => {
    const draft = { per_model_paths: { m1: [[10, 10] as const, bad] } };
    const codes = move.refusals(draft).map(({ code, rule }) => `${code} ${rule}`);
    expect(codes).toContain(broken);
    expect(
      move
        .conditions(draft)
        .flatMap(({ faults }) => faults)
        .map(({ code, rule }) => `${code} ${rule}`),
    ).toContain(broken);
    expect(move.preview(draft)).toMatchObject({ ok: true, value: { legal: false } });
    const { errors } = play(game, move.action(draft)).result;
    expect(errors.map(({ code, rule }) => `${code} ${rule}`)).toEqual(codes);
  });

  test("a fix makes it legal, or there is none", () => {
    const fixed = move.fix({ per_model_paths: { m1: [[10, 10], bad] } }, broken.split(" ")[1]);
    if (fixed !== undefined) expect(move.refusals(fixed)).toEqual([]);
    expect(move.fix(dragged(move, good))).toBeUndefined();
  });

  test("what the referee would do is legal, and goes there", () => {
    const auto = move.auto(good);
    if (!auto.ok) return expect.fail(auto.refusals[0]!.message);
    expect(move.refusals(auto.value)).toEqual([]);
    expect(play(game, move.action(auto.value)).result.errors).toEqual([]);
    expect(Object.keys(auto.value.per_model_paths)).toEqual(["m1"]);
    const nowhere = move.auto(null);
    // Without a point only a move that has targets knows where to go.
    const moves = nowhere.ok && Object.keys(nowhere.value.per_model_paths).length > 0;
    expect(moves).toBe(move.aim === "TARGETS");
  });

  test("a waypoint is passed: the path goes there first", () => {
    const waypoints = {
      m1: [
        [10, 10, 0],
        [10, 9, 0],
      ] as const,
    };
    const draft = move.drag(NO_MOVE, { m1: [11, 9] }, { waypoints });
    expect(draft.ok && draft.value.per_model_paths["m1"]!.slice(0, 2)).toEqual(waypoints.m1);
  });

  test("a draft that is not well formed is refused by all of it", () => {
    const draft = { per_model_paths: { m9: [[10, 10] as const] } };
    expect(move.refusals(draft)).toMatchObject([{ code: "UNKNOWN_MODEL", rule: "GD-7" }]);
    expect(move.preview(draft)).toMatchObject({ ok: false, refusals: [{ code: "UNKNOWN_MODEL" }] });
    expect(move.conditions(draft)).toEqual([]);
    expect(move.drag(NO_MOVE, { m9: [11, 10] })).toMatchObject({ ok: false });
  });
});

describe("no move is under way", () => {
  const none = (game: Game, unitId = "A", wanted?: MadeMove) => {
    const move = moveUnderWay(game, game.units[unitId]!, wanted);
    return move.ok ? [] : move.refusals.map(({ code, rule }) => `${code} ${rule}`);
  };

  test.each([
    ["MO-1 in another phase", close, "A", "WRONG_PHASE MO-1"],
    ["MO-1 for the other player", table({ A: at([10, 10]), B: enemy([40, 10]) }), "B", "NOT_YOUR_TURN MO-1"],
    ["DE-13 while Scouts of the other side move", scouting(), "B", "SCOUTS_FIRST DE-13"],
    ["MO-43 while another unit moves out of phase", outOfPhase, "B", "MOVE_PENDING MO-43"],
    ["FI-33 for an enemy of the unit that fights", done(select(close, "A")), "E", "NOBODY_MOVES FI-33"],
    [
      "FI-33 between pile-in and attacks",
      done(pileIn(done(select(close, "A")), "A")),
      "A",
      "NOBODY_MOVES FI-33",
    ],
  ] as const)("%s", (_, game, unitId, why) => expect(none(game, unitId)).toContain(why));

  test("MO-11 of a kind that needs its die", () => {
    expect(none(CASES[0]!.game, "A", "ADVANCE")).toEqual(["NOT_ROLLED MO-11"]);
  });

  test("FI-33 nobody consolidates where neither an enemy nor an objective is near: to stand is all", () => {
    const alone = melee({ A: unit([[10, 10]], CHARGED), E: fightEnemy([[30, 10]]) });
    const move = moveIn(done(strike(readyToStrike(alone, "A"), "A", [])));
    expect(move).toMatchObject({ kind: "CONSOLIDATE", mode: "NONE" });
    expect(move.preview(NO_MOVE)).toMatchObject({ ok: false, refusals: [{ code: "NOBODY_MOVES" }] });
    expect(move.drag(NO_MOVE, { m1: [11, 10] })).toMatchObject({ ok: false });
    expect(move.refusals(NO_MOVE)).toEqual([]);
    expect(move.auto(null)).toMatchObject({ ok: true, value: { per_model_paths: {} } });
  });
});

test("CH-23 contact is asked about when a drag ends, where it is a condition at all", () => {
  const charge = moveIn(rolled(lane(5), 6, "B"));
  const short = dragged(charge, [14.3, 10]);
  const dragging = charge.preview(short, { contact: false });
  expect(dragging.ok && dragging.value.conditions.find(({ rule }) => rule === "CH-23")).toMatchObject({
    met: null,
  });
  expect(dragging.ok && dragging.value.legal).toBe(false);
  expect(charge.refusals(short)).toMatchObject([{ code: "BASE_CONTACT", rule: "CH-23" }]);
  const normal = moveIn(CASES[0]!.game);
  expect(normal.preview(dragged(normal, [16, 10]), { contact: false })).toMatchObject({
    value: { legal: true },
  });
});
