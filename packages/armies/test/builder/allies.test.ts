import { describe, expect, test } from "vitest";
import { barredFrom } from "../../src/builder/ally-faults.ts";
import { type BuiltArmy, newArmy } from "../../src/builder/army.ts";
import { mayBear, mayBeWarlord } from "../../src/builder/bearer.ts";
import { type ArmyBook, loadArmyBook } from "../../src/builder/book.ts";
import { type Edit, edited } from "../../src/builder/edit.ts";
import { armyFaults } from "../../src/builder/faults.ts";
import { pointsOfArmy } from "../../src/builder/points.ts";
import { fieldArmy } from "../../src/builder/to-list.ts";

const add = (...sheets: readonly string[]): readonly Edit[] =>
  sheets.map((sheet) => ({ type: "ADD", sheet }));
const times = (number: number, sheet: string): readonly Edit[] =>
  Array.from({ length: number }, () => ({ type: "ADD", sheet }));

function built(book: ArmyBook, detachment: string, limit: number, edits: readonly Edit[]): BuiltArmy {
  return edits.reduce(
    (army, edit) => edited(army, book, edit),
    newArmy(book.faction.id, detachment, limit, "Test"),
  );
}

interface Case {
  readonly what: string;
  readonly faction: string;
  readonly detachment: string;
  readonly limit?: number;
  readonly edits: readonly Edit[];
  /** Codes of faults, and words of the first; none: the army is legal. */
  readonly faults?: readonly string[];
  readonly says?: RegExp;
}

const PACT = { faction: "chaos-space-marines", detachment: "Veterans of the Long War" } as const;
const AGENTS = { faction: "adeptus-custodes", detachment: "Shield Host" } as const;

