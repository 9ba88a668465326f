import type { Game } from "@gunline/rules";
import type { Entry } from "./table.ts";
import { isSomebodyActing } from "./under-way.ts";

/**
 * Whether the last thing that happened in this phase was rolled, and nobody has begun the next: then the result is what
 * both want to see, before the list of who could act next.
 */
export function isJustRolled(game: Game, entries: readonly Entry[]): boolean {
  if (isSomebodyActing(game)) return false;
  const last = entries.findLast(
    ({ action, result }) => action.type === "END_PHASE" || result.dice.length > 0,
  );
  return last !== undefined && last.action.type !== "END_PHASE";
}
