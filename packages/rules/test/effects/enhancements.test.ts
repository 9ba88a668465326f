import { describe, expect, test } from "vitest";
import { characteristicOf } from "../../src/abilities/characteristics.ts";
import { effectsOn } from "../../src/abilities/on.ts";
import { codes, duel, shoot } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

/** A bearer that leads one other model, on either side. */
const led = (x: number, ability: string) => ({
  models: {
    m1: { at: [x, 2] as const, weapons: ["gun"] },
    m2: { at: [x, 4] as const, weapons: ["gun"], keywords: ["CHARACTER"], abilities: [ability] },
  },
});

describe("Enhancements", () => {
  test("AR-12 Artificer Armour: its bearer alone has a 2+ save and Feel No Pain 5+", () => {
    const plan = planOf(duel({ target: led(16, "ARTIFICER ARMOUR") }));
    expect(plan.profiles).toMatchObject([
      { save: 3, feel_no_pain: null },
      { save: 2, feel_no_pain: 5 },
    ]);
    expect(plan.groups[0]!.saves[1]!.reasons).toContainEqual({
      what: "ROW",
      name: "Artificer Armour",
      rule: "AR-12",
    });
  });

  test("AR-12 Fire Discipline: Sustained Hits 1 for the unit it leads, and none for a bearer alone", () => {
    expect(planOf(duel({ shooter: led(5, "FIRE DISCIPLINE") })).critical_hit.extra_hits).toMatchObject({
      plus: 1,
    });
    const alone = duel({ shooter: { keywords: ["CHARACTER"], abilities: ["FIRE DISCIPLINE"] } });
    expect(planOf(alone).critical_hit.extra_hits).toBeNull();
    const better = duel({ gun: { keywords: ["SUSTAINED HITS 2"] }, shooter: led(5, "FIRE DISCIPLINE") });
    expect(planOf(better).critical_hit.extra_hits).toMatchObject({ plus: 2 });
  });

  test("AR-16 Follow Me Ladz: everybody in the unit moves 2 inches further", () => {
    const game = duel({ shooter: led(5, "FOLLOW ME LADZ") });
    const unit = game.units["A"]!;
    expect(Object.values(unit.models).map((model) => characteristicOf(game, unit, model, "move"))).toEqual([
      8, 8,
    ]);
  });

  test("AR-16 Kunnin' But Brutal: the unit shoots after a Fall Back", () => {
    const shooter = { ...led(5, "KUNNIN' BUT BRUTAL"), flags: { fell_back: true } };
    expect(codes(shoot(duel({ shooter }), "A", "gun", "B", [1, 1]).result)).toEqual([]);
  });

  test("AR-5 Target Priority: so does one that a Lieutenant leads", () => {
    const shooter = { ...led(5, "TARGET PRIORITY"), flags: { fell_back: true } };
    expect(codes(shoot(duel({ shooter }), "A", "gun", "B", [1, 1]).result)).toEqual([]);
  });

  test("AR-9 Tactical Precision: Lethal Hits for the unit", () => {
    expect(planOf(duel({ shooter: led(5, "TACTICAL PRECISION") })).critical_hit.wounds).toBe(true);
  });

  test("AR-16 Supa-Cybork Body: Feel No Pain 4+ for its bearer alone", () => {
    const plan = planOf(duel({ target: led(16, "SUPA-CYBORK BODY") }));
    expect(plan.profiles.map(({ feel_no_pain }) => feel_no_pain)).toEqual([null, 4]);
  });

  test("AR-12 EF-2 all of it stands on the card, with whose it is", () => {
    const game = duel({ shooter: led(5, "ARTIFICER ARMOUR") });
    expect(effectsOn(game, game.units["A"]!)).toMatchObject([
      { name: "Artificer Armour", source: "ENHANCEMENT", until: null, model_ids: ["m2"] },
    ]);
  });
});
