import { gap } from "../geometry/gap.ts";
import { ENGAGEMENT_RANGE, MOVE, TOLERANCE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { engagingLandings } from "./candidate.ts";
import { moveFaults } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import type { Landing } from "./landing.ts";
import type { MoveOrder } from "./order.ts";
import { findPlaces, intoContact } from "./search.ts";
import { type Step, stepOf } from "./step.ts";

/** A legal move that engages the targets, or why none was found. */
export type AutoPath =
  | { readonly possible: true; readonly steps: readonly Step[] }
  | { readonly possible: false; readonly reasons: readonly Refusal[] };

/** Paths for all models, by an order to engage; whatever is returned has passed the judge of moves. */
export function autoPath(field: Field): AutoPath {
  const far = tooFar(field);
  if (far.length > 0) return { possible: false, reasons: far };
  const places = findPlaces(field);
  const steps = places === undefined ? undefined : legalSteps(field, places);
  return steps === undefined ? { possible: false, reasons: whyNot(field) } : { possible: true, steps };
}

/** A move that was legal over a shorter distance, brought into contact as the longer one demands. */
export function extendPath(field: Field, steps: readonly Step[]): AutoPath {
  const places = steps.map(({ end, path, travel }) => ({ end, route: { path, cost: travel.total } }));
  const extended = legalSteps(field, places);
  return extended === undefined ? autoPath(field) : { possible: true, steps: extended };
}

function legalSteps(field: Field, places: readonly Landing[]): readonly Step[] | undefined {
  const steps = intoContact(field, places).map(({ route }, index) => {
    const mover = field.movers[index]!;
    return stepOf(mover, route.path, mover.model.facing);
  });
  return moveFaults(field, steps).length === 0 ? steps : undefined;
}

/** Targets that no model can reach even by the straight way; heights are left out, since range across is what counts. */
function tooFar(field: Field): readonly Refusal[] {
  const { unit: own, targets, targetModels, movers, order } = field;
  const barricades = field.footprints.some(({ feature }) => feature.kind === "barricade");
  const range = barricades ? MOVE.barricade.reach : ENGAGEMENT_RANGE.across;
  const far = targets.flatMap((target) => {
    let inches = Number.POSITIVE_INFINITY;
    for (const { unit, placed } of targetModels) {
      if (unit !== target) continue;
      for (const mover of movers) {
        inches = Math.min(inches, gap(mover.start.shape, placed.shape) - range - allowanceOf(field, mover));
      }
    }
    if (inches <= TOLERANCE) return [];
    const told = { target: target.name, short: inches, allowed: order.distance };
    const about = { unit_id: own.id, target_unit_id: target.id, inches };
    return [refusal("TARGET_OUT_OF_REACH", engagedBy(order).rule, told, about)];
  });
  return engagedBy(order).targets === "ANY" && far.length < targets.length ? [] : far;
}

/** Which condition cannot be met: a target that no model can engage at all, else all of them together. */
function whyNot(field: Field): readonly Refusal[] {
  const { unit, movers, targets, order } = field;
  const allowed = order.distance;
  const breadth = { foes: 6, landings: 1, besideMates: 0, gaps: [0, 1] };
  const alone = targets.filter((target) =>
    movers.every((mover) => engagingLandings(field, mover, target, [], breadth).next().done === true),
  );
  if (alone.length > 0) {
    return alone.map((target) => {
      const about = { unit_id: unit.id, target_unit_id: target.id };
      return refusal("NO_WAY", engagedBy(order).rule, { target: target.name, allowed }, about);
    });
  }
  const every = engagedBy(order).targets === "EVERY";
  const told = { unit: unit.name, targets: targets.map(({ name }) => name), every, allowed };
  return [refusal("NO_PLACES", order.rules.coherency, told, { unit_id: unit.id })];
}

/** Paths are sought for orders that demand it of the unit to engage. */
function engagedBy({ ending }: MoveOrder): NonNullable<MoveOrder["ending"]["engaged"]> {
  return ending.engaged!;
}
