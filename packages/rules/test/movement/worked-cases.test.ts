import { describe, expect, test } from "vitest";
import { apply, type Game, parseAction, parseGame, scriptedDice } from "../../src/index.ts";

/** Cases of the Movement phase worked out by hand, on documents that say no more than they must. */

type Spot = readonly [x: number, y: number];

const GUN = { id: "gun", name: "Gun", type: "RANGED", range: 24, attacks: "1", skill: 3, strength: 4, ap: 0 };
/** Half the width of a 32 mm base in inches. */
const HALF = 16 / 25.4;

function unit(id: string, owner: "p1" | "p2", spots: readonly (Spot | null)[], given: object = {}) {
  const { keywords = ["INFANTRY"], move = 6, base = { shape: "round", mm: 32 }, ...rest } = given as Given;
  const models = spots.map((spot, index) => ({
    id: `m${index + 1}`,
    name: "Model",
    wounds: 1,
    position: spot === null ? null : { x: spot[0], y: spot[1], z: 0 },
    facing: 0,
    base,
    weapons: ["gun"],
  }));
  const stats = { move, toughness: 4, save: 4, invulnerable_save: null, wounds: 1 };
  return {
    id,
    name: id,
    owner,
    keywords,
    abilities: [],
    stats: { ...stats, leadership: 7, objective_control: 1 },
    starting_strength: spots.length,
    flags: {},
    models: Object.fromEntries(models.map((model) => [model.id, model])),
    ...rest,
  };
}

interface Given {
  readonly keywords?: readonly string[];
  readonly move?: number;
  readonly base?: object;
}

