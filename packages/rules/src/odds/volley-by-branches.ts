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
import type { StateChances } from "./state-chances.ts";
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
    unsaved: unsavedAtOnce(calculation, plan, living) ?? counted(calculation, plan, "unsaved", starts),
    damage: first?.damage ?? counted(calculation, plan, "damage", starts),
    slain: first?.slain ?? counted(calculation, plan, "slain", starts),
  };
}

/** Counts by a walk of its own, from where the plan begins to where its last wound is resolved. */
function counted(
  calculation: Calculation,
  plan: number,
  counter: Counter,
  starts: readonly StateChances[],
): Pmf {
  const { plans, segments } = calculation;
  const counters = highestCount(calculation, plan, counter) + 1;
  const walk = new VolleyWalk(calculation, { counting: { plan, counter, counters } });
  // Devastating Wounds of earlier plans come before this one's own, so their number must be known.
  const owed = segments.slice(0, plan).some(({ delayed }) => delayed);
  const { delayed } = segments[plan]!;
  const first = delayed && owed ? 0 : plan;
  const last = delayed ? plans.length - 1 : plan;
  let branches = walk.begin(starts[first]!);
  for (let at = first; at <= last; at++) branches = walk.resolvePlan(branches, at);
  return readCounters(delayed ? walk.resolveWaiting(branches) : sumOf(branches), counters);
}
