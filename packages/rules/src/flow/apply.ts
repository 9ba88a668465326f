import { LIMITS } from "../base/limits.ts";
import { type Refusal, refusal } from "../base/refusal.ts";
import { type Dice, DiceExhausted, scriptedDice, seededDice } from "../dice/source.ts";
import type { Action } from "../game/action.ts";
import { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import { refusalList } from "../game/refusal-list.ts";
import type { ActionResult } from "../game/result.ts";
import { entryOf } from "./actions/table.ts";
import { parseGame } from "./load.ts";
import { missionPlay } from "./mission-play.ts";
import { dropStaleChoice } from "./phases/shooting/stale.ts";
import { endIfOver } from "./phases/turn.ts";
import { isOfOwnUnit, usableAt } from "./stratagems/not-now.ts";
import { stratagemOf } from "./stratagems/registry.ts";
import { resume } from "./tasks/resume.ts";
import { topTask, underWayRefusals } from "./tasks/under-way.ts";
import { awaited, awaitedPlayer, belongsNow, mayToo, whoActs } from "./waiting.ts";
import { compulsoryOf, inWindow } from "./windows/uses.ts";

export interface Applied {
  readonly game: Game;
  readonly result: ActionResult;
}

/**
 * The whole engine in one function: a game, an action and dice give the next game and what happened. A refused
 * action gives the same game back, and no die is drawn.
 */
export function apply(
  game: Game,
  action: Action,
  dice: Dice = seededDice(game.rng.seed, game.rng.cursor),
): Applied {
  const { phase } = game.turn;
  const change = new Change(game, dice);
  const refusals = refusalsNow(game, action);
  const refused = refusals.length > 0 ? refusals : rehearse(game, action);
  const errors = refused.length > 0 ? refused : handle(change, action);
  if (errors.length > 0) {
    const listed = refusalList(game, errors);
    return {
      game,
      result: { success: false, phase, diffs: [], dice: [], log: [], errors: listed, events: [] },
    };
  }
  // What players take away by hand is no loss that missions count (BH-3).
  if (action.type === "ADJUST" || action.type === "AGREE") change.noted = change.game;
  // A roll stays on the table until the next action; how the table is shown is none.
  const { standing } = game.turn;
  if (standing !== undefined && standing === change.game.turn.standing && !ANY_TIME.has(action.type)) {
    change.remove("turn.standing");
  }
  resume(change);
  if (endIfOver(change, game)) resume(change);
  dropStaleChoice(change, game);
  missionPlay.value.afterAction(change);
  const diffs = change.finish();
  const { dice: blocks, log, events } = change.story;
  const success = change.errors.length === 0;
  return {
    game: change.game,
    result: { success, phase, diffs, dice: blocks, log, errors: refusalList(game, change.errors), events },
  };
}

function handle<Type extends Action["type"]>(
  change: Change,
  action: Action & { type: Type },
): readonly Refusal[] {
  return entryOf(change.game, action.type).handle(change, action as never);
}

/** Actions that belong to no moment of the game. */
const ANY_TIME: ReadonlySet<Action["type"]> = new Set<Action["type"]>(["CHANGE_SETTINGS", "ADJUST", "UNDO"]);

/** As many as the dice of one adjustment can be. */
const REHEARSED_DICE = 20_000;

/**
 * What is changed by hand is tried first, with dice that count for nothing: it must leave a document that could be read from a
 * file, and nobody is asked for consent to what cannot be done (BH-2).
 */
function rehearse(game: Game, action: Action): readonly Refusal[] {
  if (action.type !== "ADJUST" && action.type !== "AGREE") return [];
  const dice = scriptedDice(new Array<number>(REHEARSED_DICE).fill(1), game.rng.cursor);
  const refusals = handle(new Change(game, dice), action);
  if (refusals.length > 0) return refusals;
  const free = { ...game, settings: { ...game.settings, by_hand: "FREE" as const } };
  const change = new Change(action.type === "ADJUST" ? free : game, dice);
  const errors = handle(change, action);
  if (errors.length > 0) return errors;
  const read = parseGame(change.game);
  return read.ok ? [] : read.refusals.map(({ path, message }) => broken(path, message));
}

function broken(path: string | undefined, why: string): Refusal {
  return { ...refusal("BREAKS_DOCUMENT", "BH-2", { why }), ...(path !== undefined && { path }) };
}

/** Why the action cannot be taken at this moment by this player, whatever is in it. */
function refusalsNow(game: Game, action: Action): readonly Refusal[] {
  if (game.result !== null) return [refusal("BATTLE_OVER", "OB-9", {})];
  if (game.rng.cursor > LIMITS.cursor) return [refusal("DICE_SPENT", "DI-1", {})];
  if (ANY_TIME.has(action.type)) return [];
  const player = whoActs(game, action);
  if (player === awaitedPlayer(game)) return belongsNow(game, action.type) ? [] : why(game, action);
  if (mayToo(game, player, action.type)) return [];
  if (game.tasks.at(-1)?.type === "window") return underWayRefusals(game).map((one) => named(game, one));
  return action.player === undefined ? why(game, action) : [notYours(game, action)];
}

/** Why an action that does not belong to the moment cannot be taken: its handler knows better than anybody else. */
function why(game: Game, action: Action): readonly Refusal[] {
  try {
    const reasons = handle(new Change(game, scriptedDice([], game.rng.cursor)), action);
    if (reasons.length > 0) return reasons.map((one) => named(game, one));
  } catch (error) {
    if (!(error instanceof DiceExhausted)) throw error;
  }
  return [notNow(game)];
}

/** A window that is open first, with what it is about, and what its player cannot pass over. */
function named(game: Game, one: Refusal): Refusal {
  const task = topTask(game, "window");
  if (one.code !== "WINDOW_OPEN" || task === undefined) return one;
  const { name: player } = game.players[task.player];
  const owed = compulsoryOf(game, inWindow(game, task.window, task.player, task.event));
  const { message } =
    owed === undefined
      ? refusal("WINDOW_OPEN:reaction", one.rule, { player, ...waitedFor(game) })
      : refusal("WINDOW_OPEN:owed", one.rule, { player, stratagem: owed.name });
  return { ...one, message };
}

const waitedFor = (game: Game) => ({ game, waits: awaited(game)[0]!.for });

function notYours(game: Game, action: Action): Refusal {
  const { name: player } = game.players[awaitedPlayer(game)];
  const details = { player, ...waitedFor(game) };
  const stratagem = action.type === "USE_STRATAGEM" ? stratagemOf(game, action.payload.stratagem) : undefined;
  if (stratagem === undefined) return refusal("NOT_YOUR_DECISION", "PH-10", details);
  const usable_at = usableAt(stratagem);
  const use = { stratagem: stratagem.name, usable_at, own: isOfOwnUnit(stratagem) };
  return refusal("NOT_YOUR_DECISION:stratagem", "PH-10", { ...details, ...use }, { usable_at });
}

function notNow(game: Game): Refusal {
  return refusal("NOT_NOW", "PH-10", waitedFor(game));
}
