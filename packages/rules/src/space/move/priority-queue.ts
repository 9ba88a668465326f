/** What has the smallest rank comes out first; among equals what went in first. */
export class PriorityQueue<T> {
  readonly #items: { readonly rank: number; readonly order: number; readonly value: T }[] = [];
  #count = 0;

  push(rank: number, value: T): void {
    const items = this.#items;
    items.push({ rank, order: this.#count++, value });
    let at = items.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(at, parent)) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): T | undefined {
    const items = this.#items;
    if (items.length === 0) return undefined;
    this.#swap(0, items.length - 1);
    const { value } = items.pop()!;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= items.length) break;
      const least = left + 1 < items.length && this.#before(left + 1, left) ? left + 1 : left;
      if (!this.#before(least, at)) break;
      this.#swap(at, least);
      at = least;
    }
    return value;
  }

  #before(a: number, b: number): boolean {
    const one = this.#items[a]!;
    const other = this.#items[b]!;
    return one.rank < other.rank || (one.rank === other.rank && one.order < other.order);
  }

  #swap(a: number, b: number): void {
    const items = this.#items;
    const one = items[a]!;
    items[a] = items[b]!;
    items[b] = one;
  }
}
