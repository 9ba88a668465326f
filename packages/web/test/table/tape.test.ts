import { describe, expect, it } from "vitest";
import type { Footprint, Point } from "../../src/board/scene.ts";
import { legBetween, tapeOf } from "../../src/table/tape.ts";
import { inches } from "../../src/words/format.ts";
import { circle, long, placed } from "../board/support.ts";
import { field } from "../panels/field.ts";

const gapBetween = (a: Footprint, b: Footprint) => legBetween(placed(a), placed(b));
const pointBase = ([x, y]: Point) => circle(x, y, 0);

const near = ([x, y]: Point, [wantX, wantY]: Point) => {
  expect(x).toBeCloseTo(wantX, 5);
  expect(y).toBeCloseTo(wantY, 5);
};

describe("the gap between two bases", () => {
  it("of two circles is the distance of their centres less both radii", () => {
    // 3-4-5, one inch off at each end.
    const gap = gapBetween(circle(0, 0, 1), circle(3, 4, 1));
    expect(gap.length).toBeCloseTo(3, 12);
    near(gap.from, [0.6, 0.8]);
    near(gap.to, [2.4, 3.2]);
  });

  it("of a circle and a corner is measured to the corner", () => {
    expect(gapBetween(circle(5, 5, 1), long("box", 0, 0, 2, 1)).length).toBeCloseTo(4, 12);
  });

  it("of boxes side by side, corner to corner, and turned", () => {
    expect(gapBetween(long("box", 0, 0, 2, 1), long("box", 6, 0, 1, 1)).length).toBeCloseTo(3, 12);
    expect(gapBetween(long("box", 0, 0, 2, 1), long("box", 6, 5, 1, 1)).length).toBeCloseTo(Math.sqrt(18), 9);
    expect(gapBetween(long("box", 0, 0, 2, 1), long("box", 5, 0, 1, 1, 45)).length).toBeCloseTo(
      3 - Math.SQRT2,
      9,
    );
    expect(gapBetween(long("box", 0, 0, 2, 1, 90), long("box", 6, 0, 1, 1)).length).toBeCloseTo(4, 9);
  });

  it("of an ellipse and points on its axes", () => {
    expect(gapBetween(long("ellipse", 0, 0, 2, 1), pointBase([5, 0])).length).toBeCloseTo(3, 9);
    expect(gapBetween(long("ellipse", 0, 0, 2, 1), pointBase([0, 4])).length).toBeCloseTo(3, 9);
    expect(gapBetween(long("ellipse", 0, 0, 2, 1, 90), pointBase([5, 0])).length).toBeCloseTo(4, 9);
  });

  // The point (√2, √½) of the ellipse 2 × 1 has its normal along (1, 2): 3″ along it is 3″ away.
  const onEdge: Point = [Math.SQRT2, Math.SQRT1_2];
  const out: Point = [onEdge[0] + 3 / Math.sqrt(5), onEdge[1] + 6 / Math.sqrt(5)];

  it("of an ellipse and a point off its axes", () => {
    const gap = gapBetween(long("ellipse", 0, 0, 2, 1), pointBase(out));
    expect(gap.length).toBeCloseTo(3, 9);
    near(gap.from, onEdge);
  });

  it("of two ellipses", () => {
    const other = long("ellipse", out[0] + onEdge[0], out[1] + onEdge[1], 2, 1, 180);
    const gap = gapBetween(long("ellipse", 0, 0, 2, 1), other);
    expect(gap.length).toBeCloseTo(3, 9);
    near(gap.to, out);
    // The same seen from the other side.
    expect(gapBetween(other, long("ellipse", 0, 0, 2, 1)).length).toBeCloseTo(3, 9);
  });

  it("is nothing where they touch or overlap", () => {
    expect(gapBetween(circle(0, 0, 1), circle(2, 0, 1)).length).toBe(0);
    expect(gapBetween(long("box", 0, 0, 2, 1), circle(1, 0, 1)).length).toBe(0);
    expect(gapBetween(long("ellipse", 0, 0, 2, 1), long("box", 0.5, 0.2, 1, 1, 30)).length).toBe(0);
    expect(gapBetween(circle(4, 4, 1), circle(4, 4, 1)).length).toBe(0);
  });

  it("holds for small gaps between flat curves", () => {
    const gap = gapBetween(long("ellipse", 0, 0, 2, 1), long("ellipse", 0, 2.001, 2, 1));
    expect(gap.length).toBeCloseTo(0.001, 7);
  });
});

describe("the ruler", () => {
  const post = (id: string, owner: "p1" | "p2", at: readonly [number, number]) =>
    ({ id, owner, models: [{ at }] }) as const;
  /** Bases of one inch: the gap is an inch less than the distance of the middles. */
  const game = field(post("A", "p1", [10, 10]), post("B", "p2", [35.04, 10]), post("C", "p2", [14, 10]));
  const { C } = game.units;
  const raised = {
    ...game,
    units: {
      ...game.units,
      C: { ...C!, models: { m1: { ...C!.models["m1"]!, position: { x: 14, y: 10, z: 4 } } } },
    },
  };
  const between = (from: string, to: string, table = game) =>
    tapeOf(table, []).measure({ at: [0, 0], modelId: from }, { at: [0, 0], modelId: to });

  it("reads as the badges do, rounded up: 24.04″ is not 24″", () => {
    const { length } = between("A.m1", "B.m1");
    expect(length).toBeCloseTo(24.04, 9);
    expect(tapeOf(game, []).read(length)).toBe("24.1″");
    expect(inches(length)).toBe("24.1″");
  });

  it("ME-1: measures in three dimensions: 3″ across and 4″ up are 5″", () => {
    expect(between("A.m1", "C.m1").length).toBe(3);
    expect(between("A.m1", "C.m1", raised)).toEqual({ from: [10.5, 10], to: [13.5, 10], length: 5 });
  });

  it("measures across to a place, and to where a model is going at the height where it will stand", () => {
    const { measure } = tapeOf(raised, [
      {
        modelId: "A.m1",
        path: [],
        ghost: circle(10, 10, 0.5),
        endsAt: 4,
        faulty: false,
        faultyLegs: [],
        label: "",
      },
    ]);
    expect(measure({ at: [14, 10], modelId: "C.m1" }, { at: [14, 20] }).length).toBe(9.5);
    const there = { at: [10, 10], modelId: "A.m1", ghost: true } as const;
    expect(measure(there, { at: [14, 10], modelId: "C.m1" }).length).toBe(3);
  });

  it("falls back to its place when the model is gone", () => {
    expect(tapeOf(game, []).measure({ at: [0, 0], modelId: "Z.m9" }, { at: [3, 4] }).length).toBe(5);
  });
});
