import { LIMITS } from "@gunline/rules";
import { expect, test } from "vitest";
import { LAYOUTS } from "../src/index.ts";
import { overlapping } from "./support/table.ts";

type Point = readonly [number, number];

test("there are eight layouts, with different names", () => {
  expect(LAYOUTS).toHaveLength(8);
  expect(new Set(LAYOUTS.map(({ id }) => id)).size).toBe(8);
  expect(new Set(LAYOUTS.map(({ name }) => name)).size).toBe(8);
});

test.each(LAYOUTS)(
  "$name: every feature has its image, turned about the middle of the table",
  ({ terrain, board }) => {
    const written = (points: readonly Point[]) =>
      points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join();
    const all = new Set(
      terrain.map(({ kind, polygon }) => `${kind} ${written(polygon as readonly Point[])}`),
    );
    for (const { kind, polygon } of terrain) {
      const image = (polygon as readonly Point[]).map(([x, y]): Point => [board.width - x, board.height - y]);
      expect(all).toContain(`${kind} ${written(image)}`);
    }
  },
);

test.each(LAYOUTS)(
  "$name: what is not a ruin is low or lets sight pass, and coordinates are short",
  ({ terrain }) => {
    for (const { kind, height, polygon, tags } of terrain) {
      expect(tags).toEqual([]);
      if (kind === "ruins") expect(height).toBeGreaterThanOrEqual(5);
      else expect(height).toBeLessThanOrEqual(kind === "container" ? 2.5 : 2);
      for (const value of polygon.flat())
        expect(Math.abs(value * 1_000 - Math.round(value * 1_000))).toBeLessThan(1e-6);
      expect(polygon.length).toBeLessThanOrEqual(14);
    }
  },
);

test.each(LAYOUTS)(
  "$name: has woods, craters or debris, barricades and containers, all within bounds",
  ({ terrain }) => {
    const kinds = new Set(terrain.map(({ kind }) => kind));
    for (const kind of ["ruins", "woods", "crater", "barricade", "debris", "container"])
      expect(kinds).toContain(kind);
    expect(terrain.flatMap(({ polygon }) => polygon).length).toBeLessThanOrEqual(LIMITS.terrainPoints / 2);
  },
);

test.each(LAYOUTS)("$name: no feature stands on another", ({ id, terrain }) => {
  const pairs = terrain.flatMap((a, i) => terrain.slice(i + 1).map((b) => [a, b] as const));
  const found = pairs.filter(([a, b]) =>
    overlapping(a.polygon as readonly Point[], b.polygon as readonly Point[]),
  );
  // The one joint of two ruins that share a corner is closed on purpose.
  const meant =
    id === "crossfire"
      ? [
          ["RUINS_3", "RUINS_5"],
          ["RUINS_4", "RUINS_6"],
        ]
      : [];
  expect(found.map(([a, b]) => [a.id, b.id])).toEqual(meant);
});
