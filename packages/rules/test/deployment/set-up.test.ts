import { describe, expect, test } from "vitest";
import { begin } from "../../src/index.ts";
import { codes, play, playOn, rectangle } from "../support/build.ts";
import { beforeBattle, setUp } from "../support/deployment.ts";

/** Bases are one inch across; Blue's zone ends at x = 12. */

const one = { models: { m1: {} } };
const two = { models: { m1: {}, m2: {} } };
const enemy = { owner: "p2" as const, models: { m1: { at: [50, 10] as const } } };

describe("where a unit is set up", () => {
  test("DE-8 wholly within its zone, by the true shape of the base", () => {
    const game = beforeBattle({ units: { A: one, B: enemy } });
    expect(play(game, setUp("A", { m1: [11.5, 20] })).result.success).toBe(true);
    const { result } = play(game, setUp("A", { m1: [11.9, 20] }));
    expect(result.errors).toMatchObject([{ code: "OUTSIDE_ZONE", rule: "DE-8", model_id: "m1" }]);
    expect(result.errors[0]!.inches).toBeCloseTo(0.4, 2);
    expect(result.errors[0]!.message).toBe('m1 is 0.4" outside the zone of Blue.');
  });

  test("DE-8 an oval fits lengthwise where it does not fit broadside", () => {
    // 4" by 2", its centre 1.5" from the zone's end: broadside to the end it reaches 1", lengthwise 2".
    const base = { shape: "oval", mm: [101.6, 50.8] };
    const game = beforeBattle({ units: { A: { models: { m1: { base } } }, B: enemy } });
    const at = { m1: [10.5, 20] };
    expect(codes(play(game, setUp("A", at)).result)).toEqual(["OUTSIDE_ZONE"]);
    expect(play(game, setUp("A", at, { facings: { m1: 90 } })).result.success).toBe(true);
  });

  test("DE-8 on the board, on no model, in coherency", () => {
    const game = beforeBattle({
      units: { A: two, F: { models: { m1: { at: [6, 6] } } }, B: enemy },
      standing: ["F"],
    });
    const at = (m1: number[], m2: number[]) => codes(play(game, setUp("A", { m1, m2 })).result);
    expect(at([0.4, 20], [2, 20])).toEqual(["OUTSIDE_ZONE", "OFF_BOARD"]);
    expect(at([6.9, 6], [8, 6])).toEqual(["OVERLAP"]);
    expect(at([4, 20], [4.9, 20])).toEqual(["OVERLAP"]);
    // Two inches from edge to edge are coherent, a hundredth more is not.
    expect(at([4, 20], [7, 20])).toEqual([]);
    expect(at([4, 20], [7.01, 20])).toEqual(["COHERENCY", "COHERENCY"]);
  });

  test("DE-8 not within Engagement Range of an enemy, not on a wall of rubble", () => {
    const near = { owner: "p2" as const, models: { m1: { at: [9, 9] as const } } };
    const game = beforeBattle({
      units: { A: one, C: one, B: near },
      standing: ["B"],
      terrain: { T: { kind: "barricade", height: 1, polygon: rectangle(3, 30, 6, 31) } },
    });
    expect(codes(play(game, setUp("A", { m1: [7, 9] })).result)).toEqual(["ENEMY_TOO_NEAR"]);
    expect(play(game, setUp("A", { m1: [6.9, 9] })).result.success).toBe(true);
    expect(codes(play(game, setUp("A", { m1: [4, 30] })).result)).toEqual(["BAD_FOOTING"]);
  });

  test("GD-8 every model has a place, and no stranger has one", () => {
    const game = beforeBattle({ units: { A: two, B: enemy } });
    expect(codes(play(game, setUp("A", { m1: [4, 4] })).result)).toEqual(["NOT_PLACED"]);
    const strange = setUp("A", { m1: [4, 4], m2: [5.5, 4], m9: [1, 1] });
    expect(codes(play(game, strange).result)).toEqual(["UNKNOWN_MODEL"]);
    expect(codes(play(game, setUp("A", { m1: [4, 4], m2: [90, 4] })).result)).toEqual(["OFF_TABLE"]);
  });

  test('DE-9 Infiltrators stand more than 9" from the enemy zone and from all enemy models', () => {
    const scouts = { abilities: ["Infiltrators"], models: { m1: {} } };
    const game = beforeBattle({
      units: { A: scouts, B: { owner: "p2", models: { m1: { at: [30, 30] } } }, C: enemy },
      standing: ["B"],
    });
    const at = (x: number, y: number) => play(game, setUp("A", { m1: [x, y] })).result;
    // Green's zone begins at 48: a base that ends at 39 is exactly 9" away.
    expect(at(38.49, 5).success).toBe(true);
    expect(at(38.5, 5).errors).toMatchObject([{ code: "ZONE_TOO_NEAR", rule: "DE-9" }]);
    // B's base reaches up to y = 29.5.
    expect(at(30, 19.99).success).toBe(true);
    expect(at(30, 20).errors).toMatchObject([{ code: "ENEMY_TOO_NEAR", rule: "DE-9" }]);
    // It may be set up in its zone like anybody else.
    expect(at(6, 20).success).toBe(true);
  });

  test("DE-9 one model without it is enough for the unit not to infiltrate", () => {
    const game = beforeBattle({
      units: { A: { models: { m1: {}, m2: {} } }, C: enemy },
    });
    const mixed = {
      ...game,
      units: {
        ...game.units,
        A: {
          ...game.units["A"]!,
          models: {
            ...game.units["A"]!.models,
            m1: { ...game.units["A"]!.models["m1"]!, abilities: ["INFILTRATORS"] },
          },
        },
      },
    };
    const { result } = play(mixed, setUp("A", { m1: [20, 20], m2: [21.5, 20] }));
    expect(new Set(codes(result))).toEqual(new Set(["OUTSIDE_ZONE"]));
  });
});

