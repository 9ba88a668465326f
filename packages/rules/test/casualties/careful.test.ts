import { describe, expect, test } from "vitest";
import { ranksOf } from "../../src/attack/ranks.ts";
import { rollVolley } from "../../src/attack/roll.ts";
import { mortalWounds } from "../../src/flow/mortal/inflict.ts";
import { resume } from "../../src/flow/tasks/resume.ts";
import { Change } from "../../src/game/change.ts";
import { placeAll } from "../../src/game/measure/placed.ts";
import { numbersOf } from "../../src/game/ruleset.ts";
import { type Game, parseGame, prepare, scriptedDice, seededDice } from "../../src/index.ts";
import { isCoherent } from "../../src/space/move/coherency.ts";
import { oddsFor } from "../odds/stage.ts";
import {
  buildGame,
  codes,
  type ModelOptions,
  type Played,
  play,
  row,
  type UnitOptions,
} from "../support/build.ts";

/** Models in a column, 1.5" apart edge to edge: only who stands beside each other is in coherency. */
function column(count: number, special: Readonly<Record<string, ModelOptions>> = {}) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const id = `m${i + 1}`;
      return [id, { at: [20, 5 + 2.5 * i] as const, ...special[id] }];
    }),
  );
}

/** A stands opposite the middle of B, a column without saves. */
function table(
  target: Partial<UnitOptions>,
  { attacks = "1", settings = { allocation: "CAREFUL" } as Record<string, unknown>, at = 10 } = {},
): Game {
  return buildGame({
    units: {
      A: { models: { a1: { at: [10, at], weapons: ["gun"] } } },
      B: { owner: "p2", models: column(5), stats: { save: 7 }, ...target },
    },
    weapons: { gun: { attacks }, plasma: {}, bolter: {} },
    settings,
  });
}

const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
const fire = (game: Game, faces: readonly number[]): Played =>
  play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, faces);
/** So many attacks hit and wound, and no save helps. */
const losing = (game: Game, many: number): Played =>
  fire(game, [...Array(many).fill(3), ...Array(many).fill(4), ...Array(many).fill(1)]);
const living = ({ game }: { readonly game: Game }) => Object.keys(game.units["B"]!.models);

