import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { type Game, prepare } from "../../src/index.ts";
import { buildGame, type duel, type GameOptions, row as line, rectangle } from "../support/build.ts";
import { planOf } from "../support/plan.ts";
import { made, ruled, ruleOf } from "../support/ruled.ts";

type Json = Record<string, unknown>;

/** Whether a condition about A's own unit holds on the table: then A has 9 OC. */
function holds(condition: Json, options: Partial<GameOptions> & { readonly a?: Json } = {}): boolean {
  const does = [{ on: "UNIT", if: condition, do: [{ characteristic: "OBJECTIVE_CONTROL", set: 9 }] }];
  const { a, units, ...table } = options;
  const game = buildGame({
    ...table,
    settings: { rows: { RULE: ruleOf(does) } },
    units: { A: { models: line(1, [10, 10]), abilities: ["RULE"], ...a }, ...units },
  } as never);
  const unit = game.units["A"]!;
  return characteristicOf(game, unit, Object.values(unit.models)[0]!, "objective_control") === 9;
}

/** Whether a condition about the attack holds for all attacks of A: then they are +1 to hit. */
const inAttack = (condition: Json, options: Parameters<typeof duel>[0] = {}) =>
  planOf(ruled(made([{ hit: 1 }], { if: condition }), options)).hit.modifier === 1;

