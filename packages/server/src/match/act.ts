import type { Command } from "@gunline/link";
import { applyDiffs, type PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import type { Acted } from "../referee/referee.ts";
import { choosingRefusal, isChoice, lengthOf, withChoice } from "./choices.ts";
import { type Decision, refuse } from "./decision.ts";
import { type Match, NO_OFFERS } from "./match.ts";
import type { Asked } from "./play.ts";

type Act = Extract<Command, { type: "act" }>;

/** An action of the rules, on the state that the seat has seen. What comes of it, the referee says. */
export async function act(
  match: Match,
  seat: PlayerId,
  { id, base, action }: Act,
  now: number,
  play: (asked: Asked) => Promise<Acted>,
): Promise<Decision> {
  const full = lengthRefusal(match);
  if (full !== undefined) return full;
  if (base !== match.seq) return stale(match);
  const { seed, head } = match;
  const seq = match.seq + 1;
  const acted = await play({ seat, id, seq, at: now, action, seed, byHand: head.byHand === true });
  if (!acted.ok) return acted;
  if (!isChoice(match, acted.step)) return stepTaken(match, acted, now);
  const used = choosingRefusal(match, seat);
  if (used !== undefined) return used;
  return { ...stepTaken({ ...match, head: withChoice(match, seat) }, acted, now), isChoice: true };
}

/** The match after what the referee has accepted. */
export function stepTaken(
  match: Match,
  acted: Extract<Acted, { ok: true }>,
  now: number,
): Extract<Decision, { ok: true }> {
  const { step, status, waiting, text, bytes } = acted;
  const document = applyDiffs(match.document, step.result.diffs);
  const head = { ...match.head, status, waiting, offers: NO_OFFERS };
  const next = { ...match, seq: step.seq, document, head, updated: now };
  return { ok: true, match: next, step, text, bytes };
}

/** A match that is as long as one may be has no further step. */
export function lengthRefusal(match: Match): Decision | undefined {
  if (lengthOf(match) >= LIMITS.steps) return refuse("TOO_LONG", `A game has at most ${LIMITS.steps} steps.`);
  const { head } = match;
  if ((head.bytes?.all ?? 0) < LIMITS.gameBytes) return undefined;
  return refuse("TOO_LONG", `A game has at most ${LIMITS.gameBytes / 1024 / 1024} MB of steps.`);
}

export function stale({ seq }: Match): Decision {
  return refuse("STALE", `The game has moved on to step ${seq}.`);
}
