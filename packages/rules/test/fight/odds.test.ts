import { describe, expect, test } from "vitest";
import { ranksOf, resetRanks } from "../../src/attack/ranks.ts";
import { rollVolley } from "../../src/attack/roll.ts";
import { oddsOf, prepare, seededDice } from "../../src/index.ts";
import { enemy, melee, unit } from "./table.ts";

const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
const at = (target_unit_id: string, weapon_id = "blade", more: object = {}) => ({
  weapon_id,
  target_unit_id,
  ...more,
});

/** Chances of 0 … n successes. */
function binomial(n: number, p: number): readonly number[] {
  let chances: number[] = [1];
  for (let i = 0; i < n; i++) {
    chances = Array.from(
      { length: i + 2 },
      (_, k) => (chances[k] ?? 0) * (1 - p) + (chances[k - 1] ?? 0) * p,
    );
  }
  return chances;
}

/** The same with everything past the last in one place. */
function atMost(chances: readonly number[], most: number): readonly number[] {
  const rest = chances.slice(most).reduce((sum, p) => sum + p, 0);
  return [...chances.slice(0, most), rest];
}

describe("FI-23 FI-24 the odds of melee", () => {
  // Three of four reach: WS 3+, S4 against T4, Sv 4+, so that each attack slays in 2/3 · 1/2 · 1/2 = 1/6.
  const game = melee({
    A: unit(
      [
        [10, 10],
        [10, 11],
        [9, 10],
        [5, 10],
      ],
      CHARGED,
    ),
    E: enemy(
      [
        [11, 10],
        [11, 11],
      ],
      { stats: { save: 4 } },
    ),
  });

  test("are those of an independent calculation", () => {
    const odds = oddsOf(game, game.units["A"]!, [at("E")], 1e6, "MELEE");
    if (!odds.ok) expect.fail();
    const { slain, destroyed } = odds.value.targets["E"]!;
    const expected = atMost(binomial(6, 1 / 6), 2);
    if (!("pmf" in slain)) expect.fail();
    expect(slain.pmf).toHaveLength(3);
    slain.pmf.forEach((p, n) => {
      expect(p).toBeCloseTo(expected[n]!, 12);
    });
    expect(destroyed).toBeCloseTo(expected[2]!, 12);
  });

  test("of a split weapon add up to those of its parts", () => {
    const between = melee(
      {
        A: unit([[10, 10]], { ...CHARGED, weapons: ["klaw"] }),
        E: enemy([[11, 10]], { stats: { save: 4, wounds: 9 }, wounds: 9 }),
        F: enemy([[9, 10]], { stats: { save: 4, wounds: 9 }, wounds: 9 }),
      },
      { weapons: { klaw: { type: "MELEE", attacks: "5" } } },
    );
    const wishes = [at("E", "klaw", { attacks: { m1: 3 } }), at("F", "klaw", { attacks: { m1: 2 } })];
    const odds = oddsOf(between, between.units["A"]!, wishes, 1e6, "MELEE");
    if (!odds.ok) expect.fail();
    for (const [id, attacks] of [
      ["E", 3],
      ["F", 2],
    ] as const) {
      const { damage } = odds.value.targets[id]!;
      if (!("pmf" in damage)) expect.fail();
      binomial(attacks, 1 / 6).forEach((p, n) => {
        expect(damage.pmf[n]).toBeCloseTo(p, 12);
      });
    }
  });

  test("agree with the dice by chi-square, over keywords that melee has", () => {
    const RUNS = 6_000;
    for (const [n, keywords] of [
      ["LETHAL HITS", "SUSTAINED HITS 1"],
      ["DEVASTATING WOUNDS", "ANTI-INFANTRY 4+"],
      ["TWIN-LINKED", "LANCE"],
    ].entries()) {
      const weapons = { blade: { type: "MELEE", attacks: "D3+1", ap: -1, damage: "D3", keywords } };
      const table = melee(
        {
          A: unit(
            [
              [10, 10],
              [10, 11],
              [9, 10],
            ],
            CHARGED,
          ),
          E: enemy(
            [
              [11, 10],
              [11, 11],
              [11, 12],
            ],
            { stats: { wounds: 2 }, abilities: ["FEEL NO PAIN 5+"] },
          ),
        },
        { weapons },
      );
      const own = table.units["A"]!;
      const prepared = prepare(table, own, [at("E")], "MELEE");
      const odds = oddsOf(table, own, [at("E")], 1e7, "MELEE");
      if (!prepared.ok || !odds.ok) expect.fail();
      const { damage } = odds.value.targets["E"]!;
      if (!("pmf" in damage)) expect.fail();
      const plans = prepared.value.map(({ plan }) => plan);
      const ranks = ranksOf(plans[0]!, table.units["E"]!);
      const dice = seededDice(`melee ${n}`, 0);
      const counts = damage.pmf.map(() => 0);
      for (let run = 0; run < RUNS; run++) {
        resetRanks(ranks);
        counts[rollVolley(plans, [ranks], dice)[0]!.damage]!++;
      }
      const cells = damage.pmf
        .map((p, k) => ({ seen: counts[k]!, due: p * RUNS }))
        .filter(({ due }) => due >= 5);
      const chi = cells.reduce((sum, { seen, due }) => sum + (seen - due) ** 2 / due, 0);
      // Past this by chance once in a thousand, for as many as seven cells.
      expect(cells.length).toBeLessThanOrEqual(7);
      expect(chi).toBeLessThan(22.5);
    }
  });
});
