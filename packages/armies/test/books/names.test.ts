import { readdirSync, readFileSync } from "node:fs";
import { rows, stratagems } from "@gunline/rules";
import { expect, test } from "vitest";

/**
 * A rule of an army is a row of a book, and nothing else in the project knows its name. What is looked for: string
 * literals that are the id or the name of a row, whole, in every source that is no book.
 */
const PACKAGES = new URL("../../../", import.meta.url);

/** Data that books would hold too: what datasheets, ready armies and puzzles are made of. */
const DATA = [
  "armies/src/books/",
  "armies/src/datasheets/",
  "armies/src/armies/",
  "armies/src/demo/",
  "armies/src/scenarios/",
  // Wargear that lists have among weapons.
  "armies/src/lists/wargear.ts",
  "rules/src/books/",
];

/**
 * Acts of the core rules that are code behind a kind, and that documents name: the circumstance of attacks, causes of
 * mortal wounds, contexts of dice, and what may be done with dice on the table.
 */
const CORE_ACTS: ReadonlySet<string> = new Set([
  "FIRE_OVERWATCH",
  "GRENADE",
  "TANK_SHOCK",
  "TANK SHOCK",
  "COMMAND_RE_ROLL",
  "COMMAND RE-ROLL",
  "RE-ROLL",
  "ONE_RE_ROLL_HIT",
  "RE-ROLL ONE HIT",
  "ONE_RE_ROLL_WOUND",
  "RE-ROLL ONE WOUND",
  "ONE_RE_ROLL_DAMAGE",
  "RE-ROLL ONE DAMAGE",
]);

/** A layout, a deployment, a battle size and a line of the log that have the name of a rule. */
const HOMONYMS: ReadonlySet<string> = new Set([
  "CROSSFIRE",
  "CRUCIBLE OF BATTLE",
  "ONSLAUGHT",
  "OBJECTIVE_SECURED",
]);

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(new URL(folder, PACKAGES), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) yield* sourcesIn(`${path}/`);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function rowNames(): ReadonlySet<string> {
  const named = new Set<string>();
  const add = ({ id, name }: { readonly id: string; readonly name: string }) => {
    named.add(id.toUpperCase());
    // One plain word may be anything: "Damaged", "Signum".
    if (/[^A-Za-z]/.test(name)) named.add(name.toUpperCase());
  };
  for (const row of rows.builtInBook().rows.values()) {
    add(row);
    for (const { as } of row.does) if (as !== undefined) named.add(as);
  }
  for (const one of stratagems.STRATAGEMS) add(one);
  for (const army of readdirSync(new URL("armies/src/books/", PACKAGES), { withFileTypes: true })) {
    if (!army.isDirectory()) continue;
    const file = new URL(`armies/src/books/${army.name}/rules.json`, PACKAGES);
    const book = JSON.parse(readFileSync(file, "utf8")) as { id: string; name: string; only?: string }[];
    // What is for army building alone is no rule of a battle.
    for (const row of book) if (row.only === undefined) add(row);
  }
  return named;
}

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|`([^`$\n]*)`/g;

test("AB-1 no file outside the books names a row", () => {
  const names = rowNames();
  expect(names.size).toBeGreaterThan(800);
  const found: string[] = [];
  for (const name of readdirSync(PACKAGES)) {
    for (const path of sourcesIn(`${name}/src/`)) {
      if (DATA.some((folder) => path.startsWith(folder))) continue;
      const source = readFileSync(new URL(path, PACKAGES), "utf8").replaceAll(COMMENT, "");
      for (const [, plain, template] of source.matchAll(LITERAL)) {
        const text = (plain ?? template ?? "").toUpperCase();
        if (names.has(text) && !CORE_ACTS.has(text) && !HOMONYMS.has(text)) found.push(`${path}: ${text}`);
      }
    }
  }
  expect(found).toEqual([]);
});
