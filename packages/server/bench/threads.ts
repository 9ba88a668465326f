import { makeLog } from "../src/log.ts";
import type { Match } from "../src/match/match.ts";
import { play } from "../src/match/play.ts";
import { Pool } from "../src/referee/pool.ts";
import type { Place } from "../src/referee/referee.ts";
import { battleRound, type Move, seated } from "./round.ts";

/** What it costs an action that the rules run in another thread: the same actions there and in this one. */

export interface ThreadCost {
  /** Medians in milliseconds, with the step as text and as data again, as a host needs both. */
  readonly here: number;
  readonly there: number;
}

const GAMES = 20;
const WARM_ROUNDS = 4;
const ROUNDS = 6;

/** A game with what the last action has left. */
interface Played {
  match: Match;
  choices: NonNullable<Extract<ReturnType<typeof play>, { ok: true }>["choices"]>;
  readonly place: Place;
}

export async function threadCost(): Promise<ThreadCost> {
  const pool = new Pool({ threads: 1, deadline: { ms: 60_000, clockMs: 60_000 }, log: makeLog("silent") });
  const moves = battleRound();
  const games = Array.from({ length: GAMES }, () => {
    const game: Played = { match: seated(), choices: [], place: pool.place() };
    return game;
  });
  const [here, there]: [number[], number[]] = [[], []];
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    for (const move of moves) {
      for (const game of games) {
        const times = await both(pool, game, move);
        if (round < WARM_ROUNDS) continue;
        here.push(times.here);
        there.push(times.there);
      }
    }
  }
  await pool.stop();
  return { here: median(here), there: median(there) };
}

/** The same action in this thread and in the other one; the game goes on from there. */
async function both(pool: Pool, game: Played, { seat, action }: Move): Promise<ThreadCost> {
  const { match, choices, place } = game;
  const seq = match.seq + 1;
  const asked = { seat, id: `bench-${seq}`, seq, at: 0, action, seed: match.seed, byHand: false };
  const source = {
    given: () => ({ document: JSON.stringify(match.document), choices: "none", steps: "[]" }) as const,
    recalled: () => Promise.reject(new Error("the thread has them")),
  };
  const began = performance.now();
  const played = play(match.document, choices, asked);
  if (!played.ok) throw new Error(JSON.stringify(played.errors));
  JSON.stringify(played.outcome.step);
  const here = performance.now() - began;
  const again = performance.now();
  const { value } = await pool.act(place, asked, source, "bench");
  if (!value.ok || value.step.hash !== played.outcome.step.hash) throw new Error("the threads differ");
  const there = performance.now() - again;
  game.match = { ...match, seq, document: played.game };
  game.choices = played.choices ?? [];
  return { here, there };
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!;
}
