import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { movementOrder } from "../../src/space/movement/order.ts";
import { codes, row as line, play, rectangle } from "../support/build.ts";
import { act, type Json, playAll, tableWith, use } from "./table.ts";

const woundsIn = (game: Game, id: string) =>
  Object.values(game.units[id]!.models).map(({ wounds }) => wounds);
const moving = { phase: "MOVEMENT" };
const walk = (kind: string, from: readonly number[], to: readonly number[], unit = "A") =>
  act("MOVE", unit, { kind, per_model_paths: { m1: [from, to] } });

describe("AB-35 units that were moved over", () => {
  const OVER = {
    on: "UNIT",
    when: { after: "MOVE", moves: ["NORMAL"] },
    use: { once: "PHASE" },
    choose: { unit: "MOVED_OVER" },
    do: [{ each: 2, from: 4, to: "CHOSEN" }],
  };
  /** A single flyer at 10, 10; B at 14, 10 and C at 14, 16. */
  const table = (clause: Json = OVER) =>
    tableWith([clause], {
      a: { keywords: ["FLY"], models: line(1, [10, 10]), stats: { move: 12 } },
      b: { models: line(1, [14, 10]), stats: { wounds: 3 } },
      more: { C: { owner: "p2", models: line(1, [14, 16]) } },
      turn: moving,
    });

  test("AB-35 one of those under the path can be chosen; nobody beside it", () => {
    const asked = playAll(table(), [walk("NORMAL", [10, 10], [18, 10])]);
    expect(waiting(asked)[0]).toMatchObject({ player: "p1", window: "W-MOVE-END" });
    const uses = [...choices(asked)].filter(({ type }) => type === "USE_STRATAGEM");
    expect(uses).toMatchObject([{ payload: { target_unit_id: "B" } }]);
    expect(codes(play(asked, use({ target_unit_id: "C" })).result)).toEqual(["NO_TARGET"]);
    // A 4 counts, a 3 does not.
    expect(woundsIn(playAll(asked, [use({ target_unit_id: "B" }), [4, 3]]), "B")).toEqual([2]);
    expect(parseGame(JSON.parse(JSON.stringify(asked)))).toMatchObject({ ok: true });
  });

  test("AB-35 a way round asks nobody: two bases an inch wide pass each other at an inch", () => {
    const beside = (y: number) =>
      playAll(table(), [
        act("MOVE", "A", {
          kind: "NORMAL",
          per_model_paths: {
            m1: [
              [10, 10],
              [10, y],
              [18, y],
            ],
          },
        }),
      ]).tasks.length;
    expect([beside(10.9), beside(11.1)]).toEqual([1, 0]);
  });

  test("AB-35 where no rule asks, nothing is remembered", () => {
    const plain = table({ ...OVER, choose: { unit: "ENEMY" } });
    const asked = playAll(plain, [walk("NORMAL", [10, 10], [18, 10])]);
    expect(asked.tasks.at(-1)).not.toHaveProperty("event.over_unit_ids");
  });

  test("AB-35 dice of one face, several mortal wounds each, and models of one kind", () => {
    const with_ = (deed: Json) => table({ ...OVER, do: [{ ...deed, to: "CHOSEN" }] });
    const after = (deed: Json, dice: readonly number[]) =>
      woundsIn(
        playAll(with_(deed), [walk("NORMAL", [10, 10], [18, 10])], [use({ target_unit_id: "B" }), dice]),
        "B",
      );
    expect(after({ each: 3, from: 1, upTo: 1 }, [1, 2, 6])).toEqual([2]);
    expect(after({ each: 2, from: 2, wounds: 2 }, [1, 5])).toEqual([1]);
    // A 4 and then a D3 of 3, which is 2.
    expect(after({ each: 1, from: 4, wounds: "D3" }, [4, 3])).toEqual([1]);
    expect(after({ each: "MODEL", models: "FLY", from: 4 }, [4])).toEqual([2]);
    expect(after({ each: "MODEL", models: "BEASTS", from: 4 }, [])).toEqual([3]);
  });
});

