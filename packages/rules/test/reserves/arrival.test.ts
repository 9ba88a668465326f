import { describe, expect, test } from "vitest";
import { notAutomated } from "../../src/abilities/unit-abilities.ts";
import { begin, choices, type Game, legal, parseGame, waiting } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { at, enemy, faults, flagsOf, move, type Place, places, table } from "../movement/table.ts";
import {
  codes,
  type GameOptions,
  type Played,
  play,
  playOn,
  rectangle,
  type UnitOptions,
} from "../support/build.ts";
import { withCp } from "../support/command-points.ts";

/** Two in reserve, on bases of one inch. */
const waitingUnit = (
  reserve: "STRATEGIC" | "DEEP_STRIKE",
  abilities: readonly string[] = [],
): UnitOptions => ({
  ...at([0, 0], [0, 0]),
  reserve,
  abilities,
});
const STRATEGIC = waitingUnit("STRATEGIC");
const DEEP = waitingUnit("DEEP_STRIKE", ["Deep Strike"]);

const ZONES = { p1: rectangle(0, 0, 60, 12), p2: rectangle(0, 32, 60, 44) };

/** R in reserve, and an enemy in the middle of the table; round 2 unless a test says otherwise. */
function reserves(r: UnitOptions, more: Partial<GameOptions> = {}): Game {
  const { units, turn, ...rest } = more;
  return table({ R: r, B: enemy([30, 22]), ...units }, { turn: { round: 2, ...turn }, ...rest });
}

function arrive(game: Game, m1: Place, m2: Place = [m1[0] + 2, m1[1]], more: object = {}): Played {
  const payload = { positions: { m1, m2 }, ...more };
  return play(game, { type: "SET_UP", actor_unit_id: "R", payload });
}

describe("Strategic Reserves", () => {
  test("RE-4 RE-8 the whole unit within 6 of one edge; then it has moved and arrived", () => {
    const made = arrive(reserves(STRATEGIC), [10, 5.5]);
    expect(faults(made)).toEqual([]);
    expect(places(made, "R")).toEqual(["m1 10,5.5,0", "m2 12,5.5,0"]);
    expect(made.game.units["R"]!.reserve).toBeNull();
    expect(flagsOf(made, "R")).toEqual({ arrived: true, moved: true });
    expect(made.result.events).toEqual([{ type: "unit_set_up", unit_id: "R" }]);
    expect(made.result.log_text).toBe("R arrives from reserve.");
    // The far side of a base at 5.6 is 6.1 from the edge.
    expect(faults(arrive(reserves(STRATEGIC), [10, 5.6]))).toEqual([
      "FAR_FROM_EDGE RE-4 m1 0.10",
      "FAR_FROM_EDGE RE-4 m2 0.10",
    ]);
    // Each near an edge, and not both near the same one.
    const corner = [
      [5.5, 8],
      [7, 5.5],
    ] as const;
    expect(faults(arrive(reserves(STRATEGIC), ...corner))).toEqual(["FAR_FROM_EDGE RE-4 m2 1.50"]);
    for (const [x, y] of [
      [5.5, 20],
      [54.5, 20],
      [30, 5.5],
      [30, 38.5],
    ] as const) {
      const beside: Place = x === 30 ? [x + 2, y] : [x, y + 2];
      expect(faults(arrive(reserves(STRATEGIC), [x, y], beside))).toEqual([]);
    }
  });

  test("RE-4 RE-6 more than 9 from every enemy model: 9.00 is refused, 9.01 is not, however high it stands", () => {
    const from = (gap: number, z = 0) =>
      reserves(STRATEGIC, {
        units: { B: enemy([10, 5 + 1 + gap, z]) },
        terrain: { T: { kind: "ruins", height: 6, polygon: rectangle(5, 12, 15, 20) } },
      });
    expect(faults(arrive(from(9), [10, 5]))).toEqual(["ENEMY_TOO_NEAR RE-4 m1 B 0.00"]);
    expect(faults(arrive(from(9.01), [10, 5]))).toEqual([]);
    expect(faults(arrive(from(9, 6), [10, 5]))).toEqual(["ENEMY_TOO_NEAR RE-4 m1 B 0.00"]);
  });

  test("RE-4 in the enemy's zone not in round 2, but from round 3 on", () => {
    const game = (round: number) => reserves(STRATEGIC, { zones: ZONES, turn: { round } });
    expect(faults(arrive(game(2), [10, 40]))).toEqual(["IN_ENEMY_ZONE RE-4 m1", "IN_ENEMY_ZONE RE-4 m2"]);
    expect(faults(arrive(game(3), [10, 40]))).toEqual([]);
    // Half a base is in it as well.
    expect(faults(arrive(game(2), [3, 31.8], [3, 29.8]))).toEqual(["IN_ENEMY_ZONE RE-4 m1"]);
    expect(faults(arrive(game(2), [3, 31.5], [3, 29.5]))).toEqual([]);
  });

  test("RE-3 not in round 1, whatever the mission", () => {
    for (const mission of [null, { id: "only-war", attacker: "p1" }, { id: "linchpin", attacker: "p1" }]) {
      const early = reserves(STRATEGIC, { mission, turn: { round: 1 } });
      expect(faults(arrive(early, [10, 5]))).toEqual(["TOO_EARLY RE-3"]);
      expect(faults(arrive(reserves(STRATEGIC, { mission }), [10, 5]))).toEqual([]);
    }
  });
});

