import { ranksOf } from "../attack/ranks.ts";
import type { Game } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import type { AttackPlan } from "../game/plan.ts";
import { Budget, BudgetSpent } from "./budget.ts";
import { ODDS_BUDGET } from "./odds.ts";
import { convolve, type Pmf, trim } from "./pmf.ts";
import { targetChances } from "./target.ts";

/** How many wounds attacks take from all their targets together; null where that is too much to be worked out exactly. */
export function damageOf(game: Game, plans: readonly AttackPlan[], steps = ODDS_BUDGET): Pmf | null {
  let sum: Pmf = [1];
  try {
    for (const [unitId, own] of Map.groupBy(plans, ({ target_unit_id }) => target_unit_id)) {
      const ranks = ranksOf(own[0]!, game.units[unitId]!, lookup(game.allocated, unitId));
      sum = convolve(sum, targetChances(own, ranks, new Budget(steps)).damage);
    }
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
  return trim(sum);
}
