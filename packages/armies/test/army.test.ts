import { expect, test } from "vitest";
import { buildUnit } from "../src/build-unit.ts";
import { builtModels } from "../src/built-models.ts";
import { ARMIES, DATASHEETS, type Datasheet, pointsOf } from "../src/index.ts";

function sheet(id: string): Datasheet {
  return DATASHEETS.find((one) => one.id === id)!;
}

test("the points of the ready armies, added up by hand", () => {
  expect(Object.fromEntries(ARMIES.map((army) => [army.id, pointsOf(army)]))).toEqual({
    "marine-patrol": 80 + 75 + 90,
    "marine-vanguard": 80 + 75 + 80 + 170 + 85,
    "marine-strike-force": 80 + 75 + 80 + 110 + 90 + 90 + 170 + 85 + 190,
    "marine-company": 160 + 80 + 75 + 80 + 220 + 55 + 90 + 90 + 170 + 120 + 90 + 120 + 85 + 195 + 140 + 190,
    "ork-scouts": 80 + 75 + 50 + 40,
    "ork-raiders": 170 + 75 + 50 + 65 + 95 + 40,
    "ork-warband": 170 + 75 + 80 + 105 + 95 + 60 + 65 + 100 + 120 + 70 + 40,
    "ork-horde": 170 + 75 + 170 + 80 + 80 + 210 + 95 + 120 + 130 + 100 + 80 + 140 + 120 + 125 + 160 + 50 + 80,
  });
});

test.each(ARMIES)("$name: every entry can be raised", ({ entries, faction }) => {
  for (const entry of entries) {
    expect(builtModels(entry)).toHaveLength(entry.size + (entry.leader === undefined ? 0 : 1));
    expect(entry.sheet.faction).toBe(faction);
  }
});

test("an option goes to models that carry what it replaces, and to no more than the sheet allows", () => {
  const devastators = { sheet: sheet("devastators"), size: 5 };
  const armed = builtModels({ ...devastators, options: { Lascannon: 1, "Missile launcher": 2 } });
  expect(armed.map(({ weapons }) => weapons[weapons.length - 1])).toEqual([
    "devastators_close_combat_weapon",
    "devastators_lascannon",
    "devastators_missile_launcher_krak",
    "devastators_missile_launcher_krak",
    "devastators_close_combat_weapon",
  ]);
  expect(armed[1]!.weapons).not.toContain("devastators_boltgun");
  expect(() => builtModels({ ...devastators, options: { Lascannon: 5 } })).toThrow("cannot take");
  expect(() =>
    builtModels({ sheet: sheet("intercessors"), size: 5, options: { "Grenade launcher": 2 } }),
  ).toThrow("cannot take");
  expect(() => builtModels({ ...devastators, options: { Trumpet: 1 } })).toThrow('no option "Trumpet"');
});

test("of two weapons alike one is replaced", () => {
  const [dread] = builtModels({ sheet: sheet("deff_dread"), size: 1, options: { Skorcha: 1 } });
  expect(dread!.weapons.filter((id) => id === "deff_dread_big_shoota")).toHaveLength(1);
  expect(dread!.weapons).toContain("deff_dread_skorcha");
});

test("a unit of twenty-two Gretchin has two Runtherds, who are as tough as they are while one lives", () => {
  const models = builtModels({ sheet: sheet("gretchin"), size: 22 });
  expect(models.map(({ name }) => name).filter((name) => name === "Runtherd")).toHaveLength(2);
  expect(models[0]!.stats).toEqual({ toughness: 5, save: 5, wounds: 2, leadership: 7, objective_control: 1 });
  expect(models[0]!.abilities).toEqual(["RUNTHERD"]);
  expect(models[0]!.base).toEqual({ shape: "round", mm: 32 });
});

test("a leader joins with his own base, keywords and numbers, and abilities", () => {
  const leader = { sheet: sheet("painboy"), options: { "Grot Orderly": 1 } };
  const entry = { sheet: sheet("boyz"), size: 10, leader };
  const spots = Array.from({ length: 11 }, (_, i) => [2 + 2 * i, 5] as const);
  const unit = buildUnit({ id: "B", name: "Boyz", owner: "p2", entry, spots, facing: 180, flags: {} });
  expect(unit.abilities).toEqual(["STICKY OBJECTIVE", "TWO LEADERS AT 20: WARBOSS", "WAAAGH!"]);
  expect(unit.starting_strength).toBe(11);
  expect(unit.models["m1"]).toMatchObject({
    name: "Painboy",
    wounds: 3,
    keywords: ["CHARACTER", "PAINBOY"],
    abilities: ["LEADER", "DOK'S TOOLS", "SYRINGE", "GROT ORDERLY"],
    stats: { wounds: 3, objective_control: 1 },
  });
  expect(unit.models["m2"]).toMatchObject({ name: "Boss Nob", wounds: 2, stats: { wounds: 2 } });
  expect(unit.models["m3"]).not.toHaveProperty("keywords");
  expect(unit.models["m3"]).not.toHaveProperty("stats");
});

test("wargear is the unit's, or its bearer's, and only where the entry names it", () => {
  const made = (id: string, size: number, options: Record<string, number>) =>
    buildUnit({
      id: "U",
      name: "U",
      owner: "p1",
      entry: { sheet: sheet(id), size, options },
      spots: null,
      facing: 0,
      flags: {},
    });
  expect(made("nobz", 5, {}).abilities).not.toContain("AMMO RUNT");
  expect(made("nobz", 5, { "Ammo Runt": 1 }).abilities).toContain("AMMO RUNT");
  expect(made("eliminators", 3, {}).abilities).not.toContain("REPOSITION UNDER COVERING FIRE");
  expect(made("eliminators", 3, { "Instigator bolt carbine": 1 }).abilities).toContain(
    "REPOSITION UNDER COVERING FIRE",
  );
  const tankbustas = made("tankbustas", 6, { "Pulsa Rokkit": 1 });
  expect(tankbustas.abilities).not.toContain("PULSA ROKKIT");
  const bearers = Object.values(tankbustas.models).filter((one) => one.abilities?.includes("PULSA ROKKIT"));
  expect(bearers.map(({ name }) => name)).toEqual(["Tankbusta"]);
});
