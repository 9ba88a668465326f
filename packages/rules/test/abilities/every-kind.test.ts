import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHANGE_KEYS } from "../../src/abilities/language/change.ts";
import { CONDITION_KEYS } from "../../src/abilities/language/condition.ts";
import { ACT_KEYS } from "../../src/abilities/language/deed.ts";
import { EFFECT_KEYS } from "../../src/abilities/language/effect.ts";
import { EFFECT_ENDS } from "../../src/game/effects.ts";
import { EXAMPLES } from "./random-kinds.ts";

/** A kind that no test names is a kind that nobody has tried. */

const HERE = new URL("../", import.meta.url).pathname;
const OTHERS = /random-(rows|kinds)|kinds-page|every-kind/;
const TESTS = globSync("**/*.ts", { cwd: HERE })
  .filter((file) => !OTHERS.test(file))
  .map((file) => readFileSync(`${HERE}${file}`, "utf8"))
  .join("\n");

/** Acts of single rows of the books: tests of those rows try them with what they need on the table. */
const BY_ROWS: Readonly<Record<string, string>> = {
  changeDie: "stratagems/army/armorium-cherub.test.ts",
  arrive: "stratagems/army/teleport-homer.test.ts",
  wreckMove: "stratagems/army/careen.test.ts",
};

const isNamed = (key: string) =>
  new RegExp(`[{ ,("]${key}"?: `).test(TESTS) || existsSync(`${HERE}${BY_ROWS[key] ?? "nowhere"}`);

describe("AB-1 every kind of the language", () => {
  test.each([
    ["conditions", CONDITION_KEYS],
    ["changes", CHANGE_KEYS],
    ["effects", EFFECT_KEYS],
    ["acts", ACT_KEYS],
  ])("%s: a test names each of them", (_, keys) => {
    expect(keys.filter((key) => !isNamed(key))).toEqual([]);
  });

  test.each([
    ["conditions", CONDITION_KEYS, EXAMPLES.conditions],
    ["changes", CHANGE_KEYS, EXAMPLES.changes],
    ["effects", EFFECT_KEYS, EXAMPLES.effects],
    ["acts", ACT_KEYS, EXAMPLES.acts],
  ] as const)("%s: random rows are drawn of each of them", (_, keys, examples) => {
    expect(Object.keys(examples).sort()).toEqual([...keys].sort());
  });

  test("each end of an effect is named in a test", () => {
    expect(EFFECT_ENDS.filter((end) => !TESTS.includes(`"${end}"`))).toEqual([]);
  });
});
