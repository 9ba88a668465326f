import type { Game } from "@gunline/rules";
import type { Entry } from "./table.ts";
import { fightUnderWay, isSomebodyActing } from "./under-way.ts";

/** With these all that was rolled before is a thing of the past. */
const ENDS: ReadonlySet<string> = new Set(["CONSOLIDATE", "END_PHASE"]);

/**
 * Whether the last thing that happened in this phase was rolled, and nobody has begun the next: then the result is what
 * both want to see, before the list of who could act next. That of a fight is seen while its unit consolidates.
 */
export function isJustRolled(game: Game, entries: readonly Entry[]): boolean {
  if (isSomebodyActing(game) && fightUnderWay(game)?.stage !== "CONSOLIDATE") return false;
  const last = entries.findLast((entry) => ends(entry) || entry.result.dice.length > 0);
  return last !== undefined && !ends(last);
}

/** By itself, or as the answer to a question that was asked at the end of a phase. */
function ends({ action, result }: Entry): boolean {
  return ENDS.has(action.type) || result.diffs.some(({ path }) => path === "turn.phase");
}
