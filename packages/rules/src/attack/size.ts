import type { AttackPlan } from "../game/plan.ts";

/** What each gun makes at least before its bonus: one attack (AT-1), or the minimum that a keyword sets. */
export function leastAttacks({ attacks }: AttackPlan): number {
  return Math.max(1, attacks.minimum);
}

/** How many attacks a gun makes where no die decides it. */
export function attacksWithoutDice(
  plan: AttackPlan,
  { bonus, fewer = 0 }: AttackPlan["guns"][number],
): number {
  return Math.max(leastAttacks(plan), plan.attacks.dice.plus - fewer) + bonus;
}

/** The most hits that a plan can score, extra ones included: what its rolling may cost at the most. */
export function mostHits(plan: AttackPlan): number {
  const { attacks, guns, critical_hit } = plan;
  const { count, sides, plus } = attacks.dice;
  const each = Math.max(leastAttacks(plan), count * sides + plus);
  const extra = critical_hit.extra_hits;
  const perAttack = extra === null ? 1 : 1 + extra.count * extra.sides + extra.plus;
  return guns.reduce((sum, gun) => sum + each + gun.bonus, 0) * perAttack;
}

/** The most dice that a plan can draw: attacks, hits and wounds with their re-rolls, saves, damage and Feel No Pain. */
export function mostDice(plan: AttackPlan): number {
  const { attacks, guns, damage, groups, profiles } = plan;
  const hits = mostHits(plan);
  const highest =
    damage.count * damage.sides + damage.plus + Math.max(0, ...groups.map((group) => group.damage_bonus));
  const pain = profiles.some(
    ({ feel_no_pain, feel_no_pain_mortal }) => (feel_no_pain_mortal ?? feel_no_pain) !== null,
  )
    ? highest
    : 0;
  const strength = (plan.wound.rolled?.dice.count ?? 0) + (plan.wound.mortal?.count ?? 0);
  return guns.length * attacks.dice.count + hits * (5 + strength + 2 * damage.count + pain);
}
