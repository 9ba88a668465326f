import type { Ranks } from "../attack/ranks.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import { type InjuryChances, injuryOf } from "./injury.ts";
import type { TargetStates, WoundStep } from "./target-states.ts";

/** What it costs to find out where one outcome of a wound leads, in elementary steps. */
const STEPS_PER_OUTCOME = 16;

/**
 * States of a unit whose models take wounds one after the other in an order that nothing changes. A state is the
 * number of wounds lost: it tells who is dead, who is next and what is left of him. Most units are like that.
 */
export class LineStates implements TargetStates {
  readonly inLine = true;
  readonly #plans: readonly AttackPlan[];
  /** The most weapon groups of a plan: steps are kept by plan and group in a row without gaps. */
  readonly #groupsPerPlan: number;
  readonly #slots: readonly number[];
  /** How many wounds are lost when each model of the line is dead. */
  readonly #ends: number[] = [];
  readonly #total: number;
  readonly #steps: (WoundStep | undefined)[][] = [];
  readonly #injuries: (InjuryChances | undefined)[][] = [];
  readonly #unsaved: (number | null)[] = [];
  readonly #budget: Budget;

  constructor(plans: readonly AttackPlan[], start: Ranks, line: readonly number[], budget: Budget) {
    this.#budget = budget;
    this.#plans = plans;
    this.#groupsPerPlan = Math.max(...plans.map(({ groups }) => groups.length));
    this.#slots = line;
    let lost = 0;
    for (const slot of line) {
      lost += start.left[slot]!;
      this.#ends.push(lost);
    }
    this.#total = lost;
  }

  lost(state: number): number {
    return state;
  }

  /** How many models of the line end at or before this many wounds. */
  slain(state: number): number {
    let [low, high] = [0, this.#ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle]! <= state) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  isDestroyed(state: number): boolean {
    return state === this.#total;
  }

  step(state: number, plan: number, group: number, mortal: boolean): WoundStep {
    const at = this.#at(plan, group, mortal);
    let row = this.#steps[at];
    if (row === undefined) {
      row = [];
      this.#steps[at] = row;
    }
    row[state] ??= this.#findStep(state, plan, group, mortal);
    return row[state];
  }

  /** Most plans have no Feel No Pain of its own against mortal wounds: then both are one. */
  #at(plan: number, group: number, mortal: boolean): number {
    const own = mortal && this.#plans[plan]!.profiles.some((one) => one.feel_no_pain_mortal !== undefined);
    return 2 * (plan * this.#groupsPerPlan + group) + Number(own);
  }

  #findStep(state: number, plan: number, group: number, mortal: boolean): WoundStep {
    const model = this.slain(state);
    const slot = this.#slots[model]!;
    const injury = this.#injury(plan, group, this.#plans[plan]!.defenders[slot]!.profile, mortal);
    const { unsaved, damage, points, chance: likely } = injury;
    this.#budget.spend(STEPS_PER_OUTCOME * damage.length);
    const left = this.#ends[model]! - state;
    if (left >= damage.length) {
      const to = points.map((lost) => state + lost);
      return { unsaved, saved: state, to, chance: likely, lost: points, killed: -1 };
    }
    const to: number[] = [];
    const chance: number[] = [];
    const lost: number[] = [];
    let killing = 0;
    for (let i = 0; i < points.length; i++) {
      if (points[i]! >= left) {
        killing += likely[i]!;
        continue;
      }
      to.push(state + points[i]!);
      chance.push(likely[i]!);
      lost.push(points[i]!);
    }
    if (killing > 0) {
      to.push(state + left);
      chance.push(killing);
      lost.push(left);
    }
    return { unsaved, saved: state, to, chance, lost, killed: killing > 0 ? to.length - 1 : -1 };
  }

  unsavedAlways(plan: number, group: number): number | undefined {
    const at = plan * this.#groupsPerPlan + group;
    this.#unsaved[at] ??= this.#sameForAll(plan, group);
    return this.#unsaved[at] ?? undefined;
  }

  /** Null where models save differently. */
  #sameForAll(plan: number, group: number): number | null {
    const { defenders, profiles } = this.#plans[plan]!;
    const unsaved = (slot: number) => this.#injury(plan, group, defenders[slot]!.profile, false).unsaved;
    const first = unsaved(this.#slots[0]!);
    if (profiles.length === 1) return first;
    return this.#slots.every((slot) => unsaved(slot) === first) ? first : null;
  }

  #injury(plan: number, group: number, profile: number, mortal: boolean): InjuryChances {
    const at = this.#at(plan, group, mortal);
    let row = this.#injuries[at];
    if (row === undefined) {
      row = [];
      this.#injuries[at] = row;
    }
    row[profile] ??= injuryOf(this.#plans[plan]!, group, profile, mortal);
    return row[profile];
  }
}
