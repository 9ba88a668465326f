import { canonicalJson } from "../base/canonical.ts";
import { diffBetween } from "../base/diff-between.ts";
import { LIMITS } from "../base/limits.ts";
import { type Refusal, refusal } from "../base/refusal.ts";
import { type Dice, seededDice } from "../dice/source.ts";
import type { Action } from "../game/action.ts";
import type { Game } from "../game/document.ts";
import type { PlayerId } from "../game/player.ts";
import type { ActionResult } from "../game/result.ts";
import { isUndoable } from "./actions/table.ts";
import { whyNoUndo } from "./actions/undo.ts";
import { type Applied, apply } from "./apply.ts";
import { awaited, whoActs } from "./waiting.ts";

/**
 * A game with the choices that can still be taken back. Documents know nothing of earlier ones: undo is going back to
 * the document before a choice, as long as no die was drawn and nobody else has acted since (PH-3, CH-7).
 */
export interface Timeline {
  readonly game: Game;
  readonly choices: readonly Choice[];
}

/** A choice that can be taken back: by whom it was made, and the document before it. */
export interface Choice {
  readonly player: PlayerId;
  readonly before: Game;
}

export function begin(game: Game): Timeline {
  return { game, choices: [] };
}

/** One action on a timeline; the only place where UNDO means anything. */
export function step(
  timeline: Timeline,
  action: Action,
  dice: Dice = seededDice(timeline.game.rng.seed, timeline.game.rng.cursor),
): { readonly timeline: Timeline; readonly result: ActionResult } {
  const { game: before, choices } = timeline;
  const { game, result } = action.type === "UNDO" ? goBack(timeline, action) : apply(before, action, dice);
  return { timeline: { game, choices: remember(choices, before, game, action) }, result };
}

/** What can be taken back after one more step. Hosts that kept only the steps rebuild a timeline by it. */
export function remember(
  choices: readonly Choice[],
  before: Game,
  after: Game,
  action: Action,
): readonly Choice[] {
  const { type } = action;
  if (after === before) return choices;
  if (type === "UNDO") return choices.slice(0, -1);
  // How the table is shown has nothing to do with what was chosen.
  if (type === "CHANGE_SETTINGS") return choices;
  const player = whoActs(before, action);
  // With nothing under way the other side has been asked nothing: it is merely its turn.
  const stays = after.tasks.length === 0 || awaited(after).some((one) => one.player === player);
  const undoable = isUndoable(type) && before.rng.cursor === after.rng.cursor && stays;
  if (!undoable) return [];
  const own = choices.every((choice) => choice.player === player) ? choices : [];
  return [...own, { player, before }].slice(-LIMITS.undoSteps);
}

/** Whether UNDO would be accepted. */
export function canUndo({ game, choices }: Timeline): boolean {
  return game.result === null && choices.length > 0;
}

/** Actions of a story that UNDO could take back, and those that it took back and that can be taken again. */
export interface ChoicesMade {
  /** In the order made. */
  readonly made: readonly Action[];
  /** The next to be made again last. */
  readonly undone: readonly Action[];
}

/**
 * What can be undone and redone, read from the actions alone: for a seat that has no earlier documents. Whether dice were drawn
 * or the other side was asked is not known here, so the host of the game has the last word on UNDO.
 */
export function choicesMade(actions: Iterable<Action>): ChoicesMade {
  let made: Action[] = [];
  let undone: Action[] = [];
  for (const action of actions) {
    const { type } = action;
    if (type === "UNDO") {
      const last = made.pop();
      if (last !== undefined) undone.push(last);
    } else if (isUndoable(type)) {
      const again = undone.at(-1);
      if (again !== undefined && canonicalJson(again) === canonicalJson(action)) undone.pop();
      else undone = [];
      made.push(action);
    } else if (type !== "CHANGE_SETTINGS") {
      made = [];
      undone = [];
    }
  }
  return { made, undone };
}

/** The document before the last choice; the settings of the table stay as they are now. */
function goBack({ game, choices }: Timeline, action: Action): Applied {
  const { phase } = game.turn;
  const last = choices.at(-1);
  const refuse = (why: Refusal): Applied => ({
    game,
    result: { success: false, phase, diffs: [], dice: [], log: [], errors: [why], events: [] },
  });
  if (game.result !== null) return apply(game, action);
  if (last === undefined) return refuse(whyNoUndo(game));
  if (action.player !== undefined && action.player !== last.player) {
    const { name } = game.players[last.player];
    return refuse(refusal("NOT_YOUR_DECISION:undo", "PH-10", { player: name }));
  }
  const earlier: Game = { ...last.before, settings: game.settings };
  const diffs = diffBetween(game, earlier);
  const result: ActionResult = {
    success: true,
    phase,
    diffs,
    dice: [],
    log: [{ line: "undone" }],
    errors: [],
    events: [],
  };
  return { game: earlier, result };
}
