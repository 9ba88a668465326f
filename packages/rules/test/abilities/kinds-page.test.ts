import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readRow } from "../../src/abilities/language/border.ts";
import { CHANGE_KEYS } from "../../src/abilities/language/change.ts";
import { CONDITION_KEYS } from "../../src/abilities/language/condition.ts";
import { status } from "../../src/abilities/language/conditions/status.ts";
import { ACT_KEYS } from "../../src/abilities/language/deed.ts";
import { EFFECT_KEYS } from "../../src/abilities/language/effect.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { EFFECT_ENDS } from "../../src/game/effects.ts";

/** Those who write rows work from this page: what it shows is accepted. */
const PAGE = readFileSync(new URL("../../../../docs/KINDS.md", import.meta.url), "utf8");

/** Of single rows: they need something on the table that rows of players cannot have. */
const UNLISTED = new Set(["wreckMove"]);

const sectionOf = (title: string) => PAGE.split("\n## ").find((part) => part.startsWith(title))!;
const examplesIn = (title: string) =>
  [...sectionOf(title).matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, text]) => JSON.parse(text!) as unknown);

const written = (clause: unknown) => {
  const read = readRow({ id: "RULE", name: "A Rule of Ours", source: "DATASHEET", does: [clause] });
  if (!read.ok) return read.refusals.map(({ message }) => message);
  expect(sentenceOf(read.value)).not.toMatch(/undefined|NaN/);
  return [];
};

test("AB-1 every act, effect and trigger of the page is read, and makes a sentence", () => {
  const acts = examplesIn("Acts");
  const effects = examplesIn("Effects");
  const triggers = examplesIn("Triggers");
  for (const one of acts)
    expect(written({ when: { end: "TURN" }, do: [one] }), JSON.stringify(one)).toEqual([]);
  for (const one of effects) expect(written({ on: "UNIT", do: [one] }), JSON.stringify(one)).toEqual([]);
  for (const when of triggers) expect(written({ when, do: [{ cp: 1 }] }), JSON.stringify(when)).toEqual([]);
});

test("AB-1 every condition and every change of the page is read, and makes a sentence", () => {
  const conditions = examplesIn("Conditions");
  const changes = examplesIn("Changes to attacks");
  const attacks = (more: object) => ({ on: "UNIT", do: [{ attacks: "MADE", do: [{ hit: 1 }], ...more }] });
  for (const one of conditions) expect(written(attacks({ if: one })), JSON.stringify(one)).toEqual([]);
  for (const one of changes) expect(written(attacks({ do: [one] })), JSON.stringify(one)).toEqual([]);
});

test("AB-1 the clauses at its end are read too", () => {
  const code = /```jsonc\n([\s\S]*?)```/.exec(sectionOf("Put together"))![1]!;
  const clauses = code
    .replaceAll(/^\/\/.*$/gm, "")
    .trim()
    .split(/\n(?=\{)/)
    .map((text) => JSON.parse(text) as unknown);
  expect(clauses).toHaveLength(7);
  for (const one of clauses) expect(written(one), JSON.stringify(one)).toEqual([]);
});

test("AB-1 the page names every status, every duration and every kind", () => {
  const missing = (words: readonly string[]) => words.filter((one) => !PAGE.includes(one));
  expect(missing(EFFECT_ENDS)).toEqual([]);
  const statuses = z.toJSONSchema(status.schema) as unknown as { properties: { is: { enum: string[] } } };
  expect(missing(statuses.properties.is.enum)).toEqual([]);
  const kinds = [...CONDITION_KEYS, ...CHANGE_KEYS, ...EFFECT_KEYS, ...ACT_KEYS].filter(
    (key) => !UNLISTED.has(key),
  );
  expect(missing(kinds.map((key) => `"${key}": `))).toEqual([]);
});
