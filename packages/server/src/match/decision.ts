import type { ChatLine, Outcome, Problem, Step } from "@gunline/link";
import type { Choice } from "@gunline/rules";
import type { NewGame } from "../store/store.ts";
import type { Match } from "./match.ts";

/** What comes of a command: a reason against it, or the next match and what is new in it. */
export type Decision =
  | { readonly ok: false; readonly errors: readonly Problem[] }
  | {
      readonly ok: true;
      readonly match: Match;
      readonly step?: Step;
      /** The choices that can be taken back after an action, where those before it were known. */
      readonly choices?: readonly Choice[];
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
