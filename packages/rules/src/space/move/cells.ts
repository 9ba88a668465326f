/** A part of the table in square cells, and sets of them: 1 where a cell belongs to the set. */

export type Marks = Uint8Array;

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export class Cells {
  readonly count: number;
  readonly #size: number;
  readonly #left: number;
  readonly #top: number;
  readonly #wide: number;
  readonly #high: number;

  /** Enough cells to cover the circles. */
  constructor(circles: readonly Circle[], size: number) {
    this.#size = size;
    this.#left = Math.min(...circles.map(({ x, radius }) => x - radius));
    this.#top = Math.min(...circles.map(({ y, radius }) => y - radius));
    this.#wide =
      Math.floor((Math.max(...circles.map(({ x, radius }) => x + radius)) - this.#left) / size) + 1;
    this.#high = Math.floor((Math.max(...circles.map(({ y, radius }) => y + radius)) - this.#top) / size) + 1;
    this.count = this.#wide * this.#high;
  }

  /** The cells of which some point lies in one of the circles. */
  within(circles: readonly Circle[]): Marks {
    const marks = new Uint8Array(this.count);
    const size = this.#size;
    for (const { x, y, radius } of circles) {
      const cx = x - this.#left;
      const cy = y - this.#top;
      const first = Math.max(Math.floor((cy - radius) / size), 0);
      const last = Math.min(Math.floor((cy + radius) / size), this.#high - 1);
      for (let row = first; row <= last; row++) {
        const dy = Math.max(row * size - cy, cy - (row + 1) * size, 0);
        const half = Math.sqrt(Math.max(radius * radius - dy * dy, 0));
        const from = Math.max(Math.floor((cx - half) / size), 0);
        const to = Math.min(Math.floor((cx + half) / size), this.#wide - 1);
        if (from <= to) marks.fill(1, row * this.#wide + from, row * this.#wide + to + 1);
      }
    }
    return marks;
  }

  /** How far a point of a cell is from its middle at the most. */
  get blur(): number {
    return this.#size * Math.SQRT1_2;
  }

  /** The cells that may lie in the circle and whose middle passes. */
  select({ x, y, radius }: Circle, passes: (x: number, y: number, cell: number) => boolean): Marks {
    const marks = this.within([{ x, y, radius }]);
    for (let cell = 0; cell < marks.length; cell++) {
      if (marks[cell] === 0) continue;
      const px = this.#left + ((cell % this.#wide) + 0.5) * this.#size;
      const py = this.#top + (Math.floor(cell / this.#wide) + 0.5) * this.#size;
      if (!passes(px, py, cell)) marks[cell] = 0;
    }
    return marks;
  }

  both(a: Marks, b: Marks): Marks {
    return a.map((mark, cell) => mark & b[cell]!);
  }

  either(all: readonly Marks[]): Marks {
    const marks = new Uint8Array(this.count);
    for (const one of all) for (let cell = 0; cell < marks.length; cell++) marks[cell]! |= one[cell]!;
    return marks;
  }

  any(marks: Marks): boolean {
    return marks.includes(1);
  }

  /** The cells of which some point is that near to some point of a cell of the set. */
  grown(marks: Marks, inches: number): Marks {
    const wide = this.#wide;
    const high = this.#high;
    const steps = inches / this.#size;
    const span = Math.floor(steps) + 1;
    /** How many rows up and down a cell counts for whose nearest of the set is so many columns away. */
    const halves = Int32Array.from({ length: span + 1 }, (_, columns) => {
      const away = Math.max(columns - 1, 0);
      return Math.floor(Math.sqrt(Math.max(steps * steps - away * away, 0)) + 1e-9) + 1;
    });
    // Where such columns of cells begin and end; summed up from row to row.
    const turns = new Int32Array(this.count + wide);
    const aside = new Int32Array(wide);
    for (let row = 0; row < high; row++) {
      const start = row * wide;
      let last = span + 1;
      for (let column = 0; column < wide; column++) {
        last = marks[start + column] === 1 ? 0 : Math.min(last + 1, span + 1);
        aside[column] = last;
      }
      last = span + 1;
      for (let column = wide - 1; column >= 0; column--) {
        last = marks[start + column] === 1 ? 0 : Math.min(last + 1, span + 1);
        const columns = Math.min(last, aside[column]!);
        if (columns > span) continue;
        const half = halves[columns]!;
        turns[Math.max(row - half, 0) * wide + column]!++;
        turns[Math.min(row + half + 1, high) * wide + column]!--;
      }
    }
    const grown = new Uint8Array(this.count);
    for (let cell = 0; cell < this.count; cell++) {
      if (cell >= wide) turns[cell]! += turns[cell - wide]!;
      if (turns[cell]! > 0) grown[cell] = 1;
    }
    return grown;
  }
}
