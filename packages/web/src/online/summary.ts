import type { GameSummary } from "@gunline/link";
import { opponentOf } from "@gunline/rules";
import { words } from "../words/english.ts";

const own = words.online.summary;

/** Whether a game goes on and the decision is ours. */
export function isOurTurn(summary: GameSummary | undefined): boolean {
  if (summary?.status.state !== "running") return false;
  return summary.waiting.some(({ player }) => player === summary.seat);
}

/** `Ann against Bob · your turn · 2 minutes ago`. */
export function describeGame(summary: GameSummary, now: number): string {
  const { seat, seats, status, waiting } = summary;
  const opponent = seats[opponentOf(seat)];
  const parts = [
    opponent.claimed ? own.against(seats[seat].name, opponent.name) : own.alone(seats[seat].name),
  ];
  if (status.state === "over") {
    parts.push(status.winner === null ? own.drawn : status.winner === seat ? own.won : own.lost);
  } else if (waiting.length > 0 && opponent.claimed) {
    parts.push(isOurTurn(summary) ? own.yourTurn : own.theirTurn);
  }
  if (summary.earlier) parts.push(own.earlier);
  return [...parts, ago(summary.updated, now)].join(" · ");
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `5 minutes ago`, `yesterday`, `last week`: in days as a calendar counts them, not in times of 24 hours. */
function ago(then: number, now: number): string {
  const passed = now - then;
  // The server's clock may be ahead of ours.
  if (passed < MINUTE) return own.justNow;
  if (passed < HOUR) return RELATIVE.format(-Math.floor(passed / MINUTE), "minute");
  // Days of 23 and of 25 hours count as one.
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0) return RELATIVE.format(-Math.floor(passed / HOUR), "hour");
  if (days < 7) return RELATIVE.format(-days, "day");
  if (days < 30) return RELATIVE.format(-Math.floor(days / 7), "week");
  if (days < 365) return RELATIVE.format(-Math.floor(days / 30), "month");
  return RELATIVE.format(-Math.floor(days / 365), "year");
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
