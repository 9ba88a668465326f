import { fault, type Reading } from "./fault.ts";
import { nameKey } from "./names.ts";
import type { Line } from "./text/lines.ts";

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\(\s?\d+ detachment points?\s?\)/, "Detachment Points"],
  [/^\+? ?(?:force dispositions?|detachment points)\b/, "a Force Disposition"],
  [/^attached unit(?:s| \d+)$/, "attached units"],
  [/^attached as ?:/, "“Attached as”"],
  [/\b(?:app version|version de l'appli|app-version) ?: ?v?(?:[2-9]|\d\d)\./, "version 2 of the app"],
];

/** Lists of the 11th edition read alike, but their names and points are others. */
export function laterEdition(lines: readonly Line[]): Reading<never> | undefined {
  const texts = lines.map(({ text }) => nameKey(text));
  const found = MARKS.find(([pattern]) => texts.some((text) => pattern.test(text)));
  return found === undefined
    ? undefined
    : fault("EDITION", `This is a list of the 11th edition (it has ${found[1]}); this table plays the 10th.`);
}
