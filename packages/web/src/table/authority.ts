import { type Action, apply } from "@gunline/rules";
import { currentGame, receive } from "./table.ts";

/** Asks the referee, who is in the page itself: two players at one screen. */
export function submit(action: Action): void {
  const { game, result } = apply(currentGame(), action);
  receive({ action, result }, game);
}
