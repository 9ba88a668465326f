import type { ActionMade, Command, Status, Waiting } from "@gunline/link";
import {
  apply,
  awaited,
  type Game,
  opponentOf,
  type PlayerId,
  parseAction,
  seededDice,
} from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { type Decision, refuse } from "./decision.ts";
import { hashOf } from "./hash.ts";
import { type Match, NO_OFFERS, SEATS } from "./match.ts";
import { againstSettings } from "./settings.ts";

type Act = Extract<Command, { type: "act" }>;

/** An action of the rules: by the seat whose decision it is, on the state that the seat has seen. */
export function act(match: Match, seat: PlayerId, command: Act, now: number): Decision {
  if (match.seq >= LIMITS.steps) return refuse("TOO_LONG", `A game has at most ${LIMITS.steps} steps.`);
  if (command.base !== match.seq) return stale(match);
  const parsed = parseAction(command.action);
  if (!parsed.ok) return { ok: false, errors: parsed.refusals };
  const action = parsed.value;
  const { seats, waiting } = match.head;
  if (action.type === "CHANGE_SETTINGS") {
    const against = againstSettings(match, seat, action.payload);
    if (against !== undefined) return against;
  } else if (waiting !== null && waiting.player !== seat) {
    const message = `The game waits for ${seats[waiting.player].name}: ${waiting.for}.`;
    return refuse("NOT_YOUR_DECISION", message);
  }
  const { seed, document } = match;
  const { game, result } = apply(document, action, seededDice(seed, document.rng.cursor));
  // A failed charge is no success and yet a step: its diffs say that the unit has tried.
  if (!result.success && result.diffs.length === 0) return { ok: false, errors: result.errors };
  const seq = match.seq + 1;
  const step: ActionMade = {
    kind: "action",
    seq,
    id: command.id,
    seat,
    at: now,
    hash: hashOf(game),
    cursor: game.rng.cursor,
    action,
    result,
  };
  const status = statusAfter(document, game);
  const head = { ...match.head, status, waiting: waitingFor(status, game), offers: NO_OFFERS };
  return { ok: true, match: { ...match, seq, document: game, head, updated: now }, step };
}

export function stale({ seq }: Match): Decision {
  return refuse("STALE", `The game has moved on to step ${seq}.`);
}

export function waitingFor(status: Status, game: Game): Waiting | null {
  if (status.state === "over") return null;
  const { player, waiting_for } = awaited(game);
  return { player, for: waiting_for };
}

/** A side that had models and has none left has lost. */
function statusAfter(before: Game, game: Game): Status {
  const gone = SEATS.filter((seat) => hasModels(before, seat) && !hasModels(game, seat));
  if (gone.length === 0) return { state: "running" };
  const winner = gone.length === 1 ? opponentOf(gone[0]!) : null;
  return { state: "over", reason: "destroyed", winner };
}

function hasModels(game: Game, player: PlayerId): boolean {
  for (const { owner, models } of Object.values(game.units)) {
    if (owner === player && Object.keys(models).length > 0) return true;
  }
  return false;
}
