import type { Budget } from "./budget.ts";
import { clear, type StateChances } from "./state-chances.ts";
import type { TargetStates } from "./target-states.ts";

/** What a counter counts. */
export type Counter = "unsaved" | "damage" | "slain";

/** One kind of wound, to be resolved in every state that is possible. */
export interface WoundKind {
  readonly plan: number;
  readonly group: number;
  /** Whether a save die is rolled. */
  readonly save: boolean;
  /** What to count, if this plan is the one that is counted. */
  readonly counter: Counter | undefined;
}

/** Puts the chances after one more wound into `out`; where everybody is dead nothing changes. */
export function resolveOneWound(
  states: TargetStates,
  chances: StateChances,
  out: StateChances,
  kind: WoundKind,
  counters: number,
  budget: Budget,
): void {
  budget.spend(4 * chances.length);
  budget.spend(workAhead(states, chances, kind, counters));
  clear(out, states.size * counters);
  if (counters === 1) resolveUncounted(states, chances, out.values, kind);
  else resolveCounted(states, chances, out.values, kind, counters);
}

/** Asks for every step that will be taken, so that all states that it can lead to are known; gives the work ahead. */
function workAhead(
  states: TargetStates,
  { values, length }: StateChances,
  { plan, group }: WoundKind,
  counters: number,
): number {
  const stateCount = length / counters;
  let work = 0;
  for (let state = 0; state < stateCount; state++) {
    const top = highestCount(values, state * counters, counters);
    if (top < 0 || states.isDestroyed(state)) continue;
    work += (top + 1) * states.step(state, plan, group).to.length;
  }
  return work;
}

/** The highest count of a state that is possible at all; -1 where the state is not reached. */
function highestCount(values: Float64Array, base: number, counters: number): number {
  for (let count = counters - 1; count >= 0; count--) if (values[base + count]! !== 0) return count;
  return -1;
}

function resolveUncounted(
  states: TargetStates,
  chances: StateChances,
  out: Float64Array,
  { plan, group, save }: WoundKind,
): void {
  const { values, length } = chances;
  for (let state = 0; state < length; state++) {
    const p = values[state]!;
    if (p === 0) continue;
    if (states.isDestroyed(state)) {
      out[state]! += p;
      continue;
    }
    const { saved, unsaved, to, chance } = states.step(state, plan, group);
    const hurt = save ? p * unsaved : p;
    if (save) out[saved]! += p - hurt;
    for (let i = 0; i < to.length; i++) out[to[i]!]! += hurt * chance[i]!;
  }
}

function resolveCounted(
  states: TargetStates,
  chances: StateChances,
  out: Float64Array,
  kind: WoundKind,
  counters: number,
): void {
  const { plan, group, save, counter } = kind;
  const { values } = chances;
  const stateCount = chances.length / counters;
  for (let state = 0; state < stateCount; state++) {
    const base = state * counters;
    const top = highestCount(values, base, counters);
    if (top < 0) continue;
    if (states.isDestroyed(state)) {
      move(out, values, base, base, top, 1);
      continue;
    }
    const { saved, unsaved: fails, to, chance, lost, killed } = states.step(state, plan, group);
    const unsaved = save ? fails : 1;
    if (unsaved < 1) move(out, values, base, saved * counters, top, 1 - unsaved);
    for (let i = 0; i < to.length; i++) {
      const added = counter === undefined ? 0 : increase(counter, lost[i]!, i === killed);
      move(out, values, base, to[i]! * counters + added, top, unsaved * chance[i]!);
    }
  }
}

function increase(counter: Counter, lost: number, killed: boolean): number {
  if (counter === "unsaved") return 1;
  return counter === "damage" ? lost : Number(killed);
}

function move(
  out: Float64Array,
  values: Float64Array,
  from: number,
  to: number,
  top: number,
  factor: number,
): void {
  for (let count = 0; count <= top; count++) out[to + count]! += factor * values[from + count]!;
}