describe("AB-22 where a unit stands", () => {
  test("an objective that the player controls, or does not", () => {
    const at = (x: number, controlled_by: string | null) => ({
      objectives: { o1: { id: "o1", position: { x, y: 10 }, controlled_by } },
    });
    expect(holds({ onObjective: "YOURS" }, at(11, "p1"))).toBe(true);
    expect(holds({ onObjective: "YOURS" }, at(11, "p2"))).toBe(false);
    expect(holds({ onObjective: "YOURS" }, at(30, "p1"))).toBe(false);
    expect(holds({ onObjective: "ENEMY" }, at(11, "p2"))).toBe(true);
    expect(holds({ onObjective: "ENEMY" }, at(11, null))).toBe(false);
    expect(holds({ onObjective: "NOBODY" }, at(11, null))).toBe(true);
    expect(holds({ onObjective: "NOT_YOURS" }, at(11, null))).toBe(true);
    expect(holds({ onObjective: "NOT_YOURS" }, at(11, "p1"))).toBe(false);
  });

  test("an edge of the battlefield, with any of its base or all of it", () => {
    const at = (x: number) => ({ a: { models: line(1, [x, 20]) } });
    // The base is half an inch around its middle.
    expect(holds({ near: "EDGE", inches: 6 }, at(6.5))).toBe(true);
    expect(holds({ near: "EDGE", inches: 6 }, at(6.6))).toBe(false);
    expect(holds({ near: "EDGE", inches: 6, wholly: true }, at(5.5))).toBe(true);
    expect(holds({ near: "EDGE", inches: 6, wholly: true }, at(5.6))).toBe(false);
    expect(holds({ near: "EDGE", inches: 6 }, at(53.5))).toBe(true);
  });

  test("the centre: 30, 22 on this table", () => {
    const at = (x: number) => ({ a: { models: line(1, [x, 22]) } });
    expect(holds({ near: "CENTRE", inches: 6 }, at(23.5))).toBe(true);
    expect(holds({ near: "CENTRE", inches: 6 }, at(23.4))).toBe(false);
    expect(holds({ near: "CENTRE", inches: 6, wholly: true }, at(24.5))).toBe(true);
    expect(holds({ near: "CENTRE", inches: 6, wholly: true }, at(24.4))).toBe(false);
  });

  test("deployment zones, and what lies between them", () => {
    const zones = { p1: rectangle(0, 0, 12, 44), p2: rectangle(48, 0, 60, 44) };
    const at = (x: number) => ({ zones, a: { models: line(1, [x, 20]) } }) as never;
    expect(holds({ near: "YOUR_ZONE" }, at(12))).toBe(true);
    expect(holds({ near: "YOUR_ZONE", wholly: true }, at(12))).toBe(false);
    expect(holds({ near: "YOUR_ZONE", wholly: true }, at(11))).toBe(true);
    expect(holds({ near: "ENEMY_ZONE" }, at(11))).toBe(false);
    expect(holds({ near: "ENEMY_ZONE", inches: 6 }, at(41.5))).toBe(true);
    expect(holds({ near: "ENEMY_ZONE", inches: 6 }, at(41.4))).toBe(false);
    expect(holds({ near: "NO_MANS_LAND", wholly: true }, at(30))).toBe(true);
    expect(holds({ near: "NO_MANS_LAND", wholly: true }, at(12))).toBe(false);
    expect(holds({ near: "NO_MANS_LAND" }, at(12))).toBe(true);
    expect(holds({ near: "YOUR_ZONE" })).toBe(false);
  });

  test("terrain", () => {
    const terrain = { t: { polygon: rectangle(10, 10, 14, 14) } } as never;
    const at = (x: number) => ({ terrain, a: { models: line(1, [x, 12]) } });
    expect(holds({ near: "TERRAIN" }, at(10))).toBe(true);
    expect(holds({ near: "TERRAIN", wholly: true }, at(10))).toBe(false);
    expect(holds({ near: "TERRAIN", wholly: true }, at(12))).toBe(true);
    expect(holds({ near: "TERRAIN", inches: 3 }, at(6.5))).toBe(true);
    expect(holds({ near: "TERRAIN", inches: 3 }, at(6.4))).toBe(false);
  });

  test("wholly within inches of a friend, of a certain model of it, and seen by it", () => {
    const friend = (more: Json = {}) => ({
      units: {
        F: {
          keywords: ["INFANTRY"],
          models: { m1: { at: [20, 10] }, boss: { at: [22, 10], keywords: ["BOSS"] } },
          ...more,
        },
      },
    });
    const near = (condition: Json, options: Json = friend()) =>
      holds({ side: "FRIENDLY", ...condition } as never, options as never);
    // From 10 to 20: 9 inches between the bases, 10 to the far side; 11 to the boss.
    expect(near({ within: 9 })).toBe(true);
    expect(near({ within: 8.9 })).toBe(false);
    expect(near({ within: 9, wholly: true })).toBe(false);
    expect(near({ within: 10, wholly: true })).toBe(true);
    expect(near({ within: 10, model: "BOSS" })).toBe(false);
    expect(near({ within: 11, model: "BOSS" })).toBe(true);
    const wall = { ...friend(), terrain: { t: { polygon: rectangle(14, 0, 16, 44) } } };
    expect(near({ within: 12, visible: true })).toBe(true);
    expect(near({ within: 12, visible: true }, wall)).toBe(false);
  });

  test("off the table nothing of it holds, but being embarked or in reserves does", () => {
    const away = { a: { reserve: "STRATEGIC" } };
    expect(holds({ near: "EDGE", inches: 60 }, away)).toBe(false);
    expect(holds({ is: "IN_RESERVES" }, away)).toBe(true);
    expect(holds({ is: "IN_RESERVES" })).toBe(false);
    expect(holds({ is: "EMBARKED" })).toBe(false);
  });
});

