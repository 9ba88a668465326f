import { fault, type Reading } from "./fault.ts";

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\(\s*\d+ detachment points?\s*\)/i, "Detachment Points"],
  [/^[\s>*•+-]*force dispositions?\b/im, "a Force Disposition"],
  [/^[\s>*•+-]*attached unit \d+\s*$/im, "Attached unit 1"],
  [/^[\s>*•◦-]*attached as\s*:/im, "“Attached as”"],
  [/app version\s*:\s*v?(?:[2-9]|\d\d)\./i, "version 2 of the app"],
  [/^\+*\s*\+ (?:force disposition|detachment points)/im, "a Force Disposition"],
];

/** Lists of the 11th edition read alike, but their names and points are others. */
export function laterEdition(text: string): Reading<never> | undefined {
  const found = MARKS.find(([pattern]) => pattern.test(text));
  return found === undefined
    ? undefined
    : fault("EDITION", `This is a list of the 11th edition (it has ${found[1]}); this table plays the 10th.`);
}
