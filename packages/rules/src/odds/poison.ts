import type { Ranks } from "../attack/ranks.ts";
import { painOf } from "../attack/save.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import type { Pmf } from "./pmf.ts";
import { type PlanChances, put, type TargetChances } from "./read-off.ts";
import { criticalsOf } from "./segment.ts";
import { eachAlone, type Groups, targetChances } from "./target.ts";

/**
 * Critical wounds that add mortal ones when all attacks are over: every number of them is a case of its own, in which they
 * are known, and the chances are the sum of all cases.
 */
export function poisonedChances(
  plans: readonly AttackPlan[],
  ranks: Ranks,
  budget: Budget,
  groups: Groups = eachAlone(plans),
): TargetChances {
  const at = plans.findIndex(({ wound }) => wound.mortal !== undefined);
  if (at < 0) return targetChances(plans, ranks, budget, groups);
  const plan = plans[at]!;
  const { sizes, coefficients } = criticalsOf(plan, budget);
  const sum = new Sum(groups.length);
  for (let wounds = 0; wounds < sizes[0]!; wounds++) {
    for (let criticals = 0; criticals < sizes[1]!; criticals++) {
      const chance = coefficients[wounds * sizes[1]! + criticals]!;
      if (chance === 0) continue;
      // No weapon has this and Devastating Wounds: what is critical is saved against like the others.
      const known = woundsOf(plan, wounds + criticals);
      const all = [...plans.slice(0, at), ...known, ...plans.slice(at + 1), ...mortalWounds(plan, criticals)];
      // A plan without wounds is left out, and a group of nothing else does nothing.
      const left = groups.map((group) =>
        group
          .filter((one) => one !== at || known.length > 0)
          .map((one) => (one > at ? one - 1 + known.length : one)),
      );
      const asked = left.filter((group) => group.length > 0);
      const found = all.length === 0 ? UNHURT : poisonedChances(all, ranks, budget, asked);
      sum.add(
        chance,
        found,
        left.map((group) => (group.length === 0 ? NOTHING : found.plans[asked.indexOf(group)]!)),
      );
    }
  }
  return sum.total;
}

const NOTHING: PlanChances = { unsaved: [1], damage: [1], slain: [1] };
const UNHURT: TargetChances = { damage: [1], slain: [1], destroyed: 0, plans: [] };

/** So many wounds of the plan, whatever its dice. */
function woundsOf(plan: AttackPlan, count: number): readonly AttackPlan[] {
  if (count === 0) return [];
  const { mortal: _, ...wound } = plan.wound;
  const [gun] = plan.guns;
  return [
    {
      ...plan,
      sure: true,
      guns: [{ model_id: gun!.model_id, group: gun!.group, bonus: 0 }],
      attacks: { dice: { count: 0, sides: 6, plus: count }, minimum: 0, bonuses: [] },
      wound: { ...wound, devastating: false },
    },
  ];
}

/** As many mortal wounds as the dice of the criticals show: each a point that nobody saves, after everything else. */
function mortalWounds(plan: AttackPlan, criticals: number): readonly AttackPlan[] {
  if (criticals === 0) return [];
  const { mortal, ...wound } = plan.wound;
  const { count, sides, plus } = mortal!;
  const [gun] = plan.guns;
  const group = { ...plan.groups[gun!.group]!, damage_bonus: 0, precision: false };
  const saves = group.saves.map((save) => ({ ...save, threshold: 7 }));
  // They are mortal wounds whatever the attack was.
  const profiles = plan.profiles.map((one) => ({ ...one, feel_no_pain: painOf(one, true) }));
  const { damage_rerolled: __, damage_halved: ___, ...bare } = plan;
  return [
    {
      ...bare,
      sure: true,
      guns: [{ model_id: gun!.model_id, group: 0, bonus: 0 }],
      attacks: { dice: { count: count * criticals, sides, plus: plus * criticals }, minimum: 0, bonuses: [] },
      wound: { ...wound, devastating: true },
      damage: { count: 0, sides: 6, plus: 1 },
      groups: [{ ...group, saves }],
      profiles,
      precision_model_id: null,
    },
  ];
}

/** The chances of all cases added up. */
class Sum {
  readonly #damage: number[] = [];
  readonly #slain: number[] = [];
  readonly #plans: { unsaved: number[]; damage: number[]; slain: number[] }[];
  #destroyed = 0;

  constructor(plans: number) {
    this.#plans = Array.from({ length: plans }, () => ({ unsaved: [], damage: [], slain: [] }));
  }

  add(chance: number, found: TargetChances, plans: readonly PlanChances[]): void {
    mix(this.#damage, found.damage, chance);
    mix(this.#slain, found.slain, chance);
    this.#destroyed += chance * found.destroyed;
    plans.forEach((plan, index) => {
      const sums = this.#plans[index]!;
      for (const what of ["unsaved", "damage", "slain"] as const) mix(sums[what], plan[what], chance);
    });
  }

  get total(): TargetChances {
    return { damage: this.#damage, slain: this.#slain, destroyed: this.#destroyed, plans: this.#plans };
  }
}

function mix(sum: number[], pmf: Pmf, chance: number): void {
  for (let n = 0; n < pmf.length; n++) put(sum, n, chance * pmf[n]!);
}
