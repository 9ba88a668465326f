import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";

/** Those who write rows work from this page: what it shows is accepted. */
const PAGE = readFileSync(new URL("../../../../docs/KINDS.md", import.meta.url), "utf8");

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
  expect([acts.length, effects.length, triggers.length]).toEqual([27, 28, 14]);
  for (const one of acts)
    expect(written({ when: { end: "TURN" }, do: [one] }), JSON.stringify(one)).toEqual([]);
  for (const one of effects) expect(written({ on: "UNIT", do: [one] }), JSON.stringify(one)).toEqual([]);
  for (const when of triggers) expect(written({ when, do: [{ cp: 1 }] }), JSON.stringify(when)).toEqual([]);
});

test("AB-1 every condition and every change of the page is read, and makes a sentence", () => {
  const conditions = examplesIn("Conditions");
  const changes = examplesIn("Changes to attacks");
  expect([conditions.length, changes.length]).toEqual([43, 20]);
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
