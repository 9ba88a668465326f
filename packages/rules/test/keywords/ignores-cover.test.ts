import { describe, expect, test } from "vitest";
import { blocks, duel, rectangle, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

/** A crater under the target, which stands at (16, 2). */
const CRATER = { R1: { kind: "crater", polygon: rectangle(14, 0, 18, 4) } };
const TARGET = { stats: { save: 5 } };

describe("Ignores Cover", () => {
  test("KW-13 without it, cover makes a save of 5+ a 4+", () => {
    const played = shoot(duel({ terrain: CRATER, target: TARGET }), "A", "gun", "B", [3, 4, 4]);
    expect(blocks(played.result, "save")[0]).toMatchObject({ threshold: 4, cover: true, successes: 1 });
  });

  test("KW-13 with it, the same 4 fails", () => {
    const gun = { keywords: ["IGNORES COVER"] };
    const played = shoot(duel({ gun, terrain: CRATER, target: TARGET }), "A", "gun", "B", [3, 4, 4]);
    expect(blocks(played.result, "save")[0]).toMatchObject({ threshold: 5, cover: false, fails: 1 });
    expect(woundsOf(played)).toEqual({});
  });

  test("KW-13 KW-14 takes away the cover that Indirect Fire gives", () => {
    const wall = { R1: { polygon: rectangle(9, 0, 11, 20) } };
    const saveWith = (keywords: readonly string[]) =>
      planOf(duel({ gun: { keywords }, terrain: wall, target: TARGET })).groups[0]!.saves[0]!.threshold;
    expect(saveWith(["INDIRECT FIRE"])).toBe(4);
    expect(saveWith(["INDIRECT FIRE", "IGNORES COVER"])).toBe(5);
  });
});