describe("wounds that the referee allocates with care", () => {
  test("AT-18 AUTOMATIC takes the nearest out of the middle of a line, CAREFUL one from its end", () => {
    const automatic = losing(table({}, { settings: {} }), 1);
    expect(living(automatic)).toEqual(["m1", "m2", "m4", "m5"]);
    const careful = losing(table({}), 1);
    // Of the two ends, which are as far away, the one with the lower id.
    expect(living(careful)).toEqual(["m2", "m3", "m4", "m5"]);
  });

  test.each([1, 2, 3, 4])("AT-18 after %i losses the rest of the line is still coherent", (losses) => {
    const { game } = losing(table({}, { attacks: String(losses) }), losses);
    expect(Object.keys(game.units["B"]!.models)).toHaveLength(5 - losses);
    expect(isCoherent(placeAll(game.units["B"]!), numbersOf(game).coherency)).toBe(true);
  });

  test("AT-18 among those whose loss breaks nothing the nearest goes first", () => {
    expect(living(losing(table({}, { at: 15 }), 1))).toEqual(["m1", "m2", "m3", "m4"]);
  });

  test("AT-18 the only bearer of a weapon goes last", () => {
    const plain = { weapons: ["bolter"] };
    const models = column(5, { m1: { weapons: ["plasma"] }, m2: plain, m3: plain, m4: plain, m5: plain });
    expect(living(losing(table({ models }, { attacks: "4" }), 4))).toEqual(["m1"]);
  });

  test("AT-18 a model of a name of its own leads the others and is spared before the bearer of a weapon", () => {
    const named = table({ models: column(5, { m5: { weapons: ["plasma"] } }) }, { attacks: "3" });
    const { models } = named.units["B"]!;
    const names = Object.fromEntries(
      Object.values(models).map((model) => [
        model.id,
        { ...model, name: model.id === "m1" ? "Boss" : "Boy" },
      ]),
    );
    const game: Game = { ...named, units: { ...named.units, B: { ...named.units["B"]!, models: names } } };
    // Both ends are special, and the middle would break the line: the bearer goes, and then from that end on.
    expect(living(losing(game, 3))).toEqual(["m1", "m2"]);
  });

  test("AT-18 AT-9 a wounded model goes first, though it stands in the middle; then the line it has broken is cleared up", () => {
    const stats = { save: 7, wounds: 2 };
    const models = column(5, { m2: { wounds: 1 } });
    const { game } = losing(table({ models, stats }, { attacks: "2" }), 2);
    // m1 has lost its neighbour: whoever is alone goes next, so that no other has to.
    expect(
      Object.fromEntries(Object.values(game.units["B"]!.models).map(({ id, wounds }) => [id, wounds])),
    ).toEqual({
      m1: 1,
      m3: 2,
      m4: 2,
      m5: 2,
    });
  });

  test("AT-18 AT-9 whoever was allocated an attack this phase takes the next one", () => {
    const game = { ...table({}), allocated: { B: ["m3"] } };
    expect(living(losing(game, 1))).toEqual(["m1", "m2", "m4", "m5"]);
  });

  test("AT-18 AT-10 bodyguards go before the CHARACTER that they protect, wherever he stands", () => {
    const models = column(4, { m1: { keywords: ["CHARACTER"] } });
    expect(living(losing(table({ models }, { attacks: "3" }), 3))).toEqual(["m1"]);
  });

  test("AT-18 Precision picks out whom it picks", () => {
    const models = column(4, { m2: { keywords: ["CHARACTER"] } });
    const game = buildGame({
      units: {
        A: { models: { a1: { at: [10, 10], weapons: ["gun"] } } },
        B: { owner: "p2", models, stats: { save: 7 } },
      },
      weapons: { gun: { keywords: ["PRECISION"] } },
      settings: { allocation: "CAREFUL" },
    });
    const precise = [{ ...assignments[0], precision_model_id: "m2" }];
    const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments: precise } };
    expect(living(play(game, action, [3, 4, 1]))).toEqual(["m1", "m3", "m4"]);
  });

  test("AT-18 several weapons of one unit take models in one order", () => {
    const game = buildGame({
      units: {
        A: { models: { a1: { at: [10, 5], weapons: ["gun"] }, a2: { at: [10, 15], weapons: ["other"] } } },
        B: { owner: "p2", models: column(5), stats: { save: 7 } },
      },
      weapons: { gun: { attacks: "2" }, other: { attacks: "2" } },
      settings: { allocation: "CAREFUL" },
    });
    const both = [...assignments, { weapon_id: "other", target_unit_id: "B" }];
    const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments: both } };
    const faces = [3, 3, 4, 4, 1, 1];
    const { game: after } = play(game, action, [...faces, ...faces]);
    expect(Object.keys(after.units["B"]!.models)).toHaveLength(1);
    const [first, second] = ["gun", "other"].map((weapon_id) => {
      const prepared = prepare(game, game.units["A"]!, [{ weapon_id, target_unit_id: "B" }]);
      return prepared.ok ? prepared.value[0]!.plan.allocation_order : [];
    });
    expect(first).toEqual(second);
  });

  test("AT-18 in a unit of seven or more nobody is left with one neighbour if that can be", () => {
    // Two columns of five: corners have two neighbours, the others three. The nearest is a corner, and only the loss of
    // one of the middle row, n4 or n5, leaves everybody two.
    const at = (i: number) => [20 + 2.5 * (i % 2), 5 + 2.5 * Math.floor(i / 2)] as const;
    const models = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`n${i}`, { at: at(i) }]));
    const { game } = losing(table({ models }, { at: 5 }), 1);
    expect(Object.hasOwn(game.units["B"]!.models, "n4")).toBe(false);
    expect(isCoherent(placeAll(game.units["B"]!), numbersOf(game).coherency)).toBe(true);
  });

  test("AT-18 the choice is remade when the setting changes: no plan is remembered from before", () => {
    const game = table({}, { settings: {} });
    const order = (allocation: "AUTOMATIC" | "CAREFUL") => {
      const prepared = prepare(
        { ...game, settings: { ...game.settings, allocation } },
        game.units["A"]!,
        assignments,
      );
      return prepared.ok ? prepared.value[0]!.plan.allocation_order : [];
    };
    expect(order("AUTOMATIC")[0]).toBe(2);
    expect(order("CAREFUL")[0]).toBe(0);
    expect(order("AUTOMATIC")[0]).toBe(2);
  });

  test("AT-18 PH-8 left to a careful referee in the middle of a volley, the rest is taken from the ends", () => {
    const asked = fire(table({}, { attacks: "2", settings: { allocation: "DEFENDER" } }), [3, 3, 4, 4]).game;
    const left = play(asked, { type: "CHANGE_SETTINGS", payload: { allocation: "CAREFUL" } }).game;
    const done = play(left, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [1, 1]);
    expect(living(done)).toEqual(["m3", "m4", "m5"]);
  });
});

describe("other losses, with care", () => {
  test("AT-18 AT-17 mortal wounds are taken from the ends of the line", () => {
    const game = table({});
    const change = new Change(game, scriptedDice([], 0));
    mortalWounds(change, "B", 2, "GRENADE", placeAll(game.units["A"]!));
    resume(change);
    expect(Object.keys(change.game.units["B"]!.models)).toEqual(["m3", "m4", "m5"]);
  });
});

