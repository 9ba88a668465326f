import { describe, expect, test } from "vitest";
import { Recent } from "../src/base/recent.ts";

describe("what was asked about lately", () => {
  test("is kept, and the rest is forgotten", () => {
    const squares = new Recent<number, number>();
    for (let n = 1; n <= 40; n++) squares.set(n, n * n);
    for (let n = 40; n > 24; n--) expect(squares.get(n)).toBe(n * n);
    for (let n = 8; n > 0; n--) expect(squares.get(n)).toBeUndefined();
  });

  test("stays as long as it is asked about again and again", () => {
    const squares = new Recent<number, number>();
    squares.set(0, 0);
    for (let n = 1; n <= 200; n++) {
      squares.set(n, n * n);
      if (n % 10 === 0) expect(squares.get(0)).toBe(0);
    }
    expect(squares.get(1)).toBeUndefined();
  });
});
