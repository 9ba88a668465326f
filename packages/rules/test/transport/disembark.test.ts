import { describe, expect, test } from "vitest";
import { choices, type Game, legal } from "../../src/index.ts";
import { codes, model, play, type UnitOptions } from "../support/build.ts";
import { alongside, boyz, setUp, transportGame, trukk } from "./table.ts";

const enemy: UnitOptions = { owner: "p2", models: { m1: model({ at: [55, 40] }) } };
const MOVEMENT = { phase: "MOVEMENT", round: 2 };

function table(more: Partial<ReturnType<typeof trukk>> = {}, passengers: Partial<UnitOptions> = {}): Game {
  return transportGame({
    units: { T: trukk(more), BOYZ: boyz(5, { embarked_in: "T", ...passengers }), B: enemy },
    turn: MOVEMENT,
  });
}

const move = (unit: string, kind: string, paths: object = {}) => ({
  type: "MOVE",
  actor_unit_id: unit,
  payload: { kind, per_model_paths: paths },
});
const embark = (unit: string, transport_unit_id = "T") => ({
  type: "EMBARK",
  actor_unit_id: unit,
  payload: { transport_unit_id },
});
const drive = (game: Game) =>
  play(
    game,
    move("T", "NORMAL", {
      m1: [
        [30, 20],
        [34, 20],
      ],
    }),
  ).game;

