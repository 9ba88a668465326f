import type { Budget } from "./budget.ts";
import type { Course } from "./course.ts";

/** Probabilities over the states of a course, each split by a counter: entry `state × counters + count`. */
export type Layer = number[];

/** What a counter counts, and for which plan. */
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

/** The layer after one more wound; where everybody is dead nothing changes. */
export function strike(course: Course, layer: Layer, blow: Blow, counters: number, budget: Budget): Layer {
  budget.spend(4 * layer.length);
  return counters === 1 ? strikeUncounted(course, layer, blow) : strikeCounted(course, layer, blow, counters);
}

function strikeUncounted(course: Course, layer: Layer, { plan, lane, save }: Blow): Layer {
  const out: Layer = new Array<number>(layer.length).fill(0);
  for (let state = 0; state < layer.length; state++) {
    const p = layer[state]!;
    if (p === 0) continue;
    if (course.isDestroyed(state)) {
      out[state]! += p;
      continue;
    }
    const { saved, unsaved, to, chance } = course.step(state, plan, lane);
    while (out.length < course.size) out.push(0);
    const hurt = save ? p * unsaved : p;
    if (save) out[saved]! += p - hurt;
    for (let i = 0; i < to.length; i++) out[to[i]!]! += hurt * chance[i]!;
  }
  return out;
}

function strikeCounted(course: Course, layer: Layer, blow: Blow, counters: number): Layer {
  const { plan, lane, save, counter } = blow;
  const out: Layer = new Array<number>(layer.length).fill(0);
  for (let state = 0; state * counters < layer.length; state++) {
    const base = state * counters;
    if (isEmpty(layer, base, counters)) continue;
    if (course.isDestroyed(state)) {
      move(out, layer, base, base, counters, 0, 1);
      continue;
    }
    const { saved, unsaved: fails, to, chance, lost, killed } = course.step(state, plan, lane);
    while (out.length < course.size * counters) out.push(0);
    const unsaved = save ? fails : 1;
    if (unsaved < 1) move(out, layer, base, saved * counters, counters, 0, 1 - unsaved);
    for (let i = 0; i < to.length; i++) {
      const added = counter === undefined ? 0 : increase(counter, lost[i]!, i === killed);
      move(out, layer, base, to[i]! * counters, counters, added, unsaved * chance[i]!);
    }
  }
  return out;
}

function increase(counter: Counter, lost: number, killed: boolean): number {
  if (counter === "unsaved") return 1;
  return counter === "damage" ? lost : Number(killed);
}

function isEmpty(layer: Layer, base: number, counters: number): boolean {
  for (let c = 0; c < counters; c++) if (layer[base + c]! !== 0) return false;
  return true;
}

function move(
  out: Layer,
  layer: Layer,
  from: number,
  to: number,
  counters: number,
  added: number,
  factor: number,
): void {
  for (let c = 0; c + added < counters; c++) out[to + c + added]! += factor * layer[from + c]!;
}

/** Adds `factor` times a layer to another, which grows as needed. */
export function addTo(out: Layer, layer: Layer, factor: number): void {
  while (out.length < layer.length) out.push(0);
  for (let i = 0; i < layer.length; i++) out[i]! += factor * layer[i]!;
}
