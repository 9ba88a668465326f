import type { Command, Status } from "@gunline/link";
import { opponentOf, type PlayerId } from "@gunline/rules";
import { type Decision, refuse } from "./decision.ts";
import { type Match, NO_OFFERS, notAgreed } from "./match.ts";

/** How a match ends before one side is destroyed, and how offers are taken back or declined. */

export function resign(match: Match, seat: PlayerId, now: number): Decision {
  // A battle that was not agreed to has not begun, and nobody loses it.
  if (notAgreed(match.head).length > 0)
    return end(match, { state: "over", reason: "declined", winner: null }, now);
  return end(match, { state: "over", reason: "resigned", winner: opponentOf(seat) }, now);
}

/** The first to offer asks; the second agrees. */
export function offerEnd(match: Match, seat: PlayerId, now: number): Decision {
  const { offers } = match.head;
  if (offers.end === opponentOf(seat))
    return end(match, { state: "over", reason: "agreed", winner: null }, now);
  const head = { ...match.head, offers: { ...offers, end: seat } };
  return { ok: true, match: { ...match, head, updated: now } };
}

type Withdraw = Extract<Command, { type: "withdraw" }>;

export function withdraw(match: Match, seat: PlayerId, { what }: Withdraw, now: number): Decision {
  const { offers } = match.head;
  if (what === "formations") return unseal(match, seat, now);
  const may = {
    undo: offers.undo?.by === seat,
    // Of these, whoever offered takes it back, and the other one declines it.
    end: offers.end !== null,
    rematch: offers.rematch.length > 0 && match.head.next === null,
  };
  if (!may[what]) return refuse("NO_OFFER", "There is no such offer.");
  const left = what === "rematch" ? [] : null;
  const head = { ...match.head, offers: { ...offers, [what]: left } };
  return { ok: true, match: { ...match, head, updated: now } };
}

/** Anyone who has sealed the formations may think again until the other side has too. */
function unseal(match: Match, seat: PlayerId, now: number): Decision {
  const { sealed, ...head } = match.head;
  if (sealed?.[seat] === undefined) return refuse("NO_OFFER", "There is nothing sealed.");
  return { ok: true, match: { ...match, head, updated: now } };
}

export function end(match: Match, status: Status, now: number): Decision {
  const head = { ...match.head, status, waiting: [], offers: NO_OFFERS };
  return { ok: true, match: { ...match, head, updated: now } };
}
