import { describe, expect, test } from "vitest";
import { makeDice, parseDice } from "../../src/dice/expression.ts";
import { LIMITS, parseGame } from "../../src/index.ts";
import { contractGame, type Loose, placesOf, spelled, valueAt } from "./contract.ts";

const places = [...placesOf(contractGame())];
const numbers = places.filter((place) => typeof valueAt(contractGame(), place) === "number");

function refusalsWith(path: string, value: unknown) {
  const document = contractGame();
  const steps = path.replaceAll(/\[(\d+)\]/g, ".$1").split(".");
  valueAt(document, steps.slice(0, -1))[steps.at(-1)!] = value;
  const parsed = parseGame(document);
  return parsed.ok ? [] : parsed.refusals;
}

describe("numbers that are none", () => {
  test.each(numbers.map(spelled))("GD-6 %s is finite", (path) => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      const found = refusalsWith(path, value);
      expect(found).toMatchObject([{ rule: "GD-6", path }]);
      expect(found[0]!.message).toContain("finite");
    }
  });

  test.each(numbers.map(spelled))("GD-6 %s has a largest and a smallest value", (path) => {
    for (const value of [1e308, -1e308]) {
      const [first] = refusalsWith(path, value);
      expect(first).toMatchObject({ path });
      expect(["GD-1", "GD-6"]).toContain(first!.rule);
    }
  });
});

describe("limits", () => {
  const MODEL = "units.U_BOYZ_1.models.m1";
  const cases: readonly [path: string, allowed: readonly unknown[], refused: readonly unknown[]][] = [
    ["turn.round", [1, 1000], [0, -1, 1.5, 1001]],
    ["units.U_BOYZ_1.stats.save", [2, 7], [1, 8, 3.5]],
    ["units.U_BOYZ_1.stats.invulnerable_save", [2, 7, null], [1, 8]],
    ["units.U_BOYZ_1.stats.toughness", [1, 100], [0, 101, 4.5]],
    [`${MODEL}.wounds`, [1, 2], [0, -1, 1.5]],
    ["weapons.shoota.skill", [2, 6, null], [1, 7]],
    ["weapons.shoota.ap", [0, -1, -6], [1, 0.5]],
    ["weapons.shoota.range", [0.5, 1000], [0, -1, 1001]],
    ["weapons.shoota.strength", [1, 100], [0, 101]],
    [`${MODEL}.position.z`, [0, 12.5], [-0.1, 1000]],
    [`${MODEL}.facing`, [-90, 45.5, 360], [1e9]],
    [`${MODEL}.base.mm`, [25, 32.5, 170], [0, -32, 1e6]],
    ["terrain.R1.height", [0, 5], [-1, 1e6]],
    ["board.width", [30, 240], [0, -60, 241]],
    ["rng.cursor", [0, 2 ** 35], [-1, 0.5, 2 ** 36]],
    ["rng.seed", ["", "x".repeat(10_000)], ["x".repeat(10_001)]],
    ["units.U_BOYZ_1.name", ["", "x".repeat(200)], ["x".repeat(201)]],
    ["weapons.shoota.special_rules", ["x".repeat(2000)], ["x".repeat(2001)]],
    ["units.U_BOYZ_1.keywords", [[], Array(60).fill("K")], [Array(61).fill("K")]],
    [`${MODEL}.weapons`, [[], Array(50).fill("shoota")], [Array(51).fill("shoota")]],
    [
      `${MODEL}.base`,
      [{ shape: "oval", mm: [75, 42] }],
      [
        { shape: "oval", mm: [75] },
        { shape: "oval", mm: 75 },
      ],
    ],
    [
      `${MODEL}.base`,
      [{ shape: "hull", mm: [75, 42] }],
      [
        { shape: "hull", mm: [75, 42, 1] },
        { shape: "hull", mm: [0, 1] },
      ],
    ],
  ];

  test.each(cases)("GD-6 %s keeps to its limits", (path, allowed, refused) => {
    for (const value of allowed) expect(refusalsWith(path, value), JSON.stringify(value)).toEqual([]);
    for (const value of refused) {
      const [first] = refusalsWith(path, value);
      expect(first?.path, JSON.stringify(value)).toMatch(new RegExp(`^${path.replaceAll(".", "\\.")}`));
    }
  });

  test.each([
    ["board.width", 1e308, "must be at most 240"],
    ["weapons.shoota.range", 0, "must be more than 0"],
    ["weapons.shoota.skill", 1, "must be at least 2"],
    ["weapons.shoota.name", "x".repeat(201), "must have at most 200 characters"],
    ["weapons.shoota.keywords", Array(61).fill("K"), "must have at most 60 entries"],
  ])("GD-6 the bound of %s is told in words", (path, value, logged) => {
    expect(refusalsWith(path, value)).toMatchObject([{ rule: "GD-6", path, message: `${path}: ${logged}` }]);
  });

  const many = (count: number, build: (id: string) => Loose) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, build(`x${i}`)]));

  test("GD-6 the numbers of units, models, weapons and features are limited", () => {
    const base = contractGame();
    const unit = (id: string) => ({ ...base.units.U_BOYZ_1, id, models: {} });
    const model = (id: string) => ({ ...base.units.U_BOYZ_1.models.m1, id });
    const weapon = (id: string) => ({ ...base.weapons.shoota, id });
    const feature = (id: string) => ({ ...base.terrain.R1, id });
    const bad = (name: string, value: Loose) =>
      refusalsWith(name, value).map(({ rule, path }) => [rule, path]);
    expect(bad("units", many(LIMITS.units, unit))).toEqual([]);
    expect(bad("units", many(LIMITS.units + 1, unit))).toEqual([["GD-6", "units"]]);
    const models = "units.U_BOYZ_1.models";
    expect(bad(models, many(LIMITS.modelsPerUnit, model))).toEqual([]);
    expect(bad(models, many(LIMITS.modelsPerUnit + 1, model))).toEqual([["GD-6", models]]);
    const weapons = (count: number) => ({ ...base.weapons, ...many(count, weapon) });
    expect(bad("weapons", weapons(LIMITS.weapons - 2))).toEqual([]);
    expect(bad("weapons", weapons(LIMITS.weapons - 1))).toEqual([["GD-6", "weapons"]]);
    expect(bad("terrain", many(LIMITS.terrain, feature))).toEqual([]);
    const triangle = (id: string) => ({ ...feature(id), polygon: base.terrain.R1.polygon.slice(0, 3) });
    expect(bad("terrain", many(LIMITS.terrain + 1, triangle))).toEqual([["GD-6", "terrain"]]);
    const crowd = many(21, (id) => ({ ...unit(id), models: many(LIMITS.modelsPerUnit, model) }));
    expect(bad("units", crowd)).toEqual([["GD-6", "units"]]);
  });

  test("GD-6 guns times the models that they might be fired at are limited", () => {
    const base = contractGame();
    const gun = (id: string) => ({ ...base.weapons.shoota, id });
    const armed = (guns: number) => (id: string) => ({
      ...base.units.U_BOYZ_1.models.m1,
      id,
      // The second of the same kind is no other gun to look at.
      weapons: [...Array.from({ length: guns }, (_, i) => `x${i}`), "x0"],
    });
    const armies = (mine: number, guns: number, others: number) =>
      JSON.parse(
        JSON.stringify({
          ...base,
          weapons: { ...base.weapons, ...many(20, gun) },
          units: {
            A: { ...base.units.U_BOYZ_1, id: "A", owner: "p1", models: many(mine, armed(guns)) },
            B: { ...base.units.U_BOYZ_1, id: "B", owner: "p2", models: many(others, armed(0)) },
          },
        }),
      );
    const refusalsOf = (raw: unknown) => {
      const parsed = parseGame(raw);
      return parsed.ok ? [] : parsed.refusals.filter(({ path }) => path === "units");
    };
    // 125 models with 19 guns against 200 are 475,000, and 200 with one against 125 are 25,000 more.
    expect(refusalsOf(armies(125, 19, 200))).toEqual([]);
    expect(refusalsOf(armies(126, 19, 200))).toMatchObject([
      {
        rule: "GD-6",
        message: "units: has 504,000 pairs of a gun and an enemy model, more than 500,000",
      },
    ]);
  });
});

