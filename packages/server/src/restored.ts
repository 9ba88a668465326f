import type { Logger } from "./log.ts";
import { renew, renewUnplayed } from "./match/renew.ts";
import { restore } from "./match/restore.ts";
import { openingRefusal } from "./match/up-to-date.ts";
import { weighed } from "./match/weight.ts";
import type { Referee } from "./referee/referee.ts";
import type { Store } from "./store/store.ts";

/**
 * The games are a copy that took the place of others: those that go on get other seeds, once for each copy, before
 * anybody plays. Told twice of the same copy, or stopped in the middle of it, it does no harm to do it again.
 */
export async function renewSeeds(
  store: Store,
  referee: Referee,
  label: string,
  now: () => number,
  log: Logger,
): Promise<void> {
  if (await store.isRestored(label)) return;
  let renewed = 0;
  for (const id of await store.unfinished()) if (await renewSeed(store, referee, id, now())) renewed++;
  await store.noteRestored(label, now());
  log.warn({ label, games: renewed }, "games were restored: those that go on have other seeds");
}

/** How often it is tried again because another process was at work on the same game. */
const TRIES = 5;

async function renewSeed(store: Store, referee: Referee, id: string, now: number): Promise<boolean> {
  // One of an earlier version that cannot be brought up to date is not gone on with.
  const refusal = await openingRefusal(store, referee, id);
  if (refusal?.code === "BUSY")
    throw new Error(`game ${id} cannot be given another seed: ${refusal.message}`);
  if (refusal !== undefined) return false;
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.load(id);
    if (stored === undefined) return false;
    const match = { ...stored.match, document: restore(id, stored.saved) };
    const { revision } = match;
    if (match.head.status.state === "open") {
      if (await store.reseed(renewUnplayed(match), revision)) return true;
      continue;
    }
    const renewed = renew(match, now);
    const change = { ...weighed(renewed), revision, step: renewed.step, reseeded: true } as const;
    if ((await store.commit(change)) === "done") return true;
  }
  throw new Error(`game ${id} cannot be given another seed: another process is at work on it`);
}
