import { TOLERANCE } from "../../base/limits.ts";
import { distance, type Spread } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { Field, Mover } from "./field.ts";
import type { Marker } from "./order.ts";

/** What a model has to come nearer to, by the order of the move. */

/** Things of which the nearest counts, and how far it was before the move. */
interface Goal {
  readonly things: readonly Spread[];
  readonly before: number;
}

/** A mover belongs to one order, whatever the distance of that. */
const remembered = new WeakMap<Mover, readonly Goal[]>();

/** How much further a model ends from the goal that it comes nearest to; negative: nearer (CH-22). */
export function inchesFurther(field: Field, mover: Mover, end: Placed): number {
  if (field.order.ending.nearer === null) return Number.NEGATIVE_INFINITY;
  let goals = remembered.get(mover);
  if (goals === undefined) {
    goals = goalsOf(field, mover);
    remembered.set(mover, goals);
  }
  return Math.min(...goals.map(({ things, before }) => nearest(end, things) - before));
}

function goalsOf(field: Field, { start }: Mover): readonly Goal[] {
  const goalOf = (things: readonly Spread[]): Goal => ({ things, before: nearest(start, things) });
  const { targets, targetModels } = field;
  const { goal } = field.order.ending.nearer!;
  switch (goal.to) {
    case "TARGET":
      return targets.map((target) =>
        goalOf(targetModels.flatMap(({ unit, placed }) => (unit === target ? placed : []))),
      );
    case "CLOSEST_MODEL": {
      // Of models that are equally close, the owner chooses.
      const each = targetModels.map(({ placed }) => goalOf([placed]));
      const least = Math.min(...each.map(({ before }) => before));
      return each.filter(({ before }) => before <= least + TOLERANCE);
    }
    case "MARKER":
      return [goalOf([spreadOf(goal.marker)])];
  }
}

function nearest(from: Placed, things: readonly Spread[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) least = Math.min(least, distance(from, thing));
  return least;
}

/** A marker as something that is measured to; it lies on the ground. */
export function spreadOf({ x, y, radius }: Marker): Spread {
  const round = { kind: "circle", halfLong: radius, halfShort: radius, ux: 1, uy: 0, reach: radius } as const;
  return { shape: { ...round, x, y }, z: 0 };
}
