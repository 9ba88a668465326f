import type { AttackPlan, Game } from "@gunline/rules";

type Resolution = NonNullable<Game["shooting"]["resolution_state"]>;
export type Stage = Resolution["stage"];

/**
 * What the next roll is about. The document names the stage of the weapon in hand; when no weapon is left it still
 * says Hit, and what comes after all attacks is next.
 */
export function stageOf({ at, plans, stage, deferred }: Resolution): Stage {
  if (at < plans.length) return stage;
  return deferred.length > 0 ? "DEVASTATING" : "HAZARDOUS";
}

/** Whether the stage passes without a die: nothing came of the one before it, or its target is gone. */
export function stageIsEmpty(resolution: Resolution): boolean {
  const { at, plans, strikes, wounds, deferred } = resolution;
  const plan = plans[at];
  switch (stageOf(resolution)) {
    case "HIT":
      return isDestroyed(resolution, plan!) || (plan!.hit.automatic && plan!.attacks.dice.count === 0);
    case "WOUND":
      return strikes.every((strike) => strike.wounds);
    case "SAVE":
      return wounds.length === 0;
    case "DEVASTATING":
      return deferred.every((run) => isDestroyed(resolution, plans[run.plan]!));
    case "HAZARDOUS":
      return !plans.some(({ hazardous }) => hazardous);
  }
}

/** Whether this volley has slain the whole of a plan's target. */
function isDestroyed({ plans, tallies }: Resolution, { target_unit_id, defenders }: AttackPlan): boolean {
  const slain = tallies.reduce(
    (sum, tally, index) => (plans[index]!.target_unit_id === target_unit_id ? sum + tally.slain : sum),
    0,
  );
  return slain >= defenders.length;
}
