import { statfs } from "node:fs/promises";
import { monotonic } from "../bucket.ts";

/** A look is good for so long. */
const FRESH_MS = 1_000;

/**
 * How much room there is for the games. A disk that is nearly full takes a small write and fails at a large one, so that
 * to write something says little about it.
 */
export class Disk {
  readonly #folder: string;
  readonly #leastBytes: number;
  #last: { readonly at: number; readonly low: Promise<boolean> } | undefined;

  constructor(folder: string, leastBytes: number) {
    this.#folder = folder;
    this.#leastBytes = leastBytes;
  }

  isLow(): Promise<boolean> {
    const now = monotonic();
    if (this.#last === undefined || now - this.#last.at >= FRESH_MS) {
      this.#last = { at: now, low: this.#look() };
    }
    return this.#last.low;
  }

  async #look(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder);
    return bavail * bsize < this.#leastBytes;
  }
}
