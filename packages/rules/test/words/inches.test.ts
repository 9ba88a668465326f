import { describe, expect, it } from "vitest";
import { inches, tenths } from "../../src/words/inches.ts";

describe("inches in words", () => {
  it.each([
    [8.7, "8.7"],
    [24, "24"],
    [24.01, "24.1"],
    [24.04, "24.1"],
    [24.000_000_5, "24"],
    [24.000_002, "24.1"],
    [0, "0"],
    [11.96, "12"],
  ])("%d reads %s: beyond a limit never reads as within it", (value, text) => {
    expect(inches(value)).toBe(text);
  });

  it("is never negative nothing", () => {
    expect(Object.is(tenths(0), 0)).toBe(true);
  });
});
