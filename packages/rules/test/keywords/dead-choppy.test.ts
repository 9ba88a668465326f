import { describe, expect, test } from "vitest";
import { indicatorsOf } from "../../src/abilities/weapon-abilities.ts";
import { oddsOf, prepare } from "../../src/index.ts";
import { enemy, melee, unit } from "../fight/table.ts";

const KLAW = { type: "MELEE", attacks: "4", skill: 3, strength: 12, ap: -2, keywords: ["DEAD CHOPPY"] };

/** A walker with so many klaws beside its feet, in contact with a tank. */
const table = (klaws: number) =>
  melee(
    {
      A: unit([[10, 10]], { weapons: [...Array<string>(klaws).fill("klaw"), "blade"] }),
      E: enemy([[11, 10]], { stats: { wounds: 20, toughness: 12, save: 7 }, wounds: 20 }),
    },
    { weapons: { klaw: KLAW } },
  );

const attacksWith = (klaws: number) => {
  const game = table(klaws);
  const at = [{ weapon_id: "klaw", target_unit_id: "E" }];
  const odds = oddsOf(game, game.units["A"]!, at, undefined, "MELEE");
  const prepared = prepare(game, game.units["A"]!, at, "MELEE");
  const plan = prepared.ok ? prepared.value[0]!.plan : undefined;
  return { mean: odds.ok ? odds.value.assignments[0]!.attacks : undefined, plan };
};

describe("Dead Choppy", () => {
  test.each([
    [1, 4],
    [2, 5],
    [4, 7],
  ])("KW-31 with %i klaws the one that strikes makes %i attacks, and the odds know it", (klaws, attacks) => {
    const { mean, plan } = attacksWith(klaws);
    expect(mean).toMatchObject({ mean: attacks });
    expect(plan?.guns).toHaveLength(1);
    expect(plan?.attacks.bonuses).toEqual(
      klaws === 1 ? [] : [{ name: "Dead Choppy", rule: "KW-31", attacks: klaws - 1 }],
    );
    expect(plan?.notes).toEqual([]);
  });

  test("KW-31 is shown as DC", () => {
    expect(indicatorsOf(table(1).weapons["klaw"]!)).toEqual(["DC"]);
  });
});
