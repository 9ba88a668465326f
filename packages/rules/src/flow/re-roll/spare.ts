import { bookOf } from "../../abilities/book.ts";
import { saveOf } from "../../attack/save.ts";
import { faceValue } from "../../dice/expression.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { modelName } from "../../game/names.ts";
import type { AttackPlan } from "../../game/plan.ts";
import type { Attacks, Standing } from "../../game/tasks.ts";
import { modelOf } from "../../game/unit.ts";
import { attacksIn } from "./roll.ts";

/** One attack against a model, before it does damage, and the dice that lie on the table, by the models that they are of. */

type Wounding = Extract<Standing, { roll: "ALLOCATED" | "SAVE" }>;

/** The wound that waits for its damage: it was allocated, or its save has failed. */
function woundingIn(attacks: Attacks | undefined): { plan: AttackPlan; wound: Wounding } | undefined {
  const standing = attacks?.standing;
  if (standing?.roll !== "ALLOCATED" && standing?.roll !== "SAVE") return undefined;
  const plan = attacks!.plans[attacks!.at]!;
  const isSaved =
    standing.roll === "SAVE" && standing.face >= saveOf(plan, standing.group, standing.slot).threshold;
  return isSaved ? undefined : { plan, wound: standing };
}

/** Whether an attack against the unit can still be kept from doing damage, at this moment. */
export function mayBeSpared(game: Game, unit: Unit, at: "ALLOCATED" | "SAVE"): boolean {
  const found = woundingIn(attacksIn(game));
  return found?.plan.target_unit_id === unit.id && found.wound.roll === at;
}

/** Whether the save that failed would succeed with this face. */
export function mayBeSaved(game: Game, face: number): boolean {
  const found = woundingIn(attacksIn(game));
  return found !== undefined && face >= saveOf(found.plan, found.wound.group, found.wound.slot).threshold;
}

/** The wound in hand does no damage. */
export function spare(change: Change, unitId: string): void {
  const attacks = attacksIn(change.game);
  const found = woundingIn(attacks);
  if (found === undefined || found.plan.target_unit_id !== unitId) return;
  const { model_id } = found.plan.defenders[found.wound.slot]!;
  const model_name = modelName(change.table.units[unitId], model_id);
  change.update(attacks!, { ...attacks!, standing: null });
  change.story.addLine({ line: "damage_spared", unit_id: unitId, model_id, model_name });
}

/** The chance of each number of wounds that the wound in hand would cost the model. */
export function sparedDamage(game: Table, unitId: string): readonly number[] {
  // Odds are asked of whole documents.
  const found = woundingIn(attacksIn(game as Game));
  if (found === undefined || found.plan.target_unit_id !== unitId) return [1];
  const { plan, wound } = found;
  const { threshold } = saveOf(plan, wound.group, wound.slot);
  const fails = wound.roll === "SAVE" ? 1 : Math.min(1, (threshold - 1) / 6);
  const { model_id } = plan.defenders[wound.slot]!;
  const left = game.units[unitId]!.models[model_id]?.wounds ?? 1;
  const chances = [1 - fails];
  for (const [damage, chance] of damageChances(plan, wound.group).entries()) {
    const lost = Math.min(left, Math.max(1, damage));
    while (chances.length <= lost) chances.push(0);
    if (chance > 0) chances[lost]! += fails * chance;
  }
  return chances;
}

function damageChances({ damage, damage_halved, groups }: AttackPlan, group: number): readonly number[] {
  const { count, sides, plus } = damage;
  let sums = new Map([[plus, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= 6; face++) {
        const to = sum + faceValue(face, sides);
        next.set(to, (next.get(to) ?? 0) + chance / 6);
      }
    }
    sums = next;
  }
  const chances: number[] = [];
  for (const [sum, chance] of sums) {
    const halved = damage_halved === true ? Math.ceil(sum / 2) : sum;
    const to = Math.max(1, halved + groups[group]!.damage_bonus);
    while (chances.length <= to) chances.push(0);
    chances[to]! += chance;
  }
  return chances;
}

/** Whether the dice that lie there are of models that the rule is about. */
export function areOwnDice(game: Game, unit: Unit, id: string): boolean {
  const attacks = attacksIn(game);
  const standing = attacks?.standing;
  if (standing === null || standing === undefined) return true;
  const plan = attacks!.plans[attacks!.at];
  if (plan === undefined) return true;
  const modelId =
    standing.roll === "SAVE" || standing.roll === "ALLOCATED"
      ? plan.defenders[standing.slot]!.model_id
      : plan.guns[0]?.model_id;
  const model = modelOf(unit, modelId ?? "");
  return bookOf(game).diceRules.every(
    (rule) => rule.id !== id || rule.isOn === undefined || (model !== undefined && rule.isOn(unit, model)),
  );
}
