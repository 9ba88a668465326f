import type { Circumstance } from "../abilities/volley.ts";
import type { Game, Unit } from "../game/document.ts";
import { isFixed } from "../game/edition.ts";
import type { Assignment } from "../game/shooting.ts";
import { prepare } from "./prepare.ts";

/**
 * The assignment as it can be fired beside others: by all models that could fire it, or by those that the others leave
 * free. Undefined where nobody is left, or where something else keeps them apart.
 */
export function assignmentBeside<T extends Assignment>(
  game: Game,
  unit: Unit,
  others: readonly Assignment[],
  wanted: T,
  circumstance: Circumstance = "OWN_PHASE",
): T | undefined {
  const together = prepare(game, unit, [...others, wanted], circumstance);
  if (together.ok) return wanted;
  if (!isFixed(game, "PISTOLS_LAST")) return undefined;
  const busy = new Set(together.refusals.flatMap(({ model_id }) => model_id ?? []));
  const alone = busy.size === 0 ? undefined : prepare(game, unit, [wanted], circumstance);
  if (alone?.ok !== true) return undefined;
  const model_ids = alone.value
    .flatMap(({ legal }) => legal.firing.map(({ model }) => model.id))
    .filter((id) => !busy.has(id));
  if (model_ids.length === 0) return undefined;
  const narrowed = { ...wanted, model_ids };
  return prepare(game, unit, [...others, narrowed], circumstance).ok ? narrowed : undefined;
}
