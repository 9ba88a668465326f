import {
  type Course,
  endingOf,
  likelyStates,
  meetingOf,
  nothingOwed,
  owedAfter,
  standstill,
  throughPlan,
  waysOf,
} from "./owed.ts";
import { PlanInLine } from "./plan-in-line.ts";
import { highestCount, type PlanChances, readOff, type TargetChances } from "./read-off.ts";
import { newStateChances, type StateChances, stateChancesOf } from "./state-chances.ts";
import { chancesByBranches } from "./volley-by-branches.ts";
import { type Calculation, sumOf, VolleyWalk } from "./volley-walk.ts";

/** Where a target has more wounds than this, those that wait are told by their number: there are fewer of them. */
const MOST_WOUNDS = 128;

/** For a target in line: each plan on its own, from every state that those before it may have left. */
export function chancesInLine(calculation: Calculation): TargetChances {
  const { plans, states, segments } = calculation;
  const starts: StateChances[] = [stateChancesOf([1])];
  const living = plans.map((_, plan) => {
    const walk = new VolleyWalk(calculation, { only: plan });
    starts.push(sumOf(walk.resolvePlan(walk.begin(starts[plan]), plan)));
    return walk.living[plan]!;
  });
  const delayed = plans.map((_, plan) => plan).filter((plan) => segments[plan]!.delayed);
  if (delayed.length === 0) {
    const found = plans.map((_, plan) => {
      const told = isBetterTold(calculation, plan, starts[plan]!);
      const passage = new PlanInLine(calculation, plan, starts, told);
      return passage.chances(living[plan]!);
    });
    return { ...readOff(states, starts.at(-1)!), plans: found };
  }
  if (calculation.total > MOST_WOUNDS) return chancesByBranches(calculation);
  return withOwed(calculation, starts, living, delayed);
}

/** Whether fewer states are to be told apart than there is to count. */
function isBetterTold(calculation: Calculation, plan: number, start: StateChances): boolean {
  if (plan === 0) return false;
  const counters = highestCount(calculation, plan, "damage") + highestCount(calculation, plan, "slain");
  return likelyStates(start).length <= counters;
}

/** The same where Devastating Wounds wait for the end. */
function withOwed(
  calculation: Calculation,
  starts: readonly StateChances[],
  living: readonly (readonly number[])[],
  delayed: readonly number[],
): TargetChances {
  const { plans, segments, total } = calculation;
  const size = total + 1;
  const [first, last] = [delayed[0]!, delayed.at(-1)!];
  const plansInLine = plans.map((_, plan) => {
    const told = plan > first || (plan < first && isBetterTold(calculation, plan, starts[plan]!));
    return new PlanInLine(calculation, plan, starts, told);
  });
  const ending = endingOf(calculation, starts.at(-1)!);
  const outcomes: Course[] = [];
  outcomes[plans.length - 1] = standstill(ending.ends, size);
  for (let plan = plans.length - 1; plan > first; plan--) {
    outcomes[plan - 1] = throughPlan(
      outcomes[plan]!,
      plansInLine[plan]!.ways,
      plansInLine[plan]!.from,
      calculation,
    );
  }
  const found: PlanChances[] = [];
  let owed = nothingOwed(ending, size);
  let end = newStateChances(0);
  plansInLine.forEach((passage, plan) => {
    if (!segments[plan]!.delayed) {
      found.push(passage.chances(living[plan]!));
      return;
    }
    const meeting = meetingOf(owed, outcomes[plan]!, ending);
    found.push(passage.chancesOwing(meeting));
    if (plan === last) {
      end = passage.endOwing(meeting);
      return;
    }
    const to = likelyStates(starts[plan + 1]!);
    owed = owedAfter(owed, passage.ways, plan, to, ending);
    const next = delayed.find((other) => other > plan)!;
    if (next === plan + 1) return;
    // What comes between this plan and the next that owes leads on at once.
    const start = plansInLine[next]!.from;
    let between = standstill(start, size);
    for (let at = next - 1; at > plan; at--) {
      between = throughPlan(between, plansInLine[at]!.ways, plansInLine[at]!.from, calculation);
    }
    owed = owedAfter(owed, waysOf(between, to, size), plan + 1, start, ending);
  });
  return { ...readOff(ending.late.states, end), plans: found };
}
