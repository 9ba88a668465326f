import { inRange, isWithin } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { BarricadeNumbers } from "../../game/numbers.ts";
import { polygonGap, segmentCrosses } from "../../geometry/within.ts";
import type { Footprint } from "./footprint.ts";

/** Whether a barricade stands between two models that are near enough to fight across it; for a charge, near the enemy. */
export function acrossBarricade(
  { near, reach }: BarricadeNumbers,
  footprints: readonly Footprint[],
  from: Placed,
  enemy: Placed,
  nearEnemy: boolean,
): boolean {
  if (!inRange(from, enemy, reach)) return false;
  return footprints.some(
    ({ feature, polygon }) =>
      feature.kind === "barricade" &&
      (!nearEnemy || isWithin(polygonGap(enemy.shape, polygon), near)) &&
      segmentCrosses(polygon, [from.shape.x, from.shape.y], [enemy.shape.x, enemy.shape.y]),
  );
}
