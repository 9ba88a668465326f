import type { Problem } from "@gunline/link";
import { digest } from "./secret.ts";
import type { Store } from "./store/store.ts";

/** Games that an address may begin in an hour, by whatever way: each is kept for ever. */

const HOUR = 3_600_000;

/** An address is a person's; its hash is enough to count by. */
export function customerOf(address: string): string {
  return digest(address);
}

interface TooManyGames {
  readonly problem: Problem;
  /** Until the address may begin another one. */
  readonly seconds: number;
}

export async function creationRefusal(
  store: Store,
  customer: string,
  gamesPerHour: number,
  now: number,
): Promise<TooManyGames | undefined> {
  const first = await store.nthCreated(customer, gamesPerHour, now - HOUR, now);
  if (first === undefined) return undefined;
  const problem = { code: "TOO_MANY_GAMES", message: `At most ${gamesPerHour} games an hour; try later.` };
  return { problem, seconds: Math.max(1, Math.ceil((first + HOUR - now) / 1000)) };
}
