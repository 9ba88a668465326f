import { describe, expect, test } from "vitest";
import { abilityOf, bearersSave, invulnerableOf } from "../../src/lists/build/abilities.ts";
import { handSheet } from "../../src/lists/build/by-hand.ts";
import { armyFromList, editionBook, type ListedArmy, readList } from "../../src/lists/index.ts";

/** What went wrong with lists of real players, each in a small list of our own. */

function read(text: string) {
  const found = readList(new TextEncoder().encode(text));
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

async function muster(text: string): Promise<ListedArmy> {
  const list = read(text);
  return armyFromList(list, { edition: await editionBook(list.list) });
}

/** What models of a unit carry, as `number× name: weapons`. */
function carried({ army }: ListedArmy, at = 0): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name, weapons } of Object.values(army.units[at]!.models)) {
    const names = weapons.map((id) => army.weapons[id]!.name).toSorted();
    const key = `${name}: ${names.join(", ")}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count}× ${key}`);
}

const app = (header: string, body: string) =>
  `A list (100 Points)\n\n${header}\nIncursion (1000 Points)\n\n${body}`;

describe("faults of real lists", () => {
  test("a wrapper called after its number is not counted again", async () => {
    const text =
      "Chaos - Chaos Space Marines - x - [130 pts]\n\n# ++ Army Roster ++ [130 pts]\n## Other Datasheets [130 pts]\nMaulerfiend [130 pts]: Maulerfiend fists, 2 Magma cutters (2x Magma cutters)\n";
    expect(read(text).list.units[0]!.models[0]!.weapons).toEqual({
      "Maulerfiend fists": 1,
      "Magma cutters": 2,
    });
  });

  test("a list whose every line is a bullet: the sheet tells models from weapons", async () => {
    const body = [
      "• Heavy Intercessor Squad (100 Points)",
      "• 1x Heavy Intercessor Sergeant",
      "• 1x Bolt pistol",
      "• 1x Close combat weapon",
      "• 1x Heavy bolt rifle",
      "• 4x Heavy Intercessors",
      "• 4x Bolt pistol",
      "• 4x Close combat weapon",
      "• 1x Heavy bolter",
      "• 3x Heavy bolt rifle",
    ].join("\n");
    const made = await muster(app("Space Marines\nGladius Task Force", `BATTLELINE\n\n${body}`));
    expect(carried(made)).toEqual([
      "1× Heavy Intercessor Sergeant: Bolt pistol, Close combat weapon, Heavy bolt rifle",
      "3× Heavy Intercessors: Bolt pistol, Close combat weapon, Heavy bolt rifle",
      "1× Heavy Intercessors: Bolt pistol, Close combat weapon, Heavy bolter",
    ]);
    expect(made.questions.filter(({ kind }) => kind !== "leader")).toEqual([]);
  });

  test("Warlord glued to the points", async () => {
    const text = app(
      "Necrons\nAwakened Dynasty",
      "CHARACTERS\n\nOverlord (85 points)Warlord\n  • 1x Overlord's blade\n    1x Tachyon arrow\n",
    );
    expect(read(text).list.units).toMatchObject([{ name: "Overlord", points: 85, warlord: true }]);
    const { army } = await muster(text);
    expect(army.units[0]!.keywords).toContain("WARLORD");
  });

  test("an item is no weapon where the sheet says so, and named as not played", async () => {
    const made = await muster(
      app(
        "Space Marines\nGladius Task Force",
        "OTHER DATASHEETS\n\nReiver Squad (80 Points)\n  • 1x Reiver Sergeant\n     ◦ 1x Bolt carbine\n     ◦ 1x Grapnel launcher\n     ◦ 1x Special issue bolt pistol\n  • 4x Reiver\n     ◦ 4x Bolt carbine\n     ◦ 4x Grapnel launcher\n     ◦ 4x Special issue bolt pistol\n",
      ),
    );
    expect(made.questions.filter(({ kind }) => kind === "weapon")).toEqual([]);
    expect(carried(made).join()).not.toContain("Grapnel");
    expect(Object.values(made.army.units[0]!.models)[1]!.abilities).toContain("Grapnel Launcher");
  });

  test("options decide who carries what: the grenade launcher goes with a carbine", async () => {
    const made = await muster(
      app(
        "T’au Empire\nMont’ka",
        "OTHER DATASHEETS\n\nPathfinder Team (90 Points)\n  • 1x Pathfinder Shas’ui\n     ◦ 1x Close combat weapon\n     ◦ 1x Pulse carbine\n     ◦ 1x Pulse pistol\n  • 9x Pathfinder\n     ◦ 9x Close combat weapon\n     ◦ 2x Ion rifle\n     ◦ 6x Pulse carbine\n     ◦ 9x Pulse pistol\n     ◦ 1x Rail rifle\n     ◦ 1x Semi-automatic grenade launcher\n",
      ),
    );
    const launcher = carried(made).find((one) => one.includes("grenade launcher"));
    expect(launcher).toMatch(/^1× Pathfinder: .*Pulse carbine/);
    expect(launcher).not.toContain("Rail rifle");
    expect(carried(made)).toContain("5× Pathfinder: Close combat weapon, Pulse carbine, Pulse pistol");
  });

  test("a header in another order, or with a line more: the names say what they are", () => {
    const head = (lines: string) =>
      read(
        `My list (80 points)\n\n${lines}\n\nBATTLELINE\n\nIntercessor Squad (80 points)\n  • 5x Intercessor\n     ◦ 5x Bolt rifle\n`,
      ).list;
    expect(head("Gladius Task Force\nSpace Marines\nStrike Force (2000 points)")).toMatchObject({
      faction: "Space Marines",
      detachment: "Gladius Task Force",
    });
    expect(
      head(
        "Adeptus Astartes\nBlack Templars\nStrike Force (2000 points)\nTeam Blue\nCompanions of Vehemence",
      ),
    ).toMatchObject({
      faction: "Adeptus Astartes",
      chapter: "Black Templars",
      detachment: "Companions of Vehemence",
    });
  });

  test("a header that is not understood: units and detachment say which chapter it is", async () => {
    const body =
      "BATTLELINE\n\nSword Brethren Squad (150 points)\n  • 1x Sword Brother\n     ◦ 1x Power weapon\n\nImpulsor (80 points)\n  • 1x Armoured hull\n";
    const list = read(`x (230 points)\n\nBlood and Glory\nStrike Force (2000 points)\n\n${body}`).list;
    const edition = await editionBook(list);
    expect(edition.faction?.id).toBe("black-templars");
    expect(edition.find("Impulsor")?.structure?.id).toBe("impulsor-black-templars");
  });

  test("a Legend is no sheet of the edition, although one has its name", async () => {
    const { questions } = await muster(
      app(
        "Space Wolves\nSaga of the Hunter",
        "OTHER DATASHEETS\n\nWolf Scouts [Legends] (90 Points)\n  • 5x Wolf Scout\n     ◦ 5x Boltgun\n",
      ),
    );
    expect(questions.filter(({ kind }) => kind === "numbers").length).toBe(1);
  });

  test("who can lead Custodian Guard can lead Sagittarum Custodians, where the army has them", async () => {
    const { questions } = await muster(
      app(
        "Adeptus Custodes\nShield Host",
        "CHARACTERS\n\nShield-Captain (120 Points)\n  • 1x Guardian spear\n\nOTHER DATASHEETS\n\nSagittarum Custodians (225 Points)\n  • 5x Sagittarum Custodian\n     ◦ 5x Adrastus bolt caliver\n     ◦ 5x Misericordia\n",
      ),
    );
    expect(questions.filter(({ kind }) => kind === "leader")).toMatchObject([{ unit: 0, options: [1] }]);
  });

  test("points without brackets", () => {
    const text =
      "Orks\nWar Horde\nIncursion 1000 points\n\nBATTLELINE\n\nBoyz - 80 pts\n• 1x Boss Nob\n◦ 1x Slugga\n• 9x Boy\n◦ 9x Choppa\n\nWarboss 65 points\n• 1x Power klaw\n• 1x Twin slugga\n";
    expect(read(text).list.units.map(({ name, points }) => [name, points])).toEqual([
      ["Boyz", 80],
      ["Warboss", 65],
    ]);
  });

  test("a unit whose weapons the list leaves out is asked about, or has what its sheet gives it", async () => {
    const made = await muster(
      app(
        "Orks\nWar Horde",
        "OTHER DATASHEETS\n\nNobz (105 Points)\n  • 1x Boss Nob\n     ◦ 1x Ammo Runt\n  • 4x Nob\n     ◦ 4x Slugga\n",
      ),
    );
    expect(made.questions.map(({ message }) => message).join("\n")).toContain(
      "Nobz has 1 models without weapons (Boss Nob): is that right?",
    );
    const short = await muster(
      "5x Immortals (70pts)\n1x Overlord (85pts): Overlord's blade, Tachyon arrow\n",
    );
    expect(carried(short)).toEqual(["5× Immortal: Close combat weapon, Gauss blaster"]);
  });

  test("the name on the table is the datasheet's, a second unit is B", async () => {
    const unit = "chaplain in terminator armour (75 Points)\n  • 1x Crozius arcanum\n  • 1x Storm bolter\n\n";
    const { army } = await muster(app("Space Marines\nGladius Task Force", `CHARACTERS\n\n${unit}${unit}`));
    expect(army.units.map(({ name }) => name)).toEqual([
      "Chaplain In Terminator Armour A",
      "Chaplain In Terminator Armour B",
    ]);
  });

  test("a weapon of which a lone model has two is no second model", async () => {
    const { army } = await muster(
      app("Drukhari\nRealspace Raiders", "OTHER DATASHEETS\n\nVenom (70 Points)\n  • 2x Splinter cannon\n"),
    );
    expect(Object.keys(army.units[0]!.models).length).toBe(1);
  });

  test("a shield gives its bearer its wounds or its save, and no one else", async () => {
    const { army } = await muster(
      app(
        "Space Marines\nGladius Task Force",
        "CHARACTERS\n\nAncient in Terminator Armour (75 Points)\n  • 1x Thunder hammer\n  • 1x Terminator storm shield\n",
      ),
    );
    expect(army.units[0]!.stats.wounds).toBe(6);
    expect(Object.values(army.units[0]!.models)[0]!.wounds).toBe(6);
  });

  test("leaders' numbers stay theirs: the unit's own name is its hero's, others have the numbers of the many", async () => {
    const { army } = await muster(
      app(
        "Adepta Sororitas\nHallowed Martyrs",
        "CHARACTERS\n\nSaint Celestine (150 Points)\n  • 1x Celestine\n     ◦ 1x The Ardent Blade\n  • 2x Geminae Superia\n     ◦ 2x Bolt pistol\n     ◦ 2x Power weapon\n",
      ),
    );
    expect(Object.values(army.units[0]!.models).map(({ name, wounds }) => [name, wounds])).toEqual([
      ["Celestine", 5],
      ["Geminae Superia", 2],
      ["Geminae Superia", 2],
    ]);
  });

  test("numbers typed by hand give way to numbers that are found later", async () => {
    const text = app(
      "Orks\nWar Horde",
      "BATTLELINE\n\nSquighog Boyz (85 Points)\n  • 3x Squighog Boy\n     ◦ 3x Stikka\n",
    );
    const list = read(text);
    const typed = handSheet(list.list.units[0]!, {
      stats: { M: "6", T: "1", SV: "6+", W: "1", LD: "7+", OC: "1" },
      invulnerable: "",
      keywords: "",
      weapons: { Stikka: { Range: "Melee", A: "1", WS: "4+", S: "1", AP: "0", D: "1" } },
    })!;
    expect(armyFromList(list, { byHand: { 0: typed } }).army.units[0]!.stats.toughness).toBe(1);
    const edition = await editionBook(list.list);
    const made = armyFromList(list, { byHand: { 0: typed }, edition });
    expect(made.army.units[0]!.stats.toughness).toBe(7);
  });

  test("an enhancement among the wargear is one where the army has it, and a detachment is named if not played", async () => {
    const made = await muster(
      app(
        "Necrons\nCanoptek Court",
        "CHARACTERS\n\nOverlord (100 Points)\n  • 1x Overlord's blade\n  • 1x Tachyon arrow\n  • 1x Veil of Darkness\n",
      ),
    );
    expect(made.army.units[0]!.abilities).toContain("Veil of Darkness");
    expect(made.questions.map(({ message }) => message)).toEqual([
      "The referee does not play the detachment Canoptek Court: its rule, stratagems and enhancements are the players'.",
    ]);
  });
});

