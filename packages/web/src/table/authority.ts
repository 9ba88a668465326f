import { type Action, apply } from "@gunline/rules";
import { gestureNow } from "./gesture.ts";
import { currentGame, receive, useTable } from "./table.ts";

/**
 * Sends an action to the referee. What comes after is said as `then`, which is called once the answer is there, and not
 * at all where it is a refusal.
 */
type Submit = (action: Action, then?: () => void) => void;

/** Two players at one screen: the referee is in the page itself. */
const here: Submit = (action, then) => {
  const { game, result } = apply(currentGame(), action);
  receive({ action, result, gesture: gestureNow() }, game);
  if (result.success) then?.();
};

let faraway: Submit | undefined;

/** Who is asked while the table is a server's. */
export function appoint(submit: Submit): void {
  faraway = submit;
}

export const submit: Submit = (action, then) => {
  const mode = useTable.getState().table?.mode;
  if (mode === "hotseat") here(action, then);
  if (mode === "online") faraway?.(action, then);
};
