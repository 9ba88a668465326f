import { describe, expect, it } from "vitest";
import { legsOf, type RulerStop, totalOf } from "../../src/board/ruler.ts";
import { legBetween } from "../../src/table/tape.ts";
import { circle, placed } from "./support.ts";

const bases = { a: circle(0, 0, 1), b: circle(10, 0, 2) };
const baseOf = ({ at: [x, y], modelId }: RulerStop) =>
  modelId === "a" || modelId === "b" ? placed(bases[modelId]) : placed(circle(x, y, 0));
const tape = { measure: (from: RulerStop, to: RulerStop) => legBetween(baseOf(from), baseOf(to)) };

describe("a ruler", () => {
  it("measures from point to point", () => {
    expect(totalOf(legsOf([{ at: [0, 0] }, { at: [3, 4] }], tape))).toBe(5);
  });

  it("measures from edge to edge, wherever on the bases it was held", () => {
    const legs = legsOf(
      [
        { at: [0.5, 0.5], modelId: "a" },
        { at: [11, -1], modelId: "b" },
      ],
      tape,
    );
    expect(legs).toEqual([{ from: [1, 0], to: [8, 0], length: 7 }]);
  });

  it("measures from edge to point", () => {
    expect(totalOf(legsOf([{ at: [0, 0], modelId: "a" }, { at: [0, 5] }], tape))).toBe(4);
  });

  it("adds its legs up, with stops in between as points", () => {
    // From the edge of a to (4, 3): 5 − 1. To (10, 3): 6. To the edge of b: 3 − 2.
    const stops: RulerStop[] = [
      { at: [0, 0], modelId: "a" },
      { at: [4, 3], modelId: "b" },
      { at: [10, 3] },
      { at: [10, 0], modelId: "b" },
    ];
    const legs = legsOf(stops, tape);
    expect(legs.map((leg) => leg.length)).toEqual([4, 6, 1]);
    expect(totalOf(legs)).toBe(11);
  });

  it("falls back to its point when the model is gone", () => {
    expect(totalOf(legsOf([{ at: [0, 0], modelId: "dead" }, { at: [0, 2] }], tape))).toBe(2);
  });

  it("has no legs before its second stop", () => {
    expect(legsOf([{ at: [0, 0] }], tape)).toEqual([]);
  });
});