const profile = (name: string, text: string) => ({ name, type: "Abilities", values: { Description: text } });

describe("faults of rosters and catalogues", () => {
  test.each([
    ["Invulnerable Save (5+*)", "* Ranged only", { save: 5, against: "RANGED" }],
    ["Invulnerable Save", "5+ against ranged attacks", { save: 5, against: "RANGED" }],
    [
      "Invulnerable Save (4+*)",
      "This model has a 4+ invulnerable save against melee attacks.",
      { save: 4, against: "MELEE" },
    ],
    ["Invulnerable Save", "4+", { save: 4, against: null }],
  ] as const)("%s, %s: against which attacks a save is good", (name, text, save) => {
    expect(invulnerableOf(profile(name, text))).toEqual(save);
  });

  test("a save of wargear is its bearer's only where it says so", () => {
    const save = (text: string) => bearersSave(profile("Shield", text));
    expect(save("The bearer has a 4+ invulnerable save.")).toEqual({ save: 4, against: null });
    expect(save("The bearer has a 4+ invulnerable save against melee attacks.")).toEqual({
      save: 4,
      against: "MELEE",
    });
    expect(save("Models in the bearer's unit have a 5+ invulnerable save.")).toBeUndefined();
    expect(
      save("While this model is leading a unit, models in it have a 5+ invulnerable save."),
    ).toBeUndefined();
  });

  test("core abilities with a comma before their number", () => {
    expect(abilityOf("Feel No Pain, 6+")).toBe("FEEL NO PAIN 6+");
    expect(abilityOf("Deadly Demise, D3")).toBe("DEADLY DEMISE D3");
    expect(abilityOf('Scouts, 6"')).toBe('SCOUTS 6"');
  });

  test("weapons of one name on one model keep their own numbers", () => {
    const gun = (skill: string) => ({
      name: "Missile pod",
      typeName: "Ranged Weapons",
      characteristics: Object.entries({
        Range: '30"',
        A: "2",
        BS: skill,
        S: "7",
        AP: "-1",
        D: "2",
        Keywords: "-",
      }).map(([name, $text]) => ({ name, $text })),
    });
    const stats = {
      name: "Commander",
      typeName: "Unit",
      characteristics: Object.entries({ M: '10"', T: "5", SV: "3+", W: "6", LD: "7+", OC: "2" }).map(
        ([name, $text]) => ({ name, $text }),
      ),
    };
    const commander = {
      name: "Commander",
      type: "model",
      number: 1,
      profiles: [stats],
      selections: [
        { name: "Missile pod", type: "upgrade", number: 2, profiles: [gun("3+")] },
        {
          name: "Missile Drone",
          type: "upgrade",
          number: 1,
          selections: [{ name: "Missile pod", type: "upgrade", number: 1, profiles: [gun("5+")] }],
        },
      ],
    };
    const roster = {
      roster: {
        name: "x",
        gameSystemId: "sys-352e-adc2-7639-d6a9",
        forces: [{ catalogueName: "Xenos - T'au Empire", selections: [commander] }],
      },
    };
    const { army } = armyFromList(read(JSON.stringify(roster)));
    const [model] = Object.values(army.units[0]!.models);
    expect(model!.weapons.map((id) => [army.weapons[id]!.name, army.weapons[id]!.skill])).toEqual([
      ["Missile pod", 3],
      ["Missile pod", 3],
      ["Missile pod (Missile Drone)", 5],
    ]);
  });
});

