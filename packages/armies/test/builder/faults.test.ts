import { describe, expect, test } from "vitest";
import { type BuiltArmy, newArmy } from "../../src/builder/army.ts";
import { type ArmyBook, loadArmyBook } from "../../src/builder/book.ts";
import { type Edit, edited } from "../../src/builder/edit.ts";
import { armyFaults } from "../../src/builder/faults.ts";
import { pointsOfArmy } from "../../src/builder/points.ts";

const add = (sheet: string, size?: number): Edit => ({
  type: "ADD",
  sheet,
  ...(size !== undefined && { size }),
});

function built(book: ArmyBook, detachment: string | null, limit: number, edits: readonly Edit[]): BuiltArmy {
  return edits.reduce(
    (army, edit) => edited(army, book, edit),
    newArmy(book.faction.id, detachment, limit, "Test"),
  );
}

const times = (number: number, edit: Edit) => Array.from({ length: number }, () => edit);

/** An army, and the one thing that is wrong with it. */
const CASES: readonly {
  readonly what: string;
  readonly code: string;
  readonly rule?: string;
  readonly faction?: string;
  readonly detachment?: string | null;
  readonly limit?: number;
  readonly edits: readonly Edit[];
}[] = [
  // Warboss 75 and two mobs of 170: 415.
  {
    what: "too many points",
    code: "POINTS",
    limit: 400,
    edits: [add("warboss"), ...times(2, add("boyz", 20))],
  },
  { what: "a fourth unit", code: "SAME_SHEET", edits: [add("warboss"), ...times(4, add("nobz"))] },
  {
    what: "a seventh Battleline unit",
    code: "SAME_SHEET",
    edits: [add("warboss"), ...times(7, add("boyz"))],
  },
  { what: "an Epic Hero twice", code: "EPIC_HERO", edits: times(2, add("boss-snikrot")) },
  { what: "no detachment", code: "DETACHMENT", detachment: null, edits: [add("warboss")] },
  { what: "no Warlord", code: "WARLORD", edits: [add("warboss"), { type: "WARLORD", unit: null }] },
  {
    what: "a squad as Warlord",
    code: "WARLORD",
    edits: [add("warboss"), add("boyz"), { type: "WARLORD", unit: "u2" }],
  },
  {
    what: "an Epic Hero with an enhancement",
    code: "ENHANCEMENT_BEARER",
    edits: [add("boss-snikrot"), { type: "ENHANCE", unit: "u1", name: "Follow Me Ladz" }],
  },
  {
    what: "an enhancement of another detachment",
    code: "ENHANCEMENT_BEARER",
    edits: [add("warboss"), { type: "ENHANCE", unit: "u1", name: "Big Gob" }],
  },
  {
    what: "an enhancement twice",
    code: "ENHANCEMENT_TWICE",
    edits: [
      ...times(2, add("warboss")),
      { type: "ENHANCE", unit: "u1", name: "Kunnin' But Brutal" },
      { type: "ENHANCE", unit: "u2", name: "Kunnin' But Brutal" },
    ],
  },
  {
    what: "four enhancements",
    code: "ENHANCEMENTS",
    edits: [
      ...times(3, add("warboss")),
      add("warboss-in-mega-armour"),
      { type: "ENHANCE", unit: "u1", name: "Kunnin' But Brutal" },
      { type: "ENHANCE", unit: "u2", name: "Follow Me Ladz" },
      { type: "ENHANCE", unit: "u3", name: "Headwoppa's Killchoppa" },
      { type: "ENHANCE", unit: "u4", name: "Supa-Cybork Body" },
    ],
  },
  {
    what: "a leader of a unit that it cannot lead",
    code: "LEADER",
    rule: "DE-5",
    edits: [add("warboss"), add("gretchin"), { type: "LEAD", unit: "u1", to: "u2" }],
  },
  {
    what: "two leaders of a small mob",
    code: "LEADERS",
    rule: "DE-5",
    edits: [
      add("warboss"),
      add("painboy"),
      add("boyz", 10),
      { type: "LEAD", unit: "u1", to: "u3" },
      { type: "LEAD", unit: "u2", to: "u3" },
    ],
  },
  {
    what: "a Dedicated Transport that nobody can ride in",
    code: "TRANSPORT",
    rule: "DE-6",
    edits: [add("deffkilla-wartrike"), add("trukk")],
  },
  {
    what: "Daemons without the detachment that lets them in",
    code: "FACTION",
    faction: "world-eaters",
    detachment: "Cult of Blood",
    edits: [add("master-of-executions-world-eaters"), add("bloodletters-world-eaters")],
  },
  {
    what: "a Psyker of Black Templars",
    code: "FACTION",
    faction: "black-templars",
    detachment: "Companions of Vehemence",
    edits: [add("marshal"), add("librarian")],
  },
];

describe("what is not allowed in an army", () => {
  test.each(CASES)("$what: $code, and its fix puts it right", async (row) => {
    const { code, rule = "DE-1", faction = "orks", limit = 2_000, edits } = row;
    const { detachment = faction === "orks" ? "War Horde" : null } = row;
    const book = await loadArmyBook(faction);
    for (const edit of edits)
      if (edit.type === "ADD") expect(book.sheets.has(edit.sheet), edit.sheet).toBe(true);
    let army = built(book, detachment, limit, edits);
    const found = armyFaults(army, book).filter((one) => one.code === code);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]!.rule).toBe(rule);
    for (let tries = 0; tries < 5; tries++) {
      const fix = armyFaults(army, book).find((one) => one.code === code)?.fix;
      if (fix != null) army = edited(army, book, fix);
    }
    expect(armyFaults(army, book).filter((one) => one.code === code)).toEqual([]);
  });

  test("nothing of a legal army", async () => {
    const book = await loadArmyBook("orks");
    // The leader of a mob of twenty with a Warboss may be a second one.
    const army = built(book, "War Horde", 500, [
      add("warboss"),
      add("painboy"),
      add("boyz", 20),
      add("trukk"),
      { type: "LEAD", unit: "u1", to: "u3" },
      { type: "LEAD", unit: "u2", to: "u3" },
      { type: "ENHANCE", unit: "u1", name: "Follow Me Ladz" },
      add("gretchin"),
    ]);
    expect(armyFaults(army, book)).toEqual([]);
    // 75 + 25, 80, 170, 70, 40 by the points of June 2026.
    expect(pointsOfArmy(army, book)).toBe(460);
  });

  test("allies: one Knight or three Armigers, none of them the Warlord", async () => {
    const book = await loadArmyBook("grey-knights", "all");
    const armiger = [...book.sheets.values()].find(({ name }) => name === "Armiger Warglaive")!;
    const knight = [...book.sheets.values()].find(({ name }) => name === "Knight Paladin")!;
    const [detachment] = book.detachments;
    const legal = built(book, detachment!.name, 2_000, [
      add("castellan-crowe"),
      ...times(3, add(armiger.id)),
    ]);
    expect(armyFaults(legal, book).filter(({ code }) => code === "ALLIES" || code === "WARLORD")).toEqual([]);
    const four = edited(legal, book, add(armiger.id));
    expect(armyFaults(four, book).map(({ code }) => code)).toContain("ALLIES");
    const both = edited(legal, book, add(knight.id));
    expect(armyFaults(both, book).map(({ code }) => code)).toContain("ALLIES");
    const lead = edited(legal, book, { type: "WARLORD", unit: "u2" });
    expect(armyFaults(lead, book).map(({ code }) => code)).toContain("WARLORD");
  });
});
