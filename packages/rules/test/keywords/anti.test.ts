import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { reasonInWords } from "../../src/words/reasons.ts";
import { blocks, duel, model, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

/** Strength 1 against Toughness 4 wounds on 6 only, so that Anti decides. */
const weak = (...keywords: readonly string[]) => ({ strength: 1, keywords });

describe("Anti", () => {
  test.each([2, 3, 4, 5, 6])("KW-11 Anti-INFANTRY %d+ wounds from that face on and not below", (from) => {
    const game = duel({ gun: { ...weak(`ANTI-INFANTRY ${from}+`), attacks: "2" }, defenders: 2 });
    // One wound die at the value, one below it; the wound is saved.
    const { result } = shoot(game, "A", "gun", "B", [3, 3, from, from - 1, 3]);
    expect(blocks(result, "to_wound")[0]).toMatchObject({ threshold: from, wounds: 1, criticals: 1 });
  });

  test("KW-11 does nothing against units without the keyword", () => {
    const game = duel({ gun: weak("ANTI-VEHICLE 2+") });
    expect(planOf(game).wound).toMatchObject({ threshold: 6, critical: 6 });
  });

  test("KW-11 the roll is unmodified: −1 to wound does not make it harder", () => {
    const game = duel({ gun: weak("ANTI-INFANTRY 4+") });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 3], { modifiers: { wound: { minus_one: true } } });
    expect(blocks(result, "to_wound")[0]).toMatchObject({ wounds: 1, criticals: 1 });
  });

  test("KW-11 and +1 to wound does not make it easier: a 3 with Anti 4+ is not critical", () => {
    const game = duel({ gun: { strength: 4, keywords: ["ANTI-INFANTRY 4+"] } });
    const { result } = shoot(game, "A", "gun", "B", [3, 3, 3], { modifiers: { wound: { plus_one: true } } });
    // S4 against T4 with +1: a 3 wounds, as an ordinary wound.
    expect(blocks(result, "to_wound")[0]).toMatchObject({ threshold: 3, wounds: 1, criticals: 0 });
  });

  test("KW-11 never makes a wound roll harder", () => {
    // S8 against T4 needs 2+.
    const game = duel({ gun: { strength: 8, keywords: ["ANTI-INFANTRY 5+"] } });
    expect(planOf(game).wound).toMatchObject({ threshold: 2, critical: 5 });
  });

  test("KW-11 values against different keywords stand side by side, and the lower counts", () => {
    const gun = weak("ANTI-VEHICLE 4+", "ANTI-FLY 2+");
    const against = (keywords: readonly string[]) =>
      planOf(duel({ gun, target: { keywords } })).wound.critical;
    expect(against(["VEHICLE"])).toBe(4);
    expect(against(["VEHICLE", "FLY"])).toBe(2);
    expect(against(["INFANTRY"])).toBe(6);
    const other = weak("ANTI-FLY 2+", "ANTI-VEHICLE 4+");
    expect(planOf(duel({ gun: other, target: { keywords: ["VEHICLE", "FLY"] } })).wound.critical).toBe(2);
    expect(indicatorsOf(duel({ gun }).weapons["gun"]!)).toEqual(["Anti-VEHICLE 4+", "Anti-FLY 2+"]);
  });

  test("KW-11 a unit has the keywords of all its models", () => {
    const models = {
      m1: model({ at: [16, 2] }),
      psyker: model({ at: [16, 4], keywords: ["CHARACTER", "Psyker"] }),
    };
    expect(planOf(duel({ gun: weak("anti-psyker 4+"), target: { models } })).wound.critical).toBe(4);
  });

  test("KW-27 the better of two values against one keyword", () => {
    expect(planOf(duel({ gun: weak("ANTI-INFANTRY 5+", "ANTI-INFANTRY 3+") })).wound.critical).toBe(3);
  });

  test("KW-27 two against one keyword are one ability: shown and given as a reason once", () => {
    const game = duel({ gun: weak("ANTI-INFANTRY 5+", "ANTI-VEHICLE 4+", "ANTI-INFANTRY 3+") });
    expect(indicatorsOf(game.weapons["gun"]!)).toEqual(["Anti-INFANTRY 3+", "Anti-VEHICLE 4+"]);
    const reasons = planOf(game).wound.reasons.filter(({ rule }) => rule === "KW-11");
    expect(reasons.map(reasonInWords)).toEqual(["Anti-INFANTRY 3+"]);
  });

  test("KW-11 KW-10 a critical wound by Anti is devastating", () => {
    const gun = { ...weak("ANTI-INFANTRY 4+", "DEVASTATING WOUNDS"), damage: "2" };
    const played = shoot(duel({ gun, target: { stats: { wounds: 3 } } }), "A", "gun", "B", [3, 4]);
    expect(woundsOf(played)).toEqual({ m1: 1 });
  });
});
