import { monotonic } from "../bucket.ts";

interface Share {
  ms: number;
  at: number;
}

/** From this many addresses on, those whose work is forgotten are looked for. */
const SWEPT_FROM = 1_000;

/** What each address has had of the threads lately, in milliseconds of their work. A part of every second wears off. */
export class Shares {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #byAddress = new Map<string, Share>();
  #sweepAt = SWEPT_FROM;

  constructor(perSecond: number, now: () => number = monotonic) {
    this.#perSecond = perSecond;
    this.#now = now;
  }

  used(address: string, now = this.#now()): number {
    const share = this.#byAddress.get(address);
    return share === undefined ? 0 : this.#left(share, now);
  }

  add(address: string, ms: number): void {
    const now = this.#now();
    const left = this.used(address, now) + ms;
    if (this.#byAddress.size >= this.#sweepAt) this.#sweep();
    this.#byAddress.set(address, { ms: left, at: now });
  }

  #left({ ms, at }: Share, now: number): number {
    return Math.max(0, ms - ((now - at) / 1000) * this.#perSecond);
  }

  #sweep(): void {
    const now = this.#now();
    for (const [address, share] of this.#byAddress) {
      if (this.#left(share, now) === 0) this.#byAddress.delete(address);
    }
    this.#sweepAt = Math.max(SWEPT_FROM, this.#byAddress.size * 2);
  }
}