/** Legal and illegal armies by each rule for allies, as the books of the edition print them. */
const CASES: readonly Case[] = [
  {
    what: "Daemonic Pact: a Battleline unit of Khorne lets another of Khorne in",
    ...PACT,
    edits: add("chaos-lord", "bloodletters-chaos-daemons", "flesh-hounds-chaos-daemons"),
  },
  {
    what: "Daemonic Pact: not one of Tzeentch",
    ...PACT,
    edits: add("chaos-lord", "bloodletters-chaos-daemons", "flamers-chaos-daemons"),
    faults: ["ALLIES"],
    says: /Daemonic Pact: 0 TZEENTCH/,
  },
  {
    what: "Daemonic Pact: 250 points in an Incursion",
    ...PACT,
    limit: 1_000,
    edits: [...add("chaos-lord"), ...times(3, "bloodletters-chaos-daemons")],
    faults: ["ALLIES"],
    says: /Daemonic Pact.*250/,
  },
  {
    what: "Assigned Agents: a Character, a Retinue",
    ...AGENTS,
    edits: add("shield-captain", "inquisitor", "imperial-navy-breachers"),
  },
  {
    what: "Assigned Agents: one Retinue in an Incursion",
    ...AGENTS,
    limit: 1_000,
    edits: add("shield-captain", "imperial-navy-breachers", "vigilant-squad"),
    faults: ["ALLIES"],
    says: /Assigned Agents: 2 RETINUE/,
  },
  {
    what: "Assigned Agents: Inquisitorial Agents come free with an Inquisitor",
    ...AGENTS,
    limit: 1_000,
    edits: add("shield-captain", "inquisitor", "imperial-navy-breachers", "inquisitorial-agents"),
  },
  {
    what: "Assigned Agents: one for each Inquisitor",
    ...AGENTS,
    limit: 1_000,
    edits: add(
      "shield-captain",
      "inquisitor",
      "inquisitorial-agents",
      "inquisitorial-agents",
      "vigilant-squad",
    ),
    faults: ["ALLIES"],
    says: /2 RETINUE; 1/,
  },
  {
    what: "Assigned Agents: Voidsmen come free with a Navigator",
    ...AGENTS,
    limit: 1_000,
    edits: add("shield-captain", "navigator", "imperial-navy-breachers", "voidsmen-at-arms"),
  },
  {
    what: "Assigned Agents: the Deathwatch has no Deathwatch of that book",
    faction: "deathwatch",
    detachment: "Black Spear Task Force",
    edits: add("watch-captain-artemis-deathwatch", "deathwatch-kill-team"),
    faults: ["FACTION"],
  },
  {
    what: "Titanic Support: a Titan beside Chaos too",
    ...PACT,
    limit: 5_000,
    edits: add("chaos-lord", "warhound-titan"),
  },
  {
    what: "Titanic Support: one",
    ...PACT,
    limit: 5_000,
    edits: add("chaos-lord", "warhound-titan", "warhound-titan"),
    faults: ["ALLIES"],
    says: /Titanic Support: 2 units; 1/,
  },
  {
    what: "Dreadblades: War Dogs or a large Knight",
    ...PACT,
    limit: 3_000,
    edits: add("chaos-lord", "war-dog-brigand", "knight-desecrator"),
    faults: ["ALLIES"],
    says: /Dreadblades: either/,
  },
  {
    what: "Cult of the Dark Gods: 500 points in a Strike Force",
    ...PACT,
    edits: [...add("chaos-lord"), ...times(3, "khorne-berzerkers-chaos-space-marines")],
    faults: ["ALLIES"],
    says: /Cult of the Dark Gods.*500/,
  },
  {
    what: "Cult of the Dark Gods: not in a Renegade Warband",
    faction: "chaos-space-marines",
    detachment: "Renegade Warband",
    edits: add("chaos-lord", "khorne-berzerkers-chaos-space-marines"),
    faults: ["FACTION"],
  },
  {
    what: "Corsairs and Travelling Players: 500 points in a Strike Force",
    faction: "drukhari",
    detachment: "Realspace Raiders",
    edits: add("archon", "troupe-drukhari", "corsair-voidreavers-drukhari"),
  },
  {
    what: "Reaper's Wager: Harlequins, and no Corsairs",
    faction: "drukhari",
    detachment: "Reaper's Wager",
    edits: add("archon", "troupe-drukhari", "corsair-voidreavers-drukhari"),
    faults: ["FACTION"],
    says: /Corsair Voidreavers needs a detachment/,
  },
  {
    what: "Disparate Paths: Harlequins in an army of the Aeldari",
    faction: "aeldari",
    detachment: "Warhost",
    edits: add("farseer", "troupe"),
  },
  {
    what: "Ynnari need their detachment",
    faction: "aeldari",
    detachment: "Warhost",
    edits: add("farseer", "yvraine"),
    faults: ["FACTION"],
  },
  {
    what: "Devoted of Ynnead: Yvraine or the Yncarne has to be there",
    faction: "aeldari",
    detachment: "Devoted of Ynnead",
    edits: add("farseer"),
    faults: ["WARLORD"],
    says: /YVRAINE/,
  },
  {
    what: "Yvraine suffers no other Epic Heroes",
    faction: "aeldari",
    detachment: "Devoted of Ynnead",
    edits: add("yvraine", "eldrad-ulthran"),
    faults: ["TOGETHER"],
  },
  {
    what: "one Death Jester",
    faction: "aeldari",
    detachment: "Warhost",
    edits: add("farseer", "death-jester", "death-jester"),
    faults: ["SAME_SHEET"],
    says: /2 units of Death Jester; it may have 1/,
  },
  {
    what: "three Death Jesters of the Webway",
    faction: "aeldari",
    detachment: "Ghosts of the Webway",
    edits: [...add("troupe-master"), ...times(3, "death-jester")],
  },
  {
    what: "Brood Brothers need their detachment",
    faction: "genestealer-cults",
    detachment: "Host of Ascension",
    edits: add("magus", "cadian-shock-troops-genestealer-cults"),
    faults: ["FACTION"],
  },
  {
    what: "Brood Brothers: the Warlord is one of the cult",
    faction: "genestealer-cults",
    detachment: "Brood Brother Auxilia",
    edits: [...add("magus", "cadian-castellan-genestealer-cults"), { type: "WARLORD", unit: "u2" }],
    faults: ["WARLORD"],
  },
  {
    what: "the Patriarch: one, and he is the Warlord",
    faction: "genestealer-cults",
    detachment: "Host of Ascension",
    edits: add("magus", "patriarch"),
    faults: ["SUPREME_COMMANDER"],
  },
  {
    what: "Farsight has no Ethereals",
    faction: "tau-empire",
    detachment: "Retaliation Cadre",
    edits: add("commander-farsight", "ethereal"),
    faults: ["TOGETHER"],
  },
  {
    what: "Pedro Kantor has no other hero of the Imperial Fists",
    faction: "imperial-fists",
    detachment: "Emperor's Shield",
    edits: add("pedro-kantor", "darnath-lysander"),
    faults: ["TOGETHER"],
  },
  {
    what: "a shard of a C'tan is no Warlord",
    faction: "necrons",
    detachment: "Awakened Dynasty",
    edits: [...add("overlord", "ctan-shard-of-the-nightbringer"), { type: "WARLORD", unit: "u2" }],
    faults: ["WARLORD"],
  },
  {
    what: "Pantheon of Woe: every shard has its binding",
    faction: "necrons",
    detachment: "Pantheon of Woe",
    edits: add("overlord", "ctan-shard-of-the-nightbringer"),
    faults: ["ENHANCEMENT_MISSING"],
    says: /Quantum Goad \(45 points\)/,
  },
  {
    what: "Pantheon of Woe: two Transcendent C'tan have the same",
    faction: "necrons",
    detachment: "Pantheon of Woe",
    edits: [
      ...add("overlord", "transcendent-ctan", "transcendent-ctan"),
      { type: "ENHANCE", unit: "u2", name: "Reletavistic Tether" },
      { type: "ENHANCE", unit: "u3", name: "Reletavistic Tether" },
    ],
  },
  {
    what: "an Ogryn Bodyguard joins a Command Squad",
    faction: "astra-militarum",
    detachment: "Combined Arms",
    edits: add("cadian-castellan", "cadian-command-squad", "ogryn-bodyguard"),
    faults: ["LEADER"],
    says: /unless it joins/,
  },
  {
    what: "Warbikers are Battleline for Wazdakka",
    faction: "orks",
    detachment: "War Horde",
    edits: [...add("wazdakka-gutsmek"), ...times(4, "warbikers")],
  },
  {
    what: "but for no other Warlord",
    faction: "orks",
    detachment: "War Horde",
    edits: [...add("warboss", "wazdakka-gutsmek"), ...times(4, "warbikers")],
    faults: ["SAME_SHEET"],
  },
  {
    what: "a walker is no tank ace",
    faction: "space-marines",
    detachment: "Headhunter Task Force",
    edits: [
      ...add("gladiator-lancer-space-marines", "redemptor-dreadnought"),
      { type: "WARLORD", unit: "u2" },
    ],
    faults: ["WARLORD"],
  },
  {
    what: "Black Templars have no 1st Company Task Force",
    faction: "black-templars",
    detachment: "1st Company Task Force",
    edits: add("high-marshal-helbrecht"),
    faults: ["DETACHMENT"],
  },
  {
    what: "the Reclamation Force is for no other chapter than the Ultramarines",
    faction: "white-scars",
    detachment: "Reclamation Force",
    edits: add("korsarro-khan"),
    faults: ["DETACHMENT"],
  },
  {
    what: "the Ultramarines have it",
    faction: "ultramarines",
    detachment: "Reclamation Force",
    edits: add("cato-sicarius"),
  },
];

