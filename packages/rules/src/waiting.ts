import type { Action, ActionType } from "./action.ts";
import type { Entries } from "./actions/entry.ts";
import { entryOf } from "./actions/table.ts";
import type { Game } from "./game/document.ts";
import { opponentOf, type PlayerId } from "./game/player.ts";
import { unitOf } from "./game/unit.ts";
import type { WindowId } from "./game/window.ts";
import { rowOf } from "./phases/phases.ts";
import { taskRow } from "./tasks/tasks.ts";
import type { WaitingFor } from "./waiting-for.ts";

/** One player whom the game awaits, for what, and what that player may do. */
export interface Waiting {
  readonly player: PlayerId;
  readonly for: WaitingFor;
  /** The reaction window that is open, if it is one. */
  readonly window: WindowId | null;
  readonly actions: readonly ActionType[];
}

const known = new WeakMap<Game, readonly Waiting[]>();

/** Whose decision it is: read from the top of the stack, or else from the phase. Nobody works it out anywhere else. */
export function waiting(game: Game): readonly Waiting[] {
  let found = known.get(game);
  if (found === undefined) {
    found = computeWaiting(game);
    known.set(game, found);
  }
  return found;
}

/** The player whom the game awaits, without what for. */
export function awaitedPlayer(game: Game): PlayerId {
  const task = game.tasks.at(-1);
  return task === undefined ? game.turn.active_player : taskRow(task).waitsFor(game, task).player;
}

/** Who acts: as the action says, or whose unit it is about, or whoever is awaited. */
export function whoActs(game: Game, action: Action): PlayerId {
  if (action.player !== undefined) return action.player;
  const unit = "actor_unit_id" in action ? unitOf(game, action.actor_unit_id) : undefined;
  return unit?.owner ?? awaitedPlayer(game);
}

/** Whether the moment leaves an action to either player, for units of their own. */
export function eitherMay(game: Game, type: ActionType): boolean {
  return game.tasks.length === 0 && rowOf(game).either?.includes(type) === true;
}

/** Whether actions of this type belong to the moment: the handler of one that does knows whether it can be taken. */
export function belongsNow(game: Game, type: ActionType): boolean {
  const task = game.tasks.at(-1);
  if (task !== undefined) return taskRow(task).actions[type] !== undefined;
  return type === "END_PHASE" || rowOf(game).actions[type] !== undefined;
}

function computeWaiting(game: Game): readonly Waiting[] {
  if (game.result !== null) return [];
  const task = game.tasks.at(-1);
  if (task !== undefined) {
    const { actions, waitsFor } = taskRow(task);
    const window = task.type === "window" ? task.window : null;
    return [{ ...waitsFor(game, task), window, actions: offered(game, actions) }];
  }
  const { actions, waitsFor, either = [] } = rowOf(game);
  const player = game.turn.active_player;
  const types = [...offered(game, actions), ...offered(game, { END_PHASE: entryOf(game, "END_PHASE") })];
  const awaited = { player, for: waitsFor(game), window: null, actions: types };
  const other = asTurnOf(game, opponentOf(player));
  const beside = either.filter((type) => actions[type]!.offered(other));
  if (beside.length === 0) return [awaited];
  return [awaited, { ...awaited, player: opponentOf(player), actions: beside }];
}

/** The game as if it were that player's turn: what is left to either player is asked of both in the same way. */
export function asTurnOf(game: Game, player: PlayerId): Game {
  const { turn } = game;
  return turn.active_player === player ? game : { ...game, turn: { ...turn, active_player: player } };
}

function offered(game: Game, entries: Entries): readonly ActionType[] {
  return (Object.keys(entries) as ActionType[]).filter((type) => entries[type]!.offered(game));
}
