import { apply, charges, targetsOf } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { aim, gameOf, planOf, spread } from "./support/scene.ts";

describe("the rapid fire band", () => {
  test("three bolters within half range and two beyond make 3 × 2 + 2 × 1 = 8 attacks", () => {
    const game = gameOf("rapid-fire-band");
    const { weapons } = targetsOf(game, game.units["TRAINEES"]!);
    expect(weapons["trainees_training_bolter"]!["BOYZ"]).toMatchObject({
      models_in_range: 5,
      half_range_models: 3,
    });
    const plan = planOf(game, "TRAINEES", "trainees_training_bolter", "BOYZ");
    expect(plan.guns.map(({ bonus }) => bonus)).toEqual([1, 1, 1, 0, 0]);
    expect(plan.attacks.dice).toEqual({ count: 0, sides: 6, plus: 1 });
    expect(spread("attacks", game, "TRAINEES", "trainees_training_bolter", "BOYZ").mean).toBeCloseTo(8);
  });
});

describe("into the thick of them", () => {
  const game = gameOf("blast-horde");
  const frag = "devastators_missile_launcher_frag";

  test("frag missiles gain 2 attacks at ten models and 3 at sixteen, and make at least 3 before that", () => {
    for (const [target, bonus] of [
      ["BOYZ_TEN", 2],
      ["BOYZ_SIXTEEN", 3],
    ] as const) {
      const plan = planOf(game, "DEVASTATORS", frag, target);
      expect(plan.guns.map((gun) => gun.bonus)).toEqual([bonus, bonus]);
      expect(plan.attacks).toMatchObject({ dice: { count: 1, sides: 6, plus: 0 }, minimum: 3 });
    }
  });

  test("at the engaged Deff Dread Blast is refused by KW-5 alone, and the krak missile may be fired at -1 and +1", () => {
    expect(aim(game, "DEVASTATORS", frag, "DEFF_DREAD")).toEqual(["BLAST_ENGAGED KW-5"]);
    const krak = planOf(game, "DEVASTATORS", "devastators_missile_launcher_krak", "DEFF_DREAD");
    // Heavy and the engaged target cancel out: 4+ as on the datasheet.
    expect(krak.hit).toMatchObject({ threshold: 4, modifier: 0 });
  });
});

describe("through the gap", () => {
  const game = gameOf("charge-through-gap");
  const squad = game.units["ASSAULT_INTERCESSORS"]!;

  test("seven and more succeed: 21 of 36 rolls", () => {
    const odds = charges.chargeOdds(game, squad, ["LOOTAS"]);
    if (!odds.ok) throw new Error(odds.refusals[0]!.message);
    expect(odds.value.probability).toBeCloseTo(21 / 36);
    expect(odds.value.rolls["6"]!.possible).toBe(false);
    const bends = Object.values(odds.value.rolls["7"]!.per_model_paths).filter((path) => path.length > 2);
    expect(bends.length).toBeGreaterThan(0);
  });

  test("the straight way comes within Engagement Range of the Boyz", () => {
    const declared = apply(game, {
      type: "DECLARE_CHARGE",
      actor_unit_id: squad.id,
      payload: { target_unit_ids: ["LOOTAS"] },
    });
    expect(declared.result.errors).toEqual([]);
    const pending = { [squad.id]: { ...declared.game.charges.pending[squad.id]!, distance: 12 } };
    const rolled = { ...declared.game, charges: { ...declared.game.charges, pending } };
    const moved = apply(rolled, {
      type: "APPLY_CHARGE_MOVE",
      actor_unit_id: squad.id,
      payload: {
        per_model_paths: {
          m1: [
            [24.3, 20.4],
            [32.2, 21.2],
          ],
        },
      },
    });
    expect(moved.result.success).toBe(false);
    expect(moved.result.errors.map(({ rule }) => rule)).toContain("CH-15");
  });
});

