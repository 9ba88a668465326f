import type { Unit } from "../../game/document.ts";
import { modelsOf } from "../../game/unit.ts";
import { rotation } from "../../geometry/rotation.ts";
import { type Point, shapeOf, support } from "../../geometry/shape.ts";

/** Ranks of models, close together: how a unit is set down as one block. */

/** Between the bases of neighbours, so that none touch by rounding. */
const SPACE = 0.05;

/** How a block is drawn up; what is left out is chosen by the number of models. */
export interface FormationShape {
  /** Models in a full rank. */
  readonly files?: number;
  /** Inches between bases. */
  readonly gap?: number;
}

/** A block is this much wider than deep, or as near to it as the number of models allows. */
const BREADTH = 2;

/** Where each model stands from the middle of the block, in the document's order, when the block faces that way. */
export function formationOf(unit: Unit, facing: number, shape: FormationShape = {}): readonly Point[] {
  const models = modelsOf(unit);
  const shapes = models.map(({ base }) => shapeOf(base, 0, 0, 0));
  // Bases point along x: side by side is along y.
  const gap = Math.max(shape.gap ?? SPACE, SPACE);
  const depth = 2 * Math.max(...shapes.map((one) => support(one, 1, 0))) + gap;
  const breadth = 2 * Math.max(...shapes.map((one) => support(one, 0, 1))) + gap;
  const square = Math.ceil(Math.sqrt((BREADTH * models.length * depth) / breadth));
  const files = Math.min(models.length, Math.max(shape.files ?? square, 1));
  const ranks = Math.ceil(models.length / files);
  const { cos, sin } = rotation(facing);
  return models.map((_, index) => {
    const rank = Math.floor(index / files);
    const inRank = rank === ranks - 1 ? models.length - files * rank : files;
    const along = ((ranks - 1) / 2 - rank) * depth;
    const across = ((index % files) - (inRank - 1) / 2) * breadth;
    return [along * cos - across * sin, along * sin + across * cos];
  });
}
