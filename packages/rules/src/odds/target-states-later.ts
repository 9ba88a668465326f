import type { TargetStates, WoundStep } from "./target-states.ts";

/** The states of a line from one on, counted from there: where many wounds are lost in any case. */
export class LaterStates implements TargetStates {
  readonly inLine = true;
  /** The first of them. */
  readonly base: number;
  /** How many there are. */
  readonly size: number;
  readonly #all: TargetStates;
  readonly #known = new Map<WoundStep, WoundStep>();

  constructor(all: TargetStates, base: number, size: number) {
    this.#all = all;
    this.base = base;
    this.size = size;
  }

  lost(state: number): number {
    return this.#all.lost(state + this.base);
  }

  slain(state: number): number {
    return this.#all.slain(state + this.base);
  }

  isDestroyed(state: number): boolean {
    return this.#all.isDestroyed(state + this.base);
  }

  unsavedAlways(plan: number, group: number): number | undefined {
    return this.#all.unsavedAlways(plan, group);
  }

  step(state: number, plan: number, group: number, mortal: boolean): WoundStep {
    const step = this.#all.step(state + this.base, plan, group, mortal);
    let later = this.#known.get(step);
    if (later === undefined) {
      later = { ...step, saved: step.saved - this.base, to: step.to.map((to) => to - this.base) };
      this.#known.set(step, later);
    }
    return later;
  }
}
