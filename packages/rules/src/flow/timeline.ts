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
  /** Whether either player can take it back: what was changed by hand (BH-8). */
  readonly either?: true;
  /** The other player could react to it: it cannot be taken back unless that question passes by itself (PH-3). */
  readonly held?: true;
}

export function begin(game: Game): Timeline {
  return { game, choices: [] };
}

/** An earlier document of the same game, with the dice that have been drawn since still spent (RC-3). */
export function rewound(earlier: Game, now: Game): Game {
  return { ...earlier, rng: now.rng };
}

/** The earlier timeline again: what could be taken back then can be once more, with new dice to come. */
export function rewoundTimeline({ game, choices }: Timeline, now: Game): Timeline {
  return {
    game: rewound(game, now),
    choices: choices.map((choice) => ({ ...choice, before: rewound(choice.before, now) })),
  };
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
  const drewDice = before.rng.cursor !== after.rng.cursor;
  if (type === "ADJUST")
    return drewDice ? [] : [...choices, byHandChoice(before, action)].slice(-LIMITS.undoSteps);
  // The request was remembered as the choice; a declined one has changed nothing.
  if (type === "AGREE") return drewDice ? [] : choices;
  if (type === "DECLINE") return asksForChanges(before) ? choices.slice(0, -1) : choices;
  if (isPassedByItself(action)) return drewDice ? [] : passedOver(choices, after);
  const player = whoActs(before, action);
  const undoable = isUndoable(type) && !drewDice;
  if (!undoable) return [];
  const own = choices.every((choice) => choice.player === player || choice.either === true) ? choices : [];
  if (isWithPlayer(after, player)) return [...own, { player, before }].slice(-LIMITS.undoSteps);
  // Until the question is passed over nobody can take anything back.
  return isQuestion(after) ? [...own, { player, before, held: true as const }].slice(-LIMITS.undoSteps) : [];
}

/** With nothing under way the other side has been asked nothing: it is merely its turn. */
function isWithPlayer(game: Game, player: PlayerId): boolean {
  return game.tasks.length === 0 || awaited(game).some((one) => one.player === player);
}

function isQuestion({ tasks }: Game): boolean {
  return tasks.at(-1)?.type === "window";
}

/** Whether a question was passed over by the device of the player, who has not seen it. */
function isPassedByItself(action: Action): boolean {
  return action.type === "PASS" && action.payload?.by_itself === true;
}

/** What the other player never saw a question about can be taken back, once it is the turn of whoever chose it again. */
function passedOver(choices: readonly Choice[], after: Game): readonly Choice[] {
  const last = choices.at(-1);
  if (last?.held !== true) return [];
  if (!isWithPlayer(after, last.player)) return isQuestion(after) ? choices : [];
  const { held: _, ...free } = last;
  return [...choices.slice(0, -1), free];
}

function byHandChoice(before: Game, action: Action): Choice {
  return { player: action.player ?? before.turn.active_player, before, either: true };
}

function asksForChanges({ tasks }: Game): boolean {
  const top = tasks.at(-1);
  return top?.type === "by_hand" && top.by_hand === undefined;
}

/** Whether UNDO would be accepted. */
export function canUndo({ game, choices }: Timeline): boolean {
  const last = choices.at(-1);
  return game.result === null && last !== undefined && last.held !== true;
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
    } else if (type === "DECLINE") {
      if (made.at(-1)?.type === "ADJUST") made.pop();
    } else if (type !== "CHANGE_SETTINGS" && type !== "AGREE" && !isPassedByItself(action)) {
      made = [];
      undone = [];
    }
  }
  return { made, undone };
}

/** Effects that players have made by hand go with what gave them; all other settings stay as they are now. */
function settingsBefore({ before, either }: Choice, { settings }: Game): Game["settings"] {
  const { by_hand_rows: now, ...others } = settings;
  const { by_hand_rows: then } = before.settings;
  if (either !== true || now === then) return settings;
  return then === undefined ? others : { ...others, by_hand_rows: then };
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
  if (last === undefined || last.held === true) return refuse(whyNoUndo(game));
  if (action.player !== undefined && action.player !== last.player && last.either !== true) {
    const { name } = game.players[last.player];
    return refuse(refusal("NOT_YOUR_DECISION:undo", "PH-10", { player: name }));
  }
  const earlier: Game = { ...last.before, settings: settingsBefore(last, game) };
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
