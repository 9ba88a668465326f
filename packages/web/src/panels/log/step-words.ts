import type { DiceBlock } from "@gunline/rules";
import { bonusInWords, modelName, reasonInWords } from "@gunline/rules/words";
import { words } from "../../words/english.ts";
import type { BlockOf, RowBlock } from "../dice/block.ts";
import type { LogEntryLine } from "./line.ts";

/** One step of a weapon in the columns of its table. */
export interface StepWords {
  readonly step: string;
  readonly needed: string;
  /** What made that number, and what else there is to know. */
  readonly why: string;
  readonly result: string;
  /** Whether the roll did what its roller wanted. */
  readonly good: boolean;
}

const text = words.log;

type Context = RowBlock["context"];
type Said = Omit<StepWords, "step">;

const TELLERS: { readonly [Name in Context]: (block: BlockOf<Name>) => Said } = {
  attacks(block) {
    const { weapons, characteristic, bonuses, total, rolls_raw, minimum } = block;
    const added = bonuses
      .filter(({ attacks }) => attacks > 0)
      .map((one) => `+${one.attacks} ${bonusInWords(one)}`);
    const least = rolls_raw.length > 0 && minimum > 1 ? [text.atLeast(minimum)] : [];
    const needed = `${weapons} × ${characteristic}`;
    return { needed, why: listed([...least, ...added]), result: `${total}`, good: total > 0 };
  },
  automatic_hits: ({ hits }) => ({
    needed: text.automatic,
    why: "",
    result: text.hits(hits),
    good: hits > 0,
  }),
  to_hit(block) {
    const { threshold, hits, successes } = block;
    const extra = hits > successes ? [text.sustained(hits - successes)] : [];
    return {
      needed: text.needs(threshold),
      why: listed([...rolledWhy(block), ...extra]),
      result: text.hits(hits),
      good: hits > 0,
    };
  },
  side_move: ({ rolls_raw }) => ({
    needed: "",
    why: "",
    result: words.dice.inches(rolls_raw[0]!),
    good: true,
  }),
  strength: ({ characteristic, strengths }) => ({
    needed: characteristic,
    why: "",
    result: strengths.join(", "),
    good: true,
  }),
  to_wound(block) {
    const { threshold, thresholds, wounds, automatic } = block;
    const extra = automatic > 0 ? [text.withoutRoll(automatic)] : [];
    return {
      needed: (thresholds ?? [threshold]).map(text.needs).join(", "),
      why: listed([...rolledWhy(block), ...extra]),
      result: text.wounds(wounds),
      good: wounds > 0,
    };
  },
  save: ({ threshold, reasons, fails }) => ({
    needed: text.needs(threshold),
    why: listed(reasons.map(reasonInWords)),
    result: text.unsaved(fails),
    good: fails > 0,
  }),
  damage: ({ damage }) => ({ needed: "", why: "", result: text.damage(damage), good: damage > 0 }),
  feel_no_pain: ({ threshold, ignored }) => ({
    needed: threshold === null ? "" : text.needs(threshold),
    why: "",
    result: text.ignored(ignored),
    good: ignored > 0,
  }),
  hazardous: ({ fails }) => ({
    needed: text.needs(2),
    why: "",
    result: fails === 0 ? text.safe : text.burnt(fails),
    good: fails === 0,
  }),
  deadly_demise: ({ rolls_raw, hit_unit_id, wounds }) =>
    hit_unit_id === undefined
      ? {
          needed: text.needs(6),
          why: "",
          result: text.explodes(rolls_raw[0] === 6),
          good: rolls_raw[0] !== 6,
        }
      : { needed: wounds, why: "", result: text.mortal, good: false },
  shoot_on_death: ({ successes, threshold }) => ({
    needed: text.needs(threshold),
    why: "",
    result: words.dice.shootLast(successes),
    good: successes > 0,
  }),
  disembark: ({ fails, harm }) => ({
    needed: text.needs(harm + 1),
    why: "",
    result: text.mortals(fails),
    good: fails === 0,
  }),
  charge_roll: ({ total }) => ({ needed: "2D6", why: "", result: `${total}″`, good: true }),
  mission: ({ rolls_raw }) => ({ needed: "", why: "", result: rolls_raw.join(", "), good: true }),
  roll_off: ({ rolls_raw }) => ({
    needed: "",
    why: "",
    result: text.rollOff(rolls_raw.slice(-2)),
    good: true,
  }),
  advance: ({ rolls_raw }) => ({ needed: "D6", why: "", result: `+${rolls_raw[0]}″`, good: true }),
  desperate_escape: ({ fails }) => ({
    needed: text.needs(3),
    why: "",
    result: text.lost(fails),
    good: fails === 0,
  }),
  battle_shock: ({ leadership, total, passed }) => ({
    needed: `${leadership}+`,
    why: "2D6",
    result: `${total}: ${passed ? words.dice.passed : words.dice.shocked}`,
    good: passed,
  }),
  leadership: ({ leadership, total, passed }) => ({
    needed: `${leadership}+`,
    why: "2D6",
    result: `${total}: ${passed ? words.dice.passed : words.dice.testFailed}`,
    good: passed,
  }),
  grenade: mortalWords,
  tank_shock: mortalWords,
  ability: ({ ability, wounds }) => ({
    needed: "",
    why: ability,
    result: wounds === null ? "" : words.dice.mortalWounds(wounds),
    good: true,
  }),
  re_roll: ({ before, rolls_raw }) => ({
    needed: "",
    why: "",
    result: words.dice.rolledAgain(before, rolls_raw),
    good: true,
  }),
};

