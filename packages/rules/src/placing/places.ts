import type { Unit } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import { modelsOf } from "../game/unit.ts";
import { LIMITS, TOLERANCE } from "../limits.ts";
import { accept, type Checked, type Refusal, refusal, reject } from "../refusal.ts";
import type { RuleId } from "../rule.ts";

/** Where each model of a unit is to stand, as it is sent; a height that is left out is the ground. */
export interface Places {
  readonly positions: Readonly<Record<string, readonly [x: number, y: number, z?: number | undefined]>>;
  readonly facings?: Readonly<Record<string, number>> | undefined;
}

/** The unit as it would stand there; refused where a model is missing, unknown, or set up in no place at all. */
export function unitAt(unit: Unit, { positions, facings = {} }: Places, rule: RuleId): Checked<Unit> {
  const refusals: Refusal[] = [];
  const named = new Set([...Object.keys(positions), ...Object.keys(facings)]);
  for (const id of named) {
    if (Object.hasOwn(unit.models, id)) continue;
    const about = { unit_id: unit.id, model_id: id };
    refusals.push(refusal("UNKNOWN_MODEL", "GD-7", { unit: unit.name, id }, about));
  }
  const models: Record<string, Unit["models"][string]> = {};
  for (const model of modelsOf(unit)) {
    const about = { unit_id: unit.id, model_id: model.id };
    const place = lookup(positions, model.id);
    if (place === undefined) {
      refusals.push(refusal("NOT_PLACED", rule, { model: model.id }, about));
      continue;
    }
    const [x, y, z = 0] = place;
    if (z < -TOLERANCE || Math.max(Math.abs(x), Math.abs(y), z) > LIMITS.boardInches) {
      refusals.push(refusal("OFF_TABLE:place", rule, { model: model.id }, about));
    }
    const facing = lookup(facings, model.id) ?? model.facing;
    models[model.id] = { ...model, position: { x, y, z: Math.max(z, 0) }, facing };
  }
  return refusals.length > 0 ? reject(...refusals) : accept({ ...unit, models });
}