describe("getting out of a transport", () => {
  test("TR-4 of one that has not moved: it may move and charge, but never remains stationary", () => {
    const out = play(table(), setUp("BOYZ", alongside(5)));
    expect(out.result.success).toBe(true);
    expect(out.result.log_text).toBe("Boyz get out of Trukk.");
    expect(out.result.events).toEqual([{ type: "unit_set_up", unit_id: "BOYZ" }]);
    expect(out.game.units["BOYZ"]).toMatchObject({ embarked_in: null, flags: { disembarked: true } });
    expect(codes(play(out.game, move("BOYZ", "STATIONARY")).result)).toEqual(["DISEMBARKED"]);
    expect(play(out.game, move("BOYZ", "NORMAL")).result.success).toBe(true);
    expect(play(out.game, { type: "ADVANCE_ROLL", actor_unit_id: "BOYZ" }, [3]).result.success).toBe(true);
    const ended = play(out.game, { type: "END_PHASE" }).game.units["BOYZ"]!.flags;
    expect(ended.remained_stationary).toBeUndefined();
    expect(ended.cannot_charge).toBeUndefined();
  });

  test("AB-22 the unit remembers its transport for the turn, where a rule asks", () => {
    const asks = {
      id: "RULE",
      name: "Fire Support",
      source: "DATASHEET",
      does: [{ do: [{ attacks: "SUFFERED", if: { disembarkedFrom: "THIS" }, do: [{ reroll: "WOUND" }] }] }],
    };
    const game = (rows: object) => ({ ...table(), settings: { ...table().settings, rows } }) as Game;
    const out = play(game({ RULE: asks }), setUp("BOYZ", alongside(5)));
    expect(out.game.units["BOYZ"]!.disembarked_from).toBe("T");
    let later = out.game;
    for (let step = 0; step < 12 && later.turn.active_player === out.game.turn.active_player; step++) {
      later = play(later, { type: "END_PHASE" }).game;
    }
    expect(later.turn.active_player).not.toBe(out.game.turn.active_player);
    expect(later.units["BOYZ"]!.disembarked_from).toBeUndefined();
    const plain = play(game({}), setUp("BOYZ", alongside(5)));
    expect(plain.game.units["BOYZ"]).not.toHaveProperty("disembarked_from");
  });

  test("TR-4 of one that made a Normal move: no move, no charge", () => {
    const positions = Object.fromEntries(
      Object.entries(alongside(5)).map(([id, at]) => [id, [(at as number[])[0]! + 4, (at as number[])[1]]]),
    );
    const out = play(drive(table()), setUp("BOYZ", positions));
    expect(out.result.success).toBe(true);
    expect(out.game.units["BOYZ"]!.flags).toEqual({ disembarked: true, moved: true, cannot_charge: true });
    expect(codes(play(out.game, move("BOYZ", "NORMAL")).result)).toEqual(["ALREADY_MOVED"]);
  });

  test("TR-4 of one that Advanced or Fell Back: nobody gets out", () => {
    for (const flag of ["advanced", "fell_back"]) {
      const game = table({ flags: { moved: true, [flag]: true } });
      expect(codes(play(game, setUp("BOYZ", alongside(5))).result)).toEqual(["TRANSPORT_MOVED"]);
    }
    const rolled = play(table(), { type: "ADVANCE_ROLL", actor_unit_id: "T" }, [2]).game;
    expect(codes(play(rolled, setUp("BOYZ", alongside(5))).result)).toEqual(["TRANSPORT_MOVED"]);
  });

  test('TR-4 wholly within 3", all of them, in coherency', () => {
    const place = (m1: readonly number[]) => codes(play(table({}, boyz(1)), setUp("BOYZ", { m1 })).result);
    expect(place([30, 16.5])).toEqual([]);
    expect(place([30, 16.4])).toEqual(["FAR_FROM_TRANSPORT"]);
    // Across the corner at (32, 19): the furthest point of the base counts.
    expect(place([33.76, 17.24])).toEqual([]);
    expect(place([33.78, 17.22])).toEqual(["FAR_FROM_TRANSPORT"]);
    const { m5: _, ...four } = alongside(5) as Record<string, unknown>;
    expect(codes(play(table(), setUp("BOYZ", four)).result)).toEqual(["NOT_PLACED"]);
  });

  test('TR-4 a base too large to be wholly within 3" is within 1"', () => {
    const large = boyz(1, { models: { m1: { base: { shape: "round", mm: 127 } } } });
    const place = (m1: readonly number[]) => codes(play(table({}, large), setUp("BOYZ", { m1 })).result);
    expect(place([30, 15.5])).toEqual([]);
    expect(place([30, 15.4])).toEqual(["FAR_FROM_TRANSPORT"]);
  });

  test("TR-6 out of a transport that is engaged, to where nobody is", () => {
    const near = { owner: "p2" as const, models: { m1: model({ at: [30, 21.8] }) } };
    const game = transportGame({
      units: { T: trukk(), BOYZ: boyz(1, { embarked_in: "T" }), B: near },
      turn: MOVEMENT,
    });
    expect(codes(play(game, setUp("BOYZ", { m1: [31.5, 21.8] })).result)).toEqual(["ENEMY_TOO_NEAR"]);
    expect(play(game, setUp("BOYZ", { m1: [30, 17] })).result.success).toBe(true);
  });

  test('RE-9 of one that has just arrived: more than 9" from enemies, and no charge', () => {
    const near = { owner: "p2" as const, models: { m1: model({ at: [30, 7] }) } };
    const game = transportGame({
      units: {
        T: trukk({ flags: { arrived: true, moved: true } }),
        BOYZ: boyz(1, { embarked_in: "T" }),
        B: near,
      },
      turn: MOVEMENT,
    });
    expect(codes(play(game, setUp("BOYZ", { m1: [30, 17] })).result)).not.toEqual([]);
    const out = play(game, setUp("BOYZ", { m1: [30, 22] }));
    expect(out.game.units["BOYZ"]!.flags).toEqual({ disembarked: true, moved: true, cannot_charge: true });
  });

  test("MO-41 who counts as having moved has made no move that anything reacts to", () => {
    const game = transportGame({
      units: { T: trukk({ flags: { moved: true } }), BOYZ: boyz(1, { embarked_in: "T" }), B: enemy },
      turn: MOVEMENT,
    });
    const out = play(game, setUp("BOYZ", { m1: [30, 17] }));
    expect(out.result.events).toEqual([{ type: "unit_set_up", unit_id: "BOYZ" }]);
    expect(codes(play(out.game, embark("BOYZ")).result)).toEqual(["DISEMBARKED"]);
  });

  test("TR-4 choices and legal know of it", () => {
    const offered = [...choices(table())].filter(({ type }) => type === "SET_UP");
    expect(offered.length).toBeGreaterThan(0);
    for (const one of offered) expect(play(table(), one).result.errors).toEqual([]);
    expect(legal(table()).units["BOYZ"]!.SET_UP).toEqual([]);
  });
});

