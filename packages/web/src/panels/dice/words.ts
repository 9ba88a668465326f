import { bonusInWords, reasonInWords } from "@gunline/rules/words";
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
  side_move: ({ rolls_raw }) => ({
    step: words.dice.sideMove,
    result: words.dice.inches(rolls_raw[0]!),
    needed: "",
    good: true,
  }),
  strength({ characteristic, strengths }) {
    return { step: words.dice.strength, result: strengths.join(", "), needed: characteristic, good: true };
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
  deadly_demise({ rolls_raw, hit_unit_id, wounds }) {
    const explodes = rolls_raw[0] === 6;
    return hit_unit_id === undefined
      ? {
          step: words.dice.demise,
          result: words.dice.explodes(explodes),
          needed: words.dice.atLeast(6),
          good: !explodes,
        }
      : { step: words.dice.demise, result: words.dice.mortal, needed: wounds, good: false };
  },
  shoot_on_death({ successes, threshold }) {
    return {
      step: words.dice.lastShots,
      result: words.dice.shootLast(successes),
      needed: words.dice.atLeast(threshold),
      good: successes > 0,
    };
  },
  disembark({ fails, harm }) {
    return {
      step: words.dice.wreck,
      result: words.dice.mortals(fails),
      needed: words.dice.atLeast(harm + 1),
      good: fails === 0,
    };
  },
  charge_roll({ total, rolls_raw }) {
    return {
      step: words.dice.charge,
      result: words.dice.inches(total),
      needed: rolls_raw.join(" + "),
      good: true,
    };
  },
  mission({ rolls_raw }) {
    return { step: words.dice.mission, result: words.dice.faces(rolls_raw), needed: "", good: true };
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
  battle_shock({ total, leadership, passed }) {
    const result = passed ? words.dice.passed : words.dice.shocked;
    const needed = words.dice.atLeast(leadership);
    return { step: words.dice.battleShock, result: `${total}: ${result}`, needed, good: passed };
  },
  leadership({ total, leadership, passed }) {
    const result = passed ? words.dice.passed : words.dice.testFailed;
    const needed = words.dice.atLeast(leadership);
    return { step: words.dice.leadership, result: `${total}: ${result}`, needed, good: passed };
  },
  grenade: (block) => mortalWords(words.dice.grenade, block),
  tank_shock: (block) => mortalWords(words.dice.tankShock, block),
  ability: ({ ability, wounds }) => ({
    step: ability,
    result: wounds === null ? "" : words.dice.mortalWounds(wounds),
    needed: "",
    good: true,
  }),
  re_roll({ before, rolls_raw }) {
    const result = words.dice.rolledAgain(before, rolls_raw);
    return { step: words.dice.reRoll, result, needed: "", good: true };
  },
};

function mortalWords(step: string, { threshold, wounds }: BlockOf<"grenade" | "tank_shock">): RowWords {
  const result = words.dice.mortalWounds(wounds);
  return { step, result, needed: words.dice.atLeast(threshold), good: wounds > 0 };
}

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
  const more = added.map((bonus) => ` + ${bonus.attacks} ${bonusInWords(bonus)}`).join("");
  return words.dice.attackParts(`${own}`, rolled, more);
}

function needs(block: BlockOf<"to_hit" | "to_wound">, more: readonly string[]): string {
  const { threshold, reasons, criticals, rerolls } = block;
  const each = "thresholds" in block ? block.thresholds : undefined;
  const parts =
    each === undefined
      ? [toReach(threshold, reasons)]
      : [
          words.dice.withReasons(
            each.map(words.dice.atLeast).join(", "),
            reasons.map(reasonInWords).join(", "),
          ),
        ];
  if (criticals > 0) parts.push(words.dice.critical(criticals));
  if (rerolls.length > 0) parts.push(words.dice.rerolled(rerolls.length));
  return [...parts, ...more].join(" · ");
}

/** `3+ (BS 4+, Heavy +1)`; what the characteristic alone needs is said once: `BS 3+`. */
function toReach(threshold: number, reasons: BlockOf<"to_hit">["reasons"]): string {
  const roll = threshold > 6 ? words.dice.cannotBeMade : words.dice.atLeast(threshold);
  const why = reasons.map(reasonInWords).join(", ");
  if (why === "" || (reasons.length === 1 && why.endsWith(roll))) return why === "" ? roll : why;
  return words.dice.withReasons(roll, why);
}