describe("Deep Strike", () => {
  test("RE-5 RE-6 anywhere more than 9 from every enemy model", () => {
    // From 19.99 to 30 are 10.01, less the two halves of bases 9.01.
    expect(faults(arrive(reserves(DEEP), [19.99, 22], [17.99, 22]))).toEqual([]);
    expect(faults(arrive(reserves(DEEP), [20, 22], [18, 22]))).toEqual(["ENEMY_TOO_NEAR RE-5 m1 B 0.00"]);
    const zone = reserves(DEEP, { zones: ZONES });
    expect(faults(arrive(zone, [10, 40]))).toEqual([]);
  });

  test("RE-5 every model must have it, by its unit or for itself", () => {
    const own = {
      ...STRATEGIC,
      models: { m1: { abilities: ["DEEP STRIKE"] }, m2: { abilities: ["deep strike"] } },
    };
    expect(faults(arrive(reserves({ ...own, reserve: "DEEP_STRIKE" }), [10, 20]))).toEqual([]);
    // A unit in Strategic Reserves may use either way.
    expect(faults(arrive(reserves(own), [10, 20]))).toEqual([]);
    const half = { ...own, models: { m1: { abilities: ["DEEP STRIKE"] }, m2: {} } };
    expect(codes(arrive(reserves({ ...half, reserve: "DEEP_STRIKE" }), [10, 20]).result)).toEqual([
      "FAR_FROM_EDGE",
      "FAR_FROM_EDGE",
    ]);
    expect(notAutomated(reserves(own), reserves(own).units["R"]!)).toEqual([]);
  });

  test("RE-3 in round 1 without a mission and in Only War, not in others", () => {
    const first = (mission: Record<string, unknown> | null) =>
      reserves(DEEP, { mission, turn: { round: 1 } });
    expect(faults(arrive(first(null), [10, 20]))).toEqual([]);
    expect(faults(arrive(first({ id: "only-war", attacker: "p2" }), [10, 20]))).toEqual([]);
    const chapter = arrive(first({ id: "purge-the-foe", attacker: "p2" }), [10, 20]);
    expect(faults(chapter)).toEqual(["TOO_EARLY RE-3"]);
    expect(chapter.result.errors[0]!.message).toBe("R cannot arrive from reserve before round 2.");
    // One model without the ability, and the unit comes as out of Strategic Reserves.
    const half = { ...DEEP, abilities: [], models: { m1: { abilities: ["DEEP STRIKE"] }, m2: {} } };
    expect(faults(arrive(reserves(half, { turn: { round: 1 } }), [10, 5]))).toEqual(["TOO_EARLY RE-3"]);
    // In Strategic Reserves the ability helps with the place alone.
    const other = reserves({ ...DEEP, reserve: "STRATEGIC" }, { turn: { round: 1 } });
    expect(faults(arrive(other, [10, 20]))).toEqual(["TOO_EARLY RE-3"]);
  });
});

