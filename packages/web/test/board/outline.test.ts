import { describe, expect, it } from "vitest";
import { joints } from "../../src/board/outline.ts";
import { circle } from "./support.ts";

/** How many pieces the models are in, going from joint to joint. */
function pieces(count: number, links: readonly (readonly [number, number])[]): number {
  const piece = Array.from({ length: count }, (_, at) => at);
  for (const [a, b] of links) {
    const [from, to] = [piece[a]!, piece[b]!];
    for (let at = 0; at < count; at++) if (piece[at] === from) piece[at] = to;
  }
  return new Set(piece).size;
}

describe("the outline of a unit", () => {
  it("is in one piece, however far its models are strung out", () => {
    const strung = [circle(0, 0, 0.6), circle(20, 3, 0.6), circle(3, 0, 0.6), circle(9, 1, 0.6)];
    expect(pieces(4, joints(strung))).toBe(1);
    // Each to its nearest, none across the table: 0–2, 2–3, 3–1.
    expect(joints(strung)).toEqual([
      [0, 2],
      [2, 3],
      [3, 1],
    ]);
  });

  it("joins all neighbours of a formation, so that it has no holes", () => {
    const block = [circle(0, 0, 0.6), circle(1.5, 0, 0.6), circle(0, 1.5, 0.6), circle(1.5, 1.5, 0.6)];
    // Six pairs: four sides, 0.3 apart, and two diagonals, 2.12 − 1.2 = 0.92 apart.
    expect(joints(block)).toHaveLength(6);
  });

  it("of one model has no joints", () => {
    expect(joints([circle(3, 3, 1)])).toEqual([]);
    expect(joints([])).toEqual([]);
  });
});
