import type { Budget } from "./budget.ts";
import type { Course } from "./course.ts";
import { clear, type Layer } from "./layer.ts";

/** What a counter counts. */
export type Counter = "unsaved" | "damage" | "slain";

/** One kind of wound, to be resolved on a layer. */
export interface Blow {
  readonly plan: number;
  readonly lane: number;
  /** Whether a save die is rolled. */
  readonly save: boolean;
  /** What to count, if this plan is the one that is counted. */
  readonly counter: Counter | undefined;
}

/** Puts the layer after one more wound into `out`; where everybody is dead nothing changes. */
export function strike(
  course: Course,
  layer: Layer,
  out: Layer,
  blow: Blow,
  counters: number,
  budget: Budget,
): void {
  budget.spend(4 * layer.length);
  budget.spend(reach(course, layer, blow, counters));
  clear(out, course.size * counters);
  if (counters === 1) strikeUncounted(course, layer, out.values, blow);
  else strikeCounted(course, layer, out.values, blow, counters);
}

/** Asks for every step that will be taken, so that all states that it can lead to are known; gives the work ahead. */
function reach(course: Course, { values, length }: Layer, { plan, lane }: Blow, counters: number): number {
  const states = length / counters;
  let work = 0;
  for (let state = 0; state < states; state++) {
    const top = highestCount(values, state * counters, counters);
    if (top < 0 || course.isDestroyed(state)) continue;
    work += (top + 1) * course.step(state, plan, lane).to.length;
  }
  return work;
}

/** The highest count of a state that is possible at all; -1 where the state is not reached. */
function highestCount(layer: Float64Array, base: number, counters: number): number {
  for (let count = counters - 1; count >= 0; count--) if (layer[base + count]! !== 0) return count;
  return -1;
}

function strikeUncounted(course: Course, layer: Layer, out: Float64Array, { plan, lane, save }: Blow): void {
  const { values, length } = layer;
  for (let state = 0; state < length; state++) {
    const p = values[state]!;
    if (p === 0) continue;
    if (course.isDestroyed(state)) {
      out[state]! += p;
      continue;
    }
    const { saved, unsaved, to, chance } = course.step(state, plan, lane);
    const hurt = save ? p * unsaved : p;
    if (save) out[saved]! += p - hurt;
    for (let i = 0; i < to.length; i++) out[to[i]!]! += hurt * chance[i]!;
  }
}

function strikeCounted(course: Course, layer: Layer, out: Float64Array, blow: Blow, counters: number): void {
  const { plan, lane, save, counter } = blow;
  const { values } = layer;
  const states = layer.length / counters;
  for (let state = 0; state < states; state++) {
    const base = state * counters;
    const top = highestCount(values, base, counters);
    if (top < 0) continue;
    if (course.isDestroyed(state)) {
      move(out, values, base, base, top, 1);
      continue;
    }
    const { saved, unsaved: fails, to, chance, lost, killed } = course.step(state, plan, lane);
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
