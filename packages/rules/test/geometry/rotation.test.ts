import { describe, expect, test } from "vitest";
import { rotation } from "../../src/geometry/rotation.ts";

describe("rotation", () => {
  test("agrees with the engine's own sine and cosine", () => {
    for (let tenths = -7200; tenths <= 7200; tenths++) {
      const { cos, sin } = rotation(tenths / 10);
      expect(Math.abs(cos - Math.cos((tenths * Math.PI) / 1800))).toBeLessThan(3e-15);
      expect(Math.abs(sin - Math.sin((tenths * Math.PI) / 1800))).toBeLessThan(3e-15);
    }
    for (let degrees = 0; degrees <= 90; degrees += 0.01) {
      const { cos, sin } = rotation(degrees);
      expect(Math.abs(cos - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-15);
      expect(Math.abs(sin - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-15);
    }
  });

  test.each([
    [0, 1, 0],
    [90, 0, 1],
    [180, -1, 0],
    [270, 0, -1],
    [360, 1, 0],
    [-90, 0, -1],
    [810, 0, 1],
  ])("is exact at %d degrees", (degrees, cos, sin) => {
    expect(rotation(degrees)).toEqual({ cos, sin });
  });

  test("keeps the length of what it turns", () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const { cos, sin } = rotation(degrees);
      expect(cos * cos + sin * sin).toBeCloseTo(1, 14);
    }
  });
});
