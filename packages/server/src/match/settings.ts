import type { Action, PlayerId } from "@gunline/rules";
import { type Decision, refuse } from "./decision.ts";
import type { Match } from "./match.ts";

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

/**
 * Settings are how the table is shown and run; either side may change them. But who picks the models that fall is for
 * the side to say that is shot at: otherwise its opponent could take the choice away in the moment it matters. And
 * nobody changes the way of rolling under another's hand, in the middle of a volley.
 */
export function againstSettings(
  { document }: Match,
  seat: PlayerId,
  { allocation, fast_dice }: Settings,
): Decision | undefined {
  const { settings, turn, shooting } = document;
  const isAnothersVolley = shooting.resolution_state !== null && seat !== turn.active_player;
  if (isAnothersVolley && fast_dice !== undefined && fast_dice !== settings.fast_dice) {
    return refuse(
      "NOT_YOUR_DECISION",
      "How the dice of a volley are rolled is for whoever rolls them to say.",
    );
  }
  if (allocation === undefined || allocation === settings.allocation || seat !== turn.active_player) {
    return undefined;
  }
  return refuse("NOT_YOUR_DECISION", "Who picks the models that take wounds is for your opponent to say.");
}