function mortalWords({ threshold, wounds }: BlockOf<"grenade" | "tank_shock">): Said {
  return {
    needed: text.needs(threshold),
    why: "",
    result: words.dice.mortalWounds(wounds),
    good: wounds > 0,
  };
}

export function stepWords(block: RowBlock): StepWords {
  const said = (TELLERS[block.context] as (block: RowBlock) => Said)(block);
  return { step: text.steps[block.context], ...said };
}

/** What came of a weapon once all its dice lie: the damage, and whom it met; undefined while it is under way. */
export function outcomeWords(
  lines: readonly LogEntryLine[],
): Pick<StepWords, "why" | "result" | "good"> | undefined {
  const done = lines.find(({ about }) => about.line === "weapon_done")?.about;
  if (done?.line !== "weapon_done") return undefined;
  // Devastating Wounds come after all other weapons: what the weapon came to then counts them too.
  const after = lines.find(({ about }) => about.line === "devastating_done")?.about;
  const { damage, slain } = after?.line === "devastating_done" ? after : done.tally;
  const met = new Map<string, { name: string; lost: number; slain: boolean }>();
  for (const { about } of lines) {
    if (about.line !== "injury") continue;
    const before = met.get(about.model_id);
    met.set(about.model_id, {
      name: about.model_name ?? modelName(undefined, about.model_id),
      lost: (before?.lost ?? 0) + about.lost,
      slain: about.slain || before?.slain === true,
    });
  }
  const gone = [...met.values()].filter((one) => one.slain).map(({ name }) => name);
  const hurt = [...met.values()].filter((one) => !one.slain && one.lost > 0);
  const why = [
    ...(gone.length > 0 ? [text.slainModels(gone.join(", "))] : []),
    ...hurt.map(({ name, lost }) => text.hurt(name, lost)),
  ];
  const dealt = slain > 0 ? listed([text.damage(damage), text.slain(slain)]) : text.damage(damage);
  return { why: listed(why), result: damage === 0 ? text.noDamage : dealt, good: damage > 0 };
}

function rolledWhy({ reasons, criticals, rerolls }: Extract<DiceBlock, { rerolls: unknown }>): string[] {
  return [
    ...reasons.map(reasonInWords),
    ...(criticals > 0 ? [text.critical(criticals)] : []),
    ...(rerolls.length > 0 ? [text.again(rerolls.length)] : []),
  ];
}

function listed(parts: readonly string[]): string {
  return parts.join(" · ");
}
