const KEPT = 16;

/**
 * Values of what was asked about lately: at least the last few, and nothing older than twice as many. Not a WeakMap, whose
 * values outlive their keys until the collector looks through everything: who looks ahead makes thousands of positions that
 * are asked about once.
 */
export class Recent<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #kept: number;

  /** `kept`: how many at the least. */
  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  get(key: Key): Value | undefined {
    const found = this.#young.get(key);
    if (found !== undefined) return found;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size === this.#kept) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
