import { describe, expect, it } from "vitest";
import { boxAround, covers, outlinePath } from "../../src/board/footprint.ts";
import { modelAt, terrainAt } from "../../src/board/hit.ts";
import { sameUnit } from "../../src/board/same.ts";
import { held } from "../../src/tools/turn.ts";
import { circle, long, scene, unit } from "./support.ts";

describe("what lies under a point", () => {
  const table = scene([unit("a", [circle(10, 10, 1)]), unit("b", [circle(11.5, 10, 1)])]);

  it("is the model that covers it, the later drawn on top", () => {
    expect(modelAt(table, [9.5, 10], 0)?.model.id).toBe("a0");
    expect(modelAt(table, [10.8, 10], 0)?.model.id).toBe("b0");
  });

  it("or the nearest within reach", () => {
    expect(modelAt(table, [8.5, 10], 0.4)).toBeUndefined();
    expect(modelAt(table, [8.5, 10], 0.6)?.model.id).toBe("a0");
  });

  it("is where a model is going, before what stands there", () => {
    const move = {
      modelId: "a0",
      path: [
        [10, 10],
        [11.5, 10],
      ],
      ghost: circle(11.5, 10, 1),
      endsAt: 0,
      faulty: false,
      faultyLegs: [],
      label: "",
    } as const;
    expect(modelAt({ ...table, moves: [move] }, [11.5, 10], 0)).toMatchObject({
      model: { id: "a0" },
      ghost: true,
    });
  });

  it("is the topmost terrain", () => {
    const square = (id: string, size: number) => ({
      id,
      kind: "ruins" as const,
      polygon: [
        [0, 0],
        [size, 0],
        [size, size],
        [0, size],
      ] as const,
      height: 1,
      title: id,
      effects: [],
    });
    const ground = scene([], { terrain: [square("large", 10), square("small", 4)] });
    expect(terrainAt(ground, [2, 2])?.id).toBe("small");
    expect(terrainAt(ground, [6, 6])?.id).toBe("large");
    expect(terrainAt(ground, [11, 2])).toBeUndefined();
  });
});

describe("bases", () => {
  it("cover their points, turned", () => {
    expect(covers(long("box", 0, 0, 3, 1, 90), [0.5, 2.5])).toBe(true);
    expect(covers(long("box", 0, 0, 3, 1, 90), [2.5, 0.5])).toBe(false);
    expect(covers(long("ellipse", 0, 0, 3, 1), [2.5, 0.9])).toBe(false);
    expect(covers(circle(1, 1, 1), [1.5, 1.5])).toBe(true);
  });

  it("have an upright box around them", () => {
    const turned = boxAround(long("box", 0, 0, 3, 1, 90));
    expect(turned.right).toBeCloseTo(1);
    expect(turned.bottom).toBeCloseTo(3);
    // An ellipse at 45° reaches √((9 + 1) / 2).
    expect(boxAround(long("ellipse", 0, 0, 3, 1, 45)).right).toBeCloseTo(Math.sqrt(5));
  });

  it("are drawn grown by a distance", () => {
    expect(outlinePath(circle(5, 5, 1), 0.5)).toBe("M3.5 5A1.5 1.5 0 1 0 6.5 5A1.5 1.5 0 1 0 3.5 5Z");
  });
});

describe("the same unit", () => {
  it("is the same when built again, and not when anything shows", () => {
    const one = unit("a", [circle(1, 1, 1)]);
    expect(sameUnit(one, structuredClone(one))).toBe(true);
    expect(sameUnit(one, { ...one, mark: "done" })).toBe(false);
    expect(sameUnit(one, unit("a", [circle(1, 1.1, 1)]))).toBe(false);
  });
});

describe("a turned model", () => {
  it("holds near the eighths of a circle and counts whole degrees elsewhere", () => {
    expect([43, 50.4, -3, 358, -90].map(held)).toEqual([45, 50, 0, 0, 270]);
  });
});
