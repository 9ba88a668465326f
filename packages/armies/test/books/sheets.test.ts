import { describe, expect, test } from "vitest";
import { baseOfCode } from "../../src/books/base.ts";
import { FACTIONS, loadArmy, SHEETS, type Sheet } from "../../src/books/index.ts";
import { asSheet, sheetSchema } from "./schema.ts";

const BOOKS = await Promise.all(FACTIONS.map(async ({ id }) => ({ id, book: await loadArmy(id) })));
const ALL: readonly Sheet[] = BOOKS.flatMap(({ book }) => book.datasheets);

describe("the books of the edition", () => {
  test("every sheet has the shape that is written, and its place in the index", () => {
    for (const sheet of ALL) asSheet(sheetSchema.parse(sheet));
    expect(SHEETS.map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
    expect(SHEETS.map(({ name, faction }) => [name, faction])).toEqual(
      ALL.map(({ name, faction }) => [name, faction]),
    );
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(1145);
    expect(ALL.filter(({ copyOf }) => copyOf !== undefined).length).toBe(115);
    for (const { id, book } of BOOKS) {
      expect(book.datasheets.every(({ faction }) => faction === id)).toBe(true);
      expect(FACTIONS.find((one) => one.id === id)!.detachments).toEqual(
        book.detachments.map(({ name }) => name),
      );
    }
  });

  test("copies repeat sheets that there are", () => {
    const ids = new Set(ALL.map(({ id }) => id));
    expect(ALL.flatMap(({ copyOf }) => (copyOf === undefined || ids.has(copyOf) ? [] : [copyOf]))).toEqual(
      [],
    );
  });

  test("loadouts, options and limits name kinds of model, weapons and items of their own sheet", () => {
    const faults = ALL.flatMap((sheet) => namesOf(sheet).map((name) => `${sheet.id}: ${name}`));
    expect(faults).toEqual([]);
  });

  test("every printed size is one that the composition allows", () => {
    const faults = ALL.flatMap((sheet) =>
      sheet.sizes.flatMap((size) =>
        "added" in size || sheet.composition.some((one) => allows(one, size.models)) ? [] : [sheet.id],
      ),
    );
    expect(faults).toEqual([]);
  });

  test("every model has something to carry, unless its sheet has no weapons at all", () => {
    const bare = ALL.filter(({ weapons }) => weapons.length > 0).flatMap((sheet) =>
      sheet.models.flatMap(({ name }) =>
        sheet.loadout.some(({ who }) => who.length === 0 || who.includes(name))
          ? []
          : [`${sheet.id}/${name}`],
      ),
    );
    expect(bare).toEqual([]);
  });

  test("bases are read, estimates are marked", () => {
    expect(baseOfCode("75x42")).toEqual({ base: { shape: "oval", mm: [75, 42] }, isEstimate: false });
    expect(baseOfCode("~hull 195x115")).toEqual({
      base: { shape: "hull", mm: [195, 115] },
      isEstimate: true,
    });
    for (const { base } of ALL.flatMap(({ models }) => models)) baseOfCode(base);
  });

  test("a chapter's book and an army that there is not", async () => {
    expect((await loadArmy("black-templars")).datasheets.length).toBe(18);
    expect(() => loadArmy("constructor")).toThrow('no army "constructor"');
  });
});

/** Names that the sheet uses and does not have. */
function namesOf(sheet: Sheet): readonly string[] {
  const kinds = new Set(sheet.models.map(({ name }) => name));
  const things = new Set([
    ...sheet.weapons.map(({ name }) => name),
    ...sheet.items,
    ...sheet.abilities.wargear.map(({ name }) => name),
  ]);
  const who = [...sheet.loadout, ...sheet.options].flatMap((one) => (one.who === "UNIT" ? [] : one.who));
  const used = [
    ...sheet.loadout.flatMap(({ weapons }) => Object.keys(weapons)),
    ...sheet.options.flatMap(({ drop = {}, take, needs = {}, locks = [], forEach }) => [
      ...[drop].flat().flatMap(Object.keys),
      ...take.flatMap(Object.keys),
      ...(needs.with ?? []),
      ...(needs.without ?? []),
      ...locks,
      ...(forEach === undefined ? [] : [forEach]),
    ]),
    ...(sheet.limits ?? []).flatMap(({ of }) => of),
    ...sheet.abilities.wargear.flatMap(({ item, gives = {} }) => [
      ...(item === undefined ? [] : [item]),
      ...Object.keys(gives),
    ]),
  ];
  return [
    ...[...who, ...sheet.composition.flatMap(Object.keys)].filter((name) => !kinds.has(name)),
    ...used.filter((name) => !things.has(name) && name !== "RANGED" && name !== "MELEE"),
  ];
}

function allows(composition: Sheet["composition"][number], size: number): boolean {
  let [least, most] = [0, 0];
  for (const count of Object.values(composition)) {
    least += typeof count === "number" ? count : count[0];
    most += typeof count === "number" ? count : count[1];
  }
  return least <= size && size <= most;
}
