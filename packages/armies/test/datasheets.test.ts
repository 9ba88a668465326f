import { parseGame } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { armoury, buildUnit } from "../src/build-unit.ts";
import { builtModels } from "../src/built-models.ts";
import { DATASHEETS, type Datasheet } from "../src/index.ts";

function named(name: string): Datasheet {
  return DATASHEETS.find((sheet) => sheet.name === name)!;
}

/** A row as on a datasheet: range (M for melee), A, skill, S, AP, D, keywords. */
function row(sheet: string, weapon: string): string {
  const found = named(sheet).weapons.find(({ name }) => name === weapon)!;
  const range = found.type === "RANGED" ? found.range : "M";
  const skill = found.skill === null ? "-" : `${found.skill}+`;
  const line = [range, found.attacks, skill, found.strength, found.ap, found.damage].join(" ");
  return found.keywords.length === 0 ? line : `${line} ${found.keywords.join(", ")}`;
}

test("there are sixteen datasheets of each faction, with different names and ids", () => {
  expect(DATASHEETS).toHaveLength(32);
  expect(DATASHEETS.filter(({ faction }) => faction === "Space Marines")).toHaveLength(16);
  expect(DATASHEETS.filter(({ faction }) => faction === "Orks")).toHaveLength(16);
  expect(new Set(DATASHEETS.map(({ name }) => name)).size).toBe(32);
  expect(new Set(DATASHEETS.map(({ id }) => id)).size).toBe(32);
});

