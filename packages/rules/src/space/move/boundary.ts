import { TOLERANCE } from "../../base/limits.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { Boundary } from "../../geometry/rim.ts";
import { allowanceOf, type Field, isTall, type Mover, type Standing } from "./field.ts";

/** Where, around a target or another model of the unit, something begins or ceases to hold for the centre of a model's base. */

/** A margin by which places keep off what may not be touched. */
const CLEAR = 2e-6;

/** The lines that matter within range of that target or own model: other bases, ranges, coherency, and terrain. */
export function boundariesNear(
  field: Field,
  mover: Mover,
  enemy: Pick<Standing, "unit" | "placed">,
  ownModels: readonly Placed[],
): readonly Boundary[] {
  const { engagement, coherency, barricade } = field.numbers;
  const own = mover.start.shape.reach;
  const { x, y, reach } = enemy.placed.shape;
  const span = own + reach + barricade.reach.across + TOLERANCE;
  // As far as the model may go, by the straight way.
  const boundaries: Boundary[] = [
    { x: mover.start.shape.x, y: mover.start.shape.y, radius: allowanceOf(field, mover) },
  ];
  const around = ({ shape }: Placed, gap: number) => {
    const radius = shape.reach + own + gap;
    const dx = shape.x - x;
    const dy = shape.y - y;
    if (dx * dx + dy * dy <= (span + radius) * (span + radius))
      boundaries.push({ x: shape.x, y: shape.y, radius });
  };
  for (const other of field.targetModels) {
    if (other === enemy) continue;
    around(other.placed, 0);
    if (other.unit !== enemy.unit) around(other.placed, engagement.across);
  }
  const { keepAway } = field.order.ending;
  const aside = keepAway === null ? 0 : keepAway.across + CLEAR;
  for (const { placed } of field.otherEnemies) around(placed, aside);
  for (const { placed } of field.friends) around(placed, 0);
  for (const ownModel of ownModels) {
    around(ownModel, 0);
    around(ownModel, coherency.across);
  }
  return [...boundaries, ...terrainBoundaries(field, mover, x, y, span)];
}

/** The outlines, grown by the base, of terrain that it costs to enter or that no model may end on. */
export function terrainBoundaries(
  { footprints, numbers }: Field,
  { start }: Mover,
  x: number,
  y: number,
  span: number,
): readonly Boundary[] {
  const own = start.shape.reach;
  const boundaries: Boundary[] = [];
  for (const { feature, polygon } of footprints) {
    if (!isTall(feature.height, numbers.move) && feature.kind !== "barricade" && feature.kind !== "debris")
      continue;
    const near = span + own;
    if (x < polygon.minX - near || x > polygon.maxX + near) continue;
    if (y < polygon.minY - near || y > polygon.maxY + near) continue;
    for (const [cx, cy] of polygon.bulges) boundaries.push({ x: cx, y: cy, radius: own });
    for (const { x: ex, y: ey, ux, uy, halfLong } of polygon.edges) {
      boundaries.push({ x: ex + own * uy, y: ey - own * ux, ux, uy, half: halfLong });
    }
  }
  return boundaries;
}
