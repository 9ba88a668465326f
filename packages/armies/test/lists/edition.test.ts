import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sheetsNamed } from "../../src/books/edition.ts";
import { armyFromList, editionBook, type FieldArmy, type ListUnit, readList } from "../../src/lists/index.ts";
import { looseKey } from "../../src/lists/names.ts";

/** Real lists and facts are not part of the project; where they lie beside it, all of them are used. */
const SHARED = ["../../../../../shared/", "../../../../../../shared/"]
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

const SAMPLES = SHARED === undefined ? undefined : new URL("rosters/samples/", SHARED);
const FILES =
  SAMPLES === undefined
    ? []
    : readdirSync(SAMPLES).filter(
        (file) => /\.(txt|json|ros|rosz)$/.test(file) && !file.endsWith(".expected.json"),
      );

/** Units of the samples that are Legends, or had these names in 2023. */
const GONE = new Set([
  "Harald Deathwolf",
  "Logan Grimnar on Stormrider",
  "Wolf Guard Battle Leader on Thunderwolf",
  "Wolf Lord on Thunderwolf",
  "Longstrike [Legends]",
  "Tetras [Legends]",
  "Primaris Captain",
  "Primaris Lieutenant",
  "Land Speeder Storm",
]);

/** How often each weapon of the list is on the table, and should be. */
function weaponsOf(list: ListUnit, unit: FieldArmy["units"][number], army: FieldArmy, told: string) {
  const wanted = new Map<string, number>();
  for (const { count, weapons } of list.models) {
    for (const [name, number] of Object.entries(weapons))
      wanted.set(looseKey(name), (wanted.get(looseKey(name)) ?? 0) + number * count);
  }
  const carried = new Map<string, number>();
  for (const { weapons } of Object.values(unit.models)) {
    for (const id of weapons) {
      const weapon = army.weapons[id]!;
      const name = looseKey((weapon.profile_of ?? weapon.name).replace(/ \(melee\)$/, ""));
      carried.set(
        `${name}/${weapon.type}/${weapon.name}`,
        (carried.get(`${name}/${weapon.type}/${weapon.name}`) ?? 0) + 1,
      );
    }
  }
  const faults: string[] = [];
  for (const [name, number] of wanted) {
    const profiles = [...carried].filter(([key]) => key.startsWith(`${name}/`));
    const isTold = told.includes(name) || profiles.length === 0;
    if (!isTold && profiles.some(([, many]) => many !== number))
      faults.push(`${list.name}: ${name} ×${number}, not ${profiles.map(([, many]) => many)}`);
  }
  return faults;
}

describe.skipIf(SAMPLES === undefined)("real lists with the datasheets of the edition", () => {
  test.each(FILES)("%s", async (file) => {
    const read = readList(readFileSync(new URL(file, SAMPLES)));
    if (!read.ok) throw new Error(read.fault.message);
    const { list } = read.value;
    const edition = await editionBook(list);
    expect(edition.faction).not.toBeNull();
    // A roster brings numbers of its own: without them its names are those of a text.
    const made = armyFromList({ ...read.value, roster: null }, { edition });
    const told = looseKey(made.questions.map(({ message }) => message).join(" "));
    for (const [place, unit] of list.units.entries()) {
      const at = made.places[place];
      if (at == null) {
        expect([unit.name, GONE.has(unit.name)]).toEqual([unit.name, true]);
        continue;
      }
      const field = made.army.units[at]!;
      const size = unit.models.reduce((sum, { count }) => sum + count, 0);
      expect([unit.name, Object.keys(field.models).length]).toEqual([unit.name, size]);
      expect(Object.values(field.models).every(({ weapons }) => weapons.length > 0) || told !== "").toBe(
        true,
      );
      expect(weaponsOf(unit, field, made.army, told)).toEqual([]);
    }
  });
});

describe.skipIf(SHARED === undefined)("names of real lists", () => {
  interface Frequency {
    readonly datasheets: readonly { readonly name: string; readonly ids: readonly string[] }[];
    readonly detachments: readonly { readonly name: string }[];
  }

  test("every datasheet that 141 lists name is found, under the ids that it has", () => {
    const { datasheets } = JSON.parse(
      readFileSync(new URL("edition/frequency.json", SHARED), "utf8"),
    ) as Frequency;
    for (const { name, ids } of datasheets) {
      const found = sheetsNamed(name).map(({ id }) => id);
      expect([name, ids.filter((id) => !found.includes(id))]).toEqual([name, []]);
    }
    expect(datasheets.length).toBeGreaterThan(500);
  });
});
