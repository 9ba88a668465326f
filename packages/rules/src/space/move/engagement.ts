import type { Unit } from "../../game/document.ts";
import { inRange, isWithin } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { polygonGap } from "../../geometry/within.ts";
import { acrossBarricade } from "../sight/barricade.ts";
import type { Field, Standing } from "./field.ts";

/** Whether the model engages the other there: within Engagement Range, or across a barricade (CH-19, CH-20, FI-2). */
export function engages({ footprints, order, numbers }: Field, end: Placed, { placed }: Standing): boolean {
  const nearEnemy = order.ending.engaged?.barricadeNearFoe === true;
  return (
    inRange(end, placed, numbers.engagement) ||
    acrossBarricade(numbers.barricade, footprints, end, placed, nearEnemy)
  );
}

/** How far from that model another may be and still engage it, on the far side of a barricade where one is near enough. */
export function engagementReach(
  { footprints, order, numbers: { barricade, engagement } }: Field,
  { placed }: Standing,
): number {
  const near = order.ending.engaged?.barricadeNearFoe === true ? barricade.near : barricade.reach.across;
  const across = footprints.some(
    ({ feature, polygon }) =>
      feature.kind === "barricade" && isWithin(polygonGap(placed.shape, polygon), near),
  );
  return across ? barricade.reach.across : engagement.across;
}

export function touchedTarget(
  { targetModels, numbers: { contact } }: Field,
  end: Placed,
): Standing | undefined {
  return targetModels.find(({ placed }) => inRange(end, placed, contact));
}

/** The targets that still have to be engaged: each of them, or any one, as the order says. */
export function unmetTargets(field: Field, ends: readonly Placed[]): readonly Unit[] {
  const { engaged } = field.order.ending;
  if (engaged === null) return [];
  const unmet = field.targets.filter(
    (target) =>
      !field.targetModels.some(
        (enemy) => enemy.unit === target && ends.some((end) => engages(field, end, enemy)),
      ),
  );
  return engaged.targets === "ANY" && unmet.length < field.targets.length ? [] : unmet;
}
