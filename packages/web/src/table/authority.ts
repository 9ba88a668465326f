import { type Action, step } from "@gunline/rules";
import { createStore } from "zustand";
import { currentTable, receive, useTable } from "./table.ts";

/**
 * Sends an action to the referee. What comes after is said as `then`, which is called once the answer is there, and not
 * at all where it is a refusal.
 */
type Submit = (action: Action, then?: () => void) => void;

/** Two players at one screen: the referee is in the page itself. */
const here: Submit = (action, then) => {
  const { timeline, result } = step(currentTable(), action);
  receive({ action, result }, timeline);
  if (result.success) then?.();
};

/** Who is asked while the table is a server's, and what was sent last from here. */
const way = createStore<{ readonly remote?: Submit; readonly sent?: Action }>(() => ({}));

export function setAuthority(remote: Submit): void {
  way.setState({ remote });
}

/** Whether an action is the one that was sent last from here: whoever made a move has seen it already. */
export function wasSentHere(action: Action): boolean {
  const { sent } = way.getState();
  const unitOf = (one: Action) => ("actor_unit_id" in one ? one.actor_unit_id : "");
  return sent !== undefined && sent.type === action.type && unitOf(sent) === unitOf(action);
}

export const submit: Submit = (action, then) => {
  way.setState({ sent: action });
  const mode = useTable.getState().table?.mode;
  if (mode === "hotseat") here(action, then);
  if (mode === "online") way.getState().remote?.(action, then);
};
