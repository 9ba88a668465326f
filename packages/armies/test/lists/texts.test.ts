import { describe, expect, test } from "vitest";
import type { ArmyList, ListUnit } from "../../src/lists/index.ts";
import { readList } from "../../src/lists/read.ts";
import { flat, TEXTS } from "./support/texts.ts";

function listIn(text: string): ArmyList {
  const read = readList(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.list;
}

function faultOf(text: string): string {
  const read = readList(new TextEncoder().encode(text));
  return read.ok ? "read" : read.fault.code;
}

/** What each model carries, as one line a kind: what every format must agree on. */
function carried({ models, items }: ListUnit): readonly string[] {
  const inWords = (counts: object) =>
    Object.entries(counts)
      .map(([name, number]) => `${number} ${name}`)
      .sort()
      .join(", ");
  const rows = models.map((one) => `${one.count} ${one.name}: ${inWords(one.weapons)}`).sort();
  const all = [...models.map((one) => one.items), items].map(inWords).filter((one) => one !== "");
  return [...rows, ...all];
}

const BOYZ = [
  "1 Boss Nob: 1 Big choppa, 1 Slugga",
  "1 Boy: 1 Big shoota, 1 Close combat weapon",
  "8 Boy: 1 Choppa, 1 Slugga",
];
const NOBZ = [
  "1 Boss Nob: 1 Power klaw, 1 Slugga",
  "2 Nob: 1 Big choppa, 1 Slugga",
  "2 Nob: 1 Power klaw, 1 Slugga",
  "1 Ammo Runt",
];
const WARBOSS = ["1 Warboss: 1 Attack squig, 1 Power klaw, 1 Twin slugga"];

describe("one army as every tool writes it", () => {
  test.each([
    ["app", TEXTS.app_a],
    ["app", TEXTS.app_b],
    ["app", flat(TEXTS.app_a)],
    ["app", flat(TEXTS.app_b)],
    ["nr-gw", TEXTS.gw],
    ["nr-gw", flat(TEXTS.gw)],
    ["nr-wtc-full", TEXTS.wtc_full],
    ["nr-wtc-full", flat(TEXTS.wtc_full)],
    ["nr-wtc-compact", TEXTS.wtc_compact],
    ["nr-simple", TEXTS.simple],
  ] as const)("%s: each model has its own weapons", (format, text) => {
    const list = listIn(text);
    expect(list).toMatchObject({ format, points: 275, detachment: "War Horde", unresolved: [] });
    expect(
      list.units.map(({ name, points, warlord, enhancements }) => [name, points, warlord, enhancements]),
    ).toEqual([
      ["Warboss", 90, true, ["Follow Me Ladz"]],
      ["Boyz", 85, false, []],
      ["Nobz", 100, false, []],
    ]);
    expect(list.units.map(carried)).toEqual([WARBOSS, BOYZ, NOBZ]);
  });

  test("the short text does not tell what squads carry, and that is told", () => {
    const { format, units } = listIn(TEXTS.short);
    expect(format).toBe("nr-short");
    expect(units.map(({ models, unresolved }) => [models[0]!.count, unresolved.length])).toEqual([
      [1, 0],
      [10, 1],
      [5, 1],
    ]);
  });
});

describe("groups of mixed weapons", () => {
  const unit = (lines: string) =>
    listIn(`Orks\nWar Horde\nIncursion (1000 Points)\n\nOTHER DATASHEETS\n\nMob (10 Points)\n${lines}`)
      .units[0]!;
  const split = ({ models }: ListUnit) => models.map((one) => one.split);

  test("weapons that add up to the models go one to each, and nothing is open", () => {
    const mob = unit("  • 4x Man\n     ◦ 4x Pistol\n     ◦ 3x Rifle\n     ◦ 1x Cannon");
    expect(carried(mob)).toEqual(["1 Man: 1 Cannon, 1 Pistol", "3 Man: 1 Pistol, 1 Rifle"]);
    expect(split(mob)).toEqual(["unique", "unique"]);
    expect(mob.unresolved).toEqual([]);
  });

  test("two ways to add up that hold together settle it", () => {
    // Hammer and sword make nine, cannon and sword too: the two with hammers have the cannons.
    const mob = unit("  • 9x Man\n     ◦ 2x Cannon\n     ◦ 2x Hammer\n     ◦ 7x Sword");
    expect(carried(mob)).toEqual(["2 Man: 1 Cannon, 1 Hammer", "7 Man: 1 Sword"]);
  });

  test("what fits several ways is spread over most models and marked as chosen", () => {
    const mob = unit("  • 5x Man\n     ◦ 5x Sword\n     ◦ 1x Banner gun\n     ◦ 2x Cannon");
    expect(carried(mob)).toEqual([
      "1 Man: 1 Banner gun, 1 Sword",
      "2 Man: 1 Cannon, 1 Sword",
      "2 Man: 1 Sword",
    ]);
    expect(split(mob)).toEqual(["one of several", "one of several", "one of several"]);
    expect(mob.unresolved).toEqual([
      "Man: 1× Banner gun, 2× Cannon fit 5 models in several ways; one was chosen, on as many models as can be.",
    ]);
  });

  test("more special weapons than models: some carry two", () => {
    const mob = unit("  • 2x Man\n     ◦ 1x A gun\n     ◦ 1x B gun\n     ◦ 1x C gun");
    expect(carried(mob)).toEqual(["1 Man: 1 A gun, 1 C gun", "1 Man: 1 B gun"]);
  });

  test("the same weapon on two lines is added, two of it for each model divided", () => {
    const mob = unit("  • 2x Walker\n     ◦ 1x Claw\n     ◦ 3x Claw\n     ◦ 2x Gun");
    expect(carried(mob)).toEqual(["2 Walker: 1 Gun, 2 Claw"]);
  });
});

describe("dirt", () => {
  const clean = listIn(TEXTS.app_b);
  test.each([
    ["Windows line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    [
      "a byte order mark and blank lines with a space",
      (text: string) => `\ufeff${text.replaceAll("\n\n", "\n \n")}`,
    ],
    [
      "no-break spaces",
      (text: string) => text.replaceAll(" points)", "\u00a0points)").replaceAll("  ", "\u00a0 "),
    ],
    ["a forum's quoting", (text: string) => text.replaceAll(/^/gm, "> ")],
    ["marks of emphasis", (text: string) => text.replaceAll(/^(\S.*points\))$/gm, "**$1**")],
    ["bullets of a keyboard", (text: string) => text.replaceAll("•", "-")],
    ["tabs and trailing spaces", (text: string) => text.replaceAll("    ", "\t").replaceAll("\n", "  \n")],
    ["other spellings", (text: string) => text.replaceAll(" points)", "Pts.)").replaceAll("x ", " X ")],
    ["points with a dot", (text: string) => text.replace("(1000 points)", "(1.000 points)")],
    ["no signature", (text: string) => text.replace(/Exported.*/, "")],
  ])("%s change nothing", (_, dirty) => {
    const list = listIn(dirty(TEXTS.app_b));
    expect(list.units.map(carried)).toEqual(clean.units.map(carried));
    expect(list.units.map(({ points }) => points)).toEqual([90, 85, 100]);
    expect(list.units[0]!.enhancements).toEqual(["Follow Me Ladz"]);
  });

  test("the French frame of the app", () => {
    const french = TEXTS.app_b
      .replace("CHARACTERS", "PERSONNAGES")
      .replace("OTHER DATASHEETS", "AUTRES FICHES TECHNIQUES")
      .replace("Incursion", "Incursion")
      .replace("Warlord", "Seigneur de Guerre")
      .replace("Enhancement:", "Optimisation :");
    const [boss] = listIn(french).units;
    expect(boss).toMatchObject({ warlord: true, enhancements: ["Follow Me Ladz"] });
  });

  test("points that do not add up, a line without a number, a second list: each is told", () => {
    const text = `${TEXTS.app_a.replace("(275 Points)", "(300 Points)").replace("  • Warlord", "  • Warlord\n  • Strange thing")}\nOther (100 Points)\nIncursion (1000 Points)`;
    const { unresolved, units } = listIn(text);
    expect(unresolved.some((one) => one.includes("300"))).toBe(true);
    expect(unresolved.some((one) => one.includes("second list"))).toBe(true);
    expect(units[0]!.unresolved[0]).toContain("Strange thing");
  });

  test("names that New Recruit glues together are cut at a name that the list knows", () => {
    const glued = TEXTS.wtc_full.replace(
      "1 with Attack squig, Power klaw, Twin slugga\n",
      "1 with Attack squig, Twin slugga\n  • Old boss upgradePower klaw\n",
    );
    const [boss] = listIn(glued).units;
    expect(carried(boss!)).toEqual([WARBOSS[0], "1 Old boss upgrade"]);
  });
});

describe("what is no list of this edition is refused by name", () => {
  test.each([
    ["EDITION", TEXTS.app_a.replace("v1.40.0", "v2.1.0")],
    ["EDITION", TEXTS.app_b.replace("War Horde\n", "War Horde (3 Detachment Points)\n")],
    ["EDITION", TEXTS.app_a.replace("War Horde\n", "War Horde\nForce Dispositions: Take and Hold\n")],
    ["EDITION", TEXTS.app_a.replace("  • Warlord", "  • Attached as: Leader (Character)")],
    ["NO_LIST", "Dear all,\nsee you on Sunday.\n"],
    ["EMPTY", " \n\n"],
    ["OTHER_TOOL", "List Name: x\nFactions Used: Orks\nBoyz (80 points)\n"],
  ])("%s", (code, text) => {
    expect(faultOf(text)).toBe(code);
  });
});
