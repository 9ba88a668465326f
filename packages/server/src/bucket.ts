/** A message or request counts as one more for each of so many milliseconds that it kept the process busy. */
const MS_PER_TOKEN = 10;

export const costOf = (ms: number): number => Math.floor(ms / MS_PER_TOKEN);

/** A token bucket: so many at once, and so many a second in the long run. */
export class Bucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#left = capacity;
    this.#at = now;
  }

  /** Whether one more is allowed at this moment (milliseconds). */
  take(now: number): boolean {
    this.#left = Math.min(this.#capacity, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Takes more afterwards, for what turned out to be dear; the next ones wait for it, though not for ever. */
  charge(cost: number): void {
    this.#left = Math.max(-this.#capacity, this.#left - cost);
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#capacity;
  }
}

/** A bucket for each key; those that have filled up again are forgotten. */
export class Buckets {
  readonly #capacity: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #byKey = new Map<string, Bucket>();
  #sweepAt = 1_000;

  constructor(capacity: number, perSecond: number, now: () => number = Date.now) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(key: string): boolean {
    const now = this.#now();
    let bucket = this.#byKey.get(key);
    if (bucket === undefined) {
      if (this.#byKey.size >= this.#sweepAt) this.#sweep(now);
      bucket = new Bucket(this.#capacity, this.#perSecond, now);
      this.#byKey.set(key, bucket);
    }
    return bucket.take(now);
  }

  charge(key: string, cost: number): void {
    this.#byKey.get(key)?.charge(cost);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key);
    this.#sweepAt = Math.max(1_000, this.#byKey.size * 2);
  }
}
