import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { duel, model, row, shoot } from "../support/build.ts";
import { attacksOf, misses, planOf } from "../support/plan.ts";

const BOLT_RIFLE = { name: "Bolt Rifle", range: 24, keywords: ["RAPID FIRE 1"] };

describe("Rapid Fire", () => {
  test('KW-2 scenario 1: five models with Rapid Fire 1 at 10" make 10 attacks', () => {
    const played = shoot(
      duel({ gun: BOLT_RIFLE, attackers: 5, defenders: 5, inches: 10 }),
      "A",
      "gun",
      "B",
      misses(10),
    );
    expect(attacksOf(played)).toBe(10);
    expect(played.result.log_text).toContain("Rapid Fire: +5 attacks (5 models in half range)");
  });

  test('KW-2 scenario 2: the same at 20" make 5 attacks, and nothing is said of Rapid Fire', () => {
    const played = shoot(
      duel({ gun: BOLT_RIFLE, attackers: 5, defenders: 5, inches: 20 }),
      "A",
      "gun",
      "B",
      misses(5),
    );
    expect(attacksOf(played)).toBe(5);
    expect(played.result.log_text).not.toContain("Rapid Fire");
  });

  test('KW-2 scenario 3: three models at 10" and two at 20" make 8 attacks', () => {
    // Targets at x = 26: 26 − 15 − 1 = 10" and 26 − 5 − 1 = 20", each model with a target straight ahead.
    const near = Object.entries(row(3, [15, 2], { weapons: ["gun"] }));
    const far = ["m4", "m5"].map((id, i) => [id, model({ at: [5, 8 + 2 * i], weapons: ["gun"] })] as const);
    const models = Object.fromEntries([...near, ...far]);
    const game = duel({ gun: BOLT_RIFLE, defenders: 5, inches: 20, shooter: { models } });
    const played = shoot(game, "A", "gun", "B", misses(8));
    expect(attacksOf(played)).toBe(8);
    expect(played.result.log_text).toContain("Rapid Fire: +3 attacks (3 models in half range)");
    expect(planOf(game).guns.map(({ bonus }) => bonus)).toEqual([1, 1, 1, 0, 0]);
  });

  test("KW-2 scenario 4: Rapid Fire 2 doubles the bonus", () => {
    const played = shoot(duel({ gun: { keywords: ["RAPID FIRE 2"] } }), "A", "gun", "B", misses(3));
    expect(attacksOf(played)).toBe(3);
  });

  test.each([
    [11.99, 2],
    [12, 2],
    [12.01, 1],
  ])('KW-2 half of 24" includes 12": at %d" %d attacks', (inches, attacks) => {
    const played = shoot(duel({ gun: BOLT_RIFLE, inches }), "A", "gun", "B", misses(attacks));
    expect(attacksOf(played)).toBe(attacks);
  });

  test("KW-2 the nearest model of the target unit counts, whichever it is", () => {
    const models = { m1: model({ at: [26, 2] }), m2: model({ at: [17, 2] }) };
    // 17 − 5 − 1 = 11".
    expect(planOf(duel({ gun: BOLT_RIFLE, target: { models } })).guns[0]!.bonus).toBe(1);
  });

  test("KW-2 is added to a rolled number of attacks", () => {
    const gun = { attacks: "D6", keywords: ["RAPID FIRE 1"] };
    // 4 rolled + 1.
    expect(attacksOf(shoot(duel({ gun }), "A", "gun", "B", [4, ...misses(5)]))).toBe(5);
  });

  test("KW-2 each of two weapons of one model gets the bonus", () => {
    const models = { m1: model({ at: [5, 2], weapons: ["gun", "gun"] }) };
    const played = shoot(duel({ gun: BOLT_RIFLE, shooter: { models } }), "A", "gun", "B", misses(4));
    expect(attacksOf(played)).toBe(4);
    expect(played.result.log_text).toContain("Rapid Fire: +2 attacks");
  });

  test("KW-2 is read from special rules in any case", () => {
    expect(planOf(duel({ gun: { special_rules: "heavy, Rapid fire 3" } })).guns[0]!.bonus).toBe(3);
  });

  test("KW-27 Rapid Fire 1 beside Rapid Fire 2 counts once, as 2", () => {
    const gun = { keywords: ["RAPID FIRE 1"], special_rules: "Rapid Fire 2" };
    expect(planOf(duel({ gun })).guns[0]!.bonus).toBe(2);
  });

  test("KW-2 is shown as RF X", () => {
    expect(indicatorsOf(duel({ gun: BOLT_RIFLE }).weapons["gun"]!)).toEqual(["RF 1"]);
  });
});
