import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rows } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import type { BookRow } from "../../src/books/book.ts";
import { FACTIONS, loadArmy } from "../../src/books/index.ts";
import { nameKey } from "../../src/lists/names.ts";

const FOLDER = join(import.meta.dirname, "../../src/books");
const armies = readdirSync(FOLDER, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const rulesOf = (army: string): readonly BookRow[] =>
  JSON.parse(readFileSync(join(FOLDER, army, "rules.json"), "utf8"));

describe("the rules of the armies", () => {
  test.each(armies)("AB-1 every row of %s is of the language, and makes a sentence", (army) => {
    const faults = rulesOf(army).flatMap(({ sheets: _, instead: __, ...row }) => {
      const read = rows.readRow(row);
      if (!read.ok) return [`${row.id}: ${read.refusals.map(({ message }) => message).join(" ")}`];
      const sentence = rows.sentenceOf(read.value);
      return /undefined|\[object|NaN/.test(sentence) || !/^[A-Z].*\.$/s.test(sentence)
        ? [`${row.id}: ${sentence}`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  test.each(armies)("ids of %s are its own, and its sheets print the names", async (army) => {
    const rules = rulesOf(army);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    const { datasheets } = await loadArmy(army);
    const missing = rules.flatMap(({ id, name, sheets = [] }) =>
      sheets.flatMap((wanted) => {
        const sheet = datasheets.find((one) => one.id === wanted);
        const printed = [
          ...(sheet?.abilities.own ?? []),
          ...(sheet?.abilities.wargear ?? []).map((one) => one.name),
          ...(sheet?.abilities.other ?? []).map((one) => one.name),
        ];
        return printed.some((one) => nameKey(one) === nameKey(name)) ? [] : [`${id}: ${wanted}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test("every army has its book", () => {
    expect(armies.sort()).toEqual(FACTIONS.map(({ id }) => id).sort());
  });
});
