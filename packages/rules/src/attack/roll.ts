import type { Dice } from "../dice/source.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Tally, WoundRun } from "../game/tasks.ts";
import { inflict } from "./damage.ts";
import { countHits, rollAttacks, rollExpression, rollHitDice } from "./hit.ts";
import { allocate, isWipedOut, nextDefender, type Ranks } from "./ranks.ts";
import { resolveDevastating, resolveWound } from "./save.ts";
import { countWounds, rollWoundDice, type WoundCount } from "./wound.ts";

/**
 * The bare interpreter: rolls plans from attacks to damage against the ranks, without a word. The phase rolls the
 * same steps one by one and tells the story; what both do is in the functions called here.
 */

export const NOTHING: Readonly<Tally> = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };

export function rollPlan(plan: AttackPlan, ranks: Ranks, dice: Dice): Tally {
  const tally = { ...NOTHING };
  const runs = rollOrdinary(plan, ranks, dice, tally);
  if (plan.wound.devastating) resolveAll(plan, runs.runs, true, ranks, dice, tally);
  poison(plan, runs.criticals, ranks, dice);
  return tally;
}

/** Several plans in the order of dice, each with the ranks of its target; Devastating Wounds come after all others. */
export function rollVolley(
  plans: readonly AttackPlan[],
  ranks: readonly Ranks[],
  dice: Dice,
): readonly Tally[] {
  const tallies = plans.map(() => ({ ...NOTHING }));
  const runs = plans.map((plan, index) =>
    isWipedOut(ranks[index]!) ? NO_WOUNDS : rollOrdinary(plan, ranks[index]!, dice, tallies[index]!),
  );
  plans.forEach((plan, index) => {
    if (plan.wound.devastating)
      resolveAll(plan, runs[index]!.runs, true, ranks[index]!, dice, tallies[index]!);
  });
  plans.forEach((plan, index) => {
    poison(plan, runs[index]!.criticals, ranks[index]!, dice);
  });
  return tallies;
}

type Wounds = Pick<WoundCount, "runs" | "criticals">;

const NO_WOUNDS: Wounds = { runs: [], criticals: 0 };

/** Mortal wounds that critical ones add when all attacks are over: one after the other, from model to model. */
function poison(plan: AttackPlan, criticals: number, ranks: Ranks, dice: Dice): void {
  const { mortal } = plan.wound;
  if (mortal === undefined || criticals === 0 || isWipedOut(ranks)) return;
  let points = 0;
  for (let i = 0; i < criticals; i++) points += rollExpression(mortal, dice, []);
  for (; points > 0 && !isWipedOut(ranks); points--) {
    const slot = nextDefender(plan, 0, ranks);
    allocate(ranks, slot);
    inflict(ranks, slot, 1, plan.profiles[plan.defenders[slot]!.profile]!.feel_no_pain, dice, []);
  }
}

/** Everything but Devastating Wounds; gives all wounds, so that those can follow. */
function rollOrdinary(plan: AttackPlan, ranks: Ranks, dice: Dice, tally: Tally): Wounds {
  const attacks = rollAttacks(plan, dice);
  const { strikes, hits } = countHits(plan, rollHitDice(plan, attacks, dice));
  const { runs, wounds, criticals } = countWounds(plan, strikes, rollWoundDice(plan, strikes, dice));
  tally.attacks = attacks.total;
  tally.hits = hits;
  tally.wounds = wounds;
  resolveAll(plan, runs, false, ranks, dice, tally);
  return { runs, criticals };
}

function resolveAll(
  plan: AttackPlan,
  runs: readonly WoundRun[],
  devastating: boolean,
  ranks: Ranks,
  dice: Dice,
  tally: Tally,
): void {
  const resolve = devastating ? resolveDevastating : resolveWound;
  for (let run = 0; run < runs.length; run++) {
    const { group, count, devastating: now } = runs[run]!;
    if (now !== devastating) continue;
    for (let i = 0; i < count && !isWipedOut(ranks); i++) {
      resolve(plan, group, nextDefender(plan, group, ranks), ranks, dice, tally);
    }
  }
}
