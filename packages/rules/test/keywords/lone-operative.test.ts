import { describe, expect, test } from "vitest";
import { codes, duel, model, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

const LONE = { abilities: ["LONE OPERATIVE"] };

describe("Lone Operative", () => {
  test('KW-24 is shot at from within 12"', () => {
    expect(shoot(duel({ inches: 12, target: LONE }), "A", "gun", "B", [1]).result.success).toBe(true);
  });

  test('KW-24 not from beyond 12"', () => {
    const { result } = shoot(duel({ inches: 12.01, target: LONE }), "A", "gun", "B");
    expect(codes(result)).toEqual(["LONE_OPERATIVE"]);
  });

  test('KW-24 only the models within 12" fire', () => {
    // Target at x = 16: 10\" from m1 at x = 5, 14\" from m2 at x = 1.
    const models = {
      m1: model({ at: [5, 2], weapons: ["gun"] }),
      m2: model({ at: [1, 2], weapons: ["gun"] }),
    };
    const game = duel({ shooter: { models }, target: LONE });
    expect(planOf(game).guns.map(({ model_id }) => model_id)).toEqual(["m1"]);
    expect(codes(shoot(game, "A", "gun", "B", [], { model_ids: ["m1", "m2"] }).result)).toEqual([
      "LONE_OPERATIVE",
    ]);
  });

  test("KW-24 attached to a unit it gives no protection", () => {
    const models = { m1: model({ at: [26, 2] }), boss: model({ at: [26, 4], keywords: ["CHARACTER"] }) };
    expect(shoot(duel({ target: { ...LONE, models } }), "A", "gun", "B", [1]).result.success).toBe(true);
  });

  test("KW-24 Indirect Fire is bound by it too", () => {
    const { result } = shoot(
      duel({ gun: { keywords: ["INDIRECT FIRE"] }, inches: 13, target: LONE }),
      "A",
      "gun",
      "B",
    );
    expect(codes(result)).toEqual(["LONE_OPERATIVE"]);
  });
});
