import type { Action } from "../action.ts";
import { entryOf } from "../actions/table.ts";
import { Change } from "../change.ts";
import { DiceExhausted, scriptedDice } from "../dice/source.ts";
import type { Game } from "../game/document.ts";
import { settle } from "../tasks/settle.ts";

/**
 * The table at the moment before an action's first die: with whatever reactions have changed by then. Undefined where the
 * action rolls none.
 */
export function atFirstDie(before: Game, action: Action): Game | undefined {
  const change = new Change(before, scriptedDice([], before.rng.cursor));
  try {
    entryOf(before, action.type).handle(change, action as never);
    settle(change);
  } catch (error) {
    if (error instanceof DiceExhausted) return change.game;
    throw error;
  }
  return undefined;
}
