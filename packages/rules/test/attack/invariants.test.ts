import { describe, expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import { ranksOf, resetRanks } from "../../src/attack/ranks.ts";
import { rollPlan } from "../../src/attack/roll.ts";
import { type AttackPlan, type Dice, prepare, seededDice } from "../../src/index.ts";
import { Chance, randomExtras, randomGame } from "../support/random.ts";

const VOLLEYS = campaign(40_000, 1_000_000);
const VOLLEYS_A_PLAN = campaign(100, 400);

interface Dicey {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}
const most = ({ count, sides, plus }: Dicey) => count * sides + plus;
const least = ({ count, plus }: Dicey) => count + plus;

/** Counts what is drawn, beside the cursor of the dice themselves. */
function counted(dice: Dice): Dice & { drawn: number } {
  return {
    drawn: 0,
    d6() {
      this.drawn++;
      return dice.d6();
    },
    get cursor() {
      return dice.cursor;
    },
  };
}

/** What any roll of this plan must stay within. */
function boundsOf(plan: AttackPlan) {
  const { attacks, guns, critical_hit, damage, groups } = plan;
  const bonus = guns.reduce((sum, gun) => sum + gun.bonus, 0);
  const each = (n: number) => Math.max(1, attacks.minimum, n);
  const extra = critical_hit.extra_hits === null || plan.hit.automatic ? 0 : most(critical_hit.extra_hits);
  return {
    leastAttacks: guns.length * each(least(attacks.dice)) + bonus,
    mostAttacks: guns.length * each(most(attacks.dice)) + bonus,
    hitsAnAttack: 1 + extra,
    mostDamage: most(damage) + Math.max(...groups.map((group) => group.damage_bonus)),
  };
}

/** Random legal plans, made the way that actions make them. */
function* plans(chance: Chance) {
  for (;;) {
    const game = randomGame(chance);
    for (const weapon_id of Object.keys(game.weapons)) {
      const target_unit_id = chance.pick(["B", "C"]);
      const extras = randomExtras(chance, game, weapon_id, target_unit_id);
      const prepared = prepare(game, game.units["A"]!, [{ weapon_id, target_unit_id, ...extras }]);
      if (prepared.ok) yield { plan: prepared.value[0]!.plan, target: game.units[target_unit_id]! };
    }
  }
}

describe("Invariants of a volley", () => {
  test(`AT-13 AT-10 DI-1 ${VOLLEYS} random volleys: wounds, tallies and dice always add up`, () => {
    const dice = counted(seededDice("a million volleys", 0));
    let volleys = 0;
    let slainInAll = 0;
    let broken = "";
    for (const { plan, target } of plans(new Chance(40_000))) {
      const ranks = ranksOf(plan, target);
      const { leastAttacks, mostAttacks, hitsAnAttack, mostDamage } = boundsOf(plan);
      const precise = plan.groups.some((group) => group.precision);
      for (let i = 0; i < VOLLEYS_A_PLAN; i++) {
        resetRanks(ranks);
        const [cursor, drawn] = [dice.cursor, dice.drawn];
        const tally = rollPlan(plan, ranks, dice);
        let lost = 0;
        let slain = 0;
        let maimed = 0;
        let guards = 0;
        let shieldedHurt = false;
        for (let slot = 0; slot < ranks.left.length; slot++) {
          const [left, before] = [ranks.left[slot]!, ranks.before[slot]!];
          if (!(left >= 0 && left <= before))
            broken = "a model has more wounds than before or fewer than none";
          lost += before - left;
          if (left === 0) slain++;
          else if (left < before) maimed++;
          const { shielded } = plan.defenders[slot]!;
          if (!shielded && left > 0) guards++;
          if (shielded && left < before) shieldedHurt = true;
        }
        if (tally.attacks < leastAttacks || tally.attacks > mostAttacks) broken = "attacks out of bounds";
        if (tally.hits > tally.attacks * hitsAnAttack) broken = "more hits than attacks allow";
        if (plan.hit.automatic && tally.hits !== tally.attacks) broken = "an automatic hit missed";
        if (tally.wounds > tally.hits) broken = "more wounds than hits";
        if (tally.unsaved > tally.wounds) broken = "more unsaved than wounds";
        if (tally.damage !== lost) broken = "damage is not the wounds lost";
        if (tally.slain !== slain || tally.slain > tally.unsaved) broken = "the slain do not add up";
        if (tally.damage > tally.unsaved * mostDamage) broken = "more damage than unsaved wounds can do";
        if (maimed > (precise ? 2 : 1)) broken = "wounds were spread over several models";
        if (guards > 0 && shieldedHurt && !precise) broken = "a Character was hurt past its bodyguard";
        if (ranks.alive !== ranks.left.length - slain) broken = "the count of the living is wrong";
        if (dice.cursor - cursor !== dice.drawn - drawn) broken = "the cursor did not count the dice";
        if (!plan.hit.automatic && dice.drawn - drawn < tally.attacks) broken = "attacks without dice";
        if (broken !== "") expect.fail(`${broken}: ${JSON.stringify({ tally, left: ranks.left, plan })}`);
        slainInAll += slain;
      }
      volleys += VOLLEYS_A_PLAN;
      if (volleys >= VOLLEYS) break;
    }
    expect(volleys).toBe(VOLLEYS);
    expect(slainInAll).toBeGreaterThan(VOLLEYS / 10);
  });
});
