import type { ChatLine, Outcome, Problem, TableStep } from "@gunline/link";
import type { NewGame } from "../store/store.ts";
import type { Match } from "./match.ts";

/** What comes of a command: a reason against it, or the next match and what is new in it. */
export type Decision =
  | { readonly ok: false; readonly errors: readonly Problem[] }
  | {
      readonly ok: true;
      readonly match: Match;
      readonly step?: TableStep;
      /** The step as JSON where it is an action, and how many bytes that is. */
      readonly text?: string;
      readonly bytes?: number;
      /** The step is a choice that draws no die: what it takes on disk is its seat's to answer for. */
      readonly isChoice?: true;
      readonly chat?: ChatLine;
      /** A game that begins with this decision. */
      readonly spawn?: NewGame;
    };

export function refuse(code: string, message: string): Decision {
  return { ok: false, errors: [{ code, message }] };
}

export function outcomeOf(decision: Extract<Decision, { ok: true }>): Outcome {
  return { seq: decision.step?.seq ?? null };
}
