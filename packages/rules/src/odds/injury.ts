import { painOf } from "../attack/save.ts";
import { type DiceExpression, isBelowMean } from "../dice/expression.ts";
import type { AttackPlan } from "../game/plan.ts";
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

export function injuryOf(
  { groups, profiles, damage, damage_rerolled, damage_halved }: AttackPlan,
  group: number,
  profile: number,
  mortal: boolean,
): InjuryChances {
  const { damage_bonus, saves } = groups[group]!;
  const feel_no_pain = painOf(profiles[profile]!, mortal);
  const thrown = pmfOf(damage);
  const counted = damage_rerolled === true ? withRerolls(damage, thrown) : thrown;
  const rolled = shiftDamage(damage_halved === true ? halved(counted) : counted, damage_bonus);
  const dealt = feel_no_pain === null ? rolled : thin(rolled, (feel_no_pain - 1) / 6);
  const points: number[] = [];
  for (let n = 0; n < dealt.length; n++) if (dealt[n]! !== 0) points.push(n);
  return {
    unsaved: Math.min(6, saves[profile]!.threshold - 1) / 6,
    damage: dealt,
    points,
    chance: points.map((n) => dealt[n]!),
  };
}
