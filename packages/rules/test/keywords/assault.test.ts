import { describe, expect, test } from "vitest";
import { blocks, codes, duel, shoot } from "../support/build.ts";

const ADVANCED = { flags: { advanced: true } };

describe("Assault", () => {
  test("KW-1 may be fired after an Advance, without a penalty", () => {
    const { result } = shoot(
      duel({ gun: { keywords: ["Assault"] }, shooter: ADVANCED }),
      "A",
      "gun",
      "B",
      [3, 1],
    );
    expect(result.success).toBe(true);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 3, modifier: 0, hits: 1 });
  });

  test("KW-1 SH-3 other weapons may not", () => {
    const { result } = shoot(duel({ gun: { keywords: ["HEAVY"] }, shooter: ADVANCED }), "A", "gun", "B");
    expect(codes(result)).toEqual(["ADVANCED"]);
  });

  test("KW-1 changes nothing for a unit that did not Advance", () => {
    const { result } = shoot(duel({ gun: { keywords: ["ASSAULT"] } }), "A", "gun", "B", [3, 1]);
    expect(blocks(result, "to_hit")[0]).toMatchObject({ threshold: 3, hits: 1 });
  });
});
