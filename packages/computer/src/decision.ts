import type { Action } from "@gunline/rules";

/** How well the computer plays, named for what it plays for. */
export const STRENGTHS = ["random", "turn", "battle"] as const;
export type Strength = (typeof STRENGTHS)[number];

export function isStrength(text: string): text is Strength {
  return (STRENGTHS as readonly string[]).includes(text);
}

/** One action, complete, and why it was taken, in one line for a person. */
export interface Decision {
  readonly action: Action;
  readonly why: string;
}
