import { DiceExhausted, scriptedDice } from "../../dice/source.ts";
import { entryOf } from "../../flow/actions/table.ts";
import { resume } from "../../flow/tasks/resume.ts";
import type { Action } from "../../game/action.ts";
import { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";

/**
 * The table at the moment before an action's first die: with whatever reactions have changed by then. Undefined where the
 * action rolls none.
 */
export function atFirstDie(before: Game, action: Action): Game | undefined {
  const change = new Change(before, scriptedDice([], before.rng.cursor));
  try {
    entryOf(before, action.type).handle(change, action as never);
    resume(change);
  } catch (error) {
    if (error instanceof DiceExhausted) return change.game;
    throw error;
  }
  return undefined;
}
