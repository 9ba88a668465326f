import { ARMIES, COMBINATIONS, newBattle } from "@gunline/armies";
import type { Strength } from "@gunline/computer";
import { playBattle } from "@gunline/computer";
import { type Game, makeRecord, opponentOf, type PlayerId, replay } from "@gunline/rules";

/** One battle of the arena. Its number says everything about it: seats, armies, table, map, seed. */
export interface Bout {
  readonly number: number;
  readonly one: Strength;
  readonly other: Strength;
  /** Which armies, by their place in the list of sizes. */
  readonly size: number;
  readonly verified: boolean;
}

export interface BoutResult {
  readonly number: number;
  /** Of `one`: 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
  readonly mission: string;
  /** Victory points of `one` and of the other. */
  readonly points: readonly [number, number];
  readonly actions: number;
  /** Milliseconds of each decision, the longest and the middle one. */
  readonly longest: number;
  readonly median: number;
  readonly fault?: string;
}

function pointsOf({ players }: Game, player: PlayerId): number {
  const { primary, secondary } = players[player].vp;
  return primary + secondary;
}

const MARINES = ARMIES.slice(0, ARMIES.length / 2);
const ORKS = ARMIES.slice(ARMIES.length / 2);

/** Far apart in the list, so that a short run meets every mission. */
const STRIDE = 37;

/** Four in a row are the same battle with seats and armies changed. */
export function fight({ number, one, other, size, verified }: Bout): BoutResult {
  const table = Math.floor(number / 4);
  const seat: PlayerId = number % 2 === 0 ? "p1" : "p2";
  const marines: PlayerId = number % 4 < 2 ? "p1" : "p2";
  const armies = { p1: ORKS[size]!, p2: ORKS[size]!, [marines]: MARINES[size]! };
  const seed = `arena ${table}`;
  const { mission, ...ground } = COMBINATIONS[(table * STRIDE) % COMBINATIONS.length]!;
  const attacker: PlayerId = table % 2 === 0 ? "p1" : "p2";
  const made = newBattle({ armies, ...ground, seed, mission: { id: mission, attacker } });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  const players = { [seat]: one, [opponentOf(seat)]: other } as Record<PlayerId, Strength>;
  const times: number[] = [];
  let last = process.threadCpuUsage();
  const played = playBattle(made.value.game, {
    players,
    seed,
    recorded: verified,
    onDecision: () => {
      const spent = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      times.push((spent.user + spent.system) / 1000);
    },
  });
  times.sort((a, b) => a - b);
  const winner = played.game.result?.winner ?? null;
  const proved = !verified || replay(makeRecord(made.value.game, played.steps)).ok;
  const fault = played.stopped ?? (proved ? undefined : "its record does not replay");
  return {
    number,
    score: winner === null ? 0.5 : winner === seat ? 1 : 0,
    mission,
    points: [seat, opponentOf(seat)].map((player) => pointsOf(played.game, player)) as [number, number],
    actions: played.actions,
    longest: times.at(-1) ?? 0,
    median: times[times.length >> 1] ?? 0,
    ...(fault !== undefined && { fault }),
  };
}
