import { allocate, loseWounds, nextDefender, type Ranks } from "../attack/ranks.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import { type InjuryChances, injuryOf } from "./injury.ts";
import type { TargetStates, WoundStep } from "./target-states.ts";

/** What it costs to write down one model of a state, in elementary steps. */
const STEPS_PER_MODEL = 8;

/** States of a unit whose models differ: who takes a wound is asked of the same function that the dice ask. */
export class ExactTargetStates implements TargetStates {
  readonly inLine = false;
  readonly #plans: readonly AttackPlan[];
  /** The most weapon groups of a plan: steps are kept by plan and group in a row without gaps. */
  readonly #groupsPerPlan: number;
  readonly #wounds: number;
  readonly #models: number;
  readonly #ranks: Ranks[] = [];
  readonly #byKey = new Map<string, number>();
  readonly #steps: (WoundStep | undefined)[][] = [];
  readonly #injuries = new Map<string, InjuryChances>();
  readonly #budget: Budget;

  constructor(plans: readonly AttackPlan[], start: Ranks, budget: Budget) {
    this.#budget = budget;
    this.#plans = plans;
    this.#groupsPerPlan = Math.max(...plans.map(({ groups }) => groups.length));
    this.#wounds = start.left.reduce((sum, wounds) => sum + wounds, 0);
    this.#models = start.alive;
    this.#add(copyOf(start));
  }

  lost(state: number): number {
    return this.#wounds - this.#ranks[state]!.left.reduce((sum, wounds) => sum + wounds, 0);
  }

  slain(state: number): number {
    return this.#models - this.#ranks[state]!.alive;
  }

  isDestroyed(state: number): boolean {
    return this.#ranks[state]!.alive === 0;
  }

  step(state: number, plan: number, group: number, mortal: boolean): WoundStep {
    const row = this.#steps[state]!;
    const own = mortal && this.#plans[plan]!.profiles.some((one) => one.feel_no_pain_mortal !== undefined);
    const at = 2 * (plan * this.#groupsPerPlan + group) + Number(own);
    row[at] ??= this.#findStep(state, plan, group, own);
    return row[at];
  }

  unsavedAlways(): undefined {
    return undefined;
  }

  #findStep(state: number, planIndex: number, group: number, mortal: boolean): WoundStep {
    const plan = this.#plans[planIndex]!;
    const ranks = this.#ranks[state]!;
    const slot = nextDefender(plan, group, ranks);
    const { unsaved, damage } = this.#injury(planIndex, group, plan.defenders[slot]!.profile, mortal);
    const left = ranks.left[slot]!;
    const outcomes = Math.min(damage.length, left + 1) + 1;
    this.#budget.spend(STEPS_PER_MODEL * outcomes * (ranks.left.length + 16));
    const to: number[] = [];
    const chance: number[] = [];
    const lost: number[] = [];
    const add = (points: number, probability: number) => {
      to.push(this.#after(ranks, slot, points));
      chance.push(probability);
      lost.push(points);
    };
    let killing = 0;
    for (let points = 0; points < damage.length; points++) {
      if (damage[points]! === 0) continue;
      if (points < left) add(points, damage[points]!);
      else killing += damage[points]!;
    }
    if (killing > 0) add(left, killing);
    return {
      unsaved,
      saved: this.#after(ranks, slot, 0),
      to,
      chance,
      lost,
      killed: killing > 0 ? to.length - 1 : -1,
    };
  }

  #injury(plan: number, group: number, profile: number, mortal: boolean): InjuryChances {
    const key = `${plan} ${group} ${profile} ${mortal}`;
    let injury = this.#injuries.get(key);
    if (injury === undefined) {
      injury = injuryOf(this.#plans[plan]!, group, profile, mortal);
      this.#injuries.set(key, injury);
    }
    return injury;
  }

  #after(ranks: Ranks, slot: number, points: number): number {
    const next = copyOf(ranks);
    allocate(next, slot);
    loseWounds(next, slot, points);
    return this.#add(next);
  }

  #add(ranks: Ranks): number {
    const key = keyOf(ranks);
    let state = this.#byKey.get(key);
    if (state === undefined) {
      state = this.#ranks.push(ranks) - 1;
      this.#steps.push([]);
      this.#byKey.set(key, state);
    }
    return state;
  }
}

function copyOf(ranks: Ranks): Ranks {
  return { ...ranks, left: [...ranks.left], allocated: [...ranks.allocated], hurt: [] };
}

/** Wounds left, living models that were allocated an attack, and the one that takes the next wound. */
function keyOf({ left, allocated, focus }: Ranks): string {
  let marks = "";
  for (let slot = 0; slot < left.length; slot++) if (allocated[slot]! && left[slot]! > 0) marks += ` ${slot}`;
  return `${left.join()}/${marks}/${focus >= 0 && left[focus]! > 0 ? focus : ""}`;
}