describe("AB-36 units that must Remain Stationary", () => {
  const HOLDS = {
    when: { selected: "MOVE", who: "ENEMY", moves: ["FALL_BACK"], within: 6 },
    do: [{ test: "LEADERSHIP", to: "IT", passed: [], failed: [{ remain: "STATIONARY", to: "IT" }] }],
  };
  const table = tableWith([HOLDS], {
    a: { models: line(1, [10, 10]) },
    b: { models: line(1, [11.8, 10]), stats: { leadership: 7 } },
    turn: { ...moving, active_player: "p2" },
  });
  const back = walk("FALL_BACK", [11.8, 10], [15, 10], "B");

  test("AB-36 who fails the test stays where it is, and has Remained Stationary", () => {
    const held = playAll(table, [back, [3, 3]]);
    expect(held.units["B"]!.models["m1"]!.position!.x).toBe(11.8);
    expect(held.units["B"]!.flags).toMatchObject({ remained_stationary: true });
    expect(held.units["B"]!.flags).not.toHaveProperty("fell_back");
    expect(held.tasks).toEqual([]);
    expect(play(held, back).result.errors).not.toEqual([]);
  });

  test("AB-36 who passes it falls back", () => {
    const gone = playAll(table, [back, [4, 3]]);
    expect(gone.units["B"]!.models["m1"]!.position!.x).toBe(15);
  });

  test("AB-36 a rule may forbid every move", () => {
    const bound = tableWith([{ on: { aura: 12, units: "ENEMY" }, do: [{ cannot: ["MOVE"] }] }], {
      turn: { ...moving, active_player: "p2" },
    });
    expect(codes(play(bound, walk("NORMAL", [20, 10], [21, 10], "B")).result)).toEqual(["FORBIDDEN"]);
    expect(codes(play(bound, act("MOVE", "B", { kind: "STATIONARY" })).result)).toEqual([]);
  });
});

describe("AB-37 what moves pass and where they end", () => {
  const orderOf = (effect: Json, kind: "NORMAL" | "ADVANCE" | "FALL_BACK" = "NORMAL", a: Json = {}) => {
    const game = tableWith([{ on: "UNIT", do: [effect] }], { turn: moving, a });
    return movementOrder(game, game.units["A"]!, kind);
  };

  test("AB-37 a walker strides over friends, small enemies or nothing but terrain, in the moves that are named", () => {
    expect(orderOf({ strides: 4, over: "FRIENDS" }).crossing).toMatchObject({
      largeFriends: true,
      enemyModels: false,
      terrainUpTo: 4,
    });
    expect(orderOf({ strides: 4, over: "SMALL_ENEMIES" }).crossing).toMatchObject({
      largeFriends: false,
      enemyModels: true,
      largeEnemies: false,
    });
    expect(orderOf({ strides: 4, over: "NOTHING" }).crossing).toMatchObject({
      enemyModels: false,
      terrainUpTo: 4,
    });
    const some = { strides: 4, over: "FRIENDS", moves: ["NORMAL", "ADVANCE"] };
    expect(orderOf(some, "FALL_BACK").crossing).not.toHaveProperty("terrainUpTo");
  });

  test("AB-37 height costs nothing to who ignores it", () => {
    const wall = { id: "wall", kind: "container", height: 5, tags: [], polygon: rectangle(12, 8, 13, 12) };
    const far = (does: readonly Json[]) => {
      const game = {
        ...tableWith(does, { a: { models: line(1, [10, 10]), stats: { move: 6 } }, turn: moving }),
      };
      return codes(
        play({ ...game, terrain: { wall } } as unknown as Game, walk("NORMAL", [10, 10], [15, 10])).result,
      );
    };
    expect(far([{ on: "UNIT", do: [{ may: ["IGNORE_HEIGHT"] }] }])).toEqual([]);
    expect(far([{ on: "UNIT", do: [{ targetedWithin: 18 }] }])).toContain("TOO_FAR");
  });

  test("AB-37 nor does ending high up", () => {
    const box = { id: "box", kind: "container", height: 5, tags: [], polygon: rectangle(12, 8, 16, 12) };
    const up = (does: readonly Json[]) => {
      const game = tableWith(does, { a: { models: line(1, [10, 10]), stats: { move: 6 } }, turn: moving });
      const climb = walk("NORMAL", [10, 10, 0], [14, 10, 5]);
      return codes(play({ ...game, terrain: { box } } as unknown as Game, climb).result);
    };
    // Four inches across, and five up.
    expect(up([{ on: "UNIT", do: [{ may: ["IGNORE_HEIGHT"] }] }])).toEqual([]);
    expect(up([{ on: "UNIT", do: [{ targetedWithin: 18 }] }])).toEqual(["TOO_FAR"]);
  });

  test("AB-37 enemies do not end an Advance near the unit; a Normal move they may", () => {
    const game = tableWith([{ on: "UNIT", do: [{ noEndsOf: ["ADVANCE"], within: 9 }] }], {
      b: { models: line(1, [26, 10]) },
      turn: { ...moving, active_player: "p2" },
    });
    const near = (kind: string) => walk(kind, [26, 10], [19, 10], "B");
    const rolled = playAll(game, [{ type: "ADVANCE_ROLL", actor_unit_id: "B" }, [6]]);
    expect(codes(play(rolled, near("ADVANCE")).result)).toContain("ENEMY_TOO_NEAR");
    expect(codes(play(rolled, walk("ADVANCE", [26, 10], [21, 10], "B")).result)).toEqual([]);
    const short = walk("NORMAL", [26, 10], [20, 10], "B");
    expect(codes(play(game, short).result)).toEqual([]);
  });

  test("AB-25 modifiers that worsen a firm roll are ignored", () => {
    const odds = (does: readonly Json[]) => {
      const game = tableWith(does, { turn: moving });
      const rolled = playAll(game, [{ type: "ADVANCE_ROLL", actor_unit_id: "A" }, [3]]);
      return (
        movementOrder(rolled, rolled.units["A"]!, "ADVANCE").distance.inches - game.units["A"]!.stats.move
      );
    };
    const byModel = (does: readonly Json[]) => {
      const game = tableWith(does, { turn: moving });
      const rolled = playAll(game, [{ type: "ADVANCE_ROLL", actor_unit_id: "A" }, [3]]);
      return movementOrder(rolled, rolled.units["A"]!, "ADVANCE").distance.byModel!["m1"]! - 6;
    };
    const worse = { on: "UNIT", do: [{ roll: "ADVANCE_ROLL", add: -2 }] };
    const better = { on: "UNIT", do: [{ roll: "ADVANCE_ROLL", add: 1 }] };
    const firm = { on: "UNIT", do: [{ firmRoll: "ADVANCE_ROLL" }] };
    expect([odds([worse, better]), byModel([worse, better, firm])]).toEqual([2, 4]);
  });

  test("AB-37 an Advance of eight inches needs no roll", () => {
    const game = tableWith([{ on: "UNIT", do: [{ advance: 8 }] }], { turn: moving });
    const sure = playAll(game, [{ type: "ADVANCE_ROLL", actor_unit_id: "A" }]);
    expect(movementOrder(sure, sure.units["A"]!, "ADVANCE").distance.inches).toBe(14);
  });
});

