import type { Game } from "@gunline/rules";
import type { Entry } from "./table.ts";

/**
 * Whether the last thing that happened in this phase was rolled, and nobody has begun the next: then the result is what
 * both want to see, before the list of who could act next.
 */
export function isJustRolled({ shooting, charges }: Game, entries: readonly Entry[]): boolean {
  const busy = shooting.active_shooter_id !== null || Object.keys(charges.pending).length > 0;
  if (busy) return false;
  const last = entries.findLast(
    ({ action, result }) => action.type === "END_PHASE" || result.dice.length > 0,
  );
  return last !== undefined && last.action.type !== "END_PHASE";
}
