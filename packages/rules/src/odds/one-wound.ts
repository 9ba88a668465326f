import type { Budget } from "./budget.ts";
import { clear, partsOf, type StateChances } from "./state-chances.ts";
import type { TargetStates } from "./target-states.ts";

/** What a counter counts. */
export type Counter = "unsaved" | "damage" | "slain";

/** One kind of wound, to be resolved in every state that is possible. */
export interface WoundKind {
  readonly plan: number;
  readonly group: number;
  /** Whether a save die is rolled. */
  readonly save: boolean;
  /** Whether it is a Devastating Wound, the damage of which is mortal wounds. */
  readonly mortal: boolean;
  /** What to count, if this plan is the one that is counted. */
  readonly counter: Counter | undefined;
}

/** By what the chance of a state is split: `labels` stay as they are, `counters` of each count what happens. */
export interface Split {
  readonly labels: number;
  readonly counters: number;
}

/** Puts the chances after one more wound into `out`; where everybody is dead nothing changes. */
export function resolveOneWound(
  states: TargetStates,
  chances: StateChances,
  out: StateChances,
  kind: WoundKind,
  split: Split,
  budget: Budget,
): void {
  const width = split.labels * split.counters;
  if (width === 1) {
    budget.spend(4 * chances.length);
    const { work, highest } = lookAhead(states, chances.values, chances.length, kind);
    budget.spend(work);
    clear(out, highest + 1);
    resolveUncounted(states, chances, out.values, kind);
    return;
  }
  budget.spend(chances.parts === undefined ? 4 * chances.length : chances.length);
  const parts = partsOf(chances, width);
  const { work, highest } = lookAhead(states, parts, parts.length, kind);
  budget.spend(work);
  clear(out, (highest + 1) * width);
  budget.spend(resolveCounted(states, chances, parts, out, kind, split));
}

/**
 * Asks for every step that will be taken from the states that are possible: how many there are and the highest state
 * that they lead to.
 */
function lookAhead(
  states: TargetStates,
  possible: Float64Array | Int32Array,
  length: number,
  { plan, group, mortal }: WoundKind,
): { work: number; highest: number } {
  let work = 0;
  let highest = length - 1;
  for (let state = 0; state < length; state++) {
    if (possible[state] === 0 || states.isDestroyed(state)) continue;
    const { saved, to } = states.step(state, plan, group, mortal);
    work += to.length;
    if (saved > highest) highest = saved;
    for (let i = 0; i < to.length; i++) if (to[i]! > highest) highest = to[i]!;
  }
  return { work, highest };
}

function resolveUncounted(
  states: TargetStates,
  chances: StateChances,
  out: Float64Array,
  { plan, group, save, mortal }: WoundKind,
): void {
  const { values, length } = chances;
  for (let state = 0; state < length; state++) {
    const p = values[state]!;
    if (p === 0) continue;
    if (states.isDestroyed(state)) {
      out[state]! += p;
      continue;
    }
    const { saved, unsaved, to, chance } = states.step(state, plan, group, mortal);
    const hurt = save ? p * unsaved : p;
    if (save) out[saved]! += p - hurt;
    for (let i = 0; i < to.length; i++) out[to[i]!]! += hurt * chance[i]!;
  }
}

/** Gives the work that it was. */
function resolveCounted(
  states: TargetStates,
  { values }: StateChances,
  parts: Int32Array,
  out: StateChances,
  kind: WoundKind,
  { labels, counters }: Split,
): number {
  const { plan, group, save, mortal, counter } = kind;
  const width = labels * counters;
  let work = 0;
  const outParts = new Int32Array(out.length / width);
  out.parts = outParts;
  for (let state = 0; state < parts.length; state++) {
    const base = state * width;
    const many = parts[state]!;
    if (many === 0) continue;
    if (states.isDestroyed(state)) {
      move(out.values, values, base, base, many, 1);
      outParts[state] = Math.max(outParts[state]!, many);
      continue;
    }
    const { saved, unsaved: fails, to, chance, lost, killed } = states.step(state, plan, group, mortal);
    const unsaved = save ? fails : 1;
    work += many * to.length;
    if (unsaved < 1) {
      move(out.values, values, base, saved * width, many, 1 - unsaved);
      outParts[saved] = Math.max(outParts[saved]!, many);
    }
    for (let i = 0; i < to.length; i++) {
      const next = to[i]!;
      const added = counter === undefined ? 0 : labels * increase(counter, lost[i]!, i === killed);
      move(out.values, values, base, next * width + added, many, unsaved * chance[i]!);
      outParts[next] = Math.max(outParts[next]!, Math.min(width, many + added));
    }
  }
  return work;
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
  many: number,
  factor: number,
): void {
  for (let part = 0; part < many; part++) out[to + part]! += factor * values[from + part]!;
}
