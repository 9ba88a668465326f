import type { Action, ActionOf, ActionType } from "./action.ts";
import { type Dice, seededDice } from "./dice/source.ts";
import { applyDiffs, type Diff } from "./diff.ts";
import type { Game } from "./game/document.ts";
import { LIMITS } from "./limits.ts";
import { declareCharge, skipCharge } from "./phases/charge/declare.ts";
import { applyChargeMove, failCharge } from "./phases/charge/move.ts";
import { rollCharge } from "./phases/charge/roll.ts";
import { noted, type Outcome, refused } from "./phases/outcome.ts";
import {
  assignTarget,
  clearAll,
  clearAssignment,
  selectShooter,
  skipUnit,
} from "./phases/shooting/select.ts";
import { allocateWound, confirmTargets, resolveNext, shoot } from "./phases/shooting/volley.ts";
import { endPhase } from "./phases/turn.ts";
import { undo } from "./phases/undo.ts";
import { refusal } from "./refusal.ts";
import type { ActionResult, LogLine } from "./result.ts";

type Handlers = {
  readonly [Type in ActionType]: (game: Game, action: ActionOf<Type>, dice: Dice) => Outcome;
};

/** One handler an action. */
const HANDLERS: Handlers = {
  SHOOT: shoot,
  SELECT_SHOOTER: selectShooter,
  ASSIGN_TARGET: assignTarget,
  CLEAR_ASSIGNMENT: clearAssignment,
  CLEAR_ALL_ASSIGNMENTS: clearAll,
  CONFIRM_TARGETS: confirmTargets,
  RESOLVE_NEXT: resolveNext,
  ALLOCATE_WOUND: allocateWound,
  SKIP_UNIT: skipUnit,
  DECLARE_CHARGE: declareCharge,
  CHARGE_ROLL: rollCharge,
  APPLY_CHARGE_MOVE: applyChargeMove,
  FAIL_CHARGE: failCharge,
  SKIP_CHARGE: skipCharge,
  UNDO: undo,
  END_PHASE: endPhase,
  CHANGE_SETTINGS: changeSettings,
};

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
  const handle = HANDLERS[action.type] as (game: Game, action: Action, dice: Dice) => Outcome;
  const { phase } = game.turn;
  const spent = game.rng.cursor > LIMITS.cursor;
  const outcome = spent
    ? refused(refusal("DICE_SPENT", "DI-1", "This game has no dice left."))
    : handle(game, action, dice);
  if (!outcome.ok) {
    const log = outcome.refusals.map(({ message, rule }) => ({
      detail: false,
      text: `Refused: ${message} (${rule})`,
    }));
    const errors = outcome.refusals;
    return {
      game,
      result: {
        success: false,
        phase,
        diffs: [],
        dice: [],
        log_text: textOf(log, true),
        log,
        errors,
        events: [],
      },
    };
  }
  const { story, errors = [] } = outcome;
  const moved = dice.cursor !== game.rng.cursor;
  const cursor: Diff = { op: "set", path: "rng.cursor", value: dice.cursor };
  const diffs = moved ? [...outcome.diffs, cursor] : outcome.diffs;
  const next = applyDiffs(game, diffs);
  const log_text = textOf(story.log, next.settings.log === "VERBOSE");
  const { dice: blocks, log, events } = story;
  return {
    game: next,
    result: { success: errors.length === 0, phase, diffs, dice: blocks, log_text, log, errors, events },
  };
}

/** The log as text, in one of its two lengths. */
export function textOf(log: readonly LogLine[], verbose: boolean): string {
  let text = "";
  for (const line of log) {
    if (line.detail && !verbose) continue;
    text = text === "" ? line.text : `${text}\n${line.text}`;
  }
  return text;
}

function changeSettings(_game: Game, { payload }: ActionOf<"CHANGE_SETTINGS">): Outcome {
  const entries = Object.entries(payload);
  const diffs = entries.map(([name, value]): Diff => ({ op: "set", path: `settings.${name}`, value }));
  return noted(diffs, entries.map(([name, value]) => `Setting ${name}: ${value}.`).join("\n"));
}
