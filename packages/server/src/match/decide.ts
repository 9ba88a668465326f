import type { AwaitedPlayer, Command, CommandType } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import type { Acted } from "../referee/referee.ts";
import type { TokenRow } from "../store/store.ts";
import { act } from "./act.ts";
import { agree } from "./agreement.ts";
import { claimAbsence, goOnWaiting } from "./awaited.ts";
import { chatAndOffersUsedBy } from "./chat-and-offers.ts";
import { type Decision, refuse } from "./decision.ts";
import { offerEnd, resign, withdraw } from "./ending.ts";
import { type Match, notAgreed } from "./match.ts";
import type { Asked } from "./play.ts";
import { rematch } from "./rematch.ts";
import { seal } from "./seal.ts";
import { chat } from "./talk.ts";
import { answerUndo, offerUndo } from "./undo.ts";

/** What a decision may ask for beyond the match itself. */
export interface Surroundings {
  readonly now: number;
  /** Asks the referee. */
  readonly play: (asked: Asked) => Promise<Acted>;
  readonly waitingOf: (game: Game) => Promise<readonly AwaitedPlayer[]>;
  readonly documentAfter: (seq: number) => Promise<Game>;
  readonly tokens: () => Promise<readonly TokenRow[]>;
}

type Deciders = {
  readonly [Type in CommandType]: (
    match: Match,
    seat: PlayerId,
    command: Extract<Command, { type: Type }>,
    around: Surroundings,
  ) => Decision | Promise<Decision>;
};

const DECIDERS: Deciders = {
  act: (match, seat, command, { now, play }) => act(match, seat, command, now, play),
  chat: (match, seat, { text }, { now }) => chat(match, seat, text, now),
  offer_undo: (match, seat, command, { now }) => offerUndo(match, seat, command, now),
  answer_undo: (match, seat, command, { now, documentAfter, waitingOf }) =>
    answerUndo(match, seat, command, now, documentAfter, waitingOf),
  offer_end: (match, seat, _, { now }) => offerEnd(match, seat, now),
  withdraw: (match, seat, command, { now }) => withdraw(match, seat, command, now),
  seal: (match, seat, command, { now, play }) => seal(match, seat, command, now, play),
  agree: (match, seat, command, { now }) => agree(match, seat, command, now),
  resign: (match, seat, _, { now }) => resign(match, seat, now),
  claim_absence: (match, seat, _, { now }) => claimAbsence(match, seat, now),
  rematch: (match, seat, _, { now, documentAfter, waitingOf, tokens }) =>
    rematch(match, seat, now, documentAfter, waitingOf, tokens),
};

/** Commands that make sense only while the game goes on. */
const OF_PLAY: ReadonlySet<CommandType> = new Set([
  "act",
  "seal",
  "offer_undo",
  "answer_undo",
  "offer_end",
  "resign",
  "claim_absence",
]);

/** Of these, those that are part of the battle itself. */
const OF_BATTLE: ReadonlySet<CommandType> = new Set([
  "act",
  "seal",
  "offer_undo",
  "answer_undo",
  "offer_end",
]);

/** A command on a match: a reason against it, or the next match. Nothing is changed until that is on disk. */
export async function decide(
  match: Match,
  seat: PlayerId,
  command: Command,
  around: Surroundings,
): Promise<Decision> {
  const { state } = match.head.status;
  if (OF_PLAY.has(command.type) && state !== "running") {
    return state === "open"
      ? refuse("NOT_STARTED", "The game begins when the opponent has joined.")
      : refuse("OVER", "The game is over.");
  }
  if (OF_BATTLE.has(command.type) && notAgreed(match.head).length > 0)
    return refuse("NOT_AGREED", "The battle begins when both players have agreed to what is not built in.");
  const more = chatAndOffersUsedBy(command);
  const used = { p1: 0, p2: 0, ...match.head.chatAndOffers };
  used[seat] += more;
  if (more > 0 && used[seat] > LIMITS.chatAndOffers) {
    const message = `A seat has at most ${LIMITS.chatAndOffers} lines, offers and the like in a game.`;
    return refuse("TOO_LONG", message);
  }
  const decider = DECIDERS[command.type] as (
    match: Match,
    seat: PlayerId,
    command: Command,
    around: Surroundings,
  ) => Decision | Promise<Decision>;
  const decision = await decider(match, seat, command, around);
  if (!decision.ok) return decision;
  const waiting = goOnWaiting(match.head, decision.match.head, decision.step, around.now);
  const head = more === 0 ? waiting : { ...waiting, chatAndOffers: used };
  return { ...decision, match: { ...decision.match, head } };
}
