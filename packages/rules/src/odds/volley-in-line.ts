import {
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
      const labelled = isBetterLabelled(calculation, plan, starts[plan]!);
      const planInLine = new PlanInLine(calculation, plan, starts, labelled);
      return planInLine.chances(living[plan]!);
    });
    return { ...readOff(states, starts.at(-1)!), plans: found };
  }
  if (calculation.total > MOST_WOUNDS) return chancesByBranches(calculation);
  return withOwed(calculation, starts, living, delayed);
}

/** Whether fewer states are to be told apart than there is to count. */
function isBetterLabelled(calculation: Calculation, plan: number, start: StateChances): boolean {
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
  const { plans, total } = calculation;
  const size = total + 1;
  const [first, last] = [delayed[0]!, delayed.at(-1)!];
  const plansInLine = plans.map((_, plan) => {
    const labelled = plan > first || (plan < first && isBetterLabelled(calculation, plan, starts[plan]!));
    return new PlanInLine(calculation, plan, starts, labelled);
  });
  const ending = endingOf(calculation, starts.at(-1)!);
  // What comes after each plan that owes, up to the next that does or to the end.
  const after = delayed.map((plan) => likelyStates(starts[plan + 1]!));
  const between = delayed.map((plan, index) => {
    const next = delayed[index + 1] ?? plans.length;
    let course = standstill(next === plans.length ? ending.ends : plansInLine[next]!.from, size);
    for (let at = next - 1; at > plan; at--) course = throughPlan(course, plansInLine[at]!, calculation);
    return course;
  });
  // From each of them to the end.
  const onwards = [...between];
  for (let index = delayed.length - 2; index >= 0; index--) {
    const fromNext = throughPlan(onwards[index + 1]!, plansInLine[delayed[index + 1]!]!, calculation);
    const ways = waysOf(between[index]!, after[index]!, size);
    onwards[index] = throughPlan(fromNext, { from: after[index]!, ways }, calculation);
  }
  const found: PlanChances[] = [];
  let owed = nothingOwed(ending, size);
  let end = newStateChances(0);
  plansInLine.forEach((planInLine, plan) => {
    const index = delayed.indexOf(plan);
    if (index < 0) {
      found.push(planInLine.chances(living[plan]!));
      return;
    }
    const meeting = meetingOf(owed, onwards[index]!, ending);
    found.push(planInLine.chancesOwing(meeting));
    if (plan === last) {
      end = planInLine.endOwing(meeting);
      return;
    }
    const next = delayed[index + 1]!;
    owed = owedAfter(owed, planInLine.ways, plan, after[index]!, ending);
    if (next === plan + 1) return;
    const ways = waysOf(between[index]!, after[index]!, size);
    owed = owedAfter(owed, ways, plan + 1, plansInLine[next]!.from, ending);
  });
  return { ...readOff(ending.late.states, end), plans: found };
}
