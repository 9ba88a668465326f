import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countCoverage, coverageOf, coverageText, loadArmy, rulesOf } from "../../src/books/index.ts";
import { PLAYED } from "../../src/books/played.ts";

test("docs/COVERAGE.md and the page say what is true", async () => {
  const written = readFileSync(new URL("../../../../docs/COVERAGE.md", import.meta.url), "utf8");
  const table = await countCoverage();
  expect(written).toBe(coverageText(table));
  expect(PLAYED).toEqual(table);
});

test("every rule that a sheet names is counted once, whole, in part or not", async () => {
  const book = await loadArmy("necrons");
  const sheet = book.datasheets.find(({ id }) => id === "immortals")!;
  const rules = rulesOf(book.rules, sheet);
  expect(rules.map(({ name, source, status }) => [name, source, status])).toContainEqual([
    "Implacable Eradication",
    "DATASHEET",
    "full",
  ]);
  const { full, partial, none, by_source } = coverageOf([{ ...book, datasheets: [sheet], detachments: [] }]);
  expect(full + partial + none).toBe(rules.length);
  const sums = Object.values(by_source).reduce((sum, one) => sum + one.full + one.partial + one.none, 0);
  expect(sums).toBe(rules.length);
});

test("a keyword of weapons counts as played, and what is for army building alone is named and not counted", async () => {
  const book = await loadArmy("necrons");
  const sheet = (id: string) => book.datasheets.find((one) => one.id === id)!;
  const rule = (id: string, name: string) =>
    rulesOf(book.rules, sheet(id)).find((one) => one.name.toUpperCase() === name)!;
  expect(rule("overlord", "ONE SHOT").status).toBe("full");
  expect(rule("the-silent-king", "SUPREME COMMANDER")).toMatchObject({ status: "none", applicable: false });
  const king = rulesOf(book.rules, sheet("the-silent-king"));
  const { full, partial, none } = coverageOf([
    { ...book, datasheets: [sheet("the-silent-king")], detachments: [] },
  ]);
  expect(full + partial + none).toBe(king.length - 1);
});
