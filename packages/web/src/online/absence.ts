import type { TableState } from "@gunline/link";
import { opponentOf } from "@gunline/rules";
import { words } from "../words/english.ts";

const own = words.online.absence;

const MINUTE = 60_000;
const [HOUR_MINUTES, DAY_MINUTES] = [60, 24 * 60];

/** `3 days`, in the largest unit that it is a whole number of. */
export function absenceInWords(minutes: number): string {
  if (minutes % DAY_MINUTES === 0 && minutes > DAY_MINUTES) return own.days(minutes / DAY_MINUTES);
  return minutes % HOUR_MINUTES === 0 ? own.hours(minutes / HOUR_MINUTES) : own.minutes(minutes);
}

export interface Claim {
  /** When the opponent can be claimed against, by the clock here; undefined where the game does not wait for them. */
  readonly at: number | undefined;
  /** Why it cannot be claimed; undefined once the time has come. */
  readonly against: string | undefined;
  readonly opponent: string;
}

/** Whether the game can be claimed at a moment by the clock here; undefined for who watches or where it does not go on. */
export function claimAt({ you, view, serverAhead }: TableState, now: number): Claim | undefined {
  if (view?.status.state !== "running" || (you !== "p1" && you !== "p2")) return undefined;
  const { absence_minutes: minutes = null, awaited = {}, seats } = view;
  const other = opponentOf(you);
  const opponent = seats[other].name;
  const cannot = (against: string) => ({ at: undefined, against, opponent });
  if (minutes === null) return cannot(own.notAgreed);
  if (awaited[you] !== undefined) return cannot(own.ownTurn);
  const since = awaited[other];
  if (since === undefined) return cannot(own.notAwaited);
  const at = since + minutes * MINUTE - serverAhead;
  const against = now < at ? own.notYet(opponent, momentOf(at)) : undefined;
  return { at, against, opponent };
}

function momentOf(at: number): string {
  return new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
