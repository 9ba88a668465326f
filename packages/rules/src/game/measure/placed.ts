import { type Shape, shapeOf } from "../../geometry/shape.ts";
import type { Model, Unit } from "../document.ts";
import { isOnTable, modelHasKeyword } from "../unit.ts";

/** A model where it stands, with what the rules of sight ask about it. */
export interface Placed {
  readonly id: string;
  readonly shape: Shape;
  readonly z: number;
  readonly aircraft: boolean;
  readonly towering: boolean;
  readonly infantry: boolean;
}

/** The keywords are part of the key: a model object may be shared by two documents that differ in its unit. */
const known = new WeakMap<Model, { readonly keywords: readonly string[]; readonly placed: Placed }>();

export function place(unit: Unit, model: Model): Placed {
  const entry = known.get(model);
  if (entry !== undefined && entry.keywords === unit.keywords) return entry.placed;
  if (model.position === null) throw new Error(`${model.id} of ${unit.id} is off the table and has no place`);
  const { x, y, z } = model.position;
  const placed: Placed = {
    id: model.id,
    shape: shapeOf(model.base, x, y, model.facing),
    z,
    aircraft: modelHasKeyword(unit, model, "AIRCRAFT"),
    towering: modelHasKeyword(unit, model, "TOWERING"),
    infantry: modelHasKeyword(unit, model, "INFANTRY"),
  };
  known.set(model, { keywords: unit.keywords, placed });
  return placed;
}

const byUnit = new WeakMap<Unit, readonly Placed[]>();

/** All models of a unit, in the document's order; none of a unit that is off the table. */
export function placeAll(unit: Unit): readonly Placed[] {
  let placed = byUnit.get(unit);
  if (placed === undefined) {
    placed = isOnTable(unit) ? Object.values(unit.models).map((model) => place(unit, model)) : [];
    byUnit.set(unit, placed);
  }
  return placed;
}
