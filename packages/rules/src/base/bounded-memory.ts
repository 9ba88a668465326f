/**
 * Something that remembers answers, and how many bytes those take by estimate. Past its bound it is given up whole and
 * begun again: what is forgotten is worked out again, and no table can fill the memory.
 */
export class BoundedMemory<Memory> {
  readonly #make: () => Memory;
  readonly #mostBytes: number;
  #memory: Memory;
  #bytes = 0;

  constructor(mostBytes: number, make: () => Memory) {
    this.#mostBytes = mostBytes;
    this.#make = make;
    this.#memory = make();
  }

  /** As it is now; not to be kept past the next `grow`. */
  get memory(): Memory {
    return this.#memory;
  }

  /** To be said before so many bytes are added. */
  grow(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= this.#mostBytes) return;
    this.#memory = this.#make();
    this.#bytes = bytes;
  }
}
