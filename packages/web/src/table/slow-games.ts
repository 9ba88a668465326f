import type { Reading } from "./saved-table.ts";

/**
 * Games that took long to open are not opened by themselves again: whoever loads the page sees its first picture at once.
 * What is being opened is noted before it is, since a page that hangs may be closed before it can say so.
 */

/** How long a game may keep the page from being drawn. */
export const SLOW_MS = 3_000;

const SLOW_KEY = "gunline.slow";
const OPENING_KEY = "gunline.opening";
/** More than there are places for games. */
const MOST = 40;

export function isSlow(id: string): boolean {
  return slowIds().includes(id);
}

export function noteSlow(id: string): void {
  write([id, ...slowIds().filter((one) => one !== id)]);
}

/** Opens a game within the time that the page may stand still, and notes whether that was enough. */
export function openInTime(id: string, open: (until: number) => Reading): Reading {
  keep(OPENING_KEY, `${Date.now()} ${id}`);
  const until = performance.now() + SLOW_MS;
  const reading = open(until);
  drop(OPENING_KEY);
  if (reading === "slow" || performance.now() > until) noteSlow(id);
  else noteQuick(id);
  return reading;
}

/** A page that was closed while it opened a game, after it had stood still for long, has left the note of it. */
export function noteUnfinished(): void {
  const [since, id] = (read(OPENING_KEY) ?? "").split(" ");
  // A newer one is of another tab that is opening its game right now.
  if (id === undefined || Date.now() - Number(since) < SLOW_MS) return;
  noteSlow(id);
  drop(OPENING_KEY);
}

function noteQuick(id: string): void {
  const ids = slowIds();
  if (ids.includes(id)) write(ids.filter((one) => one !== id));
}

function slowIds(): readonly string[] {
  return (read(SLOW_KEY) ?? "").split(" ").filter((id) => id !== "");
}

function write(ids: readonly string[]): void {
  keep(SLOW_KEY, ids.slice(0, MOST).join(" "));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without room for the note the game is tried again next time, for as long as it may take.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was noted.
  }
}
