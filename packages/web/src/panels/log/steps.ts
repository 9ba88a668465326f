import type { DiceBlock, LogLine } from "@gunline/rules";
import { rowsOf } from "./rows.ts";

/** The verbose log: the lines of each step under its dice. */
export interface Step {
  readonly block: DiceBlock | null;
  readonly lines: readonly LogLine[];
}

/** By which words a line is known to belong to dice; what fits none stands at the beginning or the end. */
const BELONGS: readonly (readonly [DiceBlock["context"], RegExp])[] = [
  ["to_hit", /\bto hit:|^Hit Rolls|hit automatically/],
  ["to_wound", /\bto wound:|^Wound Rolls/],
  ["save", /^Save:|^Devastating Wounds:/],
  ["hazardous", /^Hazardous:/],
  ["charge_roll", /^Charge roll:|^Dice \d+ and \d+ of the seed/],
];

export function stepsOf(blocks: readonly DiceBlock[], lines: readonly LogLine[]): readonly Step[] {
  const rows = rowsOf(blocks);
  const taken = new Set<LogLine>();
  const steps = rows.map((block): Step => {
    const pattern = BELONGS.find(([context]) => context === block.context)?.[1];
    const own =
      pattern === undefined ? [] : lines.filter((line) => !taken.has(line) && pattern.test(line.text));
    for (const line of own) taken.add(line);
    return { block, lines: own };
  });
  const firstOwn = lines.findIndex((line) => taken.has(line));
  const before = lines.slice(0, Math.max(firstOwn, 0)).filter((line) => !taken.has(line));
  const after = lines.slice(Math.max(firstOwn, 0)).filter((line) => !taken.has(line));
  const [first, ...others] = steps;
  const opening: readonly Step[] =
    first === undefined ? [] : [{ block: first.block, lines: [...before, ...first.lines] }, ...others];
  return after.length > 0 ? [...opening, { block: null, lines: after }] : opening;
}
