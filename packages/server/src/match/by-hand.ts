import type { Problem } from "@gunline/link";
import type { Action, Game } from "@gunline/rules";

/**
 * What a player may grant himself by hand: nobody at a table over the network can look over the other's shoulder. The
 * number of attacks never; modifiers only where the table was opened with them, for all to see.
 */

interface Aimed {
  readonly attacks_override?: unknown;
  readonly modifiers?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | undefined;
}

const ATTACKS: Problem = {
  code: "ATTACKS_BY_HAND",
  message: "Online the number of attacks is the weapon's own.",
};
const MODIFIERS: Problem = {
  code: "MODIFIERS_BY_HAND",
  message: "This table was opened without modifiers by hand.",
};

export function byHandProblems(action: Action, modifiersAllowed: boolean): readonly Problem[] {
  return aimedProblems(aimedOf(action), modifiersAllowed);
}

/** The same of what a document has chosen already. */
export function byHandProblemsIn({ shooting }: Game, modifiersAllowed: boolean): readonly Problem[] {
  return aimedProblems(shooting.pending_assignments, modifiersAllowed);
}

function aimedProblems(aimed: readonly Aimed[], modifiersAllowed: boolean): readonly Problem[] {
  const problems: Problem[] = [];
  if (aimed.some(({ attacks_override: given }) => given !== undefined && given !== null))
    problems.push(ATTACKS);
  if (!modifiersAllowed && aimed.some(isModified)) problems.push(MODIFIERS);
  return problems;
}

/** Whatever the action: one weapon's target, or a list of them. */
function aimedOf({ payload }: Action): readonly Aimed[] {
  if (payload === undefined) return [];
  return "assignments" in payload ? (payload.assignments ?? []) : [payload as Aimed];
}

/** Boxes that are there and not ticked change nothing. */
function isModified({ modifiers = {} }: Aimed): boolean {
  return Object.values(modifiers).some((roll) => Object.values(roll ?? {}).includes(true));
}
