import type { Unit } from "../game/document.ts";
import { polygonGap, segmentCrosses } from "../geometry/within.ts";
import { ENGAGEMENT_RANGE, MOVE } from "../limits.ts";
import { inContact, inEngagementRange, inRange, isWithin, type Range } from "../sight/measure.ts";
import type { Placed } from "../sight/placed.ts";
import type { Field, Standing } from "./field.ts";

/** Whether the model engages the other there: within Engagement Range, or across a barricade (CH-19, CH-20). */
export function engages(field: Field, end: Placed, { placed }: Standing): boolean {
  return inEngagementRange(end, placed) || acrossBarricade(field, end, placed);
}

const ACROSS_BARRICADE: Range = { across: MOVE.barricade.reach, up: ENGAGEMENT_RANGE.up };

function acrossBarricade({ footprints }: Field, end: Placed, foe: Placed): boolean {
  if (!inRange(end, foe, ACROSS_BARRICADE)) return false;
  return footprints.some(
    ({ feature, polygon }) =>
      feature.kind === "barricade" &&
      isWithin(polygonGap(foe.shape, polygon), MOVE.barricade.near) &&
      segmentCrosses(polygon, [end.shape.x, end.shape.y], [foe.shape.x, foe.shape.y]),
  );
}

export function touchedTarget({ targetModels }: Field, end: Placed): Standing | undefined {
  return targetModels.find(({ placed }) => inContact(end, placed));
}

/** The targets that still have to be engaged: each of them, or any one, as the order says. */
export function unmetTargets(field: Field, ends: readonly Placed[]): readonly Unit[] {
  const { engaged } = field.order.ending;
  if (engaged === null) return [];
  const unmet = field.targets.filter(
    (target) =>
      !field.targetModels.some((foe) => foe.unit === target && ends.some((end) => engages(field, end, foe))),
  );
  return engaged.targets === "ANY" && unmet.length < field.targets.length ? [] : unmet;
}
