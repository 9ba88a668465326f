import type { DiceBlock } from "@gunline/rules";
import type { RowBlock } from "../dice/block.ts";
import { isAbout, type Told } from "./line.ts";
import { rowsOf } from "./rows.ts";

/** The verbose log: the lines of each step under its dice. */
export interface Step {
  readonly block: RowBlock | null;
  readonly lines: readonly Told[];
}

/** What fits no dice stands at the beginning or the end. */
export function stepsOf(blocks: readonly DiceBlock[], lines: readonly Told[]): readonly Step[] {
  const rows = rowsOf(blocks);
  const taken = new Set<Told>();
  const steps = rows.map((block): Step => {
    const own = lines.filter((line) => !taken.has(line) && isAbout(line, block.context));
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
