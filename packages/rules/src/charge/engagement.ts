import type { Unit } from "../game/document.ts";
import { gap } from "../geometry/gap.ts";
import { polygonGap, segmentCrosses } from "../geometry/within.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import { distance, inEngagementRange, isWithin } from "../sight/measure.ts";
import type { Placed } from "../sight/placed.ts";
import type { Field, Mover, Standing } from "./field.ts";

/** Whether the charger engages the model: within Engagement Range, or across a barricade (CH-19, CH-20). */
export function engages(field: Field, end: Placed, { placed }: Standing): boolean {
  return inEngagementRange(end, placed) || acrossBarricade(field, end, placed);
}

function acrossBarricade({ footprints }: Field, end: Placed, foe: Placed): boolean {
  const { near, reach } = CHARGE.barricade;
  const close = end.shape.reach + foe.shape.reach + reach + TOLERANCE;
  if (Math.abs(end.shape.x - foe.shape.x) > close || Math.abs(end.shape.y - foe.shape.y) > close)
    return false;
  return footprints.some(
    ({ feature, polygon }) =>
      feature.kind === "barricade" &&
      isWithin(gap(end.shape, foe.shape), reach) &&
      isWithin(Math.abs(end.z - foe.z), ENGAGEMENT_RANGE.up) &&
      isWithin(polygonGap(foe.shape, polygon), near) &&
      segmentCrosses(polygon, [end.shape.x, end.shape.y], [foe.shape.x, foe.shape.y]),
  );
}

/** Whether the bases touch (CH-23). */
export function inContact(end: Placed, foe: Placed): boolean {
  const close = end.shape.reach + foe.shape.reach + CHARGE.contact + TOLERANCE;
  if (Math.abs(end.shape.x - foe.shape.x) > close || Math.abs(end.shape.y - foe.shape.y) > close)
    return false;
  return (
    isWithin(Math.abs(end.z - foe.z), ENGAGEMENT_RANGE.up) &&
    isWithin(gap(end.shape, foe.shape), CHARGE.contact)
  );
}

export function touchesPrey({ prey }: Field, end: Placed): Standing | undefined {
  return prey.find(({ placed }) => inContact(end, placed));
}

/** The targets that no model engages. */
export function unmetTargets(field: Field, ends: readonly Placed[]): readonly Unit[] {
  return field.targets.filter(
    (target) =>
      !field.prey.some((foe) => foe.unit === target && ends.some((end) => engages(field, end, foe))),
  );
}

const starts = new WeakMap<Mover, readonly number[]>();

/** How much further a model ends from the target that it comes nearest to; negative: nearer (CH-22). */
export function inchesFurther(field: Field, mover: Mover, end: Placed): number {
  let before = starts.get(mover);
  if (before === undefined) {
    before = targetDistances(field, mover.start);
    starts.set(mover, before);
  }
  const after = targetDistances(field, end);
  return Math.min(...after.map((away, i) => away - before[i]!));
}

function targetDistances({ targets, prey }: Field, from: Placed): readonly number[] {
  const nearest = targets.map(() => Number.POSITIVE_INFINITY);
  for (const { unit, placed } of prey) {
    const i = targets.indexOf(unit);
    nearest[i] = Math.min(nearest[i]!, distance(from, placed));
  }
  return nearest;
}
