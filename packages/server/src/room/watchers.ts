import { LIMITS } from "../limits.ts";

/**
 * Whether one more may watch a table, given the addresses of those who do, in the order in which they came. One address
 * takes a few places and no more. Where all are taken, the address that has most of them gives one up to whoever has
 * fewer: a link that is known to many can then not be kept from all others by a few.
 */
export function placeForWatcher(
  addresses: readonly string[],
  address: string,
): { readonly ok: true; readonly givesWay: number | undefined } | { readonly ok: false } {
  const count = (one: string) => addresses.filter((other) => other === one).length;
  const own = count(address);
  if (own >= LIMITS.addressWatchers) return { ok: false };
  if (addresses.length < LIMITS.watchers) return { ok: true, givesWay: undefined };
  const greediest = addresses.reduce((most, one) => (count(one) > count(most) ? one : most), addresses[0]!);
  // Between equals whoever came first stays, or they would push each other out without end.
  return count(greediest) > own + 1 ? { ok: true, givesWay: addresses.indexOf(greediest) } : { ok: false };
}
