import type { Action, PlayerId } from "@gunline/rules";
import { type Decision, refuse } from "./decision.ts";
import type { Match } from "./match.ts";

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

/**
 * Settings are how the table is shown and run; either side may change them. But who picks the models that fall is for
 * the side to say that is shot at: otherwise its opponent could take the choice away in the moment it matters.
 */
export function againstSettings(
  { document }: Match,
  seat: PlayerId,
  { allocation }: Settings,
): Decision | undefined {
  const { settings, turn } = document;
  if (allocation === undefined || allocation === settings.allocation || seat !== turn.active_player) {
    return undefined;
  }
  return refuse("NOT_YOUR_DECISION", "Who picks the models that take wounds is for your opponent to say.");
}