describe("the long reach", () => {
  const game = gameOf("long-reach");
  const chance = (unit: string, ...targets: string[]) => {
    const odds = charges.chargeOdds(game, game.units[unit]!, targets);
    if (!odds.ok) throw new Error(odds.refusals[0]!.message);
    return odds.value.probability!;
  };

  test("both targets: five and more for those who fly, six and more for those who walk", () => {
    expect(chance("JUMP_INTERCESSORS", "BURNA_BOYZ", "LOOTAS")).toBeCloseTo(30 / 36);
    expect(chance("ASSAULT_INTERCESSORS", "BURNA_BOYZ", "LOOTAS")).toBeCloseTo(26 / 36);
  });

  test("those who walk reach the nearer target alone more easily than both", () => {
    expect(chance("ASSAULT_INTERCESSORS", "BURNA_BOYZ")).toBeGreaterThan(26 / 36);
  });
});

describe("cut off the head", () => {
  const game = gameOf("precision-shot");
  const rifle = "eliminators_bolt_sniper_rifle";

  test("each of three rifles hurts the Warboss with 5/6 × (1/6 + 2/6 × 2/3) = 35/108: 2+ to hit, 4+ to wound, his 5+, which no 6 to wound allows", () => {
    const plan = planOf(game, "ELIMINATORS", rifle, "BOYZ", { precision_model_id: "m1" });
    expect(plan.guns).toHaveLength(3);
    expect(plan.hit.threshold).toBe(2);
    expect(plan.wound).toMatchObject({ threshold: 4, strength: 5, toughness: 5 });
    const { pmf } = spread("damage", game, "ELIMINATORS", rifle, "BOYZ", { precision_model_id: "m1" });
    expect(pmf[0]).toBeCloseTo((73 / 108) ** 3, 10);
    expect(pmf[3]).toBeCloseTo((3 * 35 * 73 * 73) / 108 ** 3, 10);
    // Two of them slay him; what the third one does then, it does to his bodyguard.
    const slain = pmf.slice(6).reduce((sum, chance) => sum + chance, 0);
    expect(slain).toBeCloseTo((3 * 35 * 35 * 73 + 35 * 35 * 35) / 108 ** 3, 10);
  });

  test("without it his bodyguard takes the wounds, and bolt rifles cannot choose", () => {
    const plan = planOf(game, "ELIMINATORS", rifle, "BOYZ");
    expect(plan.precision_model_id).toBeNull();
    expect(plan.defenders.find(({ model_id }) => model_id === "m1")!.shielded).toBe(true);
    expect(
      aim(game, "INTERCESSORS", "intercessors_bolt_rifle", "BOYZ", { precision_model_id: "m1" }),
    ).toEqual(["NO_PRECISION KW-12"]);
  });
});

describe("hazard pay", () => {
  const game = gameOf("hazard-pay");
  const plasma = (profile: string, target: string) =>
    [game, "HELLBLASTERS", `hellblasters_plasma_incinerator_${profile}`, target] as const;
  const slain = (profile: string, target: string) => spread("slain", ...plasma(profile, target)).mean;

  test("five guns, ten attacks, hitting on 2+ for Heavy; wounds and saves by hand", () => {
    // Meganobz: T6, 2+. Both wound on 3+; AP -2 leaves 4+, AP -3 leaves 5+.
    for (const [profile, save] of [
      ["standard", 4],
      ["supercharge", 5],
    ] as const) {
      const plan = planOf(...plasma(profile, "MEGANOBZ"));
      expect(plan.guns).toHaveLength(5);
      expect(plan.hit.threshold).toBe(2);
      expect(plan.wound.threshold).toBe(3);
      expect(plan.groups[0]!.saves[0]!.threshold).toBe(save);
      expect(plan.hazardous).toBe(profile === "supercharge");
      expect(spread("wounds", ...plasma(profile, "MEGANOBZ")).mean).toBeCloseTo((10 * 5 * 2) / (6 * 3));
    }
  });

  test("against Meganobz the supercharge more than doubles the slain, against Boyz it hardly counts", () => {
    expect(slain("supercharge", "MEGANOBZ") / slain("standard", "MEGANOBZ")).toBeGreaterThan(2);
    expect(slain("supercharge", "BOYZ") / slain("standard", "BOYZ")).toBeLessThan(1.25);
  });
});
