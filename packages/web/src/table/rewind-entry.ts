import { type Game, goingBack } from "@gunline/rules";
import type { Entry, Rewind } from "./table.ts";
import { undoneInWords } from "./take-backs.ts";

/** What the story tells where players went back from one document to another; `gone`: what that took back. */
export function rewindEntry(now: Game, back: Game, rewind: Rewind, gone: readonly Entry[]): Entry {
  const { player, why } = rewind;
  const what = undoneInWords(gone, now);
  return {
    action: { type: "UNDO", player },
    result: {
      success: true,
      phase: now.turn.phase,
      diffs: goingBack.diffBetween(now, back),
      dice: [],
      log: [{ line: "taken_back", player, what, ...(why !== undefined && { why }) }],
      errors: [],
      events: [],
    },
    rewind,
  };
}
