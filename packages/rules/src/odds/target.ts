import type { Ranks } from "../attack/ranks.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import type { TargetChances } from "./read-off.ts";
import { segmentsOf } from "./segment.ts";
import { targetStatesOf } from "./target-states.ts";
import { chancesByBranches, chancesTogether } from "./volley-by-branches.ts";
import { chancesInLine } from "./volley-in-line.ts";
import type { Calculation } from "./volley-walk.ts";

/** Places of plans that are asked about together: the lots of one assignment (EF-3). */
export type Groups = readonly (readonly number[])[];

/** Every plan by itself. */
export function eachAlone(plans: readonly AttackPlan[]): Groups {
  return plans.map((_, plan) => [plan]);
}

/** What several plans do to one target, resolved in order on the same models. */
export function targetChances(
  plans: readonly AttackPlan[],
  ranks: Ranks,
  budget: Budget,
  groups: Groups = eachAlone(plans),
): TargetChances {
  const calculation = calculationOf(plans, ranks, budget);
  const found = calculation.states.inLine ? chancesInLine(calculation) : chancesByBranches(calculation);
  return {
    ...found,
    plans: groups.map((group) =>
      group.length === 1 ? found.plans[group[0]!]! : chancesTogether(calculation, group),
    ),
  };
}

export function calculationOf(plans: readonly AttackPlan[], ranks: Ranks, budget: Budget): Calculation {
  const states = targetStatesOf(plans, ranks, budget);
  const devastating = plans.filter(({ wound }) => wound.devastating).length;
  const segments = plans.map((plan, index) => {
    const last = index === plans.length - 1 && devastating === Number(plan.wound.devastating);
    return segmentsOf(plan, index, states, last, budget);
  });
  const total = ranks.left.reduce((sum, wounds) => sum + wounds, 0);
  return { plans, states, segments, budget, total };
}