test("RE-13 Meteoric Descent: more than 6 away instead, and then no charge; from more than 9 as ever", () => {
  const meteors = waitingUnit("DEEP_STRIKE", ["DEEP STRIKE", "Meteoric Descent"]);
  // The enemy stands at 30: from 22.99 there are 6.01 between the bases.
  const near = arrive(reserves(meteors), [22.99, 22], [20.99, 22]);
  expect(flagsOf(near, "R")).toEqual({ arrived: true, moved: true, cannot_charge: true });
  expect(faults(arrive(reserves(meteors), [23, 22], [21, 22]))).toEqual(["ENEMY_TOO_NEAR RE-13 m1 B 0.00"]);
  const far = arrive(reserves(meteors), [19.99, 22], [17.99, 22]);
  expect(flagsOf(far, "R")).toEqual({ arrived: true, moved: true });
  // Without Deep Strike it is of no use.
  const alone = reserves(waitingUnit("STRATEGIC", ["METEORIC DESCENT"]));
  expect(codes(arrive(alone, [22.99, 5], [20.99, 5]).result)).toEqual([]);
  expect(codes(arrive(alone, [22.99, 22], [20.99, 22]).result)).toContain("FAR_FROM_EDGE");
  expect(notAutomated(alone, alone.units["R"]!)).toEqual([]);
});

