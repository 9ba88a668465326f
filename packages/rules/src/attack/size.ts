import type { AttackPlan } from "./plan.ts";

/** The most hits that a plan can score, extra ones included: what its rolling may cost at the most. */
export function mostHits({ attacks, guns, critical_hit }: AttackPlan): number {
  const { count, sides, plus } = attacks.dice;
  const each = Math.max(attacks.minimum, count * sides + plus);
  const extra = critical_hit.extra_hits;
  const perAttack = extra === null ? 1 : 1 + extra.count * extra.sides + extra.plus;
  return guns.reduce((sum, gun) => sum + each + gun.bonus, 0) * perAttack;
}