describe("AB-22 the moment and the unit", () => {
  test("phases", () => {
    expect(holds({ phase: "SHOOTING" })).toBe(true);
    expect(holds({ phase: ["FIGHT", "CHARGE"] })).toBe(false);
    expect(holds({ phase: ["FIGHT", "CHARGE"] }, { turn: { phase: "CHARGE" } })).toBe(true);
  });

  test("who leads it", () => {
    const led = (keywords: readonly string[]) => ({
      a: { models: { m1: { at: [10, 10] }, Chief: { at: [10, 12], keywords } } },
    });
    expect(holds({ ledBy: "PSYKER" }, led(["CHARACTER", "PSYKER"]))).toBe(true);
    expect(holds({ ledBy: "PSYKER" }, led(["CHARACTER"]))).toBe(false);
    expect(holds({ ledBy: "PSYKER" }, led(["PSYKER"]))).toBe(false);
    expect(holds({ ledBy: "chief" }, led(["CHARACTER"]))).toBe(true);
  });

  test("how many enemies it is engaged with", () => {
    const enemies = (...xs: number[]) => ({
      units: Object.fromEntries(
        xs.map((x, i) => [`E${i}`, { owner: "p2", keywords: ["ORK"], models: line(1, [x, 10]) }]),
      ),
    });
    expect(holds({ engagedWith: 2 }, enemies(11.5, 8.5) as never)).toBe(true);
    expect(holds({ engagedWith: 2 }, enemies(11.5, 20) as never)).toBe(false);
    expect(holds({ engagedWith: 1, keyword: "ORK" }, enemies(11.5) as never)).toBe(true);
    expect(holds({ engagedWith: 1, keyword: "ELDAR" }, enemies(11.5) as never)).toBe(false);
  });
});

