import type { AttackPlan } from "../attack/plan.ts";
import type { Ranks } from "../attack/ranks.ts";
import type { Budget } from "./budget.ts";
import { type InjuryChances, injuryOf } from "./injury.ts";
import type { Step, TargetStates } from "./target-states.ts";

/** What it costs to find out where one outcome of a wound leads, in elementary steps. */
const STEPS_PER_OUTCOME = 16;

/**
 * States of a unit whose models are all alike: how many live, and what is left of the one that takes the wounds. Most
 * units are like that, and their states are two numbers.
 */
export class AlikeTargetStates implements TargetStates {
  readonly #plans: readonly AttackPlan[];
  /** The most weapon groups of a plan: steps are kept by plan and group in a row without gaps. */
  readonly #groupsPerPlan: number;
  readonly #profiles: readonly number[];
  /** Wounds of an unhurt model. */
  readonly #each: number;
  readonly #models: number;
  readonly #wounds: number;
  readonly #alive: number[] = [];
  readonly #left: number[] = [];
  readonly #byKey = new Map<number, number>();
  readonly #steps: (Step | undefined)[][] = [];
  readonly #injuries: (InjuryChances | undefined)[] = [];
  readonly #budget: Budget;

  constructor(plans: readonly AttackPlan[], start: Ranks, budget: Budget) {
    this.#budget = budget;
    const living = livingSlots(start);
    const some = living[0]!;
    this.#plans = plans;
    this.#groupsPerPlan = Math.max(...plans.map(({ groups }) => groups.length));
    this.#profiles = plans.map(({ defenders }) => defenders[some]!.profile);
    this.#each = plans[0]!.defenders[some]!.wounds;
    this.#models = living.length;
    this.#wounds = living.reduce((sum, slot) => sum + start.left[slot]!, 0);
    // At most one model is wounded, and it takes the first wound.
    this.#add(living.length, this.#wounds - this.#each * (living.length - 1));
  }

  get size(): number {
    return this.#alive.length;
  }

  lost(state: number): number {
    const alive = this.#alive[state]!;
    return alive === 0 ? this.#wounds : this.#wounds - (alive - 1) * this.#each - this.#left[state]!;
  }

  slain(state: number): number {
    return this.#models - this.#alive[state]!;
  }

  isDestroyed(state: number): boolean {
    return this.#alive[state]! === 0;
  }

  step(state: number, plan: number, group: number): Step {
    const row = this.#steps[state]!;
    const at = plan * this.#groupsPerPlan + group;
    row[at] ??= this.#findStep(state, plan, group);
    return row[at];
  }

  #findStep(state: number, plan: number, group: number): Step {
    const { unsaved, damage, points: outcomes, chance: likely } = this.#injury(plan, group);
    this.#budget.spend(STEPS_PER_OUTCOME * damage.length);
    const alive = this.#alive[state]!;
    const left = this.#left[state]!;
    if (left >= damage.length) {
      // Far from death every state has the same outcomes, and they are written down once.
      const to = outcomes.map((points) => this.#add(alive, left - points));
      return { unsaved, saved: state, to, chance: likely, lost: outcomes, killed: -1 };
    }
    const to: number[] = [];
    const chance: number[] = [];
    const lost: number[] = [];
    let killing = 0;
    for (let points = 0; points < damage.length; points++) {
      if (damage[points]! === 0) continue;
      if (points >= left) {
        killing += damage[points]!;
        continue;
      }
      to.push(this.#add(alive, left - points));
      chance.push(damage[points]!);
      lost.push(points);
    }
    if (killing > 0) {
      to.push(this.#add(alive - 1, this.#each));
      chance.push(killing);
      lost.push(left);
    }
    return { unsaved, saved: state, to, chance, lost, killed: killing > 0 ? to.length - 1 : -1 };
  }

  unsavedAlways(plan: number, group: number): number {
    return this.#injury(plan, group).unsaved;
  }

  #injury(plan: number, group: number): InjuryChances {
    const at = plan * this.#groupsPerPlan + group;
    this.#injuries[at] ??= injuryOf(this.#plans[plan]!, group, this.#profiles[plan]!);
    return this.#injuries[at];
  }

  #add(alive: number, left: number): number {
    const key = alive === 0 ? 0 : alive * (this.#each + 1) + left;
    let state = this.#byKey.get(key);
    if (state === undefined) {
      state = this.#alive.push(alive) - 1;
      this.#left.push(left);
      this.#steps.push([]);
      this.#byKey.set(key, state);
    }
    return state;
  }
}

function livingSlots({ left }: Ranks): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < left.length; slot++) if (left[slot]! > 0) slots.push(slot);
  return slots;
}

/** Models that save and endure alike in every plan, of which at most one is wounded, are as good as each other. */
export function areAlike(plans: readonly AttackPlan[], start: Ranks): boolean {
  const living = livingSlots(start);
  const some = living[0];
  if (some === undefined) return false;
  const { defenders: models } = plans[0]!;
  let wounded = 0;
  for (const slot of living) {
    if (start.shielded[slot]! || models[slot]!.wounds !== models[some]!.wounds) return false;
    if (start.left[slot]! < models[slot]!.wounds) wounded++;
  }
  return wounded <= 1 && plans.every((plan) => savesAlike(plan, living, some));
}

function savesAlike(
  { defenders, profiles, groups }: AttackPlan,
  living: readonly number[],
  some: number,
): boolean {
  if (profiles.length === 1) return true;
  const one = defenders[some]!.profile;
  return living.every((slot) => {
    const other = defenders[slot]!.profile;
    const alike = groups.every((group) => group.saves[one]!.threshold === group.saves[other]!.threshold);
    return alike && profiles[one]!.feel_no_pain === profiles[other]!.feel_no_pain;
  });
}
