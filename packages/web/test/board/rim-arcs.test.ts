import { describe, expect, it } from "vitest";
import { rimPath } from "../../src/board/rim-arcs.ts";
import { circle, long } from "./support.ts";

const parts = (path: string) => path.split("M").length - 1;

describe("the outer rim of a unit", () => {
  it("of one model is its whole outline", () => {
    expect(rimPath([circle(5, 5, 1)], 0.5)).toContain("Z");
    expect(rimPath([long("box", 5, 5, 2, 1)], 0.5)).toContain("Z");
  });

  it("of two that overlap has no line inside of either", () => {
    // Radius 1, 1 apart: each hides 60° to either side of the line between them, so the arcs meet at x = 0.5.
    const path = rimPath([circle(0, 0, 0.7), circle(1, 0, 0.7)], 0.3);
    const ends = [...path.matchAll(/M(\S+) (\S+)A1 1 0 1 1 (\S+) (\S+?)(?=M|$)/g)].map(([, ...all]) =>
      all.map(Number),
    );
    // The one to the left is seen from 60° to 300°; the other from 0° to 120° and from 240° on: two arcs over the seam.
    expect(ends).toHaveLength(1);
    expect(ends[0]).toEqual([0.5, 0.866, 0.5, -0.866]);
    expect(parts(path)).toBe(3);
  });

  it("has nothing of a model that others surround", () => {
    const ring = Array.from({ length: 8 }, (_, at) =>
      circle(Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4), 1),
    );
    const alone = parts(rimPath(ring, 0.2));
    expect(parts(rimPath([...ring, circle(0, 0, 0.5)], 0.2))).toBe(alone);
  });

  it("leaves models that stand apart alone", () => {
    expect(parts(rimPath([circle(0, 0, 1), circle(9, 0, 1)], 0.3))).toBe(2);
  });
});
