import { describe, expect, test } from "vitest";
import { oddsOf } from "../../src/index.ts";
import { shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";
import { made, ruled, suffered } from "../support/ruled.ts";

/** The whole distribution of the wounds that B loses. */
function damageOdds(game: ReturnType<typeof ruled>): readonly number[] {
  const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
  const { damage } = odds.ok ? odds.value.targets["B"]! : { damage: null };
  if (damage === null || !("pmf" in damage)) throw new Error("no exact odds");
  return damage.pmf.map((chance) => Math.round(chance * 1e9) / 1e9);
}

describe("AB-20 changes of skill", () => {
  test("a better skill is no modifier of the roll: both count", () => {
    const { hit } = planOf(ruled(made([{ skill: 1 }, { hit: 1 }]), { gun: { skill: 5 } }));
    expect([hit.skill, hit.modifier, hit.threshold]).toEqual([4, 1, 3]);
  });

  test("two of them add up, and no skill is better than 2+ or worse than 6+", () => {
    expect(planOf(ruled(made([{ skill: 1 }, { skill: 1 }]), { gun: { skill: 5 } })).hit.skill).toBe(3);
    expect(planOf(ruled(made([{ skill: 2 }]), { gun: { skill: 3 } })).hit.skill).toBe(2);
    expect(planOf(ruled(suffered([{ skill: -2 }]), { gun: { skill: 5 } }, "B")).hit.skill).toBe(6);
  });
});

describe("AB-20 ignoring modifiers", () => {
  const against = (ignored: readonly string[]) => [
    {
      on: "UNIT",
      do: [
        { attacks: "MADE", do: [{ hit: -1 }, { wound: -1 }, { skill: -1 }] },
        { attacks: "MADE", do: [{ ignoreModifiers: ignored }] },
      ],
    },
  ];

  test("what is bad for the attack does not count where it is named", () => {
    const numbers = (ignored: readonly string[]) => {
      const { hit, wound } = planOf(ruled(against(ignored)));
      return [hit.skill, hit.modifier, hit.threshold, wound.modifier, wound.threshold];
    };
    expect(numbers(["HIT"])).toEqual([4, 0, 4, -1, 5]);
    expect(numbers(["HIT", "SKILL"])).toEqual([3, 0, 3, -1, 5]);
    expect(numbers(["WOUND"])).toEqual([4, -1, 5, 0, 4]);
  });

  test("what is good for it still counts", () => {
    const { hit } = planOf(ruled(made([{ hit: 1 }, { ignoreModifiers: ["HIT"] }])));
    expect([hit.modifier, hit.threshold]).toEqual([1, 2]);
  });
});

describe("AB-20 rolls that always fail", () => {
  test("a wound on 4+ only, whatever the Strength; what fails is never critical", () => {
    const gun = { strength: 16, keywords: ["ANTI-INFANTRY 2+", "DEVASTATING WOUNDS"] };
    const { wound } = planOf(ruled(suffered([{ fails: "WOUND", upTo: 3 }]), { gun }, "B"));
    expect([wound.threshold, wound.critical]).toEqual([4, 4]);
    expect(planOf(ruled(suffered([{ fails: "WOUND", upTo: 3 }]), {}, "B")).wound.threshold).toBe(4);
    expect(planOf(ruled([], { gun }, "B")).wound.threshold).toBe(2);
  });

  test("the dice: a 3 does not wound, a 4 does", () => {
    const gun = { strength: 16, skill: 2, ap: -6 };
    const game = ruled(
      suffered([{ fails: "WOUND", upTo: 3 }]),
      { gun, target: { stats: { wounds: 2 } } },
      "B",
    );
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 3]))).toEqual({ m1: 2 });
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 4, 1]))).toEqual({ m1: 1 });
  });

  test("a hit on 5+ only", () => {
    expect(planOf(ruled(suffered([{ fails: "HIT", upTo: 4 }]), {}, "B")).hit.threshold).toBe(5);
  });
});

