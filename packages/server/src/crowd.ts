/** How many there are at once, by key and in all, and whether one more may come. */
export class Crowd {
  readonly #mostOfKey: number;
  readonly #most: number;
  readonly #byKey = new Map<string, number>();
  #size = 0;

  constructor(mostOfKey: number, most: number) {
    this.#mostOfKey = mostOfKey;
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  /** Whoever was let in must leave once. */
  enter(key: string): boolean {
    const here = this.#byKey.get(key) ?? 0;
    if (here >= this.#mostOfKey || this.#size >= this.#most) return false;
    this.#byKey.set(key, here + 1);
    this.#size++;
    return true;
  }

  leave(key: string): void {
    const left = (this.#byKey.get(key) ?? 0) - 1;
    if (left > 0) this.#byKey.set(key, left);
    else this.#byKey.delete(key);
    this.#size--;
  }
}
