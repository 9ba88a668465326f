import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ArmyList, ListModel } from "../../src/lists/index.ts";
import { readList } from "../../src/lists/read.ts";

/** Real lists are not part of the project; where they lie beside it, every one of them is read. */
const FOLDER = ["../../../../../shared/rosters/samples/", "../../../../../../shared/rosters/samples/"]
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url));

interface Expected {
  readonly format: string;
  readonly units: readonly {
    readonly name: string;
    readonly points: number;
    readonly warlord: boolean;
    readonly enhancement: string | null;
    readonly models: readonly { name: string; count: number; each: object; items?: object }[];
    readonly unit_items?: object;
    readonly crew?: readonly object[];
  }[];
}

function listIn(file: string): ArmyList {
  const read = readList(readFileSync(new URL(file, FOLDER)));
  if (!read.ok) throw new Error(`${file}: ${read.fault.message}`);
  return read.value.list;
}

const inOrder = (counts: object) => JSON.stringify(Object.entries(counts).sort());
const rows = (models: readonly (readonly [string, number, object, object])[]) =>
  models
    .map(([name, count, weapons, items]) => `${count} ${name} ${inOrder(weapons)} ${inOrder(items)}`)
    .sort();
const read = (models: readonly ListModel[]) =>
  rows(models.map(({ name, count, weapons, items }) => [name, count, weapons, items]));

const FILES =
  FOLDER === undefined
    ? []
    : readdirSync(FOLDER).filter(
        (file) => /\.(txt|json|ros|rosz)$/.test(file) && !file.endsWith(".expected.json"),
      );

describe.skipIf(FOLDER === undefined)("real lists", () => {
  test.each(FILES)("%s", (file) => {
    const list = listIn(file);
    const truth = new URL(`${file.replace(/\.[^.]+$/, "")}.expected.json`, FOLDER);
    if (!existsSync(truth)) return;
    const expected = JSON.parse(readFileSync(truth, "utf8")) as Expected;
    expect(list.format).toBe(expected.format);
    expect(list.units.length).toBe(expected.units.length);
    for (const [index, unit] of expected.units.entries()) {
      const found = list.units[index]!;
      expect(read(found.models), unit.name).toEqual(
        rows(unit.models.map(({ name, count, each, items = {} }) => [name, count, each, items])),
      );
      expect(found).toMatchObject({
        name: unit.name,
        points: unit.points,
        warlord: unit.warlord,
        enhancements: unit.enhancement === null ? [] : [unit.enhancement],
        items: unit.unit_items ?? {},
      });
      expect(found.crew.length).toBe(unit.crew?.length ?? 0);
    }
  });

  test("the same army in New Recruit's full WTC text and in its simple one", () => {
    const counts = (file: string) =>
      listIn(file).units.map(({ name, models }) => [name, models.reduce((sum, { count }) => sum + count, 0)]);
    expect(counts("nr-wtc-full-tau-1985.txt")).toEqual(counts("nr-simple-tau-1985.txt"));
    expect(counts("nr-short-tau-1985.txt")).toEqual(counts("nr-simple-tau-1985.txt"));
  });
});
