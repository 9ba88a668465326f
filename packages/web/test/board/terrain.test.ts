import { describe, expect, it } from "vitest";
import { bounds, centroid, hatching, resampled, shrunk, signedArea } from "../../src/board/polygon.ts";
import { seeded } from "../../src/board/random.ts";
import type { Point, TerrainToken } from "../../src/board/scene.ts";
import { decoration } from "../../src/board/terrain/decoration.ts";

const KINDS = ["ruins", "woods", "crater", "barricade", "debris", "hill", "container"] as const;
const square: Point[] = [
  [10, 10],
  [14, 10],
  [14, 14],
  [10, 14],
];

function piece(kind: TerrainToken["kind"], id: string, polygon: readonly Point[] = square): TerrainToken {
  return { id, kind, polygon, height: 5, title: kind, effects: [] };
}

describe("decoration", () => {
  it.each(KINDS)("of %s is the same each time and has the true outline", (kind) => {
    const strokes = decoration(piece(kind, "a"));
    expect(strokes).toEqual(decoration(piece(kind, "a")));
    expect(strokes[0]).toEqual({ part: "area", d: "M10 10L14 10L14 14L10 14Z" });
    expect(strokes.length).toBeGreaterThan(1);
    expect(new Set(strokes.map((stroke) => stroke.part)).size).toBe(strokes.length);
    for (const { d } of strokes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each(["ruins", "woods", "crater", "debris", "hill"] as const)("of %s differs between pieces", (kind) => {
    expect(decoration(piece(kind, "a"))).not.toEqual(decoration(piece(kind, "b")));
  });

  it.each(KINDS)("of %s stands on polygons that run the other way", (kind) => {
    for (const { d } of decoration(piece(kind, "a", square.toReversed()))) expect(d).not.toMatch(/NaN/);
  });

  it("draws nothing for what is no polygon", () => {
    expect(decoration(piece("ruins", "a", square.slice(0, 2)))).toEqual([]);
  });

  it("keeps the walls of ruins inside", () => {
    for (const id of ["a", "b", "c", "d", "e", "f"]) {
      const walls = decoration(piece("ruins", id)).find((stroke) => stroke.part === "wall")!.d;
      const numbers = walls.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(10);
      expect(Math.max(...numbers)).toBeLessThan(14);
    }
  });
});

describe("seeded", () => {
  it("gives the same stream for the same text and stays in [0, 1)", () => {
    const [a, b, c] = [seeded("x"), seeded("x"), seeded("y")];
    const stream = Array.from({ length: 200 }, a);
    expect(stream).toEqual(Array.from({ length: 200 }, b));
    expect(stream).not.toEqual(Array.from({ length: 200 }, c));
    expect(Math.min(...stream)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...stream)).toBeLessThan(1);
  });
});

describe("polygons", () => {
  it("know their area, middle and bounds", () => {
    expect(signedArea(square)).toBe(16);
    expect(signedArea(square.toReversed())).toBe(-16);
    expect(centroid(square)).toEqual([12, 12]);
    expect(bounds(square)).toEqual({ left: 10, right: 14, top: 10, bottom: 14 });
    expect(shrunk(square, 0.5)[0]).toEqual([11, 11]);
    expect(resampled(square, 2)).toHaveLength(8);
  });

  it("are hatched from side to side", () => {
    expect(hatching(square, 0, 2)).toEqual([
      [
        [10, 11],
        [14, 11],
      ],
      [
        [10, 13],
        [14, 13],
      ],
    ]);
  });
});
