import { describe, expect, it } from "vitest";
import { middleOf, nearestTowards } from "../../src/board/direction.ts";
import { circle, unit } from "./support.ts";

const at = (key: string, x: number, y: number) => ({ key, at: [x, y] as const });
const places = [
  at("here", 0, 0),
  at("east", 10, 1),
  at("near but aside", 5, 4),
  at("far east", 20, 0),
  at("north", 0, -8),
];

describe("the nearest in a direction", () => {
  it("prefers what lies straight ahead", () => {
    // Ahead plus twice the sideways: east 10 + 2, the one aside 5 + 8, far east 20.
    expect(nearestTowards([0, 0], "right", places)).toBe("east");
  });

  it("goes up, and finds nothing where nothing is", () => {
    expect(nearestTowards([0, 0], "up", places)).toBe("north");
    expect(nearestTowards([0, 0], "left", places)).toBeUndefined();
  });

  it("does not stay, nor go where it is almost all sideways", () => {
    expect(nearestTowards([0, 0], "right", [at("here", 0, 0), at("beside", 1, 4)])).toBeUndefined();
  });

  it("comes back", () => {
    // East 10 + 2, the one aside 15 + 8, here 20.
    expect(nearestTowards([20, 0], "left", places)).toBe("east");
  });
});

describe("the middle of a unit", () => {
  it("is the middle of the box around its bases", () => {
    expect(middleOf(unit("u", [circle(0, 0, 1), circle(4, 2, 1)]))).toEqual([2, 1]);
    expect(middleOf(unit("u", []))).toBeUndefined();
  });
});
