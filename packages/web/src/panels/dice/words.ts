import { count } from "../../words/format.ts";
import type { BlockOf, RowBlock } from "./block.ts";
import { diceOf } from "./faces.ts";

/** What a row of dice came to. */
export interface RowWords {
  /** The step: `Hit`. */
  readonly step: string;
  /** `4 hits`. */
  readonly result: string;
  /** What was needed and why: `3+ · BS 4+, Heavy +1`. */
  readonly needed: string;
  /** Whether the roll did what its roller wanted. */
  readonly good: boolean;
}

type Context = RowBlock["context"];

const TELLERS: { readonly [Name in Context]: (block: BlockOf<Name>) => RowWords } = {
  attacks(block) {
    return { step: "Attacks", result: count(block.total, "attack"), needed: attackParts(block), good: true };
  },
  automatic_hits({ hits }) {
    return { step: "Hit", result: count(hits, "hit"), needed: "automatically", good: hits > 0 };
  },
  to_hit(block) {
    const { hits, successes } = block;
    const more = hits > successes ? [`${hits - successes} Sustained`] : [];
    return { step: "Hit", result: count(hits, "hit"), needed: needs(block, more), good: hits > 0 };
  },
  to_wound(block) {
    const { wounds, automatic } = block;
    const more = automatic > 0 ? [`${automatic} without a roll`] : [];
    return { step: "Wound", result: count(wounds, "wound"), needed: needs(block, more), good: wounds > 0 };
  },
  save({ fails, threshold, reasons }) {
    const needed = toReach(threshold, reasons);
    return { step: "Save", result: `${fails} unsaved`, needed, good: fails > 0 };
  },
  damage({ damage }) {
    return { step: "Damage", result: `${damage} damage`, needed: "", good: true };
  },
  feel_no_pain({ ignored, threshold }) {
    const result = `${count(ignored, "wound")} ignored`;
    const needed = threshold === null ? "" : toReach(threshold, []);
    return { step: "Feel No Pain", result, needed, good: ignored > 0 };
  },
  hazardous({ fails }) {
    const result = fails === 0 ? "safe" : `${count(fails, "bearer")} burnt`;
    return { step: "Hazardous", result, needed: "", good: fails === 0 };
  },
  charge_roll({ total, rolls_raw }) {
    return { step: "Charge", result: `${total}″`, needed: rolls_raw.join(" + "), good: true };
  },
  roll_off({ rolls_raw }) {
    return { step: "Roll-off", result: rolls_raw.slice(-2).join(" to "), needed: "", good: true };
  },
  advance({ rolls_raw }) {
    return { step: "Advance", result: `+${rolls_raw[0]}″`, needed: "", good: true };
  },
  desperate_escape({ fails }) {
    return { step: "Desperate Escape", result: `${fails} lost`, needed: "3+", good: fails === 0 };
  },
};

export function wordsOf(block: RowBlock): RowWords {
  return (TELLERS[block.context] as (block: RowBlock) => RowWords)(block);
}

/** The whole row for a screen reader. */
export function spoken(block: RowBlock): string {
  const { step, result, needed } = wordsOf(block);
  const dice = diceOf(block).map(({ face, first }) =>
    first === undefined ? `${face}` : `${first} again ${face}`,
  );
  const rolled = dice.length > 0 ? `${dice.join(", ")}: ` : "";
  return `${step}: ${rolled}${result}${needed === "" ? "" : ` (${needed})`}`;
}

/** ` = 8 + 4 Rapid Fire`, and the dice of a variable number. */
function attackParts({ bonuses, total, weapons, characteristic, rolls_raw }: BlockOf<"attacks">): string {
  const added = bonuses.filter(({ attacks }) => attacks > 0);
  const own = total - added.reduce((sum, { attacks }) => sum + attacks, 0);
  const rolled = rolls_raw.length > 0 ? ` (${weapons > 1 ? `${weapons} × ` : ""}${characteristic})` : "";
  if (added.length === 0 && rolled === "") return "";
  return `= ${own}${rolled}${added.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("")}`;
}

function needs(block: BlockOf<"to_hit" | "to_wound">, more: readonly string[]): string {
  const { threshold, reasons, criticals, rerolls } = block;
  const parts = [toReach(threshold, reasons)];
  if (criticals > 0) parts.push(`${criticals} critical`);
  if (rerolls.length > 0) parts.push(`${rerolls.length} again`);
  return [...parts, ...more].join(" · ");
}

/** `BS 4+, Heavy +1: 3+`. */
function toReach(threshold: number, reasons: readonly { readonly text: string }[]): string {
  const roll = threshold > 6 ? "cannot be made" : `${threshold}+`;
  const why = reasons.map(({ text }) => text).join(", ");
  return why === "" ? roll : `${why}: ${roll}`;
}
