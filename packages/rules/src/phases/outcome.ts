import type { Diff } from "../diff.ts";
import type { Refusal } from "../refusal.ts";
import { Story } from "./story.ts";

/**
 * What a handler answers: refusals, which change nothing, or the change and its story. A change with errors is what
 * was tried and failed: it counts, and is no success.
 */
export type Outcome =
  | {
      readonly ok: true;
      readonly diffs: readonly Diff[];
      readonly story: Story;
      readonly errors?: readonly Refusal[];
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function refused(...refusals: readonly Refusal[]): Outcome {
  return { ok: false, refusals };
}

export function changed(diffs: readonly Diff[], story: Story): Outcome {
  return { ok: true, diffs, story };
}

export function failed(diffs: readonly Diff[], story: Story, errors: readonly Refusal[]): Outcome {
  return { ok: true, diffs, story, errors };
}

/** A change that needs one line of log and no dice. */
export function noted(diffs: readonly Diff[], text: string): Outcome {
  const story = new Story();
  story.say(text);
  return changed(diffs, story);
}