test("a weapon's id is its own, in all datasheets together", () => {
  const ids = DATASHEETS.flatMap(({ weapons }) => weapons.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(DATASHEETS)("$name: every weapon that a kind or an option names is on the sheet", (sheet) => {
  const arms = new Set(sheet.weapons.map(({ name, profile_of }) => profile_of ?? name));
  const kinds = sheet.kinds.map(({ name }) => name);
  for (const { arms: carried } of sheet.kinds) for (const arm of carried) expect(arms).toContain(arm);
  for (const { add, drop, kind } of sheet.options) {
    for (const arm of [...add, ...drop]) expect(arms).toContain(arm);
    expect(kinds).toContain(kind);
  }
  expect(sheet.kinds.filter(({ share }) => share === "rest")).toHaveLength(1);
  expect(sheet.keywords).toContain(sheet.faction === "Orks" ? "ORKS" : "ADEPTUS ASTARTES");
});

test.each(DATASHEETS)("$name: every size and every option makes a unit that the rules accept", (sheet) => {
  const sizes = Object.keys(sheet.points).map(Number);
  const entries = [
    ...sizes.map((size) => ({ sheet, size })),
    ...sheet.options.map(({ name }) => ({ sheet, size: Math.max(...sizes), options: { [name]: 1 } })),
  ];
  const units = entries.map((entry, index) =>
    buildUnit({
      id: `U${index}`,
      name: sheet.short,
      owner: "p1",
      entry,
      spots: builtModels(entry).map((_, i) => [10 + 5 * i, 10 + 5 * index]),
      facing: 0,
      flags: {},
    }),
  );
  expect(units.map(({ starting_strength }) => starting_strength)).toEqual(entries.map(({ size }) => size));
  const game = {
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: 200, height: 200 },
    players: { p1: { name: "A" }, p2: { name: "B" } },
    turn: { round: 1, active_player: "p1", phase: "SHOOTING" },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: armoury(units, entries),
    terrain: {},
    rng: { seed: "", cursor: 0 },
  };
  expect(parseGame(game)).toMatchObject({ ok: true });
});

describe("numbers, as they stand on the datasheets", () => {
  test.each([
    // name, points, M T Sv W Ld OC invulnerable, base in mm
    ["Intercessor Squad", { 5: 80, 10: 160 }, [6, 4, 3, 2, 6, 2, null], 32],
    ["Assault Intercessor Squad", { 5: 75, 10: 150 }, [6, 4, 3, 2, 6, 2, null], 32],
    ["Eradicator Squad", { 3: 90, 6: 180 }, [5, 6, 3, 3, 6, 1, null], 40],
    ["Devastator Squad", { 5: 120, 10: 200 }, [6, 4, 3, 2, 6, 1, null], 32],
    ["Terminator Squad", { 5: 170, 10: 340 }, [5, 5, 2, 3, 6, 1, 4], 40],
    ["Captain", { 1: 80 }, [6, 4, 3, 5, 6, 1, 4], 40],
    ["Lieutenant", { 1: 55 }, [6, 4, 3, 4, 6, 1, null], 40],
    ["Redemptor Dreadnought", { 1: 195 }, [8, 10, 2, 12, 6, 4, null], 90],
    ["Predator Destructor", { 1: 140 }, [10, 10, 3, 11, 6, 3, null], [205, 120]],
    ["Gladiator Lancer", { 1: 160 }, [10, 10, 3, 12, 6, 3, null], [230, 140]],
    ["Assault Intercessors With Jump Packs", { 5: 90, 10: 170 }, [12, 4, 3, 2, 6, 1, null], 32],
    ["Eliminator Squad", { 3: 85 }, [6, 4, 3, 2, 6, 1, null], 40],
    ["Whirlwind", { 1: 190 }, [10, 10, 3, 11, 6, 3, null], [190, 120]],
    ["Boyz", { 10: 80, 20: 170 }, [6, 5, 5, 1, 7, 2, null], 32],
    ["Gretchin", { 11: 40, 22: 80 }, [6, 2, 7, 1, 8, 2, null], 25],
    ["Meganobz", { 2: 65, 3: 95, 5: 160, 6: 190 }, [5, 6, 2, 3, 7, 1, null], 40],
    ["Lootas", { 5: 50, 10: 100 }, [6, 5, 5, 1, 7, 1, null], 32],
    ["Warboss", { 1: 75 }, [6, 5, 4, 6, 6, 1, 5], 40],
    ["Deff Dread", { 1: 120 }, [8, 9, 2, 8, 7, 3, 6], 60],
    ["Trukk", { 1: 70 }, [12, 8, 4, 10, 7, 2, 6], [180, 105]],
    ["Battlewagon", { 1: 160 }, [10, 10, 3, 16, 7, 5, 6], [240, 125]],
    ["Flash Gitz", { 5: 80, 10: 160 }, [6, 5, 4, 2, 7, 1, null], 40],
    ["Killa Kans", { 3: 125, 6: 250 }, [6, 6, 3, 5, 8, 2, 6], 60],
    ["Mek Gunz", { 1: 50, 2: 100, 3: 150 }, [3, 5, 5, 6, 8, 2, 6], [90, 60]],
    ["Painboy", { 1: 80 }, [6, 5, 5, 3, 7, 1, null], 32],
  ] as const)("%s", (name, points, numbers, mm) => {
    const { stats, base, ...sheet } = named(name);
    const [move, toughness, save, wounds, leadership, objective_control, invulnerable_save] = numbers;
    expect(sheet.points).toEqual(points);
    expect(stats).toEqual({
      move,
      toughness,
      save,
      wounds,
      leadership,
      objective_control,
      invulnerable_save,
    });
    expect(base).toEqual({ shape: typeof mm === "number" ? "round" : "hull", mm });
  });

  test.each([
    ["Intercessor Squad", "Bolt rifle", "24 2 3+ 4 -1 1 ASSAULT, HEAVY"],
    ["Intercessor Squad", "Astartes grenade launcher (frag)", "24 D3 3+ 4 0 1 BLAST"],
    ["Intercessor Squad", "Astartes chainsword", "M 5 3+ 4 -1 1"],
    ["Assault Intercessor Squad", "Astartes chainsword", "M 4 3+ 4 -1 1"],
    ["Hellblaster Squad", "Plasma incinerator (supercharge)", "24 2 3+ 8 -3 2 ASSAULT, HAZARDOUS, HEAVY"],
    ["Eradicator Squad", "Melta rifle", "18 1 3+ 9 -4 D6 HEAVY, MELTA 2"],
    ["Devastator Squad", "Lascannon", "48 1 4+ 12 -3 D6+1 HEAVY"],
    ["Devastator Squad", "Combi-weapon", "24 1 4+ 4 0 1 ANTI-INFANTRY 4+, DEVASTATING WOUNDS, RAPID FIRE 1"],
    ["Infernus Squad", "Pyreblaster", "12 D6 - 5 -1 1 IGNORES COVER, TORRENT"],
    ["Terminator Squad", "Storm bolter", "24 2 3+ 4 0 1 RAPID FIRE 2"],
    ["Terminator Squad", "Power fist", "M 3 3+ 8 -2 2"],
    ["Devastator Squad", "Power fist", "M 2 3+ 8 -2 2"],
    ["Captain", "Power fist", "M 5 2+ 8 -2 2"],
    ["Captain", "Master-crafted bolter", "24 2 2+ 4 -1 2"],
    ["Redemptor Dreadnought", "Macro plasma incinerator (standard)", "36 D6+1 3+ 8 -3 2 BLAST"],
    ["Predator Destructor", "Predator autocannon", "48 4 3+ 9 -1 3 RAPID FIRE 2"],
    ["Predator Destructor", "Lascannon", "48 1 3+ 12 -3 D6+1"],
    ["Gladiator Lancer", "Lancer laser destroyer", "72 2 3+ 14 -4 D6+3 HEAVY"],
    ["Inceptor Squad", "Assault bolters", "18 3 3+ 5 -1 2 ASSAULT, PISTOL, SUSTAINED HITS 2, TWIN-LINKED"],
    ["Eliminator Squad", "Bolt sniper rifle", "36 1 3+ 5 -2 3 HEAVY, PRECISION"],
    ["Whirlwind", "Whirlwind vengeance launcher", "72 D6+3 3+ 8 -2 2 BLAST, INDIRECT FIRE"],
    ["Whirlwind", "Hunter-killer missile", "48 1 2+ 14 -3 D6 ONE SHOT"],
    ["Boyz", "Shoota", "18 2 5+ 4 0 1 RAPID FIRE 1"],
    ["Boyz", "Big choppa", "M 3 3+ 7 -1 2"],
    ["Warboss", "Big choppa", "M 5 2+ 8 -1 2"],
    ["Gretchin", "Grot blasta", "12 1 4+ 3 0 1 PISTOL"],
    ["Lootas", "Deffgun", "48 2 6+ 8 -1 2 HEAVY, RAPID FIRE 1"],
    ["Lootas", "Kustom mega-blasta", "24 3 5+ 9 -2 D6 HAZARDOUS"],
    ["Flash Gitz", "Snazzgun", "24 3 5+ 6 -1 2 HEAVY, SUSTAINED HITS 1"],
    ["Flash Gitz", "Choppa", "M 4 3+ 5 -1 1"],
    ["Tankbustas", "Rokkit launcha", "24 D3 5+ 9 -2 3 BLAST"],
    ["Killa Kans", "Rokkit launcha", "24 D3 4+ 9 -2 3 BLAST"],
    ["Battlewagon", "Kannon (frag)", "36 D6+3 5+ 6 0 1 BLAST"],
    ["Battlewagon", "Killkannon", "24 D6+1 5+ 9 -2 2"],
    ["Mek Gunz", "Smasha gun", "48 D3+1 4+ 9 -3 3 BLAST"],
    ["Painboy", "'Urty syringe", "M 1 3+ 2 0 1 ANTI-INFANTRY 4+, EXTRA ATTACKS, PRECISION"],
  ])("%s: %s", (sheet, weapon, expected) => {
    expect(row(sheet, weapon)).toBe(expected);
  });

  test("core abilities, those of the datasheet and the rule of the army", () => {
    expect(named("Eliminator Squad").abilities).toEqual([
      "INFILTRATORS",
      "STEALTH",
      "MARK THE TARGET",
      "OATH OF MOMENT",
    ]);
    expect(named("Trukk").abilities).toEqual([
      "DEADLY DEMISE D3",
      "FIRING DECK 12",
      "GROT RIGGERS",
      "WAAAGH!",
    ]);
    expect(named("Painboy").abilities).toEqual(["LEADER", "DOK'S TOOLS", "SYRINGE", "WAAAGH!"]);
  });

  test("abilities of optional wargear are no abilities of the unit", () => {
    const wargear = Object.fromEntries(
      DATASHEETS.filter((sheet) => sheet.wargear.length > 0).map(({ name, wargear: own }) => [
        name,
        own.map((one) => `${one.name}: ${one.ability}`),
      ]),
    );
    expect(wargear).toEqual({
      "Devastator Squad": ["Armorium Cherub: ARMORIUM CHERUB"],
      "Eliminator Squad": ["Instigator bolt carbine: REPOSITION UNDER COVERING FIRE"],
      Nobz: ["Ammo Runt: AMMO RUNT"],
      Painboy: ["Grot Orderly: GROT ORDERLY"],
      "Flash Gitz": ["Ammo Runt: AMMO RUNT"],
      Tankbustas: ["Bomb Squig: BOMB SQUIG", "Pulsa Rokkit: PULSA ROKKIT"],
    });
    for (const { abilities, wargear: own } of DATASHEETS) {
      for (const { ability } of own) expect(abilities).not.toContain(ability);
    }
  });
});
