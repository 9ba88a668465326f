import type { AdviceName, Suggestion } from "../flow/suggestion.ts";
import type { Targets } from "../flow/targets.ts";

/** Why a target is suggested, or none: a short reason, and what is shown when the pointer rests on it. */
interface AdviceInWords {
  readonly reason: string;
  readonly tooltip: string;
}

export const ADVICE: Readonly<Record<AdviceName, AdviceInWords>> = {
  OFF: { reason: "Auto-targeting is off", tooltip: "" },
  NOTHING: { reason: "No eligible targets in range", tooltip: "" },
  ONLY_TARGET: { reason: "Only eligible target", tooltip: "Auto-selected: Only eligible target" },
  SAME_TARGET: { reason: "Continue focusing fire", tooltip: "Suggested: Continue focusing fire" },
  WOUNDED: { reason: "Finish wounded unit", tooltip: "Suggested: Finish wounded unit" },
  COSTS_ANOTHER: { reason: "Would take a shot from another weapon", tooltip: "" },
  SEVERAL: { reason: "Multiple tactical options", tooltip: "" },
};

type SuggestionInWords = Omit<Suggestion, "advice"> & AdviceInWords;

export interface TargetsInWords extends Omit<Targets, "suggestion"> {
  readonly suggestion: SuggestionInWords & { readonly weapons: Readonly<Record<string, SuggestionInWords>> };
}

/** The answer to `gunline targets`, its advice with the words. */
export function targetsInWords({ suggestion, ...targets }: Targets): TargetsInWords {
  const { weapons, ...overall } = suggestion;
  const worded = Object.entries(weapons).map(([id, one]) => [id, suggestionInWords(one)] as const);
  return {
    ...targets,
    suggestion: { ...suggestionInWords(overall), weapons: Object.fromEntries(worded) },
  };
}

function suggestionInWords({ advice, ...suggestion }: Suggestion): SuggestionInWords {
  return { ...suggestion, ...ADVICE[advice] };
}
