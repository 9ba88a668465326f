import type { GameSummary } from "@gunline/link";
import { opponentOf } from "@gunline/rules";

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
    opponent.claimed
      ? `${seats[seat].name} against ${opponent.name}`
      : `${seats[seat].name}, waiting for an opponent`,
  ];
  if (status.state === "over") {
    parts.push(`over, ${status.winner === null ? "a draw" : status.winner === seat ? "won" : "lost"}`);
  } else if (waiting.length > 0 && opponent.claimed) {
    parts.push(isOurTurn(summary) ? "your turn" : "their turn");
  }
  if (summary.earlier) parts.push("begun with an earlier version");
  return [...parts, ago(summary.updated, now)].join(" · ");
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WORDS = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `5 minutes ago`, `yesterday`, `last week`: in days as a calendar counts them, not in times of 24 hours. */
function ago(then: number, now: number): string {
  const passed = now - then;
  // The server's clock may be ahead of ours.
  if (passed < MINUTE) return "just now";
  if (passed < HOUR) return WORDS.format(-Math.floor(passed / MINUTE), "minute");
  // Days of 23 and of 25 hours count as one.
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0) return WORDS.format(-Math.floor(passed / HOUR), "hour");
  if (days < 7) return WORDS.format(-days, "day");
  if (days < 30) return WORDS.format(-Math.floor(days / 7), "week");
  if (days < 365) return WORDS.format(-Math.floor(days / 30), "month");
  return WORDS.format(-Math.floor(days / 365), "year");
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