describe("dice expressions", () => {
  const legal: readonly [
    source: string | number,
    count: number,
    sides: number,
    plus: number,
    made: string,
  ][] = [
    [1, 0, 6, 1, "1"],
    ["3", 0, 6, 3, "3"],
    [1000, 0, 6, 1000, "1000"],
    ["1000", 0, 6, 1000, "1000"],
    ["D3", 1, 3, 0, "D3"],
    ["d6", 1, 6, 0, "D6"],
    ["D6+1", 1, 6, 1, "D6+1"],
    ["d6+1", 1, 6, 1, "D6+1"],
    ["2D6", 2, 6, 0, "2D6"],
    ["2D3+1", 2, 3, 1, "2D3+1"],
    ["2d3 + 1", 2, 3, 1, "2D3+1"],
    ["D6+2", 1, 6, 2, "D6+2"],
    ["100D6", 100, 6, 0, "100D6"],
    ["100D6+400", 100, 6, 400, "100D6+400"],
  ];

  test.each(legal)("GD-4 %j is %i D%i + %i", (source, count, sides, plus, made) => {
    expect(parseDice(source)).toEqual({ count, sides, plus });
    expect(makeDice(parseDice(source)!)).toBe(made);
    for (const field of ["attacks", "damage"])
      expect(refusalsWith(`weapons.shoota.${field}`, source)).toEqual([]);
  });

  const illegal = [
    "999999999D6",
    "101D6",
    "101D3",
    "100D6+401",
    "1001",
    1001,
    "0",
    0,
    "-1",
    -1,
    "0D6",
    "0D6+1",
    "D4",
    "D66",
    "D8",
    "D",
    "6D",
    "",
    " ",
    "D6+",
    "+1",
    "D6-1",
    "D6+1+1",
    "D6D6",
    "D6+D3",
    "2.5",
    "1e3",
    "0x10",
    "D6 1",
    "two",
    "∞",
    "99999999999999999999",
    "D6+99999999999",
    "NaN",
    "null",
    "D6;1",
    "١",
  ];

  test.each(illegal)("GD-4 %j is no dice expression", (source) => {
    expect(parseDice(source)).toBeUndefined();
    for (const field of ["attacks", "damage"]) {
      const path = `weapons.shoota.${field}`;
      const [first] = refusalsWith(path, source);
      expect(first).toMatchObject({ rule: "GD-4", path });
      expect(first!.message).toContain('such as 3, "D6" or "2D3+1"');
    }
  });

  test.each([[1.5], [null], [true], [["D6"]], [{}]])(
    "GD-1 %j has not the type of a dice expression",
    (source) => {
      expect(refusalsWith("weapons.shoota.attacks", source)).toMatchObject([
        { rule: "GD-1", path: "weapons.shoota.attacks" },
      ]);
    },
  );
});