describe("setting up", () => {
  test("RE-7 all models, in coherency, on the table, on nobody, where they may stand", () => {
    const game = reserves(DEEP, {
      units: { F: at([10, 10]) },
      terrain: {
        T: { kind: "barricade", height: 1, polygon: rectangle(5, 30, 9, 31) },
        U: { kind: "ruins", height: 5, polygon: rectangle(45, 4, 55, 14) },
      },
    });
    expect(faults(arrive(game, [10.5, 10], [12.5, 10]))).toEqual(["OVERLAP RE-7 m1 F"]);
    expect(faults(arrive(game, [15, 10], [15.9, 10]))).toEqual(["OVERLAP RE-7 m1 R"]);
    expect(faults(arrive(game, [15, 10], [18.5, 10]))).toEqual([
      "COHERENCY RE-7 m1 0.50",
      "COHERENCY RE-7 m2 0.50",
    ]);
    expect(faults(arrive(game, [0.4, 10], [2, 10]))).toEqual(["OFF_BOARD RE-7 m1"]);
    expect(faults(arrive(game, [7, 30.5], [7, 33]))).toEqual(["BAD_FOOTING RE-7 m1"]);
    // Upstairs in a ruin, where INFANTRY may stand; in thin air nobody does.
    expect(faults(arrive(game, [50, 10, 3], [52, 10, 3]))).toEqual([]);
    expect(faults(arrive(game, [50, 20, 3], [52, 20]))).toEqual(["BAD_FOOTING RE-7 m1"]);
    expect(faults(arrive(game, [50, 20, -1], [52, 20]))).toEqual(["OFF_TABLE RE-7 m1"]);
    const half = play(game, { type: "SET_UP", actor_unit_id: "R", payload: { positions: { m1: [50, 30] } } });
    expect(faults(half)).toEqual(["NOT_PLACED RE-7 m2"]);
    const other = play(game, {
      type: "SET_UP",
      actor_unit_id: "R",
      payload: { positions: { m1: [50, 30], m2: [52, 30], m3: [54, 30] } },
    });
    expect(faults(other)).toEqual(["UNKNOWN_MODEL GD-7 m3"]);
    expect(other.game).toBe(game);
  });

  test("RE-7 with facings", () => {
    const made = arrive(reserves(DEEP), [10, 10], [12, 10], { facings: { m2: 90 } });
    expect(Object.values(made.game.units["R"]!.models).map(({ facing }) => facing)).toEqual([0, 90]);
  });

  test("RE-3 RE-8 once a unit has arrived nobody moves any more; others may still arrive", () => {
    const game = reserves(STRATEGIC, { units: { A: at([10, 20]), S: { ...STRATEGIC } } });
    const made = arrive(game, [10, 5]).game;
    expect(faults(move(made, "NORMAL"))).toEqual(["REINFORCEMENTS RE-3"]);
    expect(codes(play(made, { type: "ADVANCE_ROLL", actor_unit_id: "A" }).result)).toEqual([
      "REINFORCEMENTS",
    ]);
    const own = play(made, { type: "MOVE", actor_unit_id: "R", payload: { kind: "NORMAL" } });
    expect(faults(own)).toEqual(["ALREADY_MOVED MO-1"]);
    const second = play(made, {
      type: "SET_UP",
      actor_unit_id: "S",
      payload: { positions: { m1: [20, 5], m2: [22, 5] } },
    });
    expect(second.result.success).toBe(true);
    // A has remained where it was, and counts as stationary; who arrived does not.
    const { diffs } = play(second.game, { type: "END_PHASE" }).result;
    const stationary = (unit: string) => `units.${unit}.flags.remained_stationary`;
    expect(diffs).toContainEqual({ op: "set", path: stationary("A"), value: true });
    expect(diffs.filter(({ path }) => path === stationary("R"))).toEqual([]);
  });

  test("RE-3 only out of reserve, in the own Movement phase", () => {
    const game = reserves(STRATEGIC, { units: { A: at([10, 20]) } });
    const onTable = play(game, {
      type: "SET_UP",
      actor_unit_id: "A",
      payload: { positions: { m1: [5, 5] } },
    });
    expect(faults(onTable)).toEqual(["NOT_IN_RESERVE RE-3"]);
    const shooting = { ...game, turn: { ...game.turn, phase: "SHOOTING" as const } };
    expect(codes(arrive(shooting, [10, 5]).result)).toEqual(["WRONG_PHASE"]);
    const theirs = { ...game, turn: { ...game.turn, active_player: "p2" as const } };
    expect(codes(arrive(theirs, [10, 5]).result)).toEqual(["NOT_YOUR_TURN"]);
  });

  test("RE-3 the game waits for moves first and then for arrivals, and offers places that are legal", () => {
    const game = reserves(STRATEGIC, { units: { A: at([10, 20]) } });
    expect(waiting(game)[0]).toMatchObject({
      for: { what: "mover" },
      actions: ["MOVE", "ADVANCE_ROLL", "SET_UP", "END_PHASE"],
    });
    expect(legal(game).units["R"]!.SET_UP).toEqual([]);
    expect(legal(game).units["A"]!.SET_UP).toMatchObject([{ code: "NOT_IN_RESERVE" }]);
    const stayed = move(game, "STATIONARY").game;
    const [awaited] = waiting(stayed);
    expect(awaited!.for).toEqual({ what: "arrival" });
    expect(waitingInWords(stayed, awaited!.for)).toBe("units to arrive from reserve");
    const offered = [...choices(stayed)].filter(({ type }) => type === "SET_UP");
    expect(offered).toHaveLength(4);
    for (const action of offered) expect(play(stayed, action).result.success).toBe(true);
    // Large bases in one rank, since two would not fit between the edge and 6 inches.
    const base = { shape: "hull", mm: [110, 90] };
    const tanks = {
      ...STRATEGIC,
      keywords: ["VEHICLE"],
      models: { m1: { base }, m2: { base }, m3: { base } },
    };
    const parked = [...choices(reserves(tanks))].filter(({ type }) => type === "SET_UP");
    expect(parked.length).toBeGreaterThan(1);
    for (const action of parked) expect(play(reserves(tanks), action).result.success).toBe(true);
    // Where enemies are everywhere there is no place, and nothing is offered.
    const everywhere = Array.from(
      { length: 20 },
      (_, i): Place => [4 + 13 * (i % 5), 4 + 12 * Math.floor(i / 5)],
    );
    const full = reserves(STRATEGIC, { units: { B: enemy(...everywhere) } });
    expect(waiting(full)[0]).toMatchObject({ for: { what: "nothing_left" }, actions: ["END_PHASE"] });
  });

  test("MO-20 an arrival is taken back", () => {
    const game = reserves(STRATEGIC);
    const payload = { positions: { m1: [10, 5], m2: [12, 5] } };
    const made = playOn(begin(game), { type: "SET_UP", actor_unit_id: "R", payload });
    expect(playOn(made.timeline, { type: "UNDO" }).game).toEqual(game);
  });

  test("MO-18 ST-7 the opponent may fire at a unit that has just arrived", () => {
    const gunner = { owner: "p2" as const, models: { m1: { at: [30, 22] as const, weapons: ["gun"] } } };
    const game = withCp(
      reserves(DEEP, { units: { B: gunner }, weapons: { gun: { skill: 4, ap: -4, strength: 8 } } }),
      0,
      1,
    );
    const made = arrive(game, [15, 22], [15, 24]);
    expect(places(made, "R")).toEqual(["m1 15,22,0", "m2 15,24,0"]);
    const [awaited] = waiting(made.game);
    expect(awaited).toMatchObject({ player: "p2", window: "W-SETUP" });
    expect(waitingInWords(made.game, awaited!.for)).toBe("an answer to the arrival of R");
    expect(parseGame(JSON.parse(JSON.stringify(made.game)))).toEqual({ ok: true, value: made.game });
    const use = { type: "USE_STRATAGEM", actor_unit_id: "B", payload: { stratagem: "FIRE_OVERWATCH" } };
    const shot = play(made.game, use, [6, 2, 1]);
    expect(places(shot, "R")).toEqual(["m2 15,24,0"]);
    expect(shot.game.tasks).toEqual([]);
  });
});

