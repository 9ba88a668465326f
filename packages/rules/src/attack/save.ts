import type { Dice } from "../dice/source.ts";
import { type Injury, inflict } from "./damage.ts";
import { rollExpression } from "./hit.ts";
import type { AttackPlan, Defender, Save } from "./plan.ts";
import type { Ranks } from "./ranks.ts";

/** One wound on one model, from the save to the last Feel No Pain die. */
export interface WoundOutcome {
  readonly defender: Defender;
  readonly save: Save;
  /** 0 where no save was allowed. */
  readonly saveFace: number;
  readonly saved: boolean;
  readonly damageFaces: readonly number[];
  readonly damage: number;
  readonly injury: Injury;
}

const UNHURT: Injury = { lost: 0, slain: false, feelNoPain: [] };
const NO_FACES: readonly number[] = [];

/** An ordinary wound: one save die, even if it cannot succeed; if it fails, damage and Feel No Pain. */
export function resolveWound(
  plan: AttackPlan,
  lane: number,
  defender: Defender,
  ranks: Ranks,
  dice: Dice,
): WoundOutcome {
  ranks.allocated.add(defender.model_id);
  const save = plan.lanes[lane]!.saves[defender.profile]!;
  const saveFace = dice.d6();
  if (saveFace >= save.threshold) {
    return { defender, save, saveFace, saved: true, damageFaces: NO_FACES, damage: 0, injury: UNHURT };
  }
  return hurt(plan, lane, defender, ranks, dice, saveFace);
}

/** A wound that allows no save: its damage is mortal wounds that do not spill over (AT-14). */
export function resolveDevastating(
  plan: AttackPlan,
  lane: number,
  defender: Defender,
  ranks: Ranks,
  dice: Dice,
): WoundOutcome {
  ranks.allocated.add(defender.model_id);
  return hurt(plan, lane, defender, ranks, dice, 0);
}

function hurt(
  plan: AttackPlan,
  lane: number,
  defender: Defender,
  ranks: Ranks,
  dice: Dice,
  saveFace: number,
): WoundOutcome {
  const { damage_bonus, saves } = plan.lanes[lane]!;
  const faces: number[] = [];
  const damage = rollExpression(plan.damage, dice, faces) + damage_bonus;
  const { feel_no_pain } = plan.profiles[defender.profile]!;
  const injury = inflict(ranks, defender.model_id, damage, feel_no_pain, dice);
  return {
    defender,
    save: saves[defender.profile]!,
    saveFace,
    saved: false,
    damageFaces: faces,
    damage,
    injury,
  };
}
