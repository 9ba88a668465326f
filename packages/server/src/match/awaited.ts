import type { TableStep } from "@gunline/link";
import { opponentOf, type PlayerId } from "@gunline/rules";
import { type Decision, refuse } from "./decision.ts";
import { end } from "./ending.ts";
import { type Head, type Match, mustAct, notAgreed, type Progress } from "./match.ts";

/**
 * Since when each player has to act: the one place that says it, for claims of absence and for whatever else counts time.
 * Times are the server's own.
 */

const MINUTE = 60_000;
const NONE: Progress = { length: 0, longest: 0 };

/** The time of a match that begins, or in which both go on from elsewhere: it runs for whoever has to act now. */
export function beginWaiting(head: Head, now: number): Head {
  const since = Object.fromEntries(mustAct(head).map((player) => [player, now]));
  return { ...head, since: { ...head.since, ...since } };
}

/**
 * The time after a decision. It begins again only where the game has come further than ever: who selects and undoes, or
 * sets up a unit and takes it back, is awaited since before.
 */
export function goOnWaiting(before: Head, after: Head, step: TableStep | undefined, now: number): Head {
  if (step === undefined) return after;
  if (step.kind === "rewind") return beginWaiting(after, now);
  const { length, longest } = before.progress ?? NONE;
  const next = length + weightOf(step.action.type);
  const progress = { length: next, longest: Math.max(longest, next) };
  const wasAwaited = mustAct(before);
  const since: Partial<Record<PlayerId, number>> = { ...before.since };
  for (const player of mustAct(after)) {
    const isFresh = next > longest && (step.seat === player || !wasAwaited.includes(player));
    if (isFresh || since[player] === undefined) since[player] = now;
  }
  return { ...after, progress, since };
}

function weightOf(type: string): number {
  if (type === "UNDO") return -1;
  return type === "CHANGE_SETTINGS" ? 0 : 1;
}

/** The opponent has to act and has done nothing for as long as was agreed: the game is the other player's. */
export function claimAbsence(match: Match, seat: PlayerId, now: number): Decision {
  const { head } = match;
  if (head.absence === undefined)
    return refuse("NO_ABSENCE_TIME", "This game was begun without an agreed time of absence.");
  const awaited = mustAct(head);
  if (awaited.includes(seat)) return refuse("OWN_ABSENCE", "The game waits for you: act first.");
  const other = opponentOf(seat);
  const since = head.since?.[other];
  if (!awaited.includes(other) || since === undefined)
    return refuse("NOT_AWAITED", "The game does not wait for your opponent.");
  const at = since + head.absence * MINUTE;
  if (now < at) {
    const when = new Date(at).toISOString();
    return refuse("NOT_YET", `Your opponent has time until ${when.slice(0, 10)}, ${when.slice(11, 16)} UTC.`);
  }
  // A battle that was not agreed to has not begun, and nobody wins it.
  if (notAgreed(head).length > 0) return end(match, { state: "over", reason: "declined", winner: null }, now);
  return end(match, { state: "over", reason: "absent", winner: seat }, now);
}