describe("weapons that a sheet and its wargear both have", () => {
  test("Fireknives with two missile pods each, and a Commander with his own: each by its sheet's numbers", async () => {
    const found = await muster(
      app(
        "T'au Empire\nMont'ka",
        "CHARACTERS\n\nCommander In Enforcer Battlesuit (80 Points)\n  • 1x Battlesuit fists\n  • 2x Missile pod\n\nOTHER DATASHEETS\n\nCrisis Fireknife Battlesuits (130 Points)\n  • 1x Crisis Fireknife Shas’vre\n    ◦ 1x Battlesuit fists\n    ◦ 2x Missile pod\n  • 2x Crisis Fireknife Shas’ui\n    ◦ 2x Battlesuit fists\n    ◦ 4x Missile pod\n",
      ),
    );
    const pods = (at: number) =>
      Object.values(found.army.units[at]!.models).map(({ weapons }) =>
        weapons.flatMap((id) => {
          const { name, skill } = found.army.weapons[id]!;
          return name === "Missile pod" ? [skill] : [];
        }),
      );
    // The Commander hits on 3+, the team on 4+.
    expect(pods(0)).toEqual([[3, 3]]);
    expect(pods(1)).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ]);
  });
});

describe("weapons of other ways to play in a catalogue", () => {
  test("one that cannot be read is named only where the list has it", () => {
    const doubt = "Vortex Grenade: strength, damage cannot be read.";
    const { list } = read(app("Homebrew\nNone", "Scout Pack (60 Points)\n  • 1x Spear\n"));
    const sheet = handSheet(list.units[0]!, {
      stats: { M: "6", T: "4", SV: "3", W: "2", LD: "6", OC: "1" },
      invulnerable: "",
      keywords: "Infantry",
      weapons: { Spear: { Range: "Melee", A: "2", WS: "3", S: "4", AP: "0", D: "1", Keywords: "" } },
    })!;
    const notes = (source: "catalogue" | "hand") =>
      armyFromList(
        { list, roster: null, lines: [] },
        { book: { find: () => ({ ...sheet, source, doubts: [doubt] }) } },
      ).questions.filter(({ message }) => message === doubt).length;
    expect(notes("catalogue")).toBe(0);
    expect(notes("hand")).toBe(1);
  });
});
