import { create } from "zustand";
import { inWords } from "../online/words.ts";
import { notify } from "../ui/notices.tsx";
import type { WITH_RULES } from "./with-rules.ts";

/**
 * The first picture is drawn without the rules and the armies, which are twice as large as all that it needs. What needs
 * them is one module, fetched when the page is idle or when somebody wants to play.
 */
export type WithRules = typeof WITH_RULES;

const useFetched = create<{
  readonly rules: WithRules | null;
  /** Absent where nobody has asked yet, or the fetch has failed. */
  readonly fetching?: Promise<WithRules> | undefined;
}>(() => ({ rules: null }));

/** Fetches what needs the rules and opens the last table with it, once. A fetch that failed can be tried again. */
export function fetchRules(): Promise<WithRules> {
  const begun = useFetched.getState().fetching;
  if (begun !== undefined) return begun;
  const fetching = import("./with-rules.ts").then(
    ({ WITH_RULES: rules }) => {
      rules.openLastTable();
      useFetched.setState({ rules });
      return rules;
    },
    (error: unknown) => {
      useFetched.setState({ fetching: undefined });
      throw error;
    },
  );
  useFetched.setState({ fetching });
  return fetching;
}

/** Does what a player asked for once the rules are there; says why where they cannot be fetched. */
export async function withRules(then: (rules: WithRules) => unknown): Promise<void> {
  let rules: WithRules;
  try {
    rules = await fetchRules();
  } catch (error) {
    notify(inWords(error));
    return;
  }
  then(rules);
}

/** Null until they are there. */
export function useRules(): WithRules | null {
  return useFetched(({ rules }) => rules);
}
