import type { AwaitedPlayer, Command, Rewound } from "@gunline/link";
import { type Game, type PlayerId, rewound } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { cleanLine } from "../text.ts";
import { lengthRefusal, stale } from "./act.ts";
import { type Decision, refuse } from "./decision.ts";
import { hashOfGame } from "./hash.ts";
import { type Match, NO_OFFERS } from "./match.ts";

type OfferUndo = Extract<Command, { type: "offer_undo" }>;
type AnswerUndo = Extract<Command, { type: "answer_undo" }>;

/** Asks the opponent to go back to an earlier step. Any further step makes the offer void. */
export function offerUndo(match: Match, seat: PlayerId, { base, to, why }: OfferUndo, now: number): Decision {
  if (base !== match.seq) return stale(match);
  if (to >= match.seq) return refuse("NOTHING_TO_UNDO", `The game stands at step ${match.seq}.`);
  if (to < match.since) {
    const message = `Steps up to ${match.since} were made with an earlier version of Gunline.`;
    return refuse("NOTHING_TO_UNDO", message);
  }
  const { offers } = match.head;
  if (offers.undo !== null && offers.undo.by !== seat) {
    return refuse("OFFER_OPEN", "Your opponent's offer to take back waits for an answer.");
  }
  const said = cleanLine(why ?? "", LIMITS.reasonLength);
  const undo = { by: seat, to, ...(said !== "" && { why: said }) };
  const head = { ...match.head, offers: { ...offers, undo } };
  return { ok: true, match: { ...match, head, updated: now } };
}

/** Accepts or declines: the offer is named, so that nobody accepts another one than was read. */
export async function answerUndo(
  match: Match,
  seat: PlayerId,
  { id, to, accept }: AnswerUndo,
  now: number,
  documentAfter: (seq: number) => Promise<Game>,
  waitingOf: (game: Game) => Promise<readonly AwaitedPlayer[]>,
): Promise<Decision> {
  const { undo } = match.head.offers;
  if (undo === null || undo.by === seat || undo.to !== to) {
    return refuse("NO_OFFER", "There is no such offer to answer.");
  }
  if (!accept) {
    const head = { ...match.head, offers: { ...match.head.offers, undo: null } };
    return { ok: true, match: { ...match, head, updated: now } };
  }
  const full = lengthRefusal(match);
  if (full !== undefined) return full;
  const document = rewound(await documentAfter(to), match.document);
  const seq = match.seq + 1;
  const step: Rewound = {
    kind: "rewind",
    seq,
    id,
    seat,
    at: now,
    hash: hashOfGame(document),
    cursor: document.rng.cursor,
    to,
    ...(undo.why !== undefined && { why: undo.why }),
  };
  const head = { ...match.head, waiting: await waitingOf(document), offers: NO_OFFERS };
  return { ok: true, match: { ...match, seq, document, head, updated: now }, step };
}
