import { describe, expect, test } from "vitest";
import { shootingMoment } from "../../src/flow/phases/shooting/moment.ts";
import { oddsOf, type TargetOdds } from "../../src/index.ts";
import { codes, duel, row, shoot } from "../support/build.ts";
import { Chance } from "../support/random.ts";
import { exactly, meanOf } from "./compare.ts";
import { randomVolley, type Size } from "./generate.ts";
import { KEYWORD_CASES } from "./keyword-cases.ts";
import { type Case, gunCase } from "./scene.ts";
import { SITUATION_CASES } from "./situation-cases.ts";
import { oddsFor, type Volley } from "./stage.ts";

/** Wounds without end. */
const ENDLESS = { wounds: 1_000 };

/** Attacks × hit × wound × not saved × damage, each by hand. */
const KNOWN: readonly (readonly [volley: Case, fraction: number, rounded: number])[] = [
  [
    gunCase(
      "10 attacks, BS 3+ S4 AP-1 D1, on T4 Sv 3+",
      { attacks: "10", ap: -1 },
      { models: row(10, [20, 4]) },
    ),
    // Hits on 3+, wounds on 4+, saved on 4+.
    10 * (2 / 3) * (1 / 2) * (1 / 2),
    1.6667,
  ],
  [
    gunCase(
      "KW-8 KW-9 20 attacks, BS 3+ S4 AP0, Lethal Hits and Sustained Hits 1, on T8 Sv 3+",
      { attacks: "20", keywords: ["LETHAL HITS", "SUSTAINED HITS 1"] },
      { stats: { ...ENDLESS, toughness: 8 } },
    ),
    // 3 to 5 hit and wound on 6+; a 6 wounds, and its extra hit wounds on 6+; saved on 3+.
    20 * ((3 / 6) * (1 / 6) + (1 / 6) * (1 + 1 / 6)) * (1 / 3),
    1.8519,
  ],
  [
    gunCase(
      "KW-10 KW-11 10 attacks, BS 3+ S4 D2, Anti 4+ and Devastating Wounds, on T8 Sv 2+",
      { attacks: "10", damage: "2", keywords: ["ANTI-INFANTRY 4+", "DEVASTATING WOUNDS"] },
      { stats: { ...ENDLESS, toughness: 8, save: 2 } },
    ),
    // What wounds at all wounds critically, on 4+, and allows no save.
    10 * (2 / 3) * (1 / 2) * 2,
    6.6667,
  ],
  [
    gunCase(
      "KW-4 KW-7 10 attacks, BS 4+ Heavy, Twin-linked, S4 AP-1, on T5 Sv 4+",
      { attacks: "10", skill: 4, ap: -1, keywords: ["HEAVY", "TWIN-LINKED"] },
      { stats: { ...ENDLESS, toughness: 5, save: 4 } },
      { shooter: { flags: { remained_stationary: true } } },
    ),
    // Hits on 3+, wounds on 5+ or on 5+ again, saved on 5+.
    10 * (2 / 3) * (1 / 3 + (2 / 3) * (1 / 3)) * (2 / 3),
    2.4691,
  ],
  [
    gunCase(
      "AT-12 KW-25 4 attacks, BS 3+ S12 AP-3 D6+1, on T10 Sv 2+, invulnerable 5+, Feel No Pain 5+",
      { attacks: "4", strength: 12, ap: -3, damage: "D6+1" },
      {
        stats: { ...ENDLESS, toughness: 10, save: 2, invulnerable_save: 5 },
        abilities: ["FEEL NO PAIN 5+"],
      },
    ),
    // Hits on 3+, wounds on 3+, saved on 5+; 4½ points of damage, of which one in three is ignored.
    4 * (2 / 3) * (2 / 3) * (2 / 3) * 4.5 * (2 / 3),
    3.5556,
  ],
];

test.each(KNOWN.map(([volley, fraction, rounded]) => ({ title: volley.title, volley, fraction, rounded })))(
  "$title: mean damage $rounded",
  ({ volley, fraction, rounded }) => {
    const { targets, assignments } = oddsFor(volley);
    const { mean } = exactly(targets["B"]!.damage);
    expect(Math.abs(mean - fraction)).toBeLessThan(1e-9);
    expect(mean).toBeCloseTo(rounded, 4);
    expect(exactly(assignments[0]!.damage).mean).toBeCloseTo(mean, 12);
  },
);

test("OD-1 a single shot, the whole distribution by hand", () => {
  const volley = gunCase("", { ap: -1, damage: "2" }, { stats: { wounds: 3 } });
  const { assignments, targets, shooter } = oddsFor(volley);
  const { attacks, hits, wounds, unsaved, damage, slain } = assignments[0]!;
  expect(exactly(attacks).pmf).toEqual([0, 1]);
  for (const [of, p] of [
    [hits, 2 / 3],
    [wounds, 1 / 3],
    [unsaved, 1 / 6],
  ] as const) {
    expect(exactly(of).pmf[0]).toBeCloseTo(1 - p, 14);
    expect(exactly(of).pmf[1]).toBeCloseTo(p, 14);
  }
  expect(exactly(damage).pmf.map((p) => Math.round(p * 6))).toEqual([5, 0, 1]);
  expect(exactly(slain).pmf).toEqual([expect.closeTo(1, 14)]);
  expect(targets["B"]!.destroyed).toBe(0);
  expect(shooter).toBeNull();
});

const SIZE: Size = {
  attacks: ["2", "4", "D6", "2D6"],
  damage: ["1", "2", "D3", "D6+1"],
  shooters: 3,
  models: 6,
  keywords: 4,
};

