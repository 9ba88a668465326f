import type { DiceBlock } from "@gunline/rules";
import type { BlockOf, RowBlock } from "../dice/block.ts";

/** Blocks as the referee rolled them, one row a step: saves, damage and the like come die by die between others. */

export function rowsOf(blocks: readonly DiceBlock[]): readonly RowBlock[] {
  const rows: RowBlock[] = [];
  const places = new Map<string, number>();
  for (const block of blocks) {
    const key = keyOf(block);
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

/** What blocks have in common that are one row; undefined where each is a row of its own. */
function keyOf(block: DiceBlock): string | undefined {
  switch (block.context) {
    case "save": {
      const { threshold, kind, ap, cover, target_unit_id } = block;
      return JSON.stringify(["save", threshold, kind, ap, cover, target_unit_id]);
    }
    case "feel_no_pain":
      return `feel_no_pain ${block.threshold}`;
    case "damage":
    case "hazardous":
      return block.context;
    default:
      return undefined;
  }
}

/** Attacks are told together with their hit rolls; where there are none, all of them hit. */
function automaticHits({ total }: BlockOf<"attacks">): RowBlock {
  return { context: "automatic_hits", rolls_raw: [], hits: total };
}

/** Two blocks of one key as one. */
function joined(a: RowBlock, b: DiceBlock): RowBlock {
  const rolls_raw = [...a.rolls_raw, ...b.rolls_raw];
  if (a.context === "save" && b.context === "save") {
    return {
      ...a,
      rolls_raw,
      results: [...a.results, ...b.results],
      model_ids: [...a.model_ids, ...b.model_ids],
      successes: a.successes + b.successes,
      fails: a.fails + b.fails,
    };
  }
  if (a.context === "damage" && b.context === "damage")
    return { ...a, rolls_raw, damage: a.damage + b.damage };
  if (a.context === "feel_no_pain" && b.context === "feel_no_pain")
    return { ...a, rolls_raw, ignored: a.ignored + b.ignored };
  if (a.context === "hazardous" && b.context === "hazardous")
    return { ...a, rolls_raw, fails: a.fails + b.fails };
  return a;
}
