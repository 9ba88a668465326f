import { describe, expect, it } from "vitest";
import { count, inches, percent } from "../../src/words/format.ts";

describe("inches", () => {
  it.each([
    [8.7, "8.7″"],
    [24, "24″"],
    [24.01, "24.1″"],
    [24.000_000_1, "24″"],
    [0, "0″"],
    [11.96, "12″"],
  ])("%d reads %s", (value, text) => {
    expect(inches(value)).toBe(text);
  });
});

describe("percent", () => {
  it.each([
    [0, "0 %"],
    [0.000_4, "<0.1 %"],
    [0.004, "0.4 %"],
    [21 / 36, "58 %"],
    [35 / 36, "97 %"],
    [0.996, "99.6 %"],
    [0.999_5, ">99.9 %"],
    [1, "100 %"],
  ])("%d reads %s", (chance, text) => {
    expect(percent(chance)).toBe(text);
  });
});

describe("count", () => {
  it("says one without the s", () => {
    expect([count(1, "model"), count(2, "model"), count(0, "model")]).toEqual([
      "1 model",
      "2 models",
      "0 models",
    ]);
  });
});