describe("AB-20 another Damage", () => {
  const target = { stats: { wounds: 12, save: 7 } };

  test("damage of 1 in the place of dice; what is added comes after it", () => {
    const gun = { damage: "D6+2", keywords: ["TORRENT"], strength: 8 };
    const plan = planOf(ruled(suffered([{ damageIs: "1" }]), { gun, target }, "B"));
    expect(plan.damage).toEqual({ count: 0, sides: 6, plus: 1 });
    const melta = { ...gun, keywords: ["TORRENT", "MELTA 2"] };
    const game = ruled(suffered([{ damageIs: "1" }]), { gun: melta, target, inches: 5 }, "B");
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 1]))).toEqual({ m1: 9 });
  });

  test("half the damage, rounded up: the dice and the odds", () => {
    // S8 against T4 wounds on 2+: 5 of 6; no save; D3 halved is 1, 1 or 2.
    const gun = { damage: "D3", keywords: ["TORRENT"], strength: 8 };
    const game = ruled(suffered([{ halveDamage: true }]), { gun, target }, "B");
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 1, 6]))).toEqual({ m1: 10 });
    expect(woundsOf(shoot(game, "A", "gun", "B", [6, 1, 3]))).toEqual({ m1: 11 });
    expect(damageOdds(game)).toEqual([0.166666667, 0.555555556, 0.277777778]);
  });

  test("halved first, then 1 less, never below 1", () => {
    const gun = { damage: "6", keywords: ["TORRENT"], strength: 8 };
    const both = suffered([{ halveDamage: true }, { damage: -1 }]);
    expect(woundsOf(shoot(ruled(both, { gun, target }, "B"), "A", "gun", "B", [6, 1]))).toEqual({ m1: 10 });
    const weak = { ...gun, damage: "1" };
    expect(woundsOf(shoot(ruled(both, { gun: weak, target }, "B"), "A", "gun", "B", [6, 1]))).toEqual({
      m1: 11,
    });
  });
});

describe("AB-20 numbers of attacks", () => {
  const total = (game: ReturnType<typeof ruled>) => {
    const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B" }]);
    const { attacks } = odds.ok ? odds.value.assignments[0]! : { attacks: null };
    return attacks !== null && "mean" in attacks ? attacks.mean : null;
  };

  test("one more for every five models of the target, rounded down", () => {
    const per = made([{ attacks: 1, perModels: 5 }]);
    expect(total(ruled(per, { attackers: 2, defenders: 11 }))).toBe(6);
    expect(total(ruled(per, { attackers: 2, defenders: 4 }))).toBe(2);
    expect(total(ruled(made([{ attacks: 1, perModels: 2, in: "ATTACKER" }]), { attackers: 5 }))).toBe(15);
  });

  test("fewer attacks, each weapon at least one", () => {
    const fewer = suffered([{ attacks: -2 }]);
    expect(total(ruled(fewer, { gun: { attacks: "4" }, attackers: 2 }, "B"))).toBe(4);
    expect(total(ruled(fewer, { gun: { attacks: "2" }, attackers: 2 }, "B"))).toBe(2);
    // D6 less 2, at least 1: 1, 1, 1, 2, 3, 4.
    expect(total(ruled(fewer, { gun: { attacks: "D6" } }, "B"))).toBe(2);
    const rolled = shoot(ruled(fewer, { gun: { attacks: "D6" } }, "B"), "A", "gun", "B", [5, 1, 1, 1]);
    expect(rolled.result.dice[0]).toMatchObject({ context: "attacks", total: 3 });
  });

  test("more and fewer together come to their sum", () => {
    const both = [{ on: "UNIT", do: [{ attacks: "MADE", do: [{ attacks: 3 }, { attacks: -1 }] }] }];
    expect(total(ruled(both, { gun: { attacks: "1" } }))).toBe(3);
  });
});
