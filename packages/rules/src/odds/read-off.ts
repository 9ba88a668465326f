import type { Counter } from "./one-wound.ts";
import type { Pmf } from "./pmf.ts";
import type { StateChances } from "./state-chances.ts";
import type { TargetStates } from "./target-states.ts";
import type { Calculation } from "./volley-walk.ts";

/** What several plans do to one target. */
export interface TargetChances {
  readonly damage: Pmf;
  readonly slain: Pmf;
  readonly destroyed: number;
  /** What each plan does, or each of the groups of plans that are asked about, the ones before it having come first. */
  readonly plans: readonly PlanChances[];
}

export type PlanChances = Readonly<Record<Counter, Pmf>>;

/** Distributions of damage and slain models over the states. */
export function readOff(
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

export function put(pmf: number[], at: number, p: number): void {
  while (pmf.length <= at) pmf.push(0);
  pmf[at]! += p;
}

/** What was counted, in whatever state it ended. */
export function readCounters({ values, length }: StateChances, counters: number): Pmf {
  const out = new Array<number>(counters).fill(0);
  for (let i = 0; i < length; i++) out[i % counters]! += values[i]!;
  return out;
}

/**
 * Unsaved wounds of a plan whose saves are the same in every state, from the chances that somebody lives after so many
 * of them; undefined for other plans. Saves fail independently of what the failures do, so only the death of the last
 * model cuts their number short.
 */
export function unsavedAtOnce(
  { segments }: Calculation,
  plan: number,
  living: readonly number[],
): Pmf | undefined {
  const { parts, delayed } = segments[plan]!;
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0 || !only.saved || delayed) return undefined;
  const failures = only.wounds.coefficients;
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

/** No more wounds are unsaved than are scored, and none does more than its highest damage. */
export function highestCount(
  { plans, segments, total }: Calculation,
  plan: number,
  counter: Counter,
): number {
  let wounds = 0;
  for (const { most } of segments[plan]!.parts) wounds += most;
  if (counter === "unsaved") return wounds;
  const { damage, groups, defenders } = plans[plan]!;
  if (counter === "slain") return Math.min(wounds, defenders.length);
  const most =
    damage.count * damage.sides + damage.plus + Math.max(0, ...groups.map((group) => group.damage_bonus));
  return Math.min(total, wounds * most);
}
