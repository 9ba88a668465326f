import type { Game } from "@gunline/rules";
import { afterAll } from "vitest";
import { makeLog } from "../../src/log.ts";
import type { Match } from "../../src/match/match.ts";
import { type Asked, type Played, play } from "../../src/match/play.ts";
import { waitingWhile } from "../../src/match/waiting.ts";
import { Pool } from "../../src/referee/pool.ts";
import type { Acted } from "../../src/referee/referee.ts";

/** The referee of a test file: threads as a server has them. Stopped when the file is done. */
export function startReferee(threads = 2, deadlineMs = 60_000): Pool {
  const pool = new Pool({
    threads,
    deadline: { ms: deadlineMs, clockMs: deadlineMs },
    log: makeLog("silent"),
  });
  afterAll(() => pool.stop());
  return pool;
}

/** Whom a match awaits when both have sat down. */
export const waits = ({ document }: Match) => waitingWhile({ state: "running" }, document);

/** What a decision asks the referee, without threads; choices are none unless they are kept. */
export function asksFor(
  { document }: Match,
  choices: Extract<Played, { ok: true }>["choices"] = [],
  onPlayed: (played: Extract<Played, { ok: true }>) => void = () => {},
) {
  return {
    async play(asked: Asked): Promise<Acted> {
      const played = play(document, choices, asked);
      if (!played.ok) return played;
      onPlayed(played);
      const text = JSON.stringify(played.outcome.step);
      return { ok: true, text, bytes: Buffer.byteLength(text), ...played.outcome };
    },
    waitingOf: async (game: Game) => waitingWhile({ state: "running" }, game),
  };
}
