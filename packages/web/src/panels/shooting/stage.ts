import { type AttackPlan, rolling } from "@gunline/rules";
import type { Attacks } from "../../table/under-way.ts";

export type Stage = Attacks["stage"];

/**
 * What the next roll is about. The document names the stage of the weapon in hand; when no weapon is left it still
 * says Hit, and what comes after all attacks is next.
 */
export function stageOf({ at, plans, stage, deferred }: Attacks): Stage {
  if (at < plans.length) return stage;
  return deferred.length > 0 ? "DEVASTATING" : "HAZARDOUS";
}

/** Whether the stage passes without a die: nothing came of the one before it, or its target is gone. */
export function stageIsEmpty(attacks: Attacks): boolean {
  const { at, plans, deferred, standing } = attacks;
  const plan = plans[at];
  switch (stageOf(attacks)) {
    case "HIT": {
      const counted = standing?.roll === "ATTACKS" || plan!.attacks.dice.count === 0;
      return isDestroyed(attacks, plan!) || (plan!.hit.automatic && counted);
    }
    case "WOUND":
      return strikesOf(attacks, plan!).every((strike) => strike.wounds);
    case "SAVE":
      return woundsOf(attacks, plan!).every((run) => run.devastating);
    case "DEVASTATING":
      return deferred.every((run) => isDestroyed(attacks, plans[run.plan]!));
    case "HAZARDOUS":
      return !plans.some(({ hazardous }) => hazardous);
  }
}

/** The hits that are to be wound rolls: as the dice on the table lie. */
function strikesOf({ standing, strikes }: Attacks, plan: AttackPlan): Attacks["strikes"] {
  return standing?.roll === "HITS" ? rolling.countHits(plan, standing).strikes : strikes;
}

/** The wounds that are to be saved against. */
function woundsOf({ standing, strikes, wounds }: Attacks, plan: AttackPlan): Attacks["wounds"] {
  return standing?.roll === "WOUNDS" ? rolling.countWounds(plan, strikes, standing.rolls).runs : wounds;
}

/** Whether this volley has slain the whole of a plan's target. */
function isDestroyed({ plans, tallies }: Attacks, { target_unit_id, defenders }: AttackPlan): boolean {
  const slain = tallies.reduce(
    (sum, tally, index) => (plans[index]!.target_unit_id === target_unit_id ? sum + tally.slain : sum),
    0,
  );
  return slain >= defenders.length;
}
