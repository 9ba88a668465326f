import type { Action, ActionType } from "../game/action.ts";
import type { Game } from "../game/document.ts";
import { opponentOf, type PlayerId } from "../game/player.ts";
import type { Task } from "../game/tasks.ts";
import { unitOf } from "../game/unit.ts";
import type { WaitingFor } from "../game/waiting-for.ts";
import type { WindowId } from "../game/window.ts";
import type { Entries } from "./actions/entry.ts";
import { entryOf } from "./actions/table.ts";
import { rowOf } from "./phases/phases.ts";
import { taskRow } from "./tasks/tasks.ts";
import { isUsable, occasionOf } from "./windows/uses.ts";

/** One player whom the game awaits, and for what. */
export interface Awaited {
  readonly player: PlayerId;
  readonly for: WaitingFor;
  /** The reaction window that is open, if it is one. */
  readonly window: WindowId | null;
}

/** The same with what that player may do. */
export interface Waiting extends Awaited {
  readonly actions: readonly ActionType[];
}

/** What a player may do is most of the work, and not everybody asks for it. */
interface Party extends Awaited {
  readonly actions: () => readonly ActionType[];
}

const known = new WeakMap<Game, readonly Waiting[]>();

/** Whose decision it is: read from the top of the stack, or else from the phase. Nobody works it out anywhere else. */
export function waiting(game: Game): readonly Waiting[] {
  let found = known.get(game);
  if (found === undefined) {
    found = partiesOf(game).map((party) => ({ ...party, actions: party.actions() }));
    known.set(game, found);
  }
  return found;
}

/** The same players without what they may do: much cheaper where a table only shows for whom it waits. */
export function awaited(game: Game): readonly Awaited[] {
  return partiesOf(game).map(({ player, for: what, window }) => ({ player, for: what, window }));
}

/** The player whom the game awaits, without what for. */
export function awaitedPlayer(game: Game): PlayerId {
  const task = game.tasks.at(-1);
  return task === undefined ? playerIn(game) : taskRow(task).waitsFor(game, task).player;
}

/** Who acts while nothing is under way. */
function playerIn(game: Game): PlayerId {
  return rowOf(game).player?.(game) ?? game.turn.active_player;
}

/** Who acts: as the action says, or whose unit it is about, or whoever is awaited. */
export function whoActs(game: Game, action: Action): PlayerId {
  if (action.player !== undefined) return action.player;
  const unit =
    "actor_unit_id" in action && action.actor_unit_id !== undefined
      ? unitOf(game, action.actor_unit_id)
      : undefined;
  return unit?.owner ?? awaitedPlayer(game);
}

/** Whether the moment leaves an action to this player too, though the game awaits the other. */
export function mayToo(game: Game, player: PlayerId, type: ActionType): boolean {
  if (type === STRATAGEM) return occasionOf(game)?.player === player;
  const task = game.tasks.at(-1);
  const { either = [] } = task === undefined ? rowOf(game) : taskRow(task);
  return either.includes(type);
}

/** Whether actions of this type belong to the moment: the handler of one that does knows whether it can be taken. */
export function belongsNow(game: Game, type: ActionType): boolean {
  const task = game.tasks.at(-1);
  if (type === STRATAGEM) return true;
  if (task !== undefined) return taskRow(task).actions[type] !== undefined;
  return type === "END_PHASE" || rowOf(game).actions[type] !== undefined;
}

/** The one action that belongs to no row: what can be used, and by whom, the windows know. */
const STRATAGEM = "USE_STRATAGEM";

function partiesOf(game: Game): readonly Party[] {
  if (game.result !== null) return [];
  const task = game.tasks.at(-1);
  return task === undefined ? inPhase(game) : [...inTask(game, task)];
}

/** Who goes on with what is under way; and whose roll lies there, where that is the other player. */
function* inTask(game: Game, task: Task): Generator<Party> {
  const { actions, waitsFor, either = [] } = taskRow(task);
  const window = task.type === "window" ? task.window : null;
  const awaited = { ...waitsFor(game, task), window };
  const mayUse = (player: PlayerId) => window === null && canUse(game, player);
  const own = () => (mayUse(awaited.player) ? [STRATAGEM] : []) as readonly ActionType[];
  yield { ...awaited, actions: () => [...offered(game, actions), ...own()] };
  const other = opponentOf(awaited.player);
  if (either.length > 0) yield { ...awaited, player: other, actions: () => either };
  if (mayUse(other)) yield { ...awaited, player: other, actions: () => [STRATAGEM] };
}

function inPhase(game: Game): readonly Party[] {
  const { actions, waitsFor, either = [] } = rowOf(game);
  const player = playerIn(game);
  const own = () => (canUse(game, player) ? [STRATAGEM] : []) as readonly ActionType[];
  const end = () => offered(game, { END_PHASE: entryOf(game, "END_PHASE") });
  const awaited = { player, for: waitsFor(game), window: null };
  const first: Party = { ...awaited, actions: () => [...offered(game, actions), ...own(), ...end()] };
  const other = opponentOf(player);
  const beside = either.filter((type) => actions[type]!.offered(game, other));
  return beside.length === 0 ? [first] : [first, { ...awaited, player: other, actions: () => beside }];
}

/** Whether a player can use a stratagem without being asked. */
function canUse(game: Game, player: PlayerId): boolean {
  const occasion = occasionOf(game);
  return occasion?.player === player && isUsable(game, occasion);
}

function offered(game: Game, entries: Entries): readonly ActionType[] {
  return (Object.keys(entries) as ActionType[]).filter((type) => entries[type]!.offered(game));
}
