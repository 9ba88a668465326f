import type { Unit } from "./document.ts";
import { isWounded, modelsOf, statOf } from "./unit.ts";

/** Whether a unit is Below Half-strength (CO-6): by its models, or by the wounds of one that began alone. */
export function isBelowHalf(unit: Unit): boolean {
  const models = modelsOf(unit);
  const [first] = models;
  if (first === undefined) return false;
  const strength = startingStrength(unit);
  if (strength === 1) return 2 * first.wounds < statOf(unit, first, "wounds");
  return 2 * models.length < strength;
}

/** Whether a unit has lost no model, or no wound where it began as one model. */
export function isAtStartingStrength(unit: Unit): boolean {
  const models = modelsOf(unit);
  const strength = startingStrength(unit);
  if (strength === 1) return models.every((model) => !isWounded(unit, model));
  return models.length >= strength;
}

/** Of an Attached unit that of all its parts together; once only one of them is left, its own again. */
function startingStrength({ parts, starting_strength, models }: Unit): number {
  const left = (parts ?? []).filter(({ model_ids }) => model_ids.some((id) => Object.hasOwn(models, id)));
  return left.length === 1 ? left[0]!.starting_strength : starting_strength;
}
