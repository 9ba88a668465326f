import { bar, terminalWidth } from "./bars.ts";
import type { Output } from "./streams.ts";

/** A bar that fills up, redrawn in place; on what is no terminal it stays silent. */
export class Progress {
  readonly #stream: Output;
  readonly #total: number;
  readonly #began = performance.now();

  constructor(stream: Output, total: number) {
    this.#stream = stream;
    this.#total = total;
  }

  show(done: number): void {
    if (this.#stream.isTTY !== true) return;
    const share = done / this.#total;
    const seconds = (performance.now() - this.#began) / 1000;
    const left = done === 0 ? "" : ` ${Math.ceil(seconds / share - seconds)} s left`;
    const figures = ` ${Math.floor(100 * share)} %, ${Math.round(done / seconds).toLocaleString("en")} a second${left}`;
    const room = Math.max(0, Math.min(40, terminalWidth(this.#stream.columns) - figures.length - 1));
    this.#stream.write(`\r${bar(share, room).padEnd(room, "·")}${figures}${CLEAR_REST}`);
  }

  /** Leaves the line as if nothing had been there. */
  clear(): void {
    if (this.#stream.isTTY === true) this.#stream.write(`\r${CLEAR_REST}`);
  }
}

const CLEAR_REST = "\u001b[K";
