import type { DiceBlock } from "@gunline/rules";
import { count } from "../../table/words.ts";
import { diceOf, number, numbers, reasonsOf, text } from "./faces.ts";

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

type Teller = (block: DiceBlock) => RowWords;

const TELLERS: Readonly<Record<DiceBlock["context"], Teller>> = {
  attacks(block) {
    const total = number(block, "total") ?? 0;
    const parts = attackParts(block, total);
    return { step: "Attacks", result: count(total, "attack"), needed: parts, good: true };
  },
  to_hit(block) {
    const hits = number(block, "hits") ?? number(block, "successes") ?? 0;
    const extra = hits - (number(block, "successes") ?? hits);
    const more = extra > 0 ? [`${extra} Sustained`] : [];
    if (block["automatic"] === true) more.push("automatically");
    return { step: "Hit", result: count(hits, "hit"), needed: needs(block, more), good: hits > 0 };
  },
  to_wound(block) {
    const wounds = number(block, "wounds") ?? number(block, "successes") ?? 0;
    const automatic = number(block, "automatic") ?? 0;
    const more = automatic > 0 ? [`${automatic} without a roll`] : [];
    return { step: "Wound", result: count(wounds, "wound"), needed: needs(block, more), good: wounds > 0 };
  },
  save(block) {
    const fails = number(block, "fails") ?? 0;
    return { step: "Save", result: `${fails} unsaved`, needed: needs(block, []), good: fails > 0 };
  },
  damage(block) {
    return { step: "Damage", result: `${number(block, "damage") ?? 0} damage`, needed: "", good: true };
  },
  feel_no_pain(block) {
    const ignored = number(block, "ignored") ?? block.rolls_raw.length - (number(block, "lost") ?? 0);
    const words = `${count(ignored, "wound")} ignored`;
    return { step: "Feel No Pain", result: words, needed: needs(block, []), good: ignored > 0 };
  },
  hazardous(block) {
    const fails = number(block, "fails") ?? 0;
    const result = fails === 0 ? "safe" : `${count(fails, "bearer")} burnt`;
    return { step: "Hazardous", result, needed: "", good: fails === 0 };
  },
  charge_roll(block) {
    const total = number(block, "total") ?? 0;
    return { step: "Charge", result: `${total}″`, needed: block.rolls_raw.join(" + "), good: true };
  },
};

export function wordsOf(block: DiceBlock): RowWords {
  return TELLERS[block.context](block);
}

/** The whole row for a screen reader. */
export function spoken(block: DiceBlock): string {
  const { step, result, needed } = wordsOf(block);
  const dice = diceOf(block).map(({ face, first }) =>
    first === undefined ? `${face}` : `${first} again ${face}`,
  );
  const rolled = dice.length > 0 ? `${dice.join(", ")}: ` : "";
  return `${step}: ${rolled}${result}${needed === "" ? "" : ` (${needed})`}`;
}

/** ` = 8 + 4 Rapid Fire`, and the dice of a variable number. */
function attackParts(block: DiceBlock, total: number): string {
  const bonuses = Array.isArray(block["bonuses"])
    ? (block["bonuses"] as readonly { text: string; attacks: number }[]).filter(({ attacks }) => attacks > 0)
    : [];
  const own = total - bonuses.reduce((sum, { attacks }) => sum + attacks, 0);
  const weapons = number(block, "weapons") ?? 1;
  const each = text(block, "characteristic") ?? "";
  const rolled = block.rolls_raw.length > 0 ? ` (${weapons > 1 ? `${weapons} × ` : ""}${each})` : "";
  if (bonuses.length === 0 && rolled === "") return "";
  return `= ${own}${rolled}${bonuses.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("")}`;
}

function needs(block: DiceBlock, more: readonly string[]): string {
  const threshold = number(block, "threshold");
  const criticals = number(block, "criticals") ?? 0;
  const rerolls = numbers(block, "rerolls").length;
  const parts: string[] = [];
  if (threshold !== undefined) {
    const why = reasonsOf(block).join(", ");
    const roll = threshold > 6 ? "cannot be made" : `${threshold}+`;
    parts.push(why === "" ? roll : `${why}: ${roll}`);
  }
  if (criticals > 0) parts.push(`${criticals} critical`);
  if (rerolls > 0) parts.push(`${rerolls} again`);
  return [...parts, ...more].join(" · ");
}
