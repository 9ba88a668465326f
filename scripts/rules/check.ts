import { globSync, readFileSync } from "node:fs";
import { RULES } from "@gunline/rules";
import { rulesDocument, rulesWithoutSection } from "./document.ts";

/** Fails when a rule has no test that names it, when a test names no rule that exists, or when the page is stale. */

/** A title is a text that begins with the ids of the rules that it proves: "KW-2 …" or "GD-2: …". */
const TITLE = /(["'`])([A-Z]{2}-\d+[ :][^\n]*?)\1/g;
const LEADING_IDS = /^(?:[A-Z]{2}-\d+[ :,/]*)+/;
const RULE_ID = /\b[A-Z]{2}-\d+\b/g;

const named = new Map<string, string>();
for (const file of globSync("packages/*/test/**/*.test.ts")) {
  for (const [, , title] of readFileSync(file, "utf8").matchAll(TITLE)) {
    for (const [id] of LEADING_IDS.exec(title!)![0].matchAll(RULE_ID)) named.set(id, file);
  }
}

const faults = [
  ...Object.keys(RULES)
    .filter((id) => !named.has(id))
    .map((id) => `${id} is named by no test`),
  ...[...named].filter(([id]) => !(id in RULES)).map(([id, file]) => `${file} names ${id}, which is no rule`),
  ...rulesWithoutSection().map((id) => `${id} belongs to no section of docs/RULES.md`),
];
if (readFileSync("docs/RULES.md", "utf8") !== rulesDocument()) {
  faults.push("docs/RULES.md is not what `npm run rules:write` writes");
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(RULES).length} rules, each named by a test`);
