import { LIMITS } from "../limits.ts";

/** A connection to which something waits to be sent. */
export interface Receiver {
  readonly address: string;
  /** Bytes that it has not taken yet. */
  readonly bytes: () => number;
  readonly giveUp: () => void;
}

/**
 * What waits to be sent, by connection, by address and in all. A connection that does not take what it is sent would
 * fill the memory; its owner comes back with a fresh one. Amounts are those of the last time that something was sent: a
 * connection can only have taken some of it since, so that nothing is overlooked, and only where a bound is passed are
 * they counted again.
 */
export class Backlog {
  readonly #known = new Map<Receiver, number>();
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  get bytes(): number {
    return this.#total;
  }

  /** Something was sent to it. Anyone who is too much is given up. */
  sent(one: Receiver): void {
    this.#note(one);
    if (this.#known.get(one)! > LIMITS.backlogBytes) this.#giveUp(one);
    const { address } = one;
    if (this.#of(address) > LIMITS.addressBacklogBytes) {
      const same = [...this.#known.keys()].filter((other) => other.address === address);
      for (const other of same) this.#note(other);
      while (this.#of(address) > LIMITS.addressBacklogBytes) this.#giveUp(this.#slowest(same));
    }
    if (this.#total <= LIMITS.allBacklogBytes) return;
    const all = [...this.#known.keys()];
    for (const other of all) this.#note(other);
    while (this.#total > LIMITS.allBacklogBytes) this.#giveUp(this.#slowest(all));
  }

  left(one: Receiver): void {
    this.#set(one, 0);
    this.#known.delete(one);
  }

  #of(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  #note(one: Receiver): void {
    this.#set(one, one.bytes());
  }

  #set(one: Receiver, bytes: number): void {
    const more = bytes - (this.#known.get(one) ?? 0);
    this.#known.set(one, bytes);
    this.#total += more;
    const ofAddress = this.#of(one.address) + more;
    if (ofAddress > 0) this.#byAddress.set(one.address, ofAddress);
    else this.#byAddress.delete(one.address);
  }

  #slowest(some: readonly Receiver[]): Receiver {
    const amount = (one: Receiver) => this.#known.get(one) ?? 0;
    return some.reduce((most, one) => (amount(one) > amount(most) ? one : most));
  }

  #giveUp(one: Receiver): void {
    this.left(one);
    one.giveUp();
  }
}
