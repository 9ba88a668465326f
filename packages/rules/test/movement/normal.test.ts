import { describe, expect, test } from "vitest";
import { apply, begin, legal, parseGame, waiting } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { buildGame, codes, play, playOn, readAction, rectangle } from "../support/build.ts";
import { at, enemy, faults, flagsOf, move, places, table } from "./table.ts";

const HULL = { shape: "hull", mm: [101.6, 50.8] };

describe("who may move", () => {
  test("MO-1 own units on the table, in the own Movement phase, once", () => {
    const game = table({ A: at([10, 10]), B: enemy([30, 10]) });
    const once = move(game, "NORMAL", {
      m1: [
        [10, 10],
        [12, 10],
      ],
    });
    expect(once.result.success).toBe(true);
    expect(faults(move(once.game, "NORMAL"))).toEqual(["ALREADY_MOVED MO-1"]);
    expect(faults(move(once.game, "STATIONARY"))).toEqual(["ALREADY_MOVED MO-1"]);
    const other = play(game, { type: "MOVE", actor_unit_id: "B", payload: { kind: "STATIONARY" } });
    expect(codes(other.result)).toEqual(["NOT_YOUR_TURN"]);
    const early = buildGame({ units: { A: at([10, 10]) }, turn: { phase: "COMMAND" } });
    expect(codes(move(early, "STATIONARY").result)).toEqual(["WRONG_PHASE"]);
    expect(
      codes(play(game, { type: "MOVE", actor_unit_id: "Z", payload: { kind: "NORMAL" } }).result),
    ).toEqual(["UNKNOWN_UNIT"]);
  });

  test("MO-1 within Engagement Range a unit falls back or stays; out of it it does not fall back", () => {
    const engaged = table({ A: at([10, 10]), B: enemy([12, 10]) });
    expect(
      faults(
        move(engaged, "NORMAL", {
          m1: [
            [10, 10],
            [8, 10],
          ],
        }),
      ),
    ).toEqual(["ENGAGED MO-1"]);
    const roll = play(engaged, { type: "ADVANCE_ROLL", actor_unit_id: "A" });
    expect(codes(roll.result)).toEqual(["ENGAGED"]);
    expect(move(engaged, "STATIONARY").result.success).toBe(true);
    const free = table({ A: at([10, 10]), B: enemy([12.01, 10]) });
    const back = move(free, "FALL_BACK", {
      m1: [
        [10, 10],
        [8, 10],
      ],
    });
    expect(faults(back)).toEqual(["NOT_ENGAGED MO-1"]);
    expect(back.result.errors[0]!.message).toBe(
      "A is not within Engagement Range of an enemy and cannot Fall Back.",
    );
  });

  test("MO-1 the table tells who may, and waits until all have moved", () => {
    const game = table({ A: at([10, 10]), B: enemy([30, 10]) });
    expect(waiting(game)).toMatchObject([
      { player: "p1", for: { what: "mover" }, actions: ["MOVE", "ADVANCE_ROLL", "END_PHASE"] },
    ]);
    expect(waitingInWords(game, waiting(game)[0]!.for)).toBe("a unit to be moved");
    expect(legal(game).units["A"]).toMatchObject({ MOVE: [], ADVANCE_ROLL: [] });
    expect(legal(game).units["B"]!.MOVE).toMatchObject([{ code: "NOT_YOUR_TURN" }]);
    const after = move(game, "STATIONARY").game;
    expect(waiting(after)).toMatchObject([{ for: { what: "nothing_left" }, actions: ["END_PHASE"] }]);
  });

  test("MO-2 a unit that disembarked does not remain stationary", () => {
    const game = table({ A: { ...at([10, 10]), flags: { disembarked: true } } });
    expect(faults(move(game, "STATIONARY"))).toEqual(["DISEMBARKED MO-2"]);
    expect(move(game, "NORMAL").result.success).toBe(true);
  });

  test("MO-15 nobody moves, and it counts as stationary", () => {
    const game = table({ A: at([10, 10]) });
    const stayed = move(game, "STATIONARY");
    expect(flagsOf(stayed)).toEqual({ remained_stationary: true });
    expect(stayed.result.events).toEqual([]);
    expect(stayed.result.log_text).toBe("A Remains Stationary.");
    expect(faults(move(stayed.game, "NORMAL"))).toEqual(["ALREADY_MOVED MO-15"]);
    expect(
      faults(
        move(game, "STATIONARY", {
          m1: [
            [10, 10],
            [11, 10],
          ],
        }),
      ),
    ).toEqual(["MOVES_STATIONARY MO-15 m1"]);
  });
});

