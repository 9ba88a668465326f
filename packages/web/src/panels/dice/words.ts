import { words } from "../../words/english.ts";
import { count } from "../../words/format.ts";
import type { BlockOf, RowBlock } from "./block.ts";
import { diceOf } from "./faces.ts";

/** What a row of dice came to. */
export interface RowWords {
  /** The step: `Hit`. */
  readonly step: string;
  /** `4 hits`. */
  readonly result: string;
  /** What was needed and why: `3+ (BS 4+, Heavy +1)`. */
  readonly needed: string;
  /** Whether the roll did what its roller wanted. */
  readonly good: boolean;
}

type Context = RowBlock["context"];

const TELLERS: { readonly [Name in Context]: (block: BlockOf<Name>) => RowWords } = {
  attacks(block) {
    return {
      step: words.dice.attacks,
      result: count(block.total, "attack"),
      needed: attackParts(block),
      good: true,
    };
  },
  automatic_hits({ hits }) {
    return {
      step: words.dice.hit,
      result: count(hits, "hit"),
      needed: words.dice.automatically,
      good: hits > 0,
    };
  },
  to_hit(block) {
    const { hits, successes } = block;
    const more = hits > successes ? [words.dice.sustained(hits - successes)] : [];
    return { step: words.dice.hit, result: count(hits, "hit"), needed: needs(block, more), good: hits > 0 };
  },
  to_wound(block) {
    const { wounds, automatic } = block;
    const more = automatic > 0 ? [words.dice.withoutRoll(automatic)] : [];
    return {
      step: words.dice.wound,
      result: count(wounds, "wound"),
      needed: needs(block, more),
      good: wounds > 0,
    };
  },
  save({ fails, threshold, reasons }) {
    const needed = toReach(threshold, reasons);
    return { step: words.dice.save, result: words.dice.unsaved(fails), needed, good: fails > 0 };
  },
  damage({ damage }) {
    return { step: words.dice.damage, result: words.dice.damageDone(damage), needed: "", good: true };
  },
  feel_no_pain({ ignored, threshold }) {
    const result = words.dice.ignored(count(ignored, "wound"));
    const needed = threshold === null ? "" : toReach(threshold, []);
    return { step: words.dice.feelNoPain, result, needed, good: ignored > 0 };
  },
  hazardous({ fails }) {
    const result = fails === 0 ? words.dice.safe : words.dice.burnt(count(fails, "bearer"));
    return { step: words.dice.hazardous, result, needed: "", good: fails === 0 };
  },
  charge_roll({ total, rolls_raw }) {
    return {
      step: words.dice.charge,
      result: words.dice.inches(total),
      needed: rolls_raw.join(" + "),
      good: true,
    };
  },
  roll_off({ rolls_raw }) {
    return {
      step: words.dice.rollOff,
      result: words.dice.faces(rolls_raw.slice(-2)),
      needed: "",
      good: true,
    };
  },
  advance({ rolls_raw }) {
    return { step: words.dice.advance, result: `+${rolls_raw[0]}″`, needed: "", good: true };
  },
  desperate_escape({ fails }) {
    return {
      step: words.dice.escape,
      result: words.dice.lost(fails),
      needed: words.dice.atLeast(3),
      good: fails === 0,
    };
  },
};

export function wordsOf(block: RowBlock): RowWords {
  return (TELLERS[block.context] as (block: RowBlock) => RowWords)(block);
}

/** The whole row for a screen reader. */
export function spoken(block: RowBlock): string {
  const { step, result, needed } = wordsOf(block);
  const dice = diceOf(block).map(({ face, first }) =>
    first === undefined ? `${face}` : words.dice.again(first, face),
  );
  const rolled = dice.length > 0 ? `${dice.join(", ")}: ` : "";
  return words.dice.spoken(step, rolled, needed === "" ? result : words.dice.withReasons(result, needed));
}

/** ` = 8 + 4 Rapid Fire`, and the dice of a variable number. */
function attackParts({ bonuses, total, weapons, characteristic, rolls_raw }: BlockOf<"attacks">): string {
  const added = bonuses.filter(({ attacks }) => attacks > 0);
  const own = total - added.reduce((sum, { attacks }) => sum + attacks, 0);
  const rolled = rolls_raw.length > 0 ? ` (${weapons > 1 ? `${weapons} × ` : ""}${characteristic})` : "";
  if (added.length === 0 && rolled === "") return "";
  const more = added.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("");
  return words.dice.attackParts(`${own}`, rolled, more);
}

function needs(block: BlockOf<"to_hit" | "to_wound">, more: readonly string[]): string {
  const { threshold, reasons, criticals, rerolls } = block;
  const parts = [toReach(threshold, reasons)];
  if (criticals > 0) parts.push(words.dice.critical(criticals));
  if (rerolls.length > 0) parts.push(words.dice.rerolled(rerolls.length));
  return [...parts, ...more].join(" · ");
}

/** `3+ (BS 4+, Heavy +1)`; what the characteristic alone needs is said once: `BS 3+`. */
function toReach(threshold: number, reasons: readonly { readonly text: string }[]): string {
  const roll = threshold > 6 ? words.dice.cannotBeMade : words.dice.atLeast(threshold);
  const why = reasons.map(({ text }) => text).join(", ");
  if (why === "" || (reasons.length === 1 && why.endsWith(roll))) return why === "" ? roll : why;
  return words.dice.withReasons(roll, why);
}
