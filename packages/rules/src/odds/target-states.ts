import type { AttackPlan } from "../attack/plan.ts";
import type { Ranks } from "../attack/ranks.ts";
import type { Budget } from "./budget.ts";
import { AlikeTargetStates, areAlike } from "./target-states-alike.ts";
import { ExactTargetStates } from "./target-states-exact.ts";

/** Every state that a target can come to, and how one wound leads from one to the next. State 0 is the beginning. */
export interface TargetStates {
  /** How many states have been reached so far. */
  readonly size: number;
  /** Wounds and models lost since the beginning. */
  lost(state: number): number;
  slain(state: number): number;
  isDestroyed(state: number): boolean;
  /** The chance that a wound is not saved, where it is the same in every state; it then need not be asked each time. */
  unsavedAlways(plan: number, group: number): number | undefined;
  /** Where a wound of a weapon group leads from a state in which somebody lives. */
  step(state: number, plan: number, group: number): Step;
}

/** One wound from one state: not saved with the chance `unsaved`, and then on to one of several states. */
export interface Step {
  readonly unsaved: number;
  /** Where a save leads: the model was allocated an attack. */
  readonly saved: number;
  readonly to: readonly number[];
  readonly chance: readonly number[];
  readonly lost: readonly number[];
  /** Which of the outcomes slays the model; -1: none. */
  readonly killed: number;
}

export function targetStatesOf(plans: readonly AttackPlan[], start: Ranks, budget: Budget): TargetStates {
  return areAlike(plans, start)
    ? new AlikeTargetStates(plans, start, budget)
    : new ExactTargetStates(plans, start, budget);
}
