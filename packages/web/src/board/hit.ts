import { isInside } from "@gunline/rules/geometry";
import { beyond, boxAround } from "./footprint.ts";
import type { Footprint, ModelToken, Point, Scene, TerrainToken, UnitToken } from "./scene.ts";

/** What lies under a pointer. */
export interface Hit {
  readonly unit: UnitToken;
  readonly model: ModelToken;
  readonly footprint: Footprint;
  /** It is the place the model is moving to. */
  readonly ghost: boolean;
}

/**
 * The model under the point, or the nearest within reach of it: a finger needs more room than a base of an inch gives.
 * What is drawn later lies on top; where a model is going lies above where models stand.
 */
export function modelAt(scene: Scene, point: Point, reach: number): Hit | undefined {
  let best: (Hit & { distance: number }) | undefined;
  const consider = (unit: UnitToken, model: ModelToken, footprint: Footprint, ghost: boolean) => {
    const box = boxAround(footprint);
    const far =
      point[0] < box.left - reach ||
      point[0] > box.right + reach ||
      point[1] < box.top - reach ||
      point[1] > box.bottom + reach;
    if (far) return;
    const distance = beyond(footprint, point);
    if (distance > reach || (best !== undefined && distance >= best.distance)) return;
    best = { unit, model, footprint, ghost, distance };
  };
  for (const move of scene.moves) {
    const owner = ownerOf(scene, move.modelId);
    if (owner) consider(owner.unit, owner.model, move.ghost, true);
  }
  for (const unit of scene.units.toReversed()) {
    for (const model of unit.models.toReversed()) consider(unit, model, model.footprint, false);
  }
  return best;
}

export function ownerOf(scene: Scene, modelId: string): { unit: UnitToken; model: ModelToken } | undefined {
  for (const unit of [...scene.held, ...scene.units]) {
    for (const model of unit.models) if (model.id === modelId) return { unit, model };
  }
  return undefined;
}

/** The piece of terrain under the point: the topmost. */
export function terrainAt(scene: Scene, point: Point): TerrainToken | undefined {
  return scene.terrain.findLast((piece) => isInside(piece.polygon, ...point));
}
