import type { AttackPlan } from "../attack/plan.ts";
import type { Ranks } from "../attack/ranks.ts";
import type { Budget } from "./budget.ts";
import type { Counter } from "./one-wound.ts";
import type { Pmf } from "./pmf.ts";
import { type Segments, segmentsOf } from "./segment.ts";
import type { StateChances } from "./state-chances.ts";
import { type TargetStates, targetStatesOf } from "./target-states.ts";
import { sumOf, VolleyWalk } from "./volley-walk.ts";

/** What several plans do to one target, resolved in order on the same models. */
export interface TargetChances {
  readonly damage: Pmf;
  readonly slain: Pmf;
  readonly destroyed: number;
  /** What each plan does, the ones before it having come first. */
  readonly plans: readonly PlanChances[];
}

type PlanChances = Readonly<Record<Counter, Pmf>>;

export function targetChances(plans: readonly AttackPlan[], ranks: Ranks, budget: Budget): TargetChances {
  const states = targetStatesOf(plans, ranks, budget);
  const devastating = plans.filter(({ wound }) => wound.devastating).length;
  const segments = plans.map((plan, index) => {
    const last = index === plans.length - 1 && devastating === Number(plan.wound.devastating);
    return segmentsOf(plan, index, states, last, budget);
  });
  const calculation: Calculation = {
    plans,
    states,
    segments,
    budget,
    total: ranks.left.reduce((sum, wounds) => sum + wounds, 0),
  };
  const walk = new VolleyWalk(plans, states, segments, budget);
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

interface Calculation {
  readonly plans: readonly AttackPlan[];
  readonly states: TargetStates;
  readonly segments: readonly Segments[];
  readonly budget: Budget;
  /** All wounds of the target. */
  readonly total: number;
}

/** Distributions of damage and slain models over the states. */
function readOff(
  states: TargetStates,
  { values, length }: StateChances,
): { damage: Pmf; slain: Pmf; destroyed: number } {
  const damage: number[] = [];
  const slain: number[] = [];
  let destroyed = 0;
  for (let state = 0; state < length; state++) {
    const p = values[state]!;
    if (p === 0) continue;
    put(damage, states.lost(state), p);
    put(slain, states.slain(state), p);
    if (states.isDestroyed(state)) destroyed += p;
  }
  return { damage, slain, destroyed };
}

function put(pmf: number[], at: number, p: number): void {
  while (pmf.length <= at) pmf.push(0);
  pmf[at]! += p;
}

/** What one plan does: read off where that is possible, else counted by a walk of its own. */
function planChances(
  calculation: Calculation,
  plan: number,
  starts: readonly StateChances[],
  living: readonly number[],
): PlanChances {
  const { states, segments } = calculation;
  const { parts, delayed } = segments[plan]!;
  // Before the first plan nothing is lost, so what is lost after it is its own.
  const first = plan === 0 && !delayed ? readOff(states, starts[1]!) : undefined;
  const [only, ...others] = parts;
  const simple = only !== undefined && others.length === 0 && only.saved && !delayed;
  return {
    unsaved: simple
      ? unsavedOf(only.wounds.coefficients, living)
      : counted(calculation, plan, "unsaved", starts),
    damage: first?.damage ?? counted(calculation, plan, "damage", starts),
    slain: first?.slain ?? counted(calculation, plan, "slain", starts),
  };
}

/** Saves fail independently of what the failures do, so only the death of the last model cuts their number short. */
function unsavedOf(failures: Pmf, living: readonly number[]): Pmf {
  const out = new Array<number>(failures.length).fill(0);
  let orMore = 0;
  let reachedNext = 0;
  for (let n = failures.length - 1; n >= 0; n--) {
    orMore += failures[n]!;
    // At least n are unsaved if as many saves fail and somebody lives to take the n-th.
    const reached = n === 0 ? 1 : orMore * living[n - 1]!;
    out[n] = reached - reachedNext;
    reachedNext = reached;
  }
  return out;
}

/** Counts by a walk of its own, from where the plan begins to where its last wound is resolved. */
function counted(
  calculation: Calculation,
  plan: number,
  counter: Counter,
  starts: readonly StateChances[],
): Pmf {
  const { plans, states, segments, budget } = calculation;
  const counters = highestCount(calculation, plan, counter) + 1;
  const walk = new VolleyWalk(plans, states, segments, budget, { plan, counter, counters });
  // Devastating Wounds of earlier plans come before this one's own, so their number must be known.
  const owed = segments.slice(0, plan).some(({ delayed }) => delayed);
  const { delayed } = segments[plan]!;
  const first = delayed && owed ? 0 : plan;
  const last = delayed ? plans.length - 1 : plan;
  let branches = walk.begin(starts[first]!);
  for (let at = first; at <= last; at++) branches = walk.resolvePlan(branches, at);
  const chances = delayed ? walk.resolveWaiting(branches) : sumOf(branches);
  const out = new Array<number>(counters).fill(0);
  for (let i = 0; i < chances.length; i++) out[i % counters]! += chances.values[i]!;
  return out;
}

/** No more wounds are unsaved than are scored, and none does more than its highest damage. */
function highestCount({ plans, segments, total }: Calculation, plan: number, counter: Counter): number {
  let wounds = 0;
  for (const { wounds: joint } of segments[plan]!.parts) for (const size of joint.sizes) wounds += size - 1;
  if (counter === "unsaved") return wounds;
  const { damage, groups, defenders } = plans[plan]!;
  if (counter === "slain") return Math.min(wounds, defenders.length);
  const most =
    damage.count * damage.sides + damage.plus + Math.max(...groups.map((group) => group.damage_bonus));
  return Math.min(total, wounds * most);
}
