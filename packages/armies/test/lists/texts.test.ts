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
    expect(mob.splits).toEqual([{ model: "Man", remark: 0 }]);
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
    [
      "quoting twice, and by strokes",
      (text: string) => text.replaceAll(/^/gm, ">> ").replaceAll(/^>>/gm, "| |"),
    ],
    ["a quote of a forum", (text: string) => `[quote="Bob, post: 12"]\n${text}\n[/quote]`],
    ["a block of code", (text: string) => `\`\`\`text\n${text}\n\`\`\``],
    [
      "a web page",
      (text: string) => `<p>${text.replaceAll("\n", "</p>\n<p>").replaceAll("•", "&bull;")}</p>`,
    ],
    ["breaks of a web page alone", (text: string) => text.replaceAll("\n", "<br>")],
    ["names in italics", (text: string) => text.replaceAll(/^(\S.*?) (\(\d+ points\))$/gm, "*$1* $2")],
    ["items in bold", (text: string) => text.replaceAll(/(\d+x) (.+)$/gm, "$1 **$2**")],
    ["headings of a page", (text: string) => text.replaceAll(/^([A-Z]+|\S.*points\))$/gm, "### $1")],
    ["framed headings", (text: string) => text.replaceAll(/^([A-Z ]+)$/gm, "--- $1 ---")],
    ["strokes between units", (text: string) => text.replaceAll("\n\n", "\n\n-----\n\n")],
    ["numbers before the units", (text: string) => text.replaceAll(/^(\S.*points\))$/gm, "7. $1")],
    ["pictures before the units", (text: string) => text.replaceAll(/^(\S.*points\))$/gm, "🔥 $1")],
    ["arrows for bullets", (text: string) => text.replaceAll("•", "→")],
    ["plus signs for bullets", (text: string) => text.replaceAll("•", "+")],
    ["bullets of an office program", (text: string) => text.replaceAll("•", "\uf0b7\t")],
    ["bullets before units too", (text: string) => text.replaceAll(/^(\S.*points\))$/gm, "- $1")],
    [
      "spaces of all widths",
      (text: string) => text.replaceAll(" ", "\u202f").replaceAll("\u202f\u202f", "\u3000\u2003"),
    ],
    ["numbers behind the names", (text: string) => text.replaceAll(/(\d+)x (.+)$/gm, "$2 x$1")],
    ["numbers without an x", (text: string) => text.replaceAll(/(\d+)x /g, "$1 ")],
    ["an x of another alphabet", (text: string) => text.replaceAll(/(\d+)x /g, "$1х ")],
    ["wide digits and brackets", (text: string) => text.replaceAll("1x", "１x").replaceAll("(", "（")],
    ["square brackets", (text: string) => text.replaceAll(/\((\d+) points\)/g, "[$1 pts]")],
    ["no blank lines", (text: string) => text.replaceAll(/\n\n+/g, "\n")],
    ["a blank line after each", (text: string) => text.replaceAll("\n", "\n\n")],
    ["a margin", (text: string) => text.replaceAll(/^/gm, "    ")],
    ["points with a dot", (text: string) => text.replace("(1000 points)", "(1.000 points)")],
    ["no signature", (text: string) => text.replace(/Exported.*/, "")],
  ])("%s change nothing", (_, dirty) => {
    const list = listIn(dirty(TEXTS.app_b));
    expect(list.units.map(carried)).toEqual(clean.units.map(carried));
    expect(list.units.map(({ points }) => points)).toEqual([90, 85, 100]);
    expect(list.units[0]!.enhancements).toEqual(["Follow Me Ladz"]);
  });

  const heads = (list: ArmyList) => list.units.map(({ name, points }) => `${name} ${points}`);

  test("words in front are no faction, and are told", () => {
    for (const words of ["https://example.org/list/12", "Hi all, what do you think?"]) {
      const list = listIn(`${words}\n${TEXTS.app_b}`);
      expect(list).toMatchObject({ name: clean.name, faction: "Orks", detachment: "War Horde" });
      expect(list.unresolved).toEqual([`Line 1, “${words}”, is not understood.`]);
    }
  });

  test("words below a list of New Recruit are no wargear, and are told", () => {
    const list = listIn(`${TEXTS.gw}\n\nWhat do you think?`);
    expect(list.units.map(carried)).toEqual(listIn(TEXTS.gw).units.map(carried));
    expect(list.unresolved[0]).toContain("What do you think?");
  });

  test("a header in capitals is a header all the same", () => {
    const list = listIn(TEXTS.app_b.toUpperCase());
    expect(list).toMatchObject({ faction: "ORKS", detachment: "WAR HORDE" });
    expect(heads(list)).toEqual(["WARBOSS 90", "BOYZ 85", "NOBZ 100"]);
  });

  test.each([
    ["mistyped", "app_a", (text: string) => text.replace("(85 Points)", "(8S oints)")],
    ["missing", "app_a", (text: string) => text.replace(" (85 Points)", "")],
    ["mistyped", "gw", (text: string) => text.replace("(85 pts)", "(8S ots)")],
    ["mistyped", "wtc_compact", (text: string) => text.replace("(85 pts)", "(8S ots)")],
  ] as const)("points %s in %s: the unit keeps its models to itself, and that is told", (_, kind, typed) => {
    const list = listIn(typed(TEXTS[kind]));
    expect(heads(list)).toEqual(["Warboss 90", "Boyz 0", "Nobz 100"]);
    expect(list.units.map(carried)).toEqual([WARBOSS, BOYZ, NOBZ]);
    expect(list.units[1]!.unresolved[0]).toContain("points cannot be read");
  });

  test.each(["app_a", "app_b", "gw", "wtc_full", "simple"] as const)(
    "a list pasted twice is one: %s",
    (kind) => {
      const list = listIn(`${TEXTS[kind]}\n\n${TEXTS[kind]}`);
      expect(heads(list)).toEqual(["Warboss 90", "Boyz 85", "Nobz 100"]);
      expect(list.unresolved.some((one) => one.includes("second list"))).toBe(true);
    },
  );

  test("a model line that has lost its number: as many as it has of every weapon, and that is told", () => {
    const boyz = listIn(TEXTS.app_a.replace("• 1x Boss Nob\n", "• Boss Nob\n")).units[1]!;
    expect(carried(boyz)).toEqual(BOYZ);
    expect(boyz.unresolved[0]).toContain("has no number: 1 of them?");
  });

  test("a weapon that has lost its number is told, not passed over because another model has it too", () => {
    const boyz = listIn(TEXTS.app_a.replace("◦ 1x Slugga", "◦ Slugga")).units[1]!;
    expect(boyz.unresolved[0]).toContain("“Slugga”, has no number");
    const [, gw] = listIn(TEXTS.gw.replace("1x Big shoota", "Big shoota")).units;
    expect(gw!.unresolved[0]).toContain("“Big shoota” has no number");
  });

  test("a squad without layout that might be one model is told", () => {
    const [, boyz] = listIn(
      flat(TEXTS.app_a)
        .replaceAll(/^[•◦]/gm, "-")
        .replaceAll(/- 1x Slugga\n/g, ""),
    ).units;
    expect(boyz!.unresolved[0]).toContain("lost its layout");
  });

  test.each([
    ["wtc_compact", "; "],
    ["wtc_compact", " + "],
    ["wtc_full", ","],
    ["simple", "; "],
  ] as const)("%s: names parted by “%s”", (kind, comma) => {
    const text = TEXTS[kind].replaceAll(/, (?=[A-Z])/g, comma);
    expect(listIn(text).units.map(carried)).toEqual([WARBOSS, BOYZ, NOBZ]);
  });

  test("an apostrophe typed as an accent stays one", () => {
    const [boss] = listIn(TEXTS.app_b.replace("Attack squig", "Mork`s squig")).units;
    expect(Object.keys(boss!.models[0]!.weapons)).toContain("Mork`s squig");
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
    ["EDITION", TEXTS.app_a.replace("CHARACTERS", "ATTACHED UNITS\n\nCHARACTERS")],
    ["EDITION", TEXTS.app_b.replaceAll(/^/gm, "> ").replace("War Horde", "War Horde (2 Detachment Points)")],
    ["NOT_TEXT", TEXTS.app_a.replaceAll("•", "â€¢")],
    ["NO_LIST", "Dear all,\nsee you on Sunday.\n"],
    ["EMPTY", " \n\n"],
    ["OTHER_TOOL", "List Name: x\nFactions Used: Orks\nBoyz (80 points)\n"],
  ])("%s", (code, text) => {
    expect(faultOf(text)).toBe(code);
  });
});