describe("getting into a transport", () => {
  const beside = (more: Partial<UnitOptions> = {}, dy = -3.5) =>
    transportGame({
      units: {
        T: trukk(),
        BOYZ: boyz(2, { models: { m1: { at: [29, 20 + dy] }, m2: { at: [31, 20 + dy] } }, ...more }),
        B: enemy,
      },
      turn: MOVEMENT,
    });

  test('TR-3 after its move, with every model within 3"', () => {
    expect(codes(play(beside(), embark("BOYZ")).result)).toEqual(["NOT_MOVED"]);
    const moved = play(
      beside(),
      move("BOYZ", "NORMAL", {
        m1: [
          [29, 16.5],
          [29, 16],
        ],
      }),
    ).game;
    const boarded = play(moved, embark("BOYZ"));
    expect(boarded.result.success).toBe(true);
    expect(boarded.game.units["BOYZ"]!.embarked_in).toBe("T");
    expect(boarded.game.units["BOYZ"]!.models["m1"]!.position).toBeNull();
    // The hull ends at y = 19: a base of one inch at y = 15.5 is 3" away.
    const flags = { moved: true };
    expect(codes(play(beside({ flags }, -4.5), embark("BOYZ")).result)).toEqual([]);
    expect(codes(play(beside({ flags }, -4.6), embark("BOYZ")).result)).toEqual(["TOO_FAR_TO_EMBARK"]);
  });

  test("TR-3 legal says so where there is nothing near to get into", () => {
    const flags = { moved: true };
    const against = (dy: number) => legal(beside({ flags }, dy)).units["BOYZ"]!.EMBARK;
    expect(against(-4.5)).toEqual([]);
    expect(against(-4.6)).toMatchObject([{ code: "NOTHING_TO_BOARD", rule: "TR-3" }]);
  });

  test("TR-3 after an Advance or a Fall Back too, and the transport may still move", () => {
    const flags = { moved: true, fell_back: true };
    const inside = play(beside({ flags }), embark("BOYZ")).game;
    expect(drive(inside).units["T"]!.flags.moved).toBe(true);
  });

  test("TR-1 TR-3 only where there is room", () => {
    const full = transportGame({
      units: {
        T: trukk(),
        IN: boyz(11, { embarked_in: "T" }),
        BOYZ: boyz(2, { flags: { moved: true }, models: { m1: { at: [29, 17] }, m2: { at: [31, 17] } } }),
        B: enemy,
      },
      turn: MOVEMENT,
    });
    expect(codes(play(full, embark("BOYZ")).result)).toEqual(["NO_SEATS"]);
  });

  test("TR-5 RE-8 not who got out in this phase, and not who arrived; and nobody gets out again", () => {
    const out = play(table(), setUp("BOYZ", alongside(5))).game;
    const moved = play(out, move("BOYZ", "NORMAL")).game;
    expect(codes(play(moved, embark("BOYZ")).result)).toEqual(["DISEMBARKED:embark".split(":")[0]]);
    expect(codes(play(beside({ flags: { moved: true, arrived: true } }), embark("BOYZ")).result)).toEqual([
      "ARRIVED",
    ]);
    const inside = play(beside({ flags: { moved: true } }), embark("BOYZ")).game;
    expect(codes(play(inside, setUp("BOYZ", { m1: [29, 17], m2: [31, 17] })).result)).toEqual([
      "EMBARKED_NOW",
    ]);
  });

  test("TR-3 choices offers it", () => {
    const moved = beside({ flags: { moved: true } });
    const offered = [...choices(moved)].filter(({ type }) => type === "EMBARK");
    expect(offered).toHaveLength(1);
    expect(play(moved, offered[0]).result.success).toBe(true);
  });
});
