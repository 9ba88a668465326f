import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { catalogueFilesOf } from "../../bench/catalogue-files.ts";
import {
  armyFromList,
  bookOf,
  type Catalogue,
  type CatalogueFile,
  catalogueFiles,
  compileCatalogue,
  type Reading,
  readList,
} from "../../src/lists/index.ts";

const FILES = catalogueFilesOf({ factions: 2, libraries: 1, unitsPerFile: 3, prose: 40 });

function compiled(files: readonly CatalogueFile[]): Reading<Catalogue> {
  const steps = compileCatalogue(files);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function whole(files: readonly CatalogueFile[] = FILES): Catalogue {
  const made = compiled(files);
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

describe("a catalogue becomes numbers", () => {
  const { sheets } = whole();
  const sheet = sheets.find(({ name }) => name === "Unit 1 0")!;

  test("units of a faction's own file and of the libraries that it takes over", () => {
    expect(sheets.map(({ name }) => name).sort()).toEqual([
      "Unit 0 0",
      "Unit 0 1",
      "Unit 0 2",
      "Unit 1 0",
      "Unit 1 1",
      "Unit 1 2",
      "Unit 2 0",
      "Unit 2 1",
      "Unit 2 2",
    ]);
    expect(sheets.find(({ name }) => name === "Unit 0 0")!.factions).toEqual([
      "Xenos - Faction 1",
      "Xenos - Faction 2",
    ]);
  });

  test("rules with what their link appends; profiles of links; a rule that an upgrade would hide is there", () => {
    expect(sheet.abilities).toEqual(expect.arrayContaining(["FEEL NO PAIN 5+", "DEADLY DEMISE D3"]));
    expect(sheet.models.every(({ stats }) => stats?.invulnerable_save === 5)).toBe(true);
    expect(sheet.keywords).toEqual(["INFANTRY", "FACTION 1", "UNIT 1 0"]);
  });

  test("a plain modifier of a row, and one of a weapon that knows its bearer", () => {
    const [leader, man] = [sheet.models[0]!, sheet.models[1]!];
    expect([leader.stats!.wounds, man.stats!.wounds]).toEqual([3, 2]);
    const skill = (model: typeof leader, name: string) =>
      [...model.arms, ...sheet.arms].find((arm) => arm.name === name)!.profiles[0]!.skill;
    expect(skill(leader, "Weapon 1 1")).toBe(2);
    expect(skill(man, "Weapon 1 31")).toBe(3);
    expect(skill(leader, "Weapon 1 31")).toBe(2);
    // What only a detachment appends is not there.
    expect(sheet.arms[0]!.profiles[0]!.keywords).not.toContain("LETHAL HITS");
  });

  test("what is no weapon is an item", () => {
    expect(sheet.items).toContain("Icon 1");
  });

  test("a text list has the numbers of the catalogue, the faction decides between equal names", () => {
    const list = readList(
      strToU8(
        "Test (80 Points)\n\nFaction 1\nSome Detachment\nIncursion (1000 Points)\n\nOTHER DATASHEETS\n\nUnit 1 0 (80 Points)\n  • 1x Leader 0\n     ◦ 1x Weapon 1 1\n     ◦ 1x Icon 0\n  • 4x Man 0\n     ◦ 4x Weapon 1 31\n",
      ),
    );
    if (!list.ok) throw new Error(list.fault.message);
    const { army, questions } = armyFromList(list.value, { book: bookOf(whole()) });
    expect(questions.filter(({ kind }) => kind === "weapon" || kind === "numbers")).toEqual([]);
    const [unit] = army.units;
    expect(unit!.starting_strength).toBe(5);
    const [leader] = Object.values(unit!.models);
    expect(leader!.weapons.map((id) => army.weapons[id]!.skill)).toEqual([2]);
    expect(leader!.abilities).toContain("Icon 0");
  });
});

describe("files of a catalogue", () => {
  test("in a zip, packed singly, or as they are", () => {
    const zip = zipSync(Object.fromEntries(FILES.map(({ name, bytes }) => [`repo/${name}`, bytes])));
    const unpacked = catalogueFiles(zip);
    if (!unpacked.ok) throw new Error(unpacked.fault.message);
    expect(whole(unpacked.value)).toEqual(whole());
    const singly = FILES.map(({ name, bytes }) => ({
      name: name.replace(/\.(cat|gst)$/, ".$1z"),
      bytes: zipSync({ [name]: bytes }),
    }));
    expect(whole(singly)).toEqual(whole());
  });

  test("no catalogue, a broken file, links that lead back to themselves", () => {
    expect(compiled([{ name: "list.txt", bytes: strToU8("x") }])).toMatchObject({
      fault: { code: "NO_LIST" },
    });
    expect(compiled([{ name: "a.cat", bytes: strToU8("<catalogue><") }])).toMatchObject({
      fault: { code: "BROKEN" },
    });
    const loop = `<catalogue name="x" id="x"><entryLinks><entryLink type="selectionEntry" id="l" targetId="u"/></entryLinks>
      <sharedSelectionEntries><selectionEntry type="unit" id="u" name="U">
      <entryLinks><entryLink type="selectionEntry" id="l2" targetId="u"/><entryLink type="selectionEntryGroup" id="l3" targetId="g"/></entryLinks>
      <selectionEntryGroups><selectionEntryGroup id="g" name="G"><entryLinks><entryLink type="selectionEntryGroup" id="l4" targetId="g"/></entryLinks></selectionEntryGroup></selectionEntryGroups>
      </selectionEntry></sharedSelectionEntries></catalogue>`;
    expect(compiled([{ name: "a.cat", bytes: strToU8(loop) }])).toMatchObject({ fault: { code: "NO_LIST" } });
  });
});
