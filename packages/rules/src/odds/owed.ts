import { painOf } from "../attack/save.ts";
import type { AttackPlan } from "../game/plan.ts";
import { add, newStateChances, type StateChances } from "./state-chances.ts";
import { LaterStates } from "./target-states-later.ts";
import { type Branches, type Calculation, VolleyWalk } from "./volley-walk.ts";

/**
 * Devastating Wounds wait until all other wounds are resolved, so what a plan does depends on states that are far apart:
 * where the ordinary wounds found the target, where the last of them leaves it, and what the Devastating Wounds of
 * earlier plans make of that. Telling the volley by how many wounds of each plan wait would multiply its cost with each
 * plan. But what waits matters only by what it does to the target, and a line has few states: so for each state that
 * the ordinary wounds may end in, it is enough to know where those that wait so far lead from it.
 */
export interface Owed {
  /** The state that each label stands for, in rising order; the first plan that owes has one label for all. */
  readonly from: readonly number[];
  /** How many labels stand for no more wounds than this state. */
  readonly upTo: readonly number[];
  /** Where the labels of each end begin, and how many pairs of an end and a label there are. */
  readonly offsets: readonly number[];
  readonly pairs: number;
  /** Where the wounds that wait lead if the ordinary ones end in each of the ends; labels are pairs. */
  readonly chances: StateChances;
}

/** The end of a volley: where the ordinary wounds leave the target, and the waiting ones find it. */
export interface Ending {
  /** The states in which the ordinary wounds may end, in rising order. */
  readonly ends: readonly number[];
  /** The calculation from the first of them on. */
  readonly late: Calculation & { readonly states: LaterStates };
}

/** States less likely than this are left out: less than a double can add to 1, and a hundred make no 1e-12 of it. */
const NEGLIGIBLE = 1e-16;

export function likelyStates({ values, length }: StateChances): readonly number[] {
  const states: number[] = [];
  for (let state = 0; state < length; state++) if (values[state]! > NEGLIGIBLE) states.push(state);
  return states;
}

export function endingOf(calculation: Calculation, last: StateChances): Ending {
  const { states, total } = calculation;
  const ends = likelyStates(last);
  const base = ends[0]!;
  return { ends, late: { ...calculation, states: new LaterStates(states, base, total + 1 - base) } };
}

/** How the ordinary wounds of some plans lead from each state to each other; entry `state × to + index of the other`. */
export interface Course {
  readonly to: readonly number[];
  readonly chances: Float64Array;
}

/** No plan at all: everything stays where it is. */
export function standstill(to: readonly number[], size: number): Course {
  const chances = new Float64Array(size * to.length);
  to.forEach((state, index) => {
    chances[state * to.length + index] = 1;
  });
  return { to, chances };
}

/** Ways through plans, from each of the states `from`. */
export interface Ways {
  readonly from: readonly number[];
  readonly ways: Branches;
}

/** The same after some ways that come before it. */
export function throughPlan({ to, chances }: Course, { from, ways }: Ways, { budget }: Calculation): Course {
  const width = to.length;
  const labels = from.length;
  const before = new Float64Array(chances.length);
  for (const { chances: way } of ways) {
    budget.spend(way.length * (1 + width / 2));
    for (let state = 0; state < way.length / labels; state++) {
      const at = state * width;
      for (let label = 0; label < labels; label++) {
        const p = way.values[state * labels + label]!;
        if (p === 0) continue;
        const into = from[label]! * width;
        for (let i = 0; i < width; i++) before[into + i]! += p * chances[at + i]!;
      }
    }
  }
  return { to, chances: before };
}

/** A course as ways from each of the states `from`, on which nothing waits. */
export function waysOf({ to, chances }: Course, from: readonly number[], size: number): Branches {
  const ways = newStateChances(size * from.length);
  to.forEach((state, index) => {
    from.forEach((start, label) => {
      ways.values[state * from.length + label] = chances[start * to.length + index]!;
    });
  });
  return [{ waiting: [], chances: ways }];
}

/** Before any plan owes: whatever state the ordinary wounds end in, it stays so. */
export function nothingOwed({ ends, late }: Ending, size: number): Owed {
  const layout = layoutOf([0], ends, size);
  const chances = newStateChances(late.states.size * layout.pairs);
  ends.forEach((state, end) => {
    chances.values[(state - late.states.base) * layout.pairs + end] = 1;
  });
  return { ...layout, chances };
}