describe("a Normal move", () => {
  test("MO-10 up to M along all legs of the path, each model its own", () => {
    const game = table({
      A: { models: { m1: { at: [10, 10] }, m2: { at: [10, 12], stats: { move: 5 } } } },
    });
    // Down 3, right 3: six in all, though only 4.24 away.
    const bent = move(game, "NORMAL", {
      m1: [
        [10, 10],
        [10, 7],
        [13, 7],
      ],
    });
    expect(faults(bent)).toEqual(["COHERENCY MO-9 m1 2.83", "COHERENCY MO-9 m2 2.83"]);
    const both = (x: number) =>
      move(game, "NORMAL", {
        m1: [
          [10, 10],
          [x, 10],
        ],
        m2: [
          [10, 12],
          [x, 12],
        ],
      });
    const made = both(15);
    expect(places(made)).toEqual(["m1 15,10,0", "m2 15,12,0"]);
    expect(flagsOf(made)).toEqual({ moved: true });
    expect(made.result.events).toEqual([
      { type: "move_started", unit_id: "A", kind: "NORMAL" },
      { type: "move_ended", unit_id: "A", kind: "NORMAL" },
    ]);
    expect(made.result.log_text).toBe(
      [
        "A begins to make a Normal move.",
        'm1 moves 5" of 6": 5" along its path',
        'm2 moves 5" of 5": 5" along its path',
        'A makes a Normal move: 2 models moved, up to 5".',
      ].join("\n"),
    );
    expect(made.game.tasks).toEqual([]);
    expect(faults(both(16))).toEqual(["TOO_FAR MO-10 m2 1.00"]);
    expect(faults(both(16.01))).toEqual(["TOO_FAR MO-10 m1 0.01", "TOO_FAR MO-10 m2 1.01"]);
  });

  test("MO-3 whoever is left out stays, and a move of nobody is a move", () => {
    const game = table({ A: at([10, 10], [10, 12]) });
    const one = move(game, "NORMAL", {
      m2: [
        [10, 12],
        [12, 12],
      ],
    });
    expect(places(one)).toEqual(["m1 10,10,0", "m2 12,12,0"]);
    const none = move(game, "NORMAL");
    expect(flagsOf(none)).toEqual({ moved: true });
    // With somebody to charge, so that the turn does not end with the phase.
    const met = move(table({ A: at([10, 10]), E: enemy([16, 10]) }), "NORMAL");
    expect(flagsOf(play(met.game, { type: "END_PHASE" }))).toEqual({ moved: true });
  });

  test("MO-4 turning costs once, and without a path as well", () => {
    const unit = (keyword: string) => ({
      keywords: [keyword],
      models: { m1: { at: [10, 10] as const, base: HULL } },
    });
    const tank = table({ A: unit("VEHICLE") });
    const path = (x: number) => ({ m1: [[10, 10] as const, [x, 10] as const] });
    // Two inches to turn and four to go.
    expect(places(move(tank, "NORMAL", path(14), [], { m1: 90 }))).toEqual(["m1 14,10,0"]);
    expect(faults(move(tank, "NORMAL", path(14.5), [], { m1: 90 }))).toEqual(["TOO_FAR MO-10 m1 0.50"]);
    expect(faults(move(table({ A: unit("MOUNTED") }), "NORMAL", path(15), [], { m1: 90 }))).toEqual([]);
    const onTheSpot = move(tank, "NORMAL", {}, [], { m1: 45 });
    expect(onTheSpot.game.units["A"]!.models["m1"]).toMatchObject({ position: { x: 10, y: 10 }, facing: 45 });
    const slow = table({ A: { ...unit("VEHICLE"), stats: { move: 1.5 } } });
    expect(faults(move(slow, "NORMAL", {}, [], { m1: 45 }))).toEqual(["TOO_FAR MO-10 m1 0.50"]);
  });

  test("MO-4 a path that is not one is refused", () => {
    const game = table({ A: at([10, 10]) });
    expect(
      faults(
        move(game, "NORMAL", {
          m1: [
            [11, 10],
            [12, 10],
          ],
        }),
      ),
    ).toEqual(["PATH_START MO-10 m1 1.00"]);
    expect(faults(move(game, "NORMAL", { m9: [[10, 10]] }))).toEqual(["UNKNOWN_MODEL GD-7 m9"]);
    expect(
      faults(
        move(game, "NORMAL", {
          m1: [
            [10, 10],
            [-1, 10],
          ],
        }),
      ),
    ).toEqual(["OFF_TABLE MO-10 m1"]);
  });

  test("MO-5 not over the edge, through no enemy, onto nobody; a tank through no friendly tank", () => {
    const edge = table({ A: at([3, 10]) });
    expect(
      faults(
        move(edge, "NORMAL", {
          m1: [
            [3, 10],
            [0.5, 10],
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      faults(
        move(edge, "NORMAL", {
          m1: [
            [3, 10],
            [0.4, 10],
          ],
        }),
      ),
    ).toEqual(["OFF_BOARD MO-5 m1", "OFF_BOARD MO-5 m1"]);
    const friend = table({ A: at([10, 10]), F: at([13, 10]) });
    expect(
      faults(
        move(friend, "NORMAL", {
          m1: [
            [10, 10],
            [16, 10],
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      faults(
        move(friend, "NORMAL", {
          m1: [
            [10, 10],
            [13.9, 10],
          ],
        }),
      ),
    ).toEqual(["OVERLAP MO-5 m1 F"]);
    const large = table({
      A: { ...at([10, 10]), keywords: ["VEHICLE"] },
      F: { ...at([13, 10]), keywords: ["MONSTER"] },
    });
    expect(
      faults(
        move(large, "NORMAL", {
          m1: [
            [10, 10],
            [16, 10],
          ],
        }),
      ),
    ).toEqual(["FRIEND_IN_THE_WAY MO-5 m1 F"]);
  });

  test("MO-6 past an enemy 0.9 away midway and 3 at the end: refused; with FLY allowed", () => {
    // At (13, 10) the enemy at (13, 11.9) is 1.9 less two halves away; at (13, 7.9) it is 4 less two halves.
    const past = {
      m1: [
        [10, 10],
        [13, 10],
        [13, 7.9],
      ],
    } as const;
    const units = (...keywords: readonly string[]) => ({
      A: { ...at([10, 10]), keywords },
      B: enemy([13, 11.9]),
    });
    expect(faults(move(table(units("INFANTRY")), "NORMAL", past))).toEqual(["ENEMY_TOO_NEAR MO-6 m1 B 0.10"]);
    expect(faults(move(table(units("INFANTRY", "FLY")), "NORMAL", past))).toEqual([]);
  });

  test("MO-7 a ruin: INFANTRY and BEASTS walk through, all others climb; floors cost their height", () => {
    const terrain = { R: { kind: "ruins", height: 3, polygon: rectangle(11, 8, 14, 12) } };
    const by = (...keywords: readonly string[]) => table({ A: { ...at([10, 10]), keywords } }, { terrain });
    const through = {
      m1: [
        [10, 10],
        [16, 10],
      ],
    } as const;
    expect(faults(move(by("INFANTRY"), "NORMAL", through))).toEqual([]);
    expect(faults(move(by("BEASTS"), "NORMAL", through))).toEqual([]);
    for (const keyword of ["SWARM", "MOUNTED", "VEHICLE"]) {
      expect(faults(move(by(keyword), "NORMAL", through))).toEqual(["TOO_FAR MO-10 m1 6.00"]);
    }
    // Two and a half across and three up.
    const up = {
      m1: [
        [10, 10],
        [12.5, 10],
        [12.5, 10, 3],
      ],
    } as const;
    const climbed = move(by("INFANTRY"), "NORMAL", up);
    expect(places(climbed)).toEqual(["m1 12.5,10,3"]);
    expect(climbed.result.log_text).toContain('m1 moves 5.5" of 6"');
    const further = {
      m1: [
        [10, 10],
        [13.4, 10],
        [13.4, 10, 3],
      ],
    } as const;
    expect(faults(move(by("INFANTRY"), "NORMAL", further))).toEqual(["TOO_FAR MO-10 m1 0.40"]);
  });

  test("MO-7 a tank that ends inside a tall ruin has paid up and down", () => {
    const terrain = { R: { kind: "ruins", height: 2.5, polygon: rectangle(11, 5, 20, 15) } };
    const tank = (inches: number) =>
      table({ A: { ...at([10, 10]), keywords: ["VEHICLE"], stats: { move: inches } } }, { terrain });
    const into = {
      m1: [
        [10, 10],
        [13, 10],
      ],
    } as const;
    expect(faults(move(tank(8), "NORMAL", into))).toEqual([]);
    expect(faults(move(tank(7), "NORMAL", into))).toEqual(["TOO_FAR MO-10 m1 1.00"]);
    const low = { R: { ...terrain.R, height: 2 } };
    const game = table({ A: { ...at([10, 10]), keywords: ["VEHICLE"] } }, { terrain: low });
    expect(
      faults(
        move(game, "NORMAL", {
          m1: [
            [10, 10],
            [16, 10],
          ],
        }),
      ),
    ).toEqual([]);
  });

  test("MO-7 MO-8 onto a container: the way up is paid, by whoever flies through the air", () => {
    const terrain = { C: { kind: "container", height: 3, polygon: rectangle(12, 8, 16, 12) } };
    const by = (inches: number, ...keywords: readonly string[]) =>
      table({ A: { ...at([10, 10]), keywords, stats: { move: inches } } }, { terrain });
    const onto = {
      m1: [
        [10, 10],
        [13.5, 10, 3],
      ],
    } as const;
    // 3.5 across and 3 up; in the air the root of 12.25 and 9.
    expect(places(move(by(6.5, "INFANTRY"), "NORMAL", onto))).toEqual(["m1 13.5,10,3"]);
    expect(faults(move(by(6, "INFANTRY"), "NORMAL", onto))).toEqual(["TOO_FAR MO-10 m1 0.50"]);
    expect(faults(move(by(4.62, "INFANTRY", "FLY"), "NORMAL", onto))).toEqual([]);
    expect(faults(move(by(4.6, "INFANTRY", "FLY"), "NORMAL", onto))).toEqual(["TOO_FAR MO-10 m1 0.01"]);
    // Halfway up, and over its edge, nobody ends.
    const half = {
      m1: [
        [10, 10],
        [13.5, 10, 1.5],
      ],
    } as const;
    expect(faults(move(by(9, "INFANTRY"), "NORMAL", half))).toEqual(["BAD_FOOTING MO-7 m1"]);
    const edge = {
      m1: [
        [10, 10],
        [12.4, 10, 3],
      ],
    } as const;
    expect(faults(move(by(9, "INFANTRY"), "NORMAL", edge))).toEqual(["BAD_FOOTING MO-7 m1"]);
  });

  test("MO-4 GD-3 what is within the tolerance of a path is written as a document knows it", () => {
    const made = move(table({ A: at([10, 10]) }), "NORMAL", {
      m1: [
        [10, 10],
        [12, 10, -5e-7],
      ],
    });
    expect(places(made)).toEqual(["m1 12,10,0"]);
    expect(parseGame(JSON.parse(JSON.stringify(made.game))).ok).toBe(true);
  });

  test("MO-8 FLY pays the straight way through the air, and nothing for what is below", () => {
    const terrain = { R: { kind: "ruins", height: 4, polygon: rectangle(11, 8, 15, 12) } };
    const game = table({ A: { ...at([10, 10]), keywords: ["FLY", "VEHICLE"] } }, { terrain });
    expect(
      faults(
        move(game, "NORMAL", {
          m1: [
            [10, 10],
            [16, 10],
          ],
        }),
      ),
    ).toEqual([]);
    // 3 across and 4 up are 5 through the air.
    const up = move(game, "NORMAL", {
      m1: [
        [10, 10],
        [13, 10, 4],
      ],
    });
    expect(up.result.log_text).toContain('m1 moves 5" of 6"');
    expect(
      faults(
        move(game, "NORMAL", {
          m1: [
            [10, 10],
            [14.5, 10, 4],
          ],
        }),
      ),
    ).toEqual(["TOO_FAR MO-10 m1 0.02"]);
  });

  test("MO-9 out of coherency: refused, nothing changes and the unit may still move", () => {
    const game = table({ A: at([10, 10], [10, 12]) });
    const apart = move(game, "NORMAL", {
      m1: [
        [10, 10],
        [10, 8.9],
      ],
    });
    expect(faults(apart)).toEqual(["COHERENCY MO-9 m1 0.10", "COHERENCY MO-9 m2 0.10"]);
    expect(apart.game).toBe(game);
    expect(
      move(game, "NORMAL", {
        m1: [
          [10, 10],
          [10, 9],
        ],
      }).result.success,
    ).toBe(true);
    // A unit of which losses left two groups cannot make a Normal move without mending that.
    const split = table({ A: at([10, 10], [10, 16]) });
    expect(faults(move(split, "NORMAL"))).toEqual(["COHERENCY MO-9 m1 3.00", "COHERENCY MO-9 m2 3.00"]);
    expect(move(split, "STATIONARY").result.success).toBe(true);
    expect(
      move(split, "NORMAL", {
        m2: [
          [10, 16],
          [10, 13],
        ],
      }).result.success,
    ).toBe(true);
  });

  test("MO-9 every broken condition is named", () => {
    const game = table({ A: at([10, 10], [10, 12]), B: enemy([17, 10]) });
    const bad = move(game, "NORMAL", {
      m1: [
        [10, 10],
        [17, 10],
      ],
    });
    expect(faults(bad)).toEqual([
      "TOO_FAR MO-10 m1 1.00",
      "ENEMY_TOO_NEAR MO-6 m1 B 1.00",
      "OVERLAP MO-5 m1 B",
      "COHERENCY MO-9 m1 4.28",
      "COHERENCY MO-9 m2 4.28",
    ]);
  });

  test("MO-19 an Action ends with any move, and not by standing still", () => {
    const game = table({ A: { ...at([10, 10]), flags: { performing_action: true } } });
    expect(flagsOf(move(game, "NORMAL"))).toEqual({ moved: true });
    expect(flagsOf(move(game, "STATIONARY"))).toEqual({ performing_action: true, remained_stationary: true });
  });

  test("MO-20 a move is taken back, and the one before it, as long as nothing was rolled", () => {
    const game = table({ A: at([10, 10]), C: at([20, 10]) });
    const step = (x: number, unit: string) => ({
      type: "MOVE",
      actor_unit_id: unit,
      payload: {
        kind: "NORMAL",
        per_model_paths: {
          m1: [
            [x, 10],
            [x, 12],
          ],
        },
      },
    });
    const one = playOn(begin(game), step(10, "A"));
    const two = playOn(one.timeline, step(20, "C"));
    const back = playOn(two.timeline, { type: "UNDO" });
    expect(back.game).toEqual(one.game);
    expect(playOn(back.timeline, { type: "UNDO" }).game).toEqual(game);
    const rolled = playOn(one.timeline, { type: "ADVANCE_ROLL", actor_unit_id: "C" }, [3]);
    const late = playOn(rolled.timeline, { type: "UNDO" });
    expect(late.result.errors).toMatchObject([{ code: "NOTHING_TO_UNDO", rule: "MO-20" }]);
  });

  test("MO-1 an action that is no move is refused at the border", () => {
    expect(() => readAction({ type: "MOVE", actor_unit_id: "A", payload: { kind: "SPRINT" } })).toThrow(
      "kind",
    );
    const game = table({ A: at([10, 10]) });
    const bare = apply(game, readAction({ type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL" } }));
    expect(bare.result.success).toBe(true);
  });
});

describe("objective markers", () => {
  const objectives = { O1: { id: "O1", position: { x: 14, y: 10 } } };
  const path = (x: number) => ({ m1: [[10, 10] as const, [x, 10] as const] });
  const on = (mission: Record<string, unknown> | null) => table({ A: at([10, 10]) }, { objectives, mission });

  test("OB-2 in Only War nobody ends on one, but whoever likes passes", () => {
    const onlyWar = on({ id: "only-war", attacker: "p1" });
    expect(faults(move(onlyWar, "NORMAL", path(14)))).toEqual(["ON_MARKER OB-2 m1"]);
    // The marker reaches 0.787 from its middle, the base 0.5.
    expect(faults(move(onlyWar, "NORMAL", path(12.72)))).toEqual(["ON_MARKER OB-2 m1"]);
    expect(faults(move(onlyWar, "NORMAL", path(12.71)))).toEqual([]);
    expect(faults(move(onlyWar, "NORMAL", path(16)))).toEqual([]);
    expect(faults(move(on(null), "NORMAL", path(14)))).toEqual([]);
    expect(faults(move(on({ id: "linchpin", attacker: "p1" }), "NORMAL", path(14)))).toEqual([]);
  });
});
