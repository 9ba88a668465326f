import type { Disc } from "./discs.ts";
import type { Box } from "./footprint.ts";

/** As wide as a few bases: a label asks a handful of cells. */
const CELL = 48;

export interface TokenGrid<Token extends Disc> {
  /** The tokens that may reach into the box, each once. The list is used again by the next call. */
  within(box: Box): readonly Token[];
}

/** Tokens by where they lie, so that a label looks only at those around it. */
export function tokenGrid<Token extends Disc>(tokens: readonly Token[]): TokenGrid<Token> {
  const cells = new Map<number, number[]>();
  const key = (column: number, row: number) => column * 4096 + row;
  for (const [index, { x, y, radius }] of tokens.entries()) {
    for (let column = cell(x - radius); column <= cell(x + radius); column++) {
      for (let row = cell(y - radius); row <= cell(y + radius); row++) {
        const there = cells.get(key(column, row));
        if (there) there.push(index);
        else cells.set(key(column, row), [index]);
      }
    }
  }
  const seen = new Int32Array(tokens.length);
  let question = 0;
  const found: Token[] = [];
  return {
    within({ left, right, top, bottom }) {
      question++;
      found.length = 0;
      const [lastColumn, firstRow, lastRow] = [cell(right), cell(top), cell(bottom)];
      for (let column = cell(left); column <= lastColumn; column++) {
        for (let row = firstRow; row <= lastRow; row++) {
          const there = cells.get(key(column, row));
          if (there === undefined) continue;
          for (const index of there) {
            if (seen[index] === question) continue;
            seen[index] = question;
            found.push(tokens[index]!);
          }
        }
      }
      return found;
    },
  };
}

const cell = (pixels: number): number => Math.floor(pixels / CELL);
