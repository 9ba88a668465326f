import { describe, expect, test } from "vitest";
import { blocks, duel, model, shoot } from "../support/build.ts";
import { woundsOf } from "../support/plan.ts";

const MELTA = { range: 12, damage: "D6", keywords: ["MELTA 2"] };
const TOUGH = { stats: { wounds: 10 } };

describe("Melta", () => {
  test.each([
    [6, 10 - 3 - 2],
    [6.01, 10 - 3],
  ])('KW-3 range 12" at %d": a damage roll of 3 leaves %d of 10 wounds', (inches, left) => {
    // Hit, wound, failed save, damage die.
    const played = shoot(duel({ gun: MELTA, inches, target: TOUGH }), "A", "gun", "B", [3, 4, 1, 3]);
    expect(woundsOf(played)).toEqual({ m1: left });
  });

  test("KW-3 each bearer measures for itself", () => {
    // Target at x = 16: m1 5\" away, m2 10\" away. Two damage rolls of 1: 1 + 2 and 1.
    const models = {
      m1: model({ at: [10, 2], weapons: ["gun"] }),
      m2: model({ at: [5, 2], weapons: ["gun"] }),
    };
    const played = shoot(
      duel({ gun: MELTA, shooter: { models }, target: TOUGH }),
      "A",
      "gun",
      "B",
      [3, 3, 4, 4, 1, 1, 1, 1],
    );
    expect(blocks(played.result, "damage").map(({ damage }) => damage)).toEqual([3, 1]);
    expect(woundsOf(played)).toEqual({ m1: 6 });
    expect(played.result.log_text).toContain("Melta: +2 damage (1 of 2 weapons in half range)");
  });

  test("KW-3 adds to fixed damage, and once for each attack", () => {
    const gun = { ...MELTA, damage: "1", attacks: "2" };
    const played = shoot(duel({ gun, inches: 5, target: TOUGH }), "A", "gun", "B", [3, 3, 4, 4, 1, 1]);
    expect(woundsOf(played)).toEqual({ m1: 10 - 3 - 3 });
  });

  test("KW-3 KW-10 counts for Devastating Wounds too", () => {
    const gun = { ...MELTA, keywords: ["MELTA 2", "DEVASTATING WOUNDS"] };
    // Critical wound, no save, damage die 4: 4 + 2.
    const played = shoot(duel({ gun, inches: 5, target: TOUGH }), "A", "gun", "B", [3, 6, 4]);
    expect(woundsOf(played)).toEqual({ m1: 4 });
  });

  test("KW-3 AT-13 damage beyond the last wound is lost", () => {
    const played = shoot(duel({ gun: MELTA, inches: 5, defenders: 2 }), "A", "gun", "B", [3, 4, 1, 6]);
    expect(woundsOf(played)).toEqual({ m2: 1 });
  });
});
