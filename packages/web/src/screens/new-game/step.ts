import type { Plan } from "./plan.ts";

/** What every step of a new game is given. */
export interface StepProps {
  readonly plan: Plan;
  readonly onChange: (change: Partial<Plan>) => void;
}
