import type { Counter } from "./one-wound.ts";
import type { Pmf } from "./pmf.ts";
import {
  highestCount,
  type PlanChances,
  readCounters,
  readOff,
  type TargetChances,
  unsavedAtOnce,
} from "./read-off.ts";
import { type StateChances, stateChancesOf } from "./state-chances.ts";
import { type Calculation, sumOf, VolleyWalk } from "./volley-walk.ts";

/** For any target: one walk through all plans, told by how many Devastating Wounds of each wait, and one a count. */
export function chancesByBranches(calculation: Calculation): TargetChances {
  const { plans, states } = calculation;
  const walk = new VolleyWalk(calculation);
  const starts: StateChances[] = [];
  let branches = walk.begin();
  for (let plan = 0; plan < plans.length; plan++) {
    starts.push(sumOf(branches));
    branches = walk.resolvePlan(branches, plan);
  }
  starts.push(sumOf(branches));
  const end = readOff(states, walk.resolveWaiting(branches));
  return {
    ...end,
    plans: plans.map((_, index) => planChances(calculation, index, starts, walk.living[index]!)),
  };
}

/** What one plan does: read off where that is possible, else counted by a walk of its own. */
function planChances(
  calculation: Calculation,
  plan: number,
  starts: readonly StateChances[],
  living: readonly number[],
): PlanChances {
  const { states, segments } = calculation;
  // Before the first plan nothing is lost, so what is lost after it is its own.
  const first = plan === 0 && !segments[0]!.delayed ? readOff(states, starts[1]!) : undefined;
  return {
    unsaved: unsavedAtOnce(calculation, plan, living) ?? counted(calculation, [plan], "unsaved", starts),
    damage: first?.damage ?? counted(calculation, [plan], "damage", starts),
    slain: first?.slain ?? counted(calculation, [plan], "slain", starts),
  };
}

/** What some plans do together, whatever the others do before, between and after them. */
export function chancesTogether(calculation: Calculation, plans: readonly number[]): PlanChances {
  const starts = [stateChancesOf([1])];
  const together = (counter: Counter) => counted(calculation, plans, counter, starts);
  return { unsaved: together("unsaved"), damage: together("damage"), slain: together("slain") };
}

/**
 * Counts by a walk of its own, from where the first of the plans begins to where the last of their wounds is resolved;
 * from the very beginning where it is not known how the target stands before the first.
 */
function counted(
  calculation: Calculation,
  of: readonly number[],
  counter: Counter,
  starts: readonly StateChances[],
): Pmf {
  const { plans, segments, total } = calculation;
  const each = of.map((plan) => highestCount(calculation, plan, counter));
  const most = each.reduce((sum, one) => sum + one, 0);
  const counters = (counter === "unsaved" ? most : Math.min(total, most)) + 1;
  const walk = new VolleyWalk(calculation, { counting: { plans: of, counter, counters } });
  const begin = Math.min(...of);
  // Devastating Wounds of earlier plans come before these plans' own, so their number must be known.
  const owed = segments.slice(0, begin).some(({ delayed }) => delayed);
  const delayed = of.some((plan) => segments[plan]!.delayed);
  const first = (delayed && owed) || starts[begin] === undefined ? 0 : begin;
  const last = delayed ? plans.length - 1 : Math.max(...of);
  let branches = walk.begin(starts[first]!);
  for (let at = first; at <= last; at++) branches = walk.resolvePlan(branches, at);
  return readCounters(delayed ? walk.resolveWaiting(branches) : sumOf(branches), counters);
}