describe("RE-13 Deep Strike nearer to the enemy, and arrivals before their time", () => {
  const waits = {
    models: { m1: {} },
    reserve: "STRATEGIC",
    abilities: ["RULE", "DEEP STRIKE"],
  };
  const table = (effect: Json, turn: Json = {}) =>
    tableWith([{ on: "UNIT", do: [effect] }], {
      a: waits,
      b: { models: line(1, [20, 10]) },
      more: { C: { owner: "p2", keywords: ["MARKED"], models: line(1, [20, 40]) } },
      turn: { ...moving, round: 2, ...turn },
    });
  const drop = (x: number, y: number) => act("SET_UP", "A", { positions: { m1: [x, y] } });

  test("RE-13 nearer than nine inches it may not charge, further away it may", () => {
    const game = table({ deepStrike: 6, noCharge: true });
    // Bases an inch wide: middles 7″ apart are 6″ apart.
    expect(codes(play(game, drop(26.9, 10)).result)).not.toEqual([]);
    expect(playAll(game, [drop(27.2, 10)]).units["A"]!.flags).toMatchObject({ cannot_charge: true });
    expect(playAll(game, [drop(31, 10)]).units["A"]!.flags).not.toHaveProperty("cannot_charge");
  });

  test("RE-13 near to marked enemies alone, and free to charge", () => {
    const game = table({ deepStrike: 6, to: { keyword: "MARKED", of: "CHOSEN" } });
    expect(codes(play(game, drop(27.2, 10)).result)).not.toEqual([]);
    const near = playAll(game, [drop(27.2, 40)]);
    expect(near.units["A"]!.flags).not.toHaveProperty("cannot_charge");
  });

  test("RE-3 from the first round on, or as in the next", () => {
    const first = { round: 1 };
    const early = (effect: Json) => codes(play(table(effect, first), drop(31, 10)).result);
    expect(early({ targetedWithin: 18 })).toEqual(["TOO_EARLY"]);
    expect(early({ arrivesFrom: 1 })).toEqual([]);
    expect(early({ arrivesAsInRound: "NEXT" })).toEqual([]);
  });
});

test("RE-14 a unit that must arrive keeps the phase from ending, until it has arrived", () => {
  const game = tableWith([{ on: "UNIT", do: [{ mustArrive: "NOW" }] }], {
    a: { models: { m1: {} }, reserve: "STRATEGIC", abilities: ["RULE", "DEEP STRIKE"] },
    turn: { ...moving, round: 2 },
  });
  expect(codes(play(game, { type: "END_PHASE" }).result)).toEqual(["MUST_ARRIVE"]);
  const after = playAll(game, [act("SET_UP", "A", { positions: { m1: [40, 20] } })]);
  expect(codes(play(after, { type: "END_PHASE" }).result)).toEqual([]);
  const early = { ...game, turn: { ...game.turn, round: 1 } } as Game;
  expect(codes(play(early, { type: "END_PHASE" }).result)).toEqual([]);
});