/** Random volleys that are legal and have exact odds. */
function* randomVolleys(seed: number, count: number): Generator<Volley> {
  const chance = new Chance(seed);
  for (let found = 0; found < count; ) {
    const volley = randomVolley(chance, SIZE);
    const odds = oddsOf(volley.game, volley.game.units["A"]!, volley.assignments);
    if (!odds.ok || !odds.value.exact) continue;
    found++;
    yield volley;
  }
}

function expectConsistent({ game, assignments }: Volley): void {
  const odds = oddsFor({ game, assignments });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const whole = (of: Parameters<typeof exactly>[0]) => {
    const { pmf, mean } = exactly(of);
    expect(Math.abs(sum(pmf) - 1)).toBeLessThan(1e-12);
    expect(Math.min(...pmf)).toBeGreaterThan(-1e-15);
    expect(mean).toBeCloseTo(meanOf(pmf), 12);
    return mean;
  };
  const expectTarget = ({ damage, slain, destroyed }: TargetOdds, unitId: string) => {
    whole(damage);
    whole(slain);
    const models = Object.keys(game.units[unitId]!.models).length;
    expect(destroyed).toBeCloseTo(exactly(slain).pmf[models] ?? 0, 12);
  };
  for (const { attacks, hits, wounds, unsaved, damage, slain } of odds.assignments) {
    const [, hit, wounded, hurt] = [whole(attacks), whole(hits), whole(wounds), whole(unsaved)];
    expect(wounded).toBeLessThanOrEqual(hit + 1e-12);
    expect(hurt).toBeLessThanOrEqual(wounded + 1e-12);
    whole(damage);
    expect(whole(slain)).toBeLessThanOrEqual(hurt + 1e-12);
  }
  for (const [id, target] of Object.entries(odds.targets)) {
    expectTarget(target, id);
    for (const of of ["damage", "slain"] as const) {
      const mine = odds.assignments.filter(({ target_unit_id }) => target_unit_id === id);
      expect(exactly(target[of]).mean).toBeCloseTo(sum(mine.map((one) => exactly(one[of]).mean)), 11);
    }
  }
  if (odds.shooter !== null) expectTarget(odds.shooter, "A");
}

describe("every distribution is one, and those of a target are the sum of its assignments'", () => {
  test("OD-1 for all the small cases", () => {
    for (const volley of [...KEYWORD_CASES, ...SITUATION_CASES]) expectConsistent(volley);
  });
  test("OD-1 for 150 larger random volleys", () => {
    for (const volley of randomVolleys(5, 150)) expectConsistent(volley);
  });
});

test("OD-1 more attacks of one weapon never lower its mean damage or what it slays", () => {
  for (const { game, assignments } of randomVolleys(6, 60)) {
    let before = { damage: 0, slain: 0, destroyed: 0 };
    for (const attacks_override of [1, 2, 3, 5]) {
      const volley = { game, assignments: [{ ...assignments[0]!, attacks_override }] };
      const odds = oddsFor(volley);
      if (!odds.exact) break;
      const { damage, slain, destroyed } = odds.targets[assignments[0]!.target_unit_id]!;
      const now = { damage: exactly(damage).mean, slain: exactly(slain).mean, destroyed: destroyed! };
      for (const of of ["damage", "slain", "destroyed"] as const) {
        expect(now[of], of).toBeGreaterThanOrEqual(before[of] - 1e-12);
      }
      before = now;
    }
  }
});

test("OD-1 AT-9 a second weapon with other models in front can lower the mean damage", () => {
  const scene = {
    models: { m1: { at: [20, 4], stats: { save: 2 } }, m2: { at: [20, 10], stats: { save: 7, wounds: 6 } } },
  } as const;
  const shooters = { m1: { at: [20, 1], weapons: ["gun"] }, m2: { at: [20, 14], weapons: ["gun"] } } as const;
  const gun = { skill: null, keywords: ["TORRENT"], damage: "6" };
  const split = (...model_ids: string[]) => {
    const { game } = gunCase("", gun, scene, { shooters });
    const one = (id: string) => ({ weapon_id: "gun", target_unit_id: "B", model_ids: [id] });
    return exactly(oddsFor({ game, assignments: model_ids.map(one) }).targets["B"]!.damage).mean;
  };
  expect(split("m2")).toBeCloseTo(3, 12);
  // Half the time the first wound falls on the well armoured m1, which then must take the second as well.
  expect(split("m1", "m2")).toBeLessThan(2.5);
});

test.each<[string, Parameters<typeof duel>[0], Record<string, unknown>]>([
  ["SH-7 out of range", { inches: 30 }, {}],
  ["SH-2 already shot", { shooter: { flags: { has_shot: true } } }, {}],
  ["SH-4 fell back", { shooter: { flags: { fell_back: true } } }, {}],
  ["SH-1 the other player's turn", { shooter: { owner: "p2" } }, {}],
  ["SH-9 a friend as target", {}, { target_unit_id: "A" }],
  ["GD-7 no such weapon", {}, { weapon_id: "cannon" }],
  ["SH-16 no such model", {}, { model_ids: ["m9"] }],
  ["KW-12 no Precision", {}, { precision_model_id: "m1" }],
  ["GD-6 too many attacks", { gun: { keywords: ["SUSTAINED HITS 1000"] } }, { attacks_override: 1_000 }],
])("OD-1 %s: what is refused has no odds, for the same reasons", (_, options, more) => {
  const game = duel(options);
  const odds = oddsOf(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B", ...more }]);
  const { result } = shoot(game, "A", "gun", "B", [], more);
  expect(result.success).toBe(false);
  // Whether it is the moment to shoot is asked apart from the odds.
  const refusals = [...shootingMoment(game, game.units["A"]!), ...(odds.ok ? [] : odds.refusals)];
  expect(refusals.map(({ code }) => code)).toEqual(codes(result));
});
