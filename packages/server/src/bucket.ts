/** A message or request counts as one more for each of so many milliseconds that it kept the process busy. */
const MS_PER_TOKEN = 10;

export const costOf = (ms: number): number => Math.floor(ms / MS_PER_TOKEN);

/** What has come counts as one more for each of so many bytes. */
const BYTES_PER_TOKEN = 4 * 1024;

export const costOfBytes = (bytes: number): number => bytes / BYTES_PER_TOKEN;

/** Bodies of requests are larger, and mostly text of documents. */
const BODY_PER_TOKEN = 64 * 1024;

export const costOfBody = (text: string): number => Math.floor(text.length / BODY_PER_TOKEN);

/** So does what is sent in answer, which is less work: a welcome to a large table must not silence who has just come. */
const ANSWERED_PER_TOKEN = 64 * 1024;

export const costOfAnswer = (bytes: number): number => bytes / ANSWERED_PER_TOKEN;

/**
 * Milliseconds that only ever grow: the clock on the wall may be put back, and whoever had used up a bucket would then
 * wait for as long as it was put back.
 */
export const monotonic = (): number => performance.now();

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

  /** Whether one more is allowed at this moment (milliseconds). What is dear may leave a debt. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now)) return false;
    this.charge(cost);
    return true;
  }

  has(now: number): boolean {
    this.#fill(now);
    return this.#left >= 1;
  }

  /** Whether what was taken has turned out to be more than there was. */
  owes(now: number): boolean {
    this.#fill(now);
    return this.#left < 0;
  }

  /** Takes more afterwards, for what turned out to be dear; the next ones wait for it, though not for ever. */
  charge(cost: number): void {
    this.#left = Math.max(-this.#capacity, this.#left - cost);
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#capacity;
  }

  #fill(now: number): void {
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#capacity, this.#left + (passed / 1000) * this.#perSecond);
    this.#at = now;
  }
}

/** A bucket for each key; those that have filled up again are forgotten. */
export class Buckets {
  readonly #capacity: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #byKey = new Map<string, Bucket>();
  #sweepAt = 1_000;

  constructor(capacity: number, perSecond: number, now: () => number = monotonic) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  take(key: string, cost = 1): boolean {
    return this.#of(key).take(this.#now(), cost);
  }

  /** Whether one more would be allowed. */
  has(key: string): boolean {
    return this.#of(key).has(this.#now());
  }

  owes(key: string): boolean {
    return this.#of(key).owes(this.#now());
  }

  charge(key: string, cost: number): void {
    if (cost > 0) this.#of(key).charge(cost);
  }

  #of(key: string): Bucket {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const now = this.#now();
    if (this.#byKey.size >= this.#sweepAt) this.#sweep(now);
    const bucket = new Bucket(this.#capacity, this.#perSecond, now);
    this.#byKey.set(key, bucket);
    return bucket;
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key);
    this.#sweepAt = Math.max(1_000, this.#byKey.size * 2);
  }
}
