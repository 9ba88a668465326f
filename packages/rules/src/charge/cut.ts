import type { Cut } from "../geometry/rim.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import type { Placed } from "../sight/placed.ts";
import { type Field, isTall, type Mover, type Standing } from "./field.ts";

/** Where, around an enemy or a mate, something begins or ceases to hold for the centre of a model's base. */

/** A margin by which places keep off what may not be touched. */
const CLEAR = 2e-6;

/** The lines that matter within the range of that enemy: other bases, ranges, coherency, and terrain. */
export function cutsNear(
  field: Field,
  mover: Mover,
  foe: Standing,
  mates: readonly Placed[],
  roll: number,
): readonly Cut[] {
  const own = mover.start.shape.reach;
  const { x, y, reach } = foe.placed.shape;
  const span = own + reach + CHARGE.barricade.reach + TOLERANCE;
  // As far as the roll goes, by the straight way.
  const cuts: Cut[] = [{ x: mover.start.shape.x, y: mover.start.shape.y, radius: roll }];
  const cut = ({ shape }: Placed, gap: number) => {
    const radius = shape.reach + own + gap;
    const dx = shape.x - x;
    const dy = shape.y - y;
    if (dx * dx + dy * dy <= (span + radius) * (span + radius)) cuts.push({ x: shape.x, y: shape.y, radius });
  };
  for (const other of field.prey) {
    if (other === foe) continue;
    cut(other.placed, 0);
    if (other.unit !== foe.unit) cut(other.placed, ENGAGEMENT_RANGE.across);
  }
  for (const { placed } of field.bystanders) cut(placed, ENGAGEMENT_RANGE.across + CLEAR);
  for (const { placed } of field.friends) cut(placed, 0);
  for (const mate of mates) {
    cut(mate, 0);
    cut(mate, CHARGE.coherency.across);
  }
  return [...cuts, ...terrainCuts(field, mover, x, y, span)];
}

/** The outlines, grown by the base, of terrain that it costs to enter or that no model may end on. */
export function terrainCuts(
  { footprints }: Field,
  { start }: Mover,
  x: number,
  y: number,
  span: number,
): readonly Cut[] {
  const own = start.shape.reach;
  const cuts: Cut[] = [];
  for (const { feature, polygon } of footprints) {
    if (!isTall(feature.height) && feature.kind !== "barricade" && feature.kind !== "debris") continue;
    const near = span + own;
    if (x < polygon.minX - near || x > polygon.maxX + near) continue;
    if (y < polygon.minY - near || y > polygon.maxY + near) continue;
    for (const [cx, cy] of polygon.bulges) cuts.push({ x: cx, y: cy, radius: own });
    for (const { x: ex, y: ey, ux, uy, halfLong } of polygon.edges) {
      cuts.push({ x: ex + own * uy, y: ey - own * ux, ux, uy, half: halfLong });
    }
  }
  return cuts;
}