describe("AB-22 the attack", () => {
  test("half range of the weapon: 12 of 24 inches", () => {
    expect(inAttack({ halfRange: true }, { inches: 12 })).toBe(true);
    expect(inAttack({ halfRange: true }, { inches: 12.1 })).toBe(false);
  });

  test("a target that another unit of the army is engaged with", () => {
    const game = (x: number, of = "V") =>
      buildGame({
        settings: {
          rows: {
            RULE: ruleOf(
              made([{ wound: 1 }], {
                if: { engagedWith: 1, others: true, keyword: of, of: "TARGET" },
              }) as never,
            ),
          },
        },
        weapons: { gun: {} },
        units: {
          A: { abilities: ["RULE"], models: line(1, [5, 10], { weapons: ["gun"] }) },
          B: { owner: "p2", keywords: ["VEHICLE"], models: line(1, [15, 10]) },
          F: { keywords: ["V"], models: line(1, [x, 10]) },
        },
      } as never);
    // A Vehicle can be shot at while friends fight it.
    expect(planOf(game(16.5)).wound.modifier).toBe(1);
    expect(planOf(game(16.5, "W")).wound.modifier).toBe(0);
    expect(planOf(game(25)).wound.modifier).toBe(0);
  });

  test("models of a kind, and models that carry something, attack apart from the others", () => {
    const plans = (condition: Json) => {
      const models = {
        Sergeant: { at: [5, 2] as const, weapons: ["gun", "sword"] },
        m2: { at: [5, 4] as const, weapons: ["gun"], keywords: ["VETERAN"] },
        m3: { at: [5, 6] as const, weapons: ["gun"] },
      };
      const built = buildGame({
        settings: { rows: { RULE: ruleOf(made([{ hit: 1 }], { if: condition }) as never) } },
        weapons: { gun: {}, sword: { type: "MELEE" } },
        units: {
          A: { abilities: ["RULE"], models },
          B: { owner: "p2", models: line(1, [16, 2]) },
        },
      } as never);
      const prepared = prepare(built, built.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
      if (!prepared.ok) throw new Error("not legal");
      return Object.fromEntries(
        prepared.value.flatMap(({ plan }) => plan.guns.map((gun) => [gun.model_id, plan.hit.modifier])),
      );
    };
    expect(plans({ attackingModel: "SERGEANT" })).toEqual({ Sergeant: 1, m2: 0, m3: 0 });
    expect(plans({ attackingModel: ["VETERAN", "SERGEANT"] })).toEqual({ Sergeant: 1, m2: 1, m3: 0 });
    expect(plans({ attackerCarries: "sword" })).toEqual({ Sergeant: 1, m2: 0, m3: 0 });
    expect(plans({ attackerCarries: "axe" })).toEqual({ Sergeant: 0, m2: 0, m3: 0 });
  });
});

describe("AB-3 auras", () => {
  const AURA = (on: Json) =>
    ruleOf([
      { on: { aura: 6, units: "FRIENDLY", ...on }, do: [{ characteristic: "OBJECTIVE_CONTROL", add: 1 }] },
    ]);
  const control = (game: Game, id: string) => {
    const unit = game.units[id]!;
    return characteristicOf(game, unit, Object.values(unit.models)[0]!, "objective_control");
  };
  /** S has the bearer at 5 and another model at 9; N stands at x. */
  const table = (on: Json, x: number, more: Json = {}) =>
    buildGame({
      settings: { rows: { RULE: AURA(on) } },
      units: {
        S: {
          models: { bearer: { at: [5, 5], abilities: ["RULE"] }, m2: { at: [7, 5] }, m3: { at: [9, 5] } },
        },
        N: { models: line(1, [x, 5]) },
        E: { owner: "p2", models: line(1, [5, 8]) },
      },
      ...more,
    } as never);

  test("an aura is measured from its bearer, or from the whole unit where the row says so", () => {
    expect(control(table({}, 12), "N")).toBe(2);
    expect(control(table({}, 14), "N")).toBe(1);
    expect(control(table({ from: "UNIT" }, 14), "N")).toBe(2);
  });

  test("an aura on enemies, and the same from two units, counts once", () => {
    const game = table({ units: "ENEMY" }, 12, {
      settings: { rows: { RULE: AURA({ units: "ENEMY" }) } },
    });
    expect([control(game, "E"), control(game, "N")]).toEqual([2, 1]);
    const two = buildGame({
      settings: { rows: { RULE: AURA({}) } },
      units: {
        S: { abilities: ["RULE"], models: line(1, [5, 5]) },
        T: { abilities: ["RULE"], models: line(1, [5, 8]) },
        N: { models: line(1, [8, 5]) },
      },
    } as never);
    expect([control(two, "N"), control(two, "S")]).toEqual([2, 2]);
  });

  test("an aura that needs sight", () => {
    const terrain = { t: { polygon: rectangle(10, 0, 10.9, 44) } };
    expect(control(table({ visible: true }, 12), "N")).toBe(2);
    expect(control(table({ visible: true }, 12, { terrain }), "N")).toBe(1);
    expect(control(table({}, 12, { terrain }), "N")).toBe(2);
  });
});

test("AB-22 each condition is read at the border and says what it asks", () => {
  const conditions: Record<string, Json> = {
    "it is the Fight or Charge phase": { phase: ["FIGHT", "CHARGE"] },
    "the target is within range of an objective marker that you control": {
      onObjective: "YOURS",
      of: "TARGET",
    },
    "this unit is wholly within 6″ of a battlefield edge": { near: "EDGE", inches: 6, wholly: true },
    "this unit is not within your opponent’s deployment zone": { not: { near: "ENEMY_ZONE" } },
    "the target is within half range": { halfRange: true },
    "the target is within Engagement Range of one or more other WRAITH units from your army": {
      engagedWith: 1,
      keyword: "WRAITH",
      others: true,
      of: "TARGET",
    },
    "this unit is led by PSYKER": { ledBy: "PSYKER" },
    "the attacking model is SERGEANT": { attackingModel: "SERGEANT" },
    "the attacking model has sword or axe": { attackerCarries: ["sword", "axe"] },
    "this unit is within 12″ of and visible to an enemy unit": { within: 12, side: "ENEMY", visible: true },
    "this unit is wholly within 9″ of a friendly BOSS model": {
      within: 9,
      side: "FRIENDLY",
      model: "BOSS",
      wholly: true,
    },
    "this unit is embarked within a TRANSPORT": { is: "EMBARKED" },
  };
  for (const [words, condition] of Object.entries(conditions)) {
    const read = readRow(ruleOf(made([{ hit: 1 }], { if: condition }) as never));
    if (!read.ok) throw new Error(`${words}: ${read.refusals[0]!.message}`);
    expect(sentenceOf(read.value)).toBe(
      `Each time a model in this unit makes an attack, if ${words}, add 1 to the hit roll.`,
    );
  }
});
