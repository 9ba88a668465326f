import type { Figures } from "./figures.ts";
import type { Memory, Run } from "./orders.ts";
import type { Target } from "./target.ts";

/** Both servers are measured in turns, so that both meet the same noise; the other one is frozen meanwhile. */

export interface Both<T> {
  readonly server: T;
  readonly echo: T;
}

/** How fast is played: at a steady pace, or each game as fast as it is answered. */
export type Pace = "brisk" | "calm" | "flatOut";

/** What one of the servers showed with so many games open. */
export interface Side {
  /** As many as could be opened. */
  readonly games: number;
  /** Milliseconds to open one more game with its two clients. */
  readonly opening: number;
  readonly empty: Memory;
  readonly open: Memory;
  readonly played: Memory;
  readonly brisk: readonly Figures[];
  readonly calm: readonly Figures[];
  readonly flatOut: readonly Figures[];
}

export interface Plan {
  readonly games: number;
  readonly active: number;
  readonly rounds: Readonly<Record<Pace, number>>;
  /** For either server; what is not open by then stays closed. */
  readonly openingMs: number;
  /** By the clock of `performance`: from then on, one round of each kind is enough. */
  readonly end: number;
}

/** Actions a second in all games together: of 200, each makes one a second, or one in four. People play slower. */
export const PACES = { brisk: 200, calm: 50 } as const;
const BRISK_MS = 1_500;
const CALM_MS = 2_500;
const FLAT_OUT_MS = 1_500;
/** The same for both: a server runs for months, and one whose code is many times as much is compiled for longer. */
const WARM_ACTIONS = 15_000;
const WARM_MS = 30_000;
const TRUST_MS = 3_000;

async function inTurns<T>(targets: Both<Target>, work: (target: Target) => Promise<T>): Promise<Both<T>> {
  const alone = async (target: Target) => {
    await target.thaw();
    const done = await work(target);
    target.freeze();
    return done;
  };
  return { server: await alone(targets.server), echo: await alone(targets.echo) };
}

/** Memory without a game, once the code has run. */
export function warmUp(targets: Both<Target>): Promise<Both<Memory>> {
  targets.echo.freeze();
  return inTurns(targets, async (target) => {
    await target.warm(WARM_ACTIONS, WARM_MS);
    return target.memory();
  });
}

export async function measure(
  targets: Both<Target>,
  empty: Both<Memory>,
  before: Both<number>,
  plan: Plan,
): Promise<Both<Side>> {
  const { active } = plan;
  const opened = await inTurns(targets, async (target) => {
    const began = performance.now();
    const games = await target.open(plan.games, plan.openingMs);
    const opening = (performance.now() - began) / Math.max(1, games - before[target.name]);
    const open = await target.memory();
    // An address has to show that its actions are quick before it is served like any other.
    await target.play({ active, perSecond: null, ms: TRUST_MS });
    return { games, opening, open };
  });
  const { brisk: perSecond, calm: perSecondCalm } = PACES;
  const calm = await rounds(targets, plan.rounds.calm, plan.end, {
    active,
    perSecond: perSecondCalm,
    ms: CALM_MS,
  });
  const brisk = await rounds(targets, plan.rounds.brisk, plan.end, { active, perSecond, ms: BRISK_MS });
  const flatOut = await rounds(targets, plan.rounds.flatOut, plan.end, {
    active,
    perSecond: null,
    ms: FLAT_OUT_MS,
  });
  const played = await inTurns(targets, (target) => target.memory());
  const side = (name: keyof Both<unknown>): Side => ({
    ...opened[name],
    empty: empty[name],
    played: played[name],
    brisk: brisk.map((round) => round[name]),
    calm: calm.map((round) => round[name]),
    flatOut: flatOut.map((round) => round[name]),
  });
  return { server: side("server"), echo: side("echo") };
}

async function rounds(
  targets: Both<Target>,
  count: number,
  end: number,
  run: Run,
): Promise<readonly Both<Figures>[]> {
  const done: Both<Figures>[] = [];
  while (done.length === 0 || (done.length < count && performance.now() < end)) {
    done.push(await inTurns(targets, (target) => target.play(run)));
  }
  return done;
}
