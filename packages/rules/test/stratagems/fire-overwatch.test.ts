import { describe, expect, test } from "vitest";
import { taskUnderWay } from "../../src/flow/tasks/under-way.ts";
import { type Game, legal, oddsOf, waiting } from "../../src/index.ts";
import { chargeGame } from "../charge/table.ts";
import { codes, type GameOptions, type Played, play, rectangle, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { on } from "../support/effects.ts";

/** A of p1 is about to charge B of p2, 9" away; both of B's models have a gun that hits on 3+ and wounds A on 4+. */
function field(more: Partial<GameOptions> = {}, units: GameOptions["units"] = {}): Game {
  const game = chargeGame({
    weapons: { gun: {}, ...more.weapons },
    ...more,
    units: {
      A: { models: row(3, [10, 10]), stats: { save: 7 } },
      B: { owner: "p2", models: row(2, [20, 10], { weapons: ["gun"] }) },
      ...units,
    },
  });
  return withCp(game, 0, 2);
}

const declare = (game: Game, unit = "A", target = "B"): Played =>
  play(game, {
    type: "DECLARE_CHARGE",
    actor_unit_id: unit,
    payload: { target_unit_ids: [target] },
  });

function overwatch(
  game: Game,
  faces: readonly number[],
  unit = "B",
  more: Readonly<Record<string, unknown>> = {},
): Played {
  const payload = { stratagem: "FIRE_OVERWATCH", ...more };
  return play(game, { type: "USE_STRATAGEM", actor_unit_id: unit, payload }, faces);
}

const opens = (game: Game): boolean => declare(game).game.tasks.at(-1)?.type === "window";

/** Why the unit cannot fire, while another one keeps the window open. */
function whyNot(game: Game, unit: string): readonly string[] {
  return (legal(declare(game).game).units[unit]?.USE_STRATAGEM ?? []).map(({ code }) => code);
}

/** A second unit of p2 that can always fire, so that the window opens. */
const WITNESS = { W: { owner: "p2", models: row(1, [20, 30], { weapons: ["gun"] }) } } as const;

describe("Fire Overwatch", () => {
  test("ST-7 AR-1 Oath of Moment holds in it: hits are re-rolled, and still only sixes hit", () => {
    const effects = [on("OATH_OF_MOMENT", "OWN_COMMAND_PHASE", { player: "p2" })];
    const game = field(
      {},
      {
        A: { models: row(3, [10, 10]), stats: { save: 7 }, effects },
        B: { owner: "p2", abilities: ["OATH OF MOMENT"], models: row(2, [20, 10], { weapons: ["gun"] }) },
      },
    );
    // Both miss and are rolled again: the 6 hits, the 5 does not. One wounds, and is not saved.
    const { game: after, result } = overwatch(declare(game).game, [5, 4, 6, 5, 4, 1]);
    expect(result.errors).toEqual([]);
    expect(result.dice[1]).toMatchObject({ context: "to_hit", rolls_raw: [5, 4], hits: 1 });
    expect(Object.keys(after.units["A"]!.models)).toEqual(["m2", "m3"]);
  });

  test("ST-7 only unmodified sixes hit: of 6 and 5 one hits, wounds on its 4 and slays", () => {
    const { game, result } = overwatch(declare(field()).game, [6, 5, 4, 1]);
    expect(result.errors).toEqual([]);
    expect(result.dice.map(({ context, rolls_raw }) => [context, rolls_raw])).toEqual([
      ["attacks", []],
      ["to_hit", [6, 5]],
      ["to_wound", [4]],
      ["save", [1]],
    ]);
    expect(result.dice[1]).toMatchObject({ threshold: 6, hits: 1, results: ["CRITICAL", "FAILURE"] });
    expect(Object.keys(game.units["A"]!.models)).toEqual(["m2", "m3"]);
  });

  test("ST-7 a bonus to hit does not help: Heavy, a better skill and modifiers by hand still need a 6", () => {
    const game = field(
      { weapons: { gun: { skill: 2, keywords: ["HEAVY"] } } },
      {
        B: {
          owner: "p2",
          models: row(1, [20, 10], { weapons: ["gun"] }),
          flags: { remained_stationary: true },
        },
      },
    );
    const assignments = [{ weapon_id: "gun", target_unit_id: "A", modifiers: { hit: { plus_one: true } } }];
    const { result } = overwatch(declare(game).game, [5], "B", { assignments });
    expect(result.dice[1]).toMatchObject({ context: "to_hit", threshold: 6, hits: 0 });
  });

  test("ST-7 Torrent weapons hit by themselves", () => {
    const game = field({ weapons: { gun: { skill: null, keywords: ["TORRENT"] } } });
    const { result } = overwatch(declare(game).game, [4, 4, 1, 1]);
    expect(result.dice.map(({ context }) => context)).toEqual(["attacks", "to_wound", "save"]);
  });

  test("ST-1 ST-7 it costs 1 CP, is told, and is no shooting of the unit's own", () => {
    const { game, result } = overwatch(declare(field()).game, [1, 1]);
    expect(game.players.p2.cp).toBe(1);
    expect(game.units["B"]!.flags).toEqual({});
    expect(game.shooting.active_shooter_id).toBeNull();
    expect(result.events).toEqual([
      { type: "stratagem_used", player: "p2", unit_id: "B", stratagem: "FIRE_OVERWATCH" },
      { type: "cp_changed", player: "p2", cp: 1 },
      { type: "unit_shot", unit_id: "B", target_unit_ids: ["A"] },
    ]);
    expect(result.log_text).toContain("Green uses Fire Overwatch (1 CP) on B.");
  });

  test("ST-9 afterwards the charge goes on: its player rolls", () => {
    const { game } = overwatch(declare(field()).game, [1, 1]);
    expect(game.tasks).toEqual([{ type: "charge", unit_id: "A" }]);
    expect(waiting(game)).toMatchObject([
      { player: "p1", window: null, actions: ["CHARGE_ROLL", "FAIL_CHARGE"] },
    ]);
  });

  test("ST-1 worked case 20: once in a turn, whatever the unit: a second charge opens no window, and the next turn one does", () => {
    const two = field(
      {},
      {
        ...WITNESS,
        C: { models: row(1, [30, 10]) },
      },
    );
    const after = overwatch(declare(two).game, [1, 1]).game;
    const failed = play(after, { type: "FAIL_CHARGE", actor_unit_id: "A" }).game;
    const again = declare(failed, "C", "B").game;
    expect(again.tasks).toEqual([{ type: "charge", unit_id: "C" }]);
    // p1's turn ends, then p2's; in p1's next Charge phase the count has ended.
    expect(failed.players.p2.used).toEqual([{ stratagem: "FIRE_OVERWATCH", until: "TURN" }]);
    const over = play(again, { type: "FAIL_CHARGE", actor_unit_id: "C" }).game;
    expect(over.players.p2.used).toHaveLength(1);
    // Nobody can fight: the turn ends with the phase.
    expect(play(over, { type: "END_PHASE" }).game.players.p2.used).toEqual([]);
  });

  test("ST-7 the charging unit alone is shot at", () => {
    const game = field({}, { C: { models: row(1, [14, 14]) } });
    const assignments = [{ weapon_id: "gun", target_unit_id: "C" }];
    const refused = overwatch(declare(game).game, [], "B", { assignments });
    expect(refused.result.errors).toMatchObject([{ code: "OTHER_TARGETS", rule: "ST-7" }]);
    expect(refused.game.players.p2.cp).toBe(2);
  });

  test("ST-7 a charging unit that is destroyed charges no more, and has tried", () => {
    const game = field({}, { A: { models: row(1, [10, 10]), stats: { save: 7 } } });
    const { game: after, result } = overwatch(declare(game).game, [6, 1, 4, 1]);
    expect(after.tasks).toEqual([]);
    expect(after.charges).toMatchObject({ pending: {}, tried_unit_ids: ["A"] });
    expect(result.events.map(({ type }) => type)).toContain("charge_failed");
    expect(waiting(after)).toMatchObject([{ player: "p1", for: { what: "nothing_left" } }]);
  });

  test("ST-7 Hazardous weapons are tested when the charge is over", () => {
    const game = field(
      { weapons: { gun: { keywords: ["HAZARDOUS"] } } },
      {
        B: { owner: "p2", models: row(1, [20, 10], { weapons: ["gun"] }), stats: { wounds: 4 } },
      },
    );
    const shot = overwatch(declare(game).game, [1]);
    expect(shot.result.dice.map(({ context }) => context)).toEqual(["attacks", "to_hit"]);
    expect(shot.game.tasks.map(({ type }) => type)).toEqual(["attacks", "charge"]);
    expect(waiting(shot.game)).toMatchObject([{ player: "p1", for: { what: "charge_roll" } }]);
    // Two dice of the charge, which is then given up, and only then the die of the gun: a 1 costs three wounds.
    const rolled = play(shot.game, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [1, 1]);
    const over = play(rolled.game, { type: "FAIL_CHARGE", actor_unit_id: "A" }, [1]);
    expect(over.result.dice.map(({ context }) => context)).toEqual(["hazardous"]);
    expect(over.game.units["B"]!.models["m1"]!.wounds).toBe(1);
    expect(over.game.tasks).toEqual([]);
  });

  test("ST-7 One Shot weapons are spent by it", () => {
    const game = field({ weapons: { gun: { keywords: ["ONE SHOT"] } } });
    const { game: after } = overwatch(declare(game).game, [1, 1]);
    expect(after.spent).toEqual({ B: { m1: ["gun"], m2: ["gun"] } });
  });

  test("ST-7 step by step the owner of the guns rolls, and the charging side picks who falls", () => {
    const settings = { fast_dice: false, allocation: "DEFENDER" };
    const used = overwatch(declare(field({ settings })).game, []);
    expect(taskUnderWay(used.game, "attacks")).toMatchObject({ cause: "FIRE_OVERWATCH", stage: "HIT" });
    expect(waiting(used.game)).toMatchObject([{ player: "p2", actions: ["RESOLVE_NEXT"] }]);
    const next = (game: Game, faces: readonly number[]) =>
      play(game, { type: "RESOLVE_NEXT", actor_unit_id: "B" }, faces).game;
    const wounded = next(next(used.game, [6, 2]), [5]);
    const asked = next(wounded, []);
    expect(waiting(asked)).toMatchObject([{ player: "p1", for: { what: "allocation", unit_id: "A" } }]);
    const payload = { model_id: "m3" };
    const over = play(asked, { type: "ALLOCATE_WOUND", actor_unit_id: "A", payload }, [1]).game;
    expect(Object.keys(over.units["A"]!.models)).toEqual(["m1", "m2"]);
    expect(over.tasks).toEqual([{ type: "charge", unit_id: "A" }]);
  });
});

describe("who may fire Overwatch", () => {
  test('ST-7 within 24" of the charging unit: 24" will do, 24.01" will not', () => {
    // The last model of A stands at y = 14, its base ends at 14.5; T's begins half an inch before its centre.
    const T = (gap: number) => ({
      T: { owner: "p2" as const, models: row(1, [10, 15 + gap], { weapons: ["gun"] }) },
    });
    const long = { weapons: { gun: { range: 48 } } };
    expect(whyNot(field(long, { ...T(24), ...WITNESS }), "T")).toEqual([]);
    expect(whyNot(field(long, { ...T(24.01), ...WITNESS }), "T")).toEqual(["OUT_OF_RANGE"]);
  });

  test("ST-7 worked case 20: not from a fight, a Vehicle neither", () => {
    const units = {
      E: { models: row(1, [40, 30]) },
      T: { owner: "p2" as const, keywords: ["VEHICLE"], models: row(1, [41.5, 30], { weapons: ["gun"] }) },
    };
    const game = field({ weapons: { gun: { range: 48 } } }, { ...units, ...WITNESS });
    expect(whyNot(game, "T")).toEqual(["ENGAGED"]);
  });

  test("ST-7 no TITANIC unit", () => {
    const T = {
      T: { owner: "p2" as const, keywords: ["TITANIC"], models: row(1, [20, 20], { weapons: ["gun"] }) },
    };
    expect(whyNot(field({}, { ...T, ...WITNESS }), "T")).toEqual(["TITANIC"]);
  });

  test("ST-7 only one that sees the charging unit, with Indirect Fire too", () => {
    const game = field({
      weapons: { gun: { keywords: ["INDIRECT FIRE"] } },
      terrain: { R: { polygon: rectangle(14, 0, 16, 44) } },
    });
    expect(opens(game)).toBe(false);
  });

  test("ST-7 only with a weapon that reaches", () => {
    expect(opens(field({ weapons: { gun: { range: 9 } } }))).toBe(true);
    expect(opens(field({ weapons: { gun: { range: 8.9 } } }))).toBe(false);
  });

  test("ST-2 none that is Battle-shocked", () => {
    const shocked = {
      B: {
        owner: "p2" as const,
        models: row(2, [20, 10], { weapons: ["gun"] }),
        flags: { battle_shocked: true },
      },
    };
    expect(whyNot(field({}, { ...shocked, ...WITNESS }), "B")).toEqual(["BATTLE_SHOCKED"]);
    expect(opens(field({}, shocked))).toBe(false);
  });

  test("ST-1 none of the other side, and nobody without the points", () => {
    const open = declare(field()).game;
    expect(codes(overwatch(open, [], "A").result)).toEqual(["WINDOW_OPEN"]);
    const asP2 = {
      type: "USE_STRATAGEM",
      player: "p2",
      actor_unit_id: "A",
      payload: { stratagem: "FIRE_OVERWATCH" },
    };
    expect(codes(play(open, asP2).result)).toEqual(["NOT_YOUR_UNIT"]);
    expect(opens(withCp(field(), 5, 0))).toBe(false);
  });

  test("ST-3 none that is destroyed or off the table", () => {
    const raw = field({}, WITNESS);
    const off = { ...raw.units["B"]!, reserve: "STRATEGIC" as const };
    const models = Object.fromEntries(
      Object.entries(off.models).map(([id, model]) => [id, { ...model, position: null }]),
    );
    const game: Game = { ...raw, units: { ...raw.units, B: { ...off, models } } };
    const target = { ...game, units: { ...game.units, X: { ...raw.units["B"]!, id: "X" } } };
    const declared = declare(target, "A", "X").game;
    expect((legal(declared).units["B"]?.USE_STRATAGEM ?? []).map(({ code }) => code)).toEqual(["OFF_TABLE"]);
  });

  test("GD-7 a stratagem that is not known is refused", () => {
    const { result } = overwatch(declare(field()).game, [], "B", { stratagem: "ORBITAL_BOMBARDMENT" });
    expect(codes(result)).toEqual(["UNKNOWN_STRATAGEM"]);
  });
});

test("ST-7 OD-1 the plan of Overwatch is what its odds are made of: 2 attacks at 1/6 × 1/2", () => {
  // By hand: each attack hits on a 6 and wounds on 4+; A has no save. 1/12 each, 1/6 models slain on average.
  const game = field();
  const assignments = [{ weapon_id: "gun", target_unit_id: "A" }];
  const odds = oddsOf(game, game.units["B"]!, assignments, undefined, "FIRE_OVERWATCH");
  if (!odds.ok) return expect.fail("refused");
  expect(odds.value.targets["A"]!.slain).toMatchObject({ mean: expect.closeTo(1 / 6, 12) });
});