describe("odds and dice, with care", () => {
  /** m1 and m3 save on 4+, m2, the nearest, never; every attack hits, and one in two wounds. */
  const game = (allocation: string) =>
    buildGame({
      units: {
        A: { models: { a1: { at: [10, 7.5], weapons: ["gun"] } } },
        B: {
          owner: "p2",
          models: column(3, { m1: { stats: { save: 4 } }, m3: { stats: { save: 4 } } }),
          stats: { save: 7 },
        },
      },
      weapons: { gun: { attacks: "2", keywords: ["TORRENT"] } },
      settings: { allocation },
    });

  test("AT-18 the exact odds are those of the models that the dice would go to", () => {
    // m1 first: slain 1/4. Then m2, of whom and m3 both may go: slain 1/2.
    const slain = (played: Game) => oddsFor({ game: played, assignments }).targets["B"]!.slain;
    expect(slain(game("CAREFUL"))).toMatchObject({ pmf: [9 / 16, 5 / 16, 1 / 8] });
    // From the front: m2, slain 1/2, then m1, slain 1/4.
    expect(slain(game("AUTOMATIC"))).toMatchObject({ pmf: [1 / 4, 5 / 8, 1 / 8] });
  });

  test("AT-18 rolling it many times comes to the same", () => {
    const played = game("CAREFUL");
    const prepared = prepare(played, played.units["A"]!, assignments);
    if (!prepared.ok) throw new Error("the volley is legal");
    const plans = prepared.value.map(({ plan }) => plan);
    const dice = seededDice("careful", 0);
    const counts = [0, 0, 0];
    const times = 20_000;
    for (let i = 0; i < times; i++) {
      const ranks = ranksOf(plans[0]!, played.units["B"]!);
      rollVolley(plans, [ranks], dice);
      counts[3 - ranks.alive]!++;
    }
    const expected = [9 / 16, 5 / 16, 1 / 8];
    for (const [slain, chance] of expected.entries()) {
      expect(Math.abs(counts[slain]! / times - chance)).toBeLessThan(0.015);
    }
  });
});

describe("the setting", () => {
  test("AT-18 PH-8 each player may have another: who is careful is not asked, who defends is", () => {
    const settings = { allocation: { p1: "DEFENDER", p2: "CAREFUL" } };
    const shooter = { A: { models: row(3, [10, 8], { weapons: ["gun"] }), stats: { save: 7 } } };
    const both = (active_player: string) =>
      buildGame({
        units: {
          ...shooter,
          B: { owner: "p2", models: row(3, [20, 8], { weapons: ["gun"] }), stats: { save: 7 } },
        },
        weapons: { gun: {} },
        turn: { active_player },
        settings,
      });
    const shot = (game: Game, from: string, at: string, faces: readonly number[]) => {
      const one = [{ weapon_id: "gun", target_unit_id: at, model_ids: ["m1"] }];
      return play(game, { type: "SHOOT", actor_unit_id: from, payload: { assignments: one } }, faces).game;
    };
    expect(shot(both("p1"), "A", "B", [3, 4, 1]).tasks).toEqual([]);
    expect(shot(both("p2"), "B", "A", [3, 4]).tasks).toMatchObject([
      { type: "attacks" },
      { type: "allocation", unit_id: "A" },
    ]);
  });

  test("GD-1 a plain value is for both players, an object names both", () => {
    const read = (allocation: unknown) =>
      parseGame({ ...JSON.parse(JSON.stringify(table({}))), settings: { allocation } }).ok;
    expect(read("CAREFUL")).toBe(true);
    expect(read({ p1: "DEFENDER", p2: "CAREFUL" })).toBe(true);
    expect(read({ p1: "DEFENDER" })).toBe(false);
    expect(read("KIND")).toBe(false);
    expect(table({}, { settings: {} }).settings.allocation).toBe("AUTOMATIC");
  });

  test("PH-10 each side speaks for its own units, and only the side that is shot at for both", () => {
    const game = table({}, { settings: {} });
    const change = (player: string, allocation: unknown) =>
      codes(play(game, { type: "CHANGE_SETTINGS", player, payload: { allocation } }).result);
    expect(change("p1", { p1: "DEFENDER", p2: "AUTOMATIC" })).toEqual([]);
    expect(change("p1", { p1: "AUTOMATIC", p2: "CAREFUL" })).toEqual(["NOT_YOUR_DECISION"]);
    expect(change("p1", "CAREFUL")).toEqual(["NOT_YOUR_DECISION"]);
    expect(change("p2", "CAREFUL")).toEqual([]);
    expect(change("p2", { p1: "CAREFUL", p2: "AUTOMATIC" })).toEqual(["NOT_YOUR_DECISION"]);
  });

  test("the log says what each player has", () => {
    const payload = { allocation: { p1: "DEFENDER", p2: "CAREFUL" } };
    expect(play(table({}), { type: "CHANGE_SETTINGS", payload }).result.log_text).toBe(
      "Setting allocation: DEFENDER for Blue, CAREFUL for Green.",
    );
  });
});
