/** A part of the table in square cells, and sets of them: 1 where a cell belongs to the set. */

export type Marks = Uint8Array;

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
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

  /** The cells of which every point, by its distance from a cell's corners, passes; what is asked must be convex. */
  wholly(bounds: Bounds, passes: (x: number, y: number) => boolean): Marks {
    const marks = new Uint8Array(this.count);
    const size = this.#size;
    const first = Math.max(Math.floor((bounds.minX - this.#left) / size), 0);
    const last = Math.min(Math.floor((bounds.maxX - this.#left) / size), this.#wide - 1);
    const top = Math.max(Math.floor((bounds.minY - this.#top) / size), 0);
    const bottom = Math.min(Math.floor((bounds.maxY - this.#top) / size), this.#high - 1);
    for (let row = top; row <= bottom; row++) {
      for (let column = first; column <= last; column++) {
        const x = this.#left + column * size;
        const y = this.#top + row * size;
        if (passes(x, y) && passes(x + size, y) && passes(x, y + size) && passes(x + size, y + size)) {
          marks[row * this.#wide + column] = 1;
        }
      }
    }
    return marks;
  }

  /** The cells of which some point lies within the bounds. */
  touching({ minX, minY, maxX, maxY }: Bounds): Marks {
    const marks = new Uint8Array(this.count);
    const size = this.#size;
    const first = Math.max(Math.floor((minX - this.#left) / size), 0);
    const last = Math.min(Math.floor((maxX - this.#left) / size), this.#wide - 1);
    const top = Math.max(Math.floor((minY - this.#top) / size), 0);
    const bottom = Math.min(Math.floor((maxY - this.#top) / size), this.#high - 1);
    for (let row = top; row <= bottom && first <= last; row++) {
      marks.fill(1, row * this.#wide + first, row * this.#wide + last + 1);
    }
    return marks;
  }

  /**
   * The cells to which a way of that length may lead from a point, past cells that are shut. To enter or to leave terrain
   * costs a toll; `on` are the cells that surely lie on it and `off` those that surely do not. Detours are not counted.
   */
  ways({ x, y, radius }: Circle, shut: Marks, on: Marks, off: Marks, toll: number): Marks {
    const wide = this.#wide;
    const size = this.#size;
    const near = new Float64Array(this.count);
    for (let row = 0; row < this.#high; row++) {
      const dy = Math.max(this.#top + row * size - y, y - this.#top - (row + 1) * size, 0);
      for (let column = 0; column < wide; column++) {
        const dx = Math.max(this.#left + column * size - x, x - this.#left - (column + 1) * size, 0);
        near[row * wide + column] = Math.sqrt(dx * dx + dy * dy);
      }
    }
    const begin = Math.floor((y - this.#top) / size) * wide + Math.floor((x - this.#left) / size);
    const found = new Uint8Array(this.count);
    // The fewest tolls to each cell, first for a base that is off all terrain there, then for one that is on some.
    const seen = [new Uint8Array(this.count), new Uint8Array(this.count)] as const;
    let front: number[] = [];
    if (on[begin] === 0) front.push(begin);
    if (off[begin] === 0) front.push(begin + this.count);
    for (let paid = 0; front.length > 0 && paid * toll <= radius; paid++) {
      const next: number[] = [];
      const open = front;
      for (let state = open.pop(); state !== undefined; state = open.pop()) {
        const up = state >= this.count;
        const cell = up ? state - this.count : state;
        const marks = seen[up ? 1 : 0];
        if (marks[cell] === 1 || shut[cell] === 1 || near[cell]! + paid * toll > radius) continue;
        marks[cell] = 1;
        found[cell] = 1;
        if (up ? on[cell] === 0 : off[cell] === 0) next.push(up ? cell : cell + this.count);
        const column = cell % wide;
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const to = cell + dy * wide + dx;
            if (column + dx < 0 || column + dx >= wide || to < 0 || to >= this.count) continue;
            if (up ? off[to] === 1 : on[to] === 1) continue;
            if (seen[up ? 1 : 0][to] === 0) open.push(up ? to + this.count : to);
          }
        }
      }
      front = next;
    }
    return found;
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
    const far = wide + 1;
    const steps = inches / this.#size;
    const span = Math.floor(steps) + 1;
    const grown = new Uint8Array(this.count);
    const aside = new Uint16Array(wide);
    for (let row = 0; row < high; row++) {
      const start = row * wide;
      // How many cells lie between each cell and the nearest of the set in its row.
      let last = far;
      for (let column = 0; column < wide; column++) {
        last = marks[start + column] === 1 ? 0 : Math.min(last + 1, far);
        aside[column] = last;
      }
      if (last === far) continue;
      last = far;
      for (let column = wide - 1; column >= 0; column--) {
        last = marks[start + column] === 1 ? 0 : Math.min(last + 1, far);
        if (last < aside[column]!) aside[column] = last;
      }
      for (let up = -span; up <= span; up++) {
        const to = row + up;
        if (to < 0 || to >= high) continue;
        const away = Math.max(Math.abs(up) - 1, 0);
        const half = Math.floor(Math.sqrt(Math.max(steps * steps - away * away, 0)) + 1e-9) + 1;
        for (let column = 0; column < wide; column++) {
          if (aside[column]! <= half) grown[to * wide + column] = 1;
        }
      }
    }
    return grown;
  }
}
