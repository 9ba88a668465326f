import type { Draft } from "../abilities/draft.ts";
import { type Refusal, refusal } from "../base/refusal.ts";
import type { Unit } from "../game/document.ts";
import { modelName } from "../game/names.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { LegalAssignment } from "../space/eligibility/assignment.ts";
import { attacksWithoutDice } from "./size.ts";

/** Attacks of one weapon that a model divides between several targets (FI-22). */

/** Gives each model that splits its attacks the number that it makes here, and the others all of theirs. */
export function splitAttacks(draft: Draft, { split, firing }: LegalAssignment): void {
  if (split === undefined) return;
  const counts = draft.guns.map(
    (gun) =>
      split[firing[gun.firing]!.model.id] ??
      Math.max(1, draft.attacksMinimum, draft.attacks.plus + Math.min(0, gun.bonus)) + Math.max(0, gun.bonus),
  );
  const least = Math.min(...counts);
  let more = 0;
  for (const [index, gun] of draft.guns.entries()) {
    gun.bonus = counts[index]! - least;
    more += gun.bonus;
  }
  draft.attacks = { count: 0, sides: 6, plus: least };
  draft.attackBonuses.length = 0;
  if (more > 0) draft.attackBonuses.push({ what: "UNSPLIT", rule: "FI-22", attacks: more });
}

/** Splits that do not add up to the attacks that the model makes with the weapon; `whole`: its plan if it split none. */
export function splitRefusals(
  unit: Unit,
  legal: readonly LegalAssignment[],
  whole: (one: LegalAssignment, modelId: string) => AttackPlan,
): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const seen = new Set<string>();
  for (const one of legal) {
    for (const model_id of Object.keys(one.split ?? {})) {
      const { id: weapon_id, name } = one.weapon;
      if (seen.has(`${model_id} ${weapon_id}`)) continue;
      seen.add(`${model_id} ${weapon_id}`);
      const given = legal
        .filter(({ weapon }) => weapon.id === weapon_id)
        .reduce((sum, { split }) => sum + (split?.[model_id] ?? 0), 0);
      const makes = attacksMade(whole(one, model_id), model_id);
      if (given === makes) continue;
      const details = { model: modelName(unit, model_id), weapon: name, given, makes };
      refusals.push(refusal("SPLIT_SUM", "FI-22", details, { unit_id: unit.id, model_id, weapon_id }));
    }
  }
  return refusals;
}

/** How many attacks a model makes with the weapon of a plan without dice. */
function attacksMade(plan: AttackPlan, modelId: string): number {
  return plan.guns.reduce(
    (sum, gun) => (gun.model_id === modelId ? sum + attacksWithoutDice(plan, gun) : sum),
    0,
  );
}
