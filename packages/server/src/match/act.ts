import type { ActionMade, Command } from "@gunline/link";
import {
  type Action,
  type Choice,
  type PlayerId,
  parseAction,
  seededDice,
  step as takeStep,
} from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { type Decision, refuse } from "./decision.ts";
import { hashOfGame } from "./hash.ts";
import { type Match, NO_OFFERS } from "./match.ts";
import { statusAfter } from "./status.ts";
import { waitingOf } from "./waiting.ts";

type Act = Extract<Command, { type: "act" }>;

/**
 * An action of the rules, on the state that the seat has seen. Whether it is for this seat to take is the rules'
 * question too: the action says who asks. `choices` are those that can be taken back, where the host knows them.
 */
export function act(
  match: Match,
  seat: PlayerId,
  command: Act,
  now: number,
  choices: readonly Choice[] | undefined,
): Decision {
  if (match.seq >= LIMITS.steps) return refuse("TOO_LONG", `A game has at most ${LIMITS.steps} steps.`);
  if (command.base !== match.seq) return stale(match);
  const parsed = parseAction(command.action);
  if (!parsed.ok) return { ok: false, errors: parsed.refusals };
  const action: Action = { ...parsed.value, player: seat };
  const { seed, document } = match;
  const dice = seededDice(seed, document.rng.cursor);
  const { timeline, result } = takeStep({ game: document, choices: choices ?? [] }, action, dice);
  // A failed charge is no success and yet a step: its diffs say that the unit has tried.
  if (!result.success && result.diffs.length === 0) return { ok: false, errors: result.errors };
  const { game } = timeline;
  const seq = match.seq + 1;
  const step: ActionMade = {
    kind: "action",
    seq,
    id: command.id,
    seat,
    at: now,
    hash: hashOfGame(game),
    cursor: game.rng.cursor,
    action,
    result,
  };
  const status = statusAfter(document, game);
  const waiting = waitingOf(status, match.head.seats, game);
  const head = { ...match.head, status, waiting, offers: NO_OFFERS };
  return {
    ok: true,
    match: { ...match, seq, document: game, head, updated: now },
    step,
    ...(choices !== undefined && { choices: timeline.choices }),
  };
}

/** The only action that asks what was chosen before. */
export function isUndo({ action }: Act): boolean {
  return (action as { readonly type?: unknown }).type === "UNDO";
}

export function stale({ seq }: Match): Decision {
  return refuse("STALE", `The game has moved on to step ${seq}.`);
}
