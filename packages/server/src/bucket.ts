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

  #sweep(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key);
    this.#sweepAt = Math.max(1_000, this.#byKey.size * 2);
  }
}
