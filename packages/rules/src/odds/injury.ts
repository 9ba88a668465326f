import { painOf } from "../attack/save.ts";
import { type DiceExpression, isBelowMean } from "../dice/expression.ts";
import type { AttackPlan, Save } from "../game/plan.ts";
import { criticalShare } from "./attack.ts";
import { type Pmf, pmfOf, shift, thin } from "./pmf.ts";

/** What one wound of a weapon group does to a model of a profile. */
export interface InjuryChances {
  readonly unsaved: number;
  /** Damage of an unsaved wound after Feel No Pain, as if the model had wounds without end. */
  readonly damage: Pmf;
  /** The same without the impossible: how many points, and how likely. */
  readonly points: readonly number[];
  readonly chance: readonly number[];
}

/** A roll below the average is made again. */
function withRerolls(damage: DiceExpression, thrown: Pmf): Pmf {
  let again = 0;
  for (let n = 0; n < thrown.length; n++) if (isBelowMean(damage, n)) again += thrown[n]!;
  return thrown.map((p, n) => (isBelowMean(damage, n) ? 0 : p) + again * p);
}

/** Damage is never less than 1, whatever is taken away. */
function shiftDamage(thrown: Pmf, bonus: number): Pmf {
  if (bonus >= 0) return shift(thrown, bonus);
  const out = new Array<number>(Math.max(2, thrown.length + bonus)).fill(0);
  for (let n = 0; n < thrown.length; n++) out[Math.max(1, n + bonus)]! += thrown[n]!;
  return out;
}

/** Half of each, rounded up. */
function halved(thrown: Pmf): Pmf {
  const out = new Array<number>(Math.ceil((thrown.length - 1) / 2) + 1).fill(0);
  for (let n = 0; n < thrown.length; n++) out[Math.ceil(n / 2)]! += thrown[n]!;
  return out;
}

/** The chance that a save fails, with what is rolled again. */
function unsavedBy({ threshold, reroll }: Save): number {
  const fails = Math.min(6, threshold - 1) / 6;
  if (reroll === undefined) return fails;
  return reroll === "FAILED" ? fails * fails : fails - 1 / 6 + fails / 6;
}

const mixed = (one: number, other: number, share: number) => one * (1 - share) + other * share;

export function injuryOf(plan: AttackPlan, group: number, profile: number, mortal: boolean): InjuryChances {
  const { groups, profiles, damage, damage_rerolled, damage_halved } = plan;
  const { damage_bonus, saves, on_critical } = groups[group]!;
  const feel_no_pain = painOf(profiles[profile]!, mortal);
  const thrown = pmfOf(damage);
  const counted = damage_rerolled === true ? withRerolls(damage, thrown) : thrown;
  const rolled = shiftDamage(damage_halved === true ? halved(counted) : counted, damage_bonus);
  const dealt = feel_no_pain === null ? rolled : thin(rolled, (feel_no_pain - 1) / 6);
  const points: number[] = [];
  for (let n = 0; n < dealt.length; n++) if (dealt[n]! !== 0) points.push(n);
  return {
    unsaved:
      on_critical === undefined
        ? unsavedBy(saves[profile]!)
        : mixed(
            unsavedBy(saves[profile]!),
            unsavedBy(groups[on_critical]!.saves[profile]!),
            criticalShare(plan, group),
          ),
    damage: dealt,
    points,
    chance: points.map((n) => dealt[n]!),
  };
}
