import type { DiceBlock } from "@gunline/rules";
import { number } from "../dice/faces.ts";

/** Blocks as the referee rolled them, one line a step: saves, damage and the like come die by die between others. */

const ADDED = ["successes", "fails", "damage", "ignored", "lost"] as const;

const SAME: Readonly<Partial<Record<DiceBlock["context"], (block: DiceBlock) => string>>> = {
  save: ({ threshold, kind, ap, cover, target_unit_id }) =>
    JSON.stringify([threshold, kind, ap, cover, target_unit_id]),
  damage: () => "",
  feel_no_pain: ({ threshold }) => String(threshold),
  hazardous: () => "",
};

export function rowsOf(blocks: readonly DiceBlock[]): readonly DiceBlock[] {
  const rows: DiceBlock[] = [];
  const places = new Map<string, number>();
  for (const block of blocks) {
    const same = SAME[block.context];
    const key = same === undefined ? undefined : `${block.context} ${same(block)}`;
    const place = key === undefined ? undefined : places.get(key);
    if (place !== undefined) rows[place] = joined(rows[place]!, block);
    else {
      if (key !== undefined) places.set(key, rows.length);
      rows.push(block);
      if (block.context === "attacks" && !blocks.some(({ context }) => context === "to_hit")) {
        rows.push(automaticHits(block));
      }
    }
  }
  return rows;
}

/** Attacks are told together with their hit rolls; where there are none, all of them hit. */
function automaticHits(attacks: DiceBlock): DiceBlock {
  return { context: "to_hit", rolls_raw: [], hits: attacks["total"], automatic: true };
}

function joined(a: DiceBlock, b: DiceBlock): DiceBlock {
  const sums = ADDED.flatMap((name) => {
    const [one, other] = [number(a, name), number(b, name)];
    return one === undefined && other === undefined ? [] : [[name, (one ?? 0) + (other ?? 0)] as const];
  });
  return { ...a, ...Object.fromEntries(sums), rolls_raw: [...a.rolls_raw, ...b.rolls_raw] };
}
