import { type Action, step } from "@gunline/rules";
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

let remote: Submit | undefined;

/** Who is asked while the table is a server's. */
export function setAuthority(submit: Submit): void {
  remote = submit;
}

let sent: Action | undefined;

/** Whether an action is the one that was sent last from here: whoever made a move has seen it already. */
export function wasSentHere(action: Action): boolean {
  const unitOf = (one: Action) => ("actor_unit_id" in one ? one.actor_unit_id : "");
  return sent !== undefined && sent.type === action.type && unitOf(sent) === unitOf(action);
}

export const submit: Submit = (action, then) => {
  sent = action;
  const mode = useTable.getState().table?.mode;
  if (mode === "hotseat") here(action, then);
  if (mode === "online") remote?.(action, then);
};