function table(units: readonly ReturnType<typeof unit>[], round = 2): Game {
  const read = parseGame({
    format: "gunline-game/1",
    ruleset: "published",
    board: { width: 60, height: 44 },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round, active_player: "p1", phase: "MOVEMENT" },
    zones: {
      p1: [
        [0, 0],
        [60, 0],
        [60, 12],
        [0, 12],
      ],
      p2: [
        [0, 32],
        [60, 32],
        [60, 44],
        [0, 44],
      ],
    },
    units: Object.fromEntries(units.map((one) => [one.id, one])),
    weapons: { gun: { ...GUN, damage: "1", keywords: [], special_rules: "", profile_of: null } },
    terrain: {},
    rng: { seed: "x", cursor: 0 },
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
}

function take(game: Game, given: object, dice: readonly number[] = []) {
  const action = parseAction(given);
  if (!action.ok) return expect.fail(JSON.stringify(action.refusals));
  const source = scriptedDice(dice, game.rng.cursor);
  const { game: after, result } = apply(game, action.value, source);
  expect(after.rng.cursor - game.rng.cursor).toBe(result.success ? dice.length : 0);
  return {
    game: after,
    result,
    said: result.errors.map(({ code, rule }) => `${code} ${rule}`).join() || "ok",
  };
}

const move = (id: string, kind: string, ways: Readonly<Record<string, readonly Spot[]>> = {}) => ({
  type: "MOVE",
  actor_unit_id: id,
  payload: { kind, per_model_paths: ways },
});
const setUp = (id: string, positions: Readonly<Record<string, Spot>>) => ({
  type: "SET_UP",
  actor_unit_id: id,
  payload: { positions },
});

describe("worked cases of the Movement phase", () => {
  const SPOTS: readonly Spot[] = [
    [20, 20],
    [21.5, 20],
    [23, 20],
    [20, 21.5],
    [21.5, 21.5],
  ];
  const away = Object.fromEntries(
    SPOTS.map(([x, y], index) => [
      `m${index + 1}`,
      [
        [x, y],
        [x, y + 10],
      ] as const,
    ]),
  );
  const enemy = unit("E", "p2", [[20, 18.5]]);

  test("worked case 3, MO-13: five shocked models with FLY fall back without crossing anybody: five dice", () => {
    const jumpers = { keywords: ["INFANTRY", "FLY"], move: 12, flags: { battle_shocked: true } };
    const { said, result, game } = take(
      table([unit("A", "p1", SPOTS, jumpers), enemy]),
      move("A", "FALL_BACK", away),
      [3, 4, 5, 6, 3],
    );
    expect(said).toBe("ok");
    expect(result.dice).toMatchObject([{ context: "desperate_escape", rolls_raw: [3, 4, 5, 6, 3] }]);
    expect(Object.keys(game.units["A"]!.models)).toHaveLength(5);
  });

  test("worked case 4, MO-13: FLY over enemies rolls nothing; of walkers only those who cross roll", () => {
    const line: readonly Spot[] = [
      [20, 20],
      [21.5, 20],
      [23, 20],
    ];
    // The enemy stands below the first model alone: 5.5″ straight down cross it, then the unit stands clear of it.
    const below = unit("E", "p2", [[20, 21.5]]);
    const down = Object.fromEntries(
      line.map(([x, y], i) => [
        `m${i + 1}`,
        [
          [x, y],
          [x, y + 5.5],
        ] as const,
      ]),
    );
    const flying = table([unit("A", "p1", line, { keywords: ["INFANTRY", "FLY"] }), below]);
    expect(take(flying, move("A", "FALL_BACK", down)).said).toBe("ok");
    const walking = table([unit("A", "p1", line), below]);
    const one = take(walking, move("A", "FALL_BACK", down), [1]);
    // The second model's base reaches no more than 21.5 − 0.63 = 20.87, the enemy's 20.63: only the first crosses.
    expect(one.said).toBe("ok");
    expect(one.result.dice).toMatchObject([{ context: "desperate_escape", rolls_raw: [1] }]);
    expect(Object.keys(one.game.units["A"]!.models)).toHaveLength(2);
  });

  test("worked case 5, MO-6 MO-8: 0.9″ from an enemy half-way is refused, with FLY it is not", () => {
    const enemy = unit("E", "p2", [[20, 20]]);
    // Side by side with the enemy the middles are 2 × 0.63 + 0.9 apart.
    const beside = 20 + 2 * HALF + 0.9;
    const way = {
      m1: [
        [17, beside],
        [23, beside],
      ],
    } as const;
    const walk = (keywords: readonly string[]) =>
      take(table([unit("A", "p1", [[17, beside]], { keywords }), enemy]), move("A", "NORMAL", way)).said;
    expect(walk(["INFANTRY"])).toBe("ENEMY_TOO_NEAR MO-6");
    expect(walk(["INFANTRY", "FLY"])).toBe("ok");
  });

  test("worked case 6, RE-4 RE-6: 9.00″, 9.01″, 6.1″ from the edge, and the enemy's zone in rounds 2 and 3", () => {
    const reserve = unit("A", "p1", [null], { reserve: "STRATEGIC" });
    const arrive = (enemy: Spot, spot: Spot, round = 2) =>
      take(table([reserve, unit("E", "p2", [enemy])], round), setUp("A", { m1: spot })).said;
    expect(arrive([12, 2], [12 + 9 + 2 * HALF, 2])).toBe("ENEMY_TOO_NEAR RE-4");
    expect(arrive([12, 2], [12 + 9.01 + 2 * HALF, 2])).toBe("ok");
    expect(arrive([30, 22], [30, 6.1 - HALF])).toBe("FAR_FROM_EDGE RE-4");
    expect(arrive([30, 22], [30, 6 - HALF])).toBe("ok");
    expect(arrive([30, 22], [30, 42])).toBe("IN_ENEMY_ZONE RE-4");
    expect(arrive([30, 22], [30, 42], 3)).toBe("ok");
  });

  test("worked case 7, TR-4 MO-2: out of a transport that stood, moved 6″, or advanced", () => {
    const transport = { capacity: 12, carries: ["INFANTRY"], excludes: [], double: [], firing_deck: 0 };
    const wagon = { keywords: ["VEHICLE", "TRANSPORT"], move: 12, transport };
    const trukk = unit("T", "p1", [[20, 20]], { ...wagon, base: { shape: "oval", mm: [105, 70] } });
    const boyz = unit("P", "p1", [null, null], { embarked_in: "T" });
    const game = table([trukk, boyz, unit("E", "p2", [[42, 20]])]);
    const beside = (x: number) => setUp("P", { m1: [x, 23], m2: [x + 1.4, 23] });

    const stood = take(game, beside(20)).game;
    expect(stood.units["P"]!.flags).toEqual({ disembarked: true });
    expect(take(stood, move("P", "STATIONARY")).said).toBe("DISEMBARKED MO-2");
    const shooting = take(stood, { type: "END_PHASE" }).game;
    expect(shooting.units["P"]!.flags).toEqual({ disembarked: true });

    const way = {
      m1: [
        [20, 20],
        [26, 20],
      ],
    } as const;
    const moved = take(take(game, move("T", "NORMAL", way)).game, beside(26)).game;
    expect(moved.units["P"]!.flags).toEqual({ disembarked: true, moved: true, cannot_charge: true });
    expect(take(moved, move("P", "NORMAL")).said).toBe("ALREADY_MOVED MO-1");

    const rolled = take(game, { type: "ADVANCE_ROLL", actor_unit_id: "T" }, [3]).game;
    const advanced = take(rolled, move("T", "ADVANCE", way)).game;
    expect(take(advanced, beside(26)).said).toBe("TRANSPORT_MOVED TR-4");
  });
});
