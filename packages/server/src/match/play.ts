import type { ActionMade, AwaitedPlayer, Problem, Status } from "@gunline/link";
import {
  type Action,
  type Choice,
  byHand as changes,
  type Game,
  type PlayerId,
  parseAction,
  seededDice,
  step as takeStep,
} from "@gunline/rules";
import { byHandProblems } from "./by-hand.ts";
import { cleanByHand } from "./clean-by-hand.ts";
import { switchingOffProblems } from "./for-both.ts";
import { hashOfGame } from "./hash.ts";
import { openlyProblems } from "./openly.ts";
import { statusAfter } from "./status.ts";
import { waitingWhile } from "./waiting.ts";

/** An action as a seat asks for it, with all that the rules need beside the document. */
export interface Asked {
  readonly seat: PlayerId;
  /** Whether the host asks for both seats, with what they have sealed. */
  readonly forBoth?: true;
  /** The command. */
  readonly id: string;
  /** The number of the step that it makes. */
  readonly seq: number;
  readonly at: number;
  readonly action: unknown;
  readonly seed: string;
  /** Whether this table allows modifiers by hand. */
  readonly byHand: boolean;
}

/** What an action has made of a game. */
export interface Outcome {
  readonly step: ActionMade;
  readonly status: Status;
  readonly waiting: readonly AwaitedPlayer[];
}

export type Played =
  | { readonly ok: false; readonly errors: readonly Problem[] }
  | {
      readonly ok: true;
      readonly outcome: Outcome;
      readonly game: Game;
      /** Undefined where those before the action were not known. */
      readonly choices: readonly Choice[] | undefined;
    };

/**
 * One action on a document: all that the rules do for a table. Whether it is for this seat to take is the rules'
 * question too: the action says who asks. `choices` are those that can be taken back, where they are known.
 */
export function play(game: Game, choices: readonly Choice[] | undefined, asked: Asked): Played {
  const { seat, id, seq, at, seed, byHand } = asked;
  const parsed = parseAction(cleanByHand(asked.action));
  if (!parsed.ok) return { ok: false, errors: parsed.refusals };
  const { player: _, ...bare } = parsed.value;
  const action: Action = asked.forBoth === true ? bare : { ...bare, player: seat };
  const refusal = [
    // Opened with them, or free by the agreement of both since.
    ...byHandProblems(action, byHand || changes.byHandOf(game) === "FREE"),
    ...openlyProblems(game, action, asked.forBoth === true),
    ...switchingOffProblems(game, action),
  ];
  if (refusal.length > 0) return { ok: false, errors: refusal };
  const dice = seededDice(seed, game.rng.cursor);
  const { timeline, result } = takeStep({ game, choices: choices ?? [] }, action, dice);
  // A failed charge is no success and yet a step: its diffs say that the unit has tried.
  if (!result.success && result.diffs.length === 0) return { ok: false, errors: result.errors };
  const { game: after } = timeline;
  const hash = hashOfGame(after);
  const { cursor } = after.rng;
  const step: ActionMade = { kind: "action", seq, id, seat, at, hash, cursor, action, result };
  const status = statusAfter(game, after);
  const waiting = waitingWhile(status, after);
  return {
    ok: true,
    outcome: { step, status, waiting },
    game: after,
    choices: choices === undefined ? undefined : timeline.choices,
  };
}

/** The only action that asks what was chosen before. */
export function isUndo(action: unknown): boolean {
  return (action as { readonly type?: unknown }).type === "UNDO";
}
