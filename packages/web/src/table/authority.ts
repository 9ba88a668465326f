import { type Action, apply } from "@gunline/rules";
import { currentGame, receive, useTable } from "./table.ts";

/**
 * Asks the referee, who is in the page itself: two players at one screen. What comes after is said as `then`, which is
 * called once the answer is there, and not at all where it is a refusal.
 */
export function submit(action: Action, then?: () => void): void {
  if (useTable.getState().table?.mode === "replay") return;
  const { game, result } = apply(currentGame(), action);
  receive({ action, result }, game);
  if (result.success) then?.();
}