describe("AIRCRAFT that left the table", () => {
  test("RE-3 MO-30 come back in a later turn, in round 1 too, and not in the same phase", () => {
    const plane = { ...at([50, 10]), keywords: ["AIRCRAFT"] };
    const game = table({ R: plane, B: enemy([30, 22]) });
    const fly = {
      type: "MOVE",
      actor_unit_id: "R",
      payload: {
        kind: "NORMAL",
        per_model_paths: {
          m1: [
            [50, 10],
            [70, 10],
          ],
        },
      },
    };
    const away = play(game, fly).game;
    const back = { type: "SET_UP", actor_unit_id: "R", payload: { positions: { m1: [5, 5] } } };
    expect(faults(play(away, back))).toEqual(["ALREADY_MOVED MO-1"]);
    const later = {
      ...away,
      units: { ...away.units, R: { ...away.units["R"]!, flags: { left_table: true } } },
    };
    const made = play(later, back);
    expect(places(made, "R")).toEqual(["m1 5,5,0"]);
    expect(flagsOf(made, "R")).toEqual({ arrived: true, moved: true });
  });
});

describe("reserves that never came", () => {
  /** The end of the second player's turn, so that the round ends with the phase. */
  const ending = (round: number, mission: Record<string, unknown> | null, r: UnitOptions = STRATEGIC) =>
    play(
      table(
        { R: r, P: { ...at([0, 0]), embarked_in: "R" }, B: enemy([30, 22]) },
        { mission, turn: { round, phase: "FIGHT", active_player: "p2" } },
      ),
      { type: "END_PHASE" },
    );
  const left = ({ game }: Played) =>
    ["R", "P"].filter((id) => Object.keys(game.units[id]!.models).length > 0);

  test("RE-10 are destroyed with round 3, and whoever is inside with them", () => {
    const lost = ending(3, { id: "take-and-hold", attacker: "p1" });
    expect(left(lost)).toEqual([]);
    expect(lost.result.events.filter(({ type }) => type === "unit_destroyed")).toEqual([
      { type: "unit_destroyed", unit_id: "R" },
      { type: "unit_destroyed", unit_id: "P" },
    ]);
    expect(lost.result.log_text).toContain("R did not arrive from reserve in time and is destroyed.");
    expect(left(ending(2, { id: "take-and-hold", attacker: "p1" }))).toEqual(["R", "P"]);
  });

  test("RE-10 in Only War before the last round, without a mission, and after having left the table they wait on", () => {
    expect(left(ending(3, { id: "only-war", attacker: "p1" }))).toEqual(["R", "P"]);
    expect(left(ending(3, null))).toEqual(["R", "P"]);
    const gone = { ...STRATEGIC, flags: { left_table: true } };
    expect(left(ending(3, { id: "linchpin", attacker: "p1" }, gone))).toEqual(["R", "P"]);
  });
});
