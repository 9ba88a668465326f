import type { AttackPlan } from "../attack/plan.ts";
import type { Ranks } from "../attack/ranks.ts";
import type { Budget } from "./budget.ts";
import type { TargetChances } from "./read-off.ts";
import { segmentsOf } from "./segment.ts";
import { targetStatesOf } from "./target-states.ts";
import { chancesByBranches } from "./volley-by-branches.ts";
import { chancesInLine } from "./volley-in-line.ts";
import type { Calculation } from "./volley-walk.ts";

/** What several plans do to one target, resolved in order on the same models. */
export function targetChances(plans: readonly AttackPlan[], ranks: Ranks, budget: Budget): TargetChances {
  const calculation = calculationOf(plans, ranks, budget);
  return calculation.states.inLine ? chancesInLine(calculation) : chancesByBranches(calculation);
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
