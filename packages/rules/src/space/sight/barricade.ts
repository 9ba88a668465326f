import { ENGAGEMENT_RANGE, MOVE } from "../../base/limits.ts";
import { inRange, isWithin, type Range } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { polygonGap, segmentCrosses } from "../../geometry/within.ts";
import type { Footprint } from "./footprint.ts";

const ACROSS: Range = { across: MOVE.barricade.reach, up: ENGAGEMENT_RANGE.up };

/** Whether a barricade stands between two models that are near enough to fight across it; for a charge, near the foe. */
export function acrossBarricade(
  footprints: readonly Footprint[],
  from: Placed,
  foe: Placed,
  nearFoe: boolean,
): boolean {
  if (!inRange(from, foe, ACROSS)) return false;
  return footprints.some(
    ({ feature, polygon }) =>
      feature.kind === "barricade" &&
      (!nearFoe || isWithin(polygonGap(foe.shape, polygon), MOVE.barricade.near)) &&
      segmentCrosses(polygon, [from.shape.x, from.shape.y], [foe.shape.x, foe.shape.y]),
  );
}