function layoutOf(from: readonly number[], ends: readonly number[], size: number): Omit<Owed, "chances"> {
  const upTo: number[] = [];
  let labels = 0;
  for (let state = 0; state < size; state++) {
    while (labels < from.length && from[labels]! <= state) labels++;
    upTo.push(labels);
  }
  const offsets: number[] = [];
  let pairs = 0;
  for (const end of ends) {
    offsets.push(pairs);
    pairs += upTo[end]!;
  }
  return { from, upTo, offsets, pairs };
}

/** What is owed after some plans: `ways` lead through them to the states `to`; only wounds of the plan named wait. */
export function owedAfter(
  owed: Owed,
  ways: Branches,
  plan: number,
  to: readonly number[],
  { ends, late }: Ending,
): Owed {
  const { base, size } = late.states;
  const layout = layoutOf(to, ends, base + size);
  const labels = owed.from.length;
  const before = owed.chances.values;
  const enough = deadlyWays(ways, late.plans[plan]!);
  const branches = ways.map(({ waiting, chances }) => {
    const after = newStateChances(size * layout.pairs);
    const out = after.values;
    for (let state = 0; state < size; state++) {
      const wounds = size - 1 - state;
      if (enough !== undefined && waiting[0]! > wounds) continue;
      const { values: way, length } = waiting[0] === wounds ? (enough?.[wounds] ?? chances) : chances;
      for (let end = 0; end < ends.length && ends[end]! <= base + state; end++) {
        const row = state * owed.pairs + owed.offsets[end]!;
        if (isNothing(before, row, owed.upTo[ends[end]!]!)) continue;
        const into = state * layout.pairs + layout.offsets[end]!;
        const most = Math.min(layout.upTo[length / labels - 1]!, layout.upTo[ends[end]!]!);
        late.budget.spend((most * labels) / 2);
        for (let label = 0; label < most; label++) {
          const at = to[label]! * labels;
          const many = owed.upTo[to[label]!]!;
          let sum = 0;
          for (let i = 0; i < many; i++) sum += way[at + i]! * before[row + i]!;
          out[into + label] = sum;
        }
      }
    }
    return { waiting, chances: after };
  });
  const walk = new VolleyWalk(late, { only: plan, labels: layout.pairs });
  return { ...layout, chances: walk.resolveWaiting(branches) };
}

/**
 * Where each wound that waits surely costs a wound, as many as are left are as good as more: for each number the ways
 * on which so many wait or more. Undefined where it is not so.
 */
function deadlyWays(ways: Branches, { damage, profiles }: AttackPlan): readonly StateChances[] | undefined {
  if (damage.count + damage.plus < 1 || profiles.some((one) => painOf(one, true) !== null)) return undefined;
  const byCount: StateChances[] = [];
  for (const { waiting, chances } of ways) {
    if (waiting.length !== 1) return undefined;
    byCount[waiting[0]!] = chances;
  }
  const orMore: StateChances[] = [];
  for (let count = byCount.length - 1; count >= 0; count--) {
    const those = byCount[count];
    // A number that never waits leaves nobody to stand for those above it.
    if (those === undefined) return undefined;
    const sum = newStateChances(0);
    add(sum, those, 1);
    if (orMore[count + 1] !== undefined) add(sum, orMore[count + 1]!, 1);
    orMore[count] = sum;
  }
  return orMore;
}

function isNothing(values: Float64Array, from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (values[i]! !== 0) return false;
  return true;
}

/**
 * Where a plan's own Devastating Wounds will find the target: the chance of each late state, by the state after the
 * plan's ordinary wounds and the label from which they came. Entry `(after × late states + state) × labels + label`.
 */
export interface Meeting {
  readonly late: Ending["late"];
  readonly chances: Float64Array;
}

export function meetingOf(owed: Owed, onwards: Course, { ends, late }: Ending): Meeting {
  const { base, size } = late.states;
  const labels = owed.from.length;
  const met = new Float64Array((base + size) * size * labels);
  const { values } = owed.chances;
  for (let state = 0; state < size; state++) {
    for (let end = 0; end < ends.length && ends[end]! <= base + state; end++) {
      const row = state * owed.pairs + owed.offsets[end]!;
      if (isNothing(values, row, owed.upTo[ends[end]!]!)) continue;
      late.budget.spend((ends[end]! * labels) / 2);
      for (let after = 0; after <= ends[end]!; after++) {
        const p = onwards.chances[after * ends.length + end]!;
        if (p === 0) continue;
        const into = (after * size + state) * labels;
        const many = owed.upTo[after]!;
        for (let i = 0; i < many; i++) met[into + i]! += p * values[row + i]!;
      }
    }
  }
  return { late, chances: met };
}
