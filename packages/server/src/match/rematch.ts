import type { AwaitedPlayer } from "@gunline/link";
import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import type { TokenRow } from "../store/store.ts";
import { rematchOf } from "./create.ts";
import { type Decision, refuse } from "./decision.ts";
import type { Match } from "./match.ts";

/** The first to offer asks; the second agrees, and the next game is there. */
export async function rematch(
  match: Match,
  seat: PlayerId,
  now: number,
  documentAfter: (seq: number) => Promise<Game>,
  waitingOf: (game: Game) => Promise<readonly AwaitedPlayer[]>,
  tokens: () => Promise<readonly TokenRow[]>,
): Promise<Decision> {
  const { status, offers, next } = match.head;
  if (status.state !== "over") return refuse("NOT_OVER", "A rematch can be had when this game is over.");
  if (next !== null) return refuse("REMATCHED", "The rematch has begun.");
  if (!offers.rematch.includes(opponentOf(seat))) {
    const head = { ...match.head, offers: { ...offers, rematch: [seat] } };
    return { ok: true, match: { ...match, head, updated: now } };
  }
  const start = await documentAfter(0);
  const spawn = rematchOf(match, start, await waitingOf(start), await tokens(), now);
  const head = { ...match.head, offers: { ...offers, rematch: [] }, next: spawn.match.id };
  return { ok: true, match: { ...match, head, updated: now }, spawn };
}
