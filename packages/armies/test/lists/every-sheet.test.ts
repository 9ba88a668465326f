import { describe, expect, test } from "vitest";
import { FACTIONS, loadArmy, type Sheet } from "../../src/books/index.ts";
import { DEPLOYMENTS, LAYOUTS, newBattle } from "../../src/index.ts";
import { defaultModels } from "../../src/lists/build/default-models.ts";
import { armyFromList, editionBook, type FieldArmy, readList } from "../../src/lists/index.ts";

/** Every datasheet as the official app would write its smallest unit: on the table without a catalogue. */

function sizeOf(sheet: Sheet): number {
  const printed = sheet.sizes.flatMap((one) => ("models" in one ? [one.models] : []));
  return Math.min(...(printed.length === 0 ? [1] : printed));
}

function textOf(sheet: Sheet): string {
  const models = defaultModels(sheet, sizeOf(sheet)) ?? [];
  const lines = [`${sheet.name} (${sheet.sizes[0]?.points ?? 0} Points)`];
  const isOne = models.length === 1 && models[0]!.count === 1;
  for (const { name, count, weapons } of models) {
    if (!isOne) lines.push(`  • ${count}x ${name}`);
    for (const [weapon, number] of Object.entries(weapons).toSorted())
      lines.push(`${isOne ? "  •" : "     ◦"} ${number * count}x ${weapon}`);
  }
  return lines.join("\n");
}

function listOf(name: string, sheets: readonly Sheet[]): string {
  const units = sheets.filter(({ weapons }) => weapons.length > 0).map(textOf);
  return `All of it (1 Points)\n\n${name}\nNo Detachment\nOnslaught (3000 Points)\n\nOTHER DATASHEETS\n\n${units.join("\n\n")}\n`;
}

/** Names of the weapons of every model, as they are carried. */
function carried(army: FieldArmy, at: number): readonly string[] {
  return Object.values(army.units[at]!.models)
    .map(({ weapons }) => {
      const names = new Set(
        weapons.map((id) => {
          const weapon = army.weapons[id]!;
          return (weapon.profile_of ?? weapon.name).replace(/ \(melee\)$/, "");
        }),
      );
      return [...names].toSorted().join(", ");
    })
    .toSorted();
}

describe("every datasheet of the edition", () => {
  test.each(FACTIONS.map(({ id, name }) => [id, name] as const))("%s", async (id, name) => {
    const { datasheets } = await loadArmy(id);
    const sheets = datasheets.filter(({ weapons }) => weapons.length > 0);
    const read = readList(new TextEncoder().encode(listOf(name, datasheets)));
    if (!read.ok) throw new Error(read.fault.message);
    const edition = await editionBook(read.value.list);
    const { army, questions } = armyFromList(read.value, { edition });
    expect(edition.faction?.id).toBe(id);
    expect(questions.filter(({ kind }) => kind === "weapon" || kind === "numbers")).toEqual([]);
    expect(army.units.map((unit) => unit.name)).toEqual(sheets.map((sheet) => sheet.name));
    for (const [at, sheet] of sheets.entries()) {
      const items = new Set(sheet.items);
      const unranged = new Set(
        sheet.weapons.flatMap((one) => (one.profiles.some(({ range }) => range === null) ? [one.name] : [])),
      );
      const expected = (defaultModels(sheet, sizeOf(sheet)) ?? []).flatMap(({ count, weapons }) =>
        Array.from({ length: count }, () =>
          [
            ...new Set([
              ...Object.keys(weapons).filter((one) => !items.has(one) && !unranged.has(one)),
              ...sheet.abilities.wargear.flatMap(({ item, gives = {} }) =>
                item !== undefined && item in weapons ? Object.keys(gives) : [],
              ),
            ]),
          ]
            .toSorted()
            .join(", "),
        ),
      );
      expect([sheet.id, carried(army, at)]).toEqual([sheet.id, expected.toSorted()]);
    }
    const made = newBattle({
      armies: { p1: army, p2: { ...army, units: army.units.slice(0, 1) } },
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      mission: { id: "only-war", attacker: "p1" },
      seed: "every sheet",
    });
    expect(made.ok ? [] : made.refusals).toEqual([]);
  });
});