describe("whose drop it is", () => {
  const many = {
    A1: one,
    A2: one,
    A3: one,
    B1: { owner: "p2" as const, models: { m1: {} } },
    B2: { owner: "p2" as const, models: { m1: {} } },
  };
  const place: Record<string, readonly [number, number]> = {
    A1: [2, 2],
    A2: [2, 6],
    A3: [2, 10],
    B1: [58, 2],
    B2: [58, 6],
  };
  const drop = (id: string) => setUp(id, { m1: place[id] });

  test("DE-7 in turn, and who has nothing left lets the other finish", () => {
    let game = beforeBattle({ units: many, turn: { active_player: "p2" } });
    const seen: string[] = [];
    for (const id of ["B1", "A1", "B2", "A2"]) {
      game = play(game, drop(id)).game;
      seen.push(game.turn.active_player);
    }
    expect(seen).toEqual(["p1", "p2", "p1", "p1"]);
    expect(codes(play(game, { ...drop("B2"), player: "p2" }).result)).toEqual(["NOT_YOUR_DECISION"]);
  });

  test("DE-7 a unit is set up once, and by the side whose drop it is", () => {
    const game = play(beforeBattle({ units: many }), drop("A1")).game;
    expect(codes(play(game, drop("A2")).result)).toEqual(["NOT_YOUR_DROP"]);
    const later = play(game, drop("B1")).game;
    expect(codes(play(later, drop("A1")).result)).toEqual(["SET_UP_ALREADY"]);
  });

  test("DE-7 after a TITANIC unit its owner misses a drop", () => {
    const units = { ...many, A1: { ...one, keywords: ["TITANIC", "VEHICLE"] } };
    let game = play(beforeBattle({ units }), drop("A1")).game;
    expect(game.turn.active_player).toBe("p2");
    game = play(game, drop("B1")).game;
    expect(game.turn.active_player).toBe("p2");
    game = play(game, drop("B2")).game;
    expect(game.turn.active_player).toBe("p1");
    expect(game.players.p1.misses_drop).toBeUndefined();
  });

  test("DE-7 nobody misses a drop while the other side has nothing left to set up", () => {
    const { B2: _, ...few } = many;
    const units = { ...few, A1: { ...one, keywords: ["TITANIC", "VEHICLE"] } };
    let game = play(beforeBattle({ units }), drop("A1")).game;
    game = play(game, drop("B1")).game;
    expect(game.turn.active_player).toBe("p1");
    expect(codes(play(game, drop("A2")).result)).toEqual([]);
  });

  test("DE-7 a placement can be taken back until the other side has placed, although it is its turn", () => {
    const first = playOn(begin(beforeBattle({ units: many })), drop("A1"));
    const back = playOn(first.timeline, { type: "UNDO", player: "p1" });
    expect(back.result.success).toBe(true);
    expect(back.game.units["A1"]!.models["m1"]!.position).toBeNull();
    expect(back.game.turn.active_player).toBe("p1");
    const second = playOn(first.timeline, drop("B1"));
    expect(codes(playOn(second.timeline, { type: "UNDO", player: "p1" }).result)).toEqual([
      "NOT_YOUR_DECISION",
    ]);
  });

  test("ST-9 nobody fires at a unit that is set up before the battle, whatever the points", () => {
    const gun = { G: { range: 24 } };
    const guns = { owner: "p2" as const, models: { m1: { at: [20, 20] as const, weapons: ["G"] } } };
    const start = beforeBattle({ units: { A: one, C: one, B: guns }, weapons: gun, standing: ["B"] });
    const rich = { ...start, players: { ...start.players, p2: { ...start.players.p2, cp: 3 } } };
    expect(play(rich, setUp("A", { m1: [10, 20] })).game.tasks).toEqual([]);
  });

  test("DE-12 the last drop rolls for the first turn, again on a tie, and the battle begins", () => {
    const game = beforeBattle({
      units: { A: one, B: { owner: "p2", models: { m1: { at: [58, 2] } } } },
      standing: ["B"],
    });
    const { game: after, result } = play(game, setUp("A", { m1: [2, 2] }), [3, 3, 2, 5]);
    expect(after.turn).toEqual({ round: 1, active_player: "p2", first_player: "p2", phase: "COMMAND" });
    expect(result.dice).toMatchObject([{ context: "roll_off", rolls_raw: [3, 3, 2, 5] }]);
    expect(result.log_text).toContain("Green takes the first turn (roll-off 3 to 3, then 2 to 5).");
  });

  test("DE-12 nobody rolls where the first turn was agreed on with the mission", () => {
    const game = beforeBattle({
      units: { A: one, B: { owner: "p2", models: { m1: { at: [58, 2] } } } },
      standing: ["B"],
    });
    const agreed: typeof game = {
      ...game,
      mission: { id: "take-and-hold", attacker: "p1", first_turn: "p2" },
    };
    const { game: after, result } = play(agreed, setUp("A", { m1: [2, 2] }), []);
    expect(after.turn).toMatchObject({ round: 1, active_player: "p2", first_player: "p2" });
    expect(result.dice).toEqual([]);
    expect(result.log_text).toContain("Green takes the first turn, as agreed.");
  });
});
