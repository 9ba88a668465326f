/** How many there are at once, by key and in all, and whether more may come: connections, or bytes that are held. */
export class ConcurrencyQuota {
  readonly #mostOfKey: number;
  readonly #most: number;
  readonly #byKey = new Map<string, number>();
  #size = 0;

  constructor(mostOfKey: number, most: number) {
    this.#mostOfKey = mostOfKey;
    this.#most = most;
  }

  /** Anyone who was let in must leave once. */
  enter(key: string, count = 1): boolean {
    const here = (this.#byKey.get(key) ?? 0) + count;
    if (here > this.#mostOfKey || this.#size + count > this.#most) return false;
    this.#byKey.set(key, here);
    this.#size += count;
    return true;
  }

  leave(key: string, count = 1): void {
    const left = (this.#byKey.get(key) ?? 0) - count;
    if (left > 0) this.#byKey.set(key, left);
    else this.#byKey.delete(key);
    this.#size -= count;
  }
}
