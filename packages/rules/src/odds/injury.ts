import type { AttackPlan } from "../attack/plan.ts";
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

export function injuryOf(
  { groups, profiles, damage }: AttackPlan,
  group: number,
  profile: number,
): InjuryChances {
  const { damage_bonus, saves } = groups[group]!;
  const { feel_no_pain } = profiles[profile]!;
  const rolled = shift(pmfOf(damage), damage_bonus);
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
