import type { Ranks } from "../attack/ranks.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Budget } from "./budget.ts";
import { lineOf } from "./line.ts";
import { ExactTargetStates } from "./target-states-exact.ts";
import { LineStates } from "./target-states-line.ts";

/** Every state that a target can come to, and how one wound leads from one to the next. State 0 is the beginning. */
export interface TargetStates {
  /** Whether a state is the number of wounds lost, so that no wound leads back. */
  readonly inLine: boolean;
  /** Wounds and models lost since the beginning. */
  lost(state: number): number;
  slain(state: number): number;
  isDestroyed(state: number): boolean;
  /** The chance that a wound is not saved, where it is the same in every state; it then need not be asked each time. */
  unsavedAlways(plan: number, group: number): number | undefined;
  /** Where a wound of a weapon group leads from a state in which somebody lives; mortal: one that allows no save. */
  step(state: number, plan: number, group: number, mortal: boolean): WoundStep;
}

/** One wound from one state: not saved with the chance `unsaved`, and then on to one of several states. */
export interface WoundStep {
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
  const line = lineOf(plans, start);
  return line === undefined
    ? new ExactTargetStates(plans, start, budget)
    : new LineStates(plans, start, line, budget);
}