describe("allies, guests and what sheets say about their army", () => {
  test.each(CASES.map((one) => [one.what, one] as const))("%s", async (_, one) => {
    const book = await loadArmyBook(one.faction, "all");
    const army = built(book, one.detachment, one.limit ?? 2_000, one.edits);
    expect(army.units.length).toBe(one.edits.filter(({ type }) => type === "ADD").length);
    const found = armyFaults(army, book);
    const { faults = [] } = one;
    expect(
      found.map(({ code }) => code),
      found.map(({ message }) => message).join("\n"),
    ).toEqual(faults);
    if (one.says !== undefined) expect(found[0]?.message).toMatch(one.says);
    // The fix puts it right, where it takes one step.
    const [first] = found;
    if (first === undefined) return;
    expect(first.fix).not.toBeNull();
    const fixed = edited(army, book, first.fix!);
    expect(armyFaults(fixed, book).map(({ message }) => message)).not.toContain(first.message);
  });

  test("Daemonic Pact is for Heretic Astartes and Chaos Knights, not for the Death Guard", async () => {
    const book = await loadArmyBook("death-guard", { sheets: ["bloodletters-chaos-daemons"] });
    const edits = add("lord-of-contagion", "bloodletters-chaos-daemons");
    const army = built(book, "Virulent Vectorium", 2_000, edits);
    const [fault, ...others] = armyFaults(army, book);
    expect(fault?.code).toBe("FACTION");
    expect(fault?.fix).toEqual({ type: "REMOVE", unit: "u2" });
    expect(others).toEqual([]);
  });

  test("a unit that joins another without leading it is one of its own on the table, and named", async () => {
    const book = await loadArmyBook("aeldari");
    const army = built(book, "Warhost", 2_000, [
      ...add("farseer", "guardian-defenders", "d-cannon-platform", "shadow-weaver-platform"),
      { type: "LEAD", unit: "u1", to: "u2" },
      { type: "LEAD", unit: "u3", to: "u2" },
    ]);
    expect(armyFaults(army, book)).toEqual([]);
    const { army: field, questions } = await fieldArmy(army);
    expect(field.joins).toEqual([[0, 1]]);
    expect(questions.map(({ message }) => message)).toContain(
      "D-cannon Platform is set up as a unit of its own: the referee does not make it a part of Guardian Defenders.",
    );
    // One platform to a unit.
    const two = edited(army, book, { type: "LEAD", unit: "u4", to: "u2" });
    expect(armyFaults(two, book).map(({ code }) => code)).toEqual(["LEADERS"]);
  });

  test("who is Warlord and bears enhancements", async () => {
    const custodes = await loadArmyBook("adeptus-custodes", "all");
    const army = built(custodes, "Shield Host", 2_000, add("shield-captain", "inquisitor", "canis-rex"));
    const sheet = (id: string) => custodes.sheets.get(id)!;
    // Assigned Agents says nothing against it; Freeblades does.
    expect(mayBeWarlord(army, custodes, sheet("inquisitor"))).toBe(true);
    expect(mayBeWarlord(army, custodes, sheet("canis-rex"))).toBe(false);
    expect(mayBeWarlord(army, custodes, sheet("callidus-assassin"))).toBe(false);
    const own = custodes.detachment("Shield Host")!.enhancements[0]!;
    expect(mayBear(army, custodes, army.units[0]!, own)).toBe(true);
    expect(mayBear(army, custodes, army.units[1]!, own)).toBe(false);

    // An enhancement for Harlequins is theirs, one for Drukhari is not; in another detachment they have none.
    const drukhari = await loadArmyBook("drukhari");
    const wager = built(drukhari, "Reaper's Wager", 2_000, add("archon", "troupe-master-drukhari"));
    const bearers = (name: string) => {
      const found = drukhari.detachment("Reaper's Wager")!.enhancements.find((one) => one.name === name)!;
      return wager.units.map((unit) => mayBear(wager, drukhari, unit, found));
    };
    expect(bearers("Reaper's Cowl")).toEqual([false, true]);
    expect(bearers("Conductor of Torment")).toEqual([true, false]);
    expect(bearers("Archraider")).toEqual([true, true]);
    expect(mayBeWarlord(wager, drukhari, drukhari.sheets.get("troupe-master-drukhari")!)).toBe(false);
  });

  test("an Agent costs what allies cost", async () => {
    const book = await loadArmyBook("adeptus-custodes", "all");
    const army = built(book, "Shield Host", 2_000, add("inquisitor"));
    expect(pointsOfArmy(army, book)).toBe(65);
    const own = await loadArmyBook("imperial-agents");
    const home = built(own, own.detachments[0]!.name, 2_000, add("inquisitor"));
    expect(pointsOfArmy(home, own)).toBe(55);
  });

  test("says of each sheet why it cannot be added", async () => {
    const book = await loadArmyBook("black-templars", "all");
    const army = newArmy("black-templars", "Wrathful Procession", 2_000, "Test");
    const why = (id: string) => barredFrom(army, book, book.sheets.get(id)!);
    expect(why("librarian")).toMatch(/cannot be in an army of Black Templars/);
    expect(why("intercessor-squad")).toBeUndefined();
    expect(why("inquisitor")).toBeUndefined();
    const knights = [...book.allies].filter(({ faction }) => faction === "imperial-knights");
    // Every Knight is an Armiger or Titanic; the Defence Line of that book is neither.
    for (const sheet of knights) {
      const isKnight = ["ARMIGER", "TITANIC"].some((one) => sheet.keywords.includes(one));
      expect(why(sheet.id) === undefined, sheet.name).toBe(isKnight);
    }
  });
});
