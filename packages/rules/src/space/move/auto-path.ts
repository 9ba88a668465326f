import { TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import { gap } from "../../geometry/gap.ts";
import type { Shape } from "../../geometry/shape.ts";
import { engagingLandings } from "./candidate.ts";
import { allowanceOf, type Field } from "./field.ts";
import type { Landing } from "./landing.ts";
import type { MoveOrder } from "./order.ts";
import { press, stepsTo } from "./press.ts";
import { isProvedImpossible } from "./proof.ts";
import { intoContact, likelyPlaces, thoroughPlaces } from "./search.ts";
import type { Step } from "./step.ts";
import { pivotCost } from "./travel.ts";

/**
 * A legal move that engages the targets, or why none was found; `proved` where there is none, while otherwise there may
 * still be one.
 */
export type AutoPath =
  | { readonly possible: true; readonly steps: readonly Step[] }
  | { readonly possible: false; readonly proved: boolean; readonly reasons: readonly Refusal[] };

/** Paths for all models, by an order to engage; whatever is returned has passed the judge of moves. */
export function autoPath(field: Field): AutoPath {
  const far = tooFar(field);
  if (far.length > 0) return { possible: false, proved: true, reasons: far };
  const steps = quickSteps(field);
  return steps === undefined
    ? { possible: false, proved: false, reasons: [notFound(field)] }
    : { possible: true, steps };
}

/** That no move of this order is legal, with the reasons; undefined where it cannot be proved. */
export function provedImpossible(field: Field): AutoPath | undefined {
  return isProvedImpossible(field) ? impossible(field) : undefined;
}

/** Why no move of this order can be legal; empty where that is not proved. */
export function whyImpossible(field: Field): readonly Refusal[] {
  const far = tooFar(field);
  if (far.length > 0) return far;
  return isProvedImpossible(field) ? whyNot(field) : [];
}

/** What is known to be impossible, with the reasons. */
export function impossible(field: Field): AutoPath {
  const far = tooFar(field);
  return { possible: false, proved: true, reasons: far.length > 0 ? far : whyNot(field) };
}

/** Nothing was found, and nothing is proved. */
function notFound(field: Field): Refusal {
  const { unit, targets, order } = field;
  const { inches, isRoll } = order.distance;
  const told = {
    unit: unit.name,
    targets: targets.map(({ name }) => name),
    every: engagedBy(order).targets !== "ANY",
    allowed: { inches, isRoll },
  };
  return refusal("NOT_FOUND", "CH-27", told, { unit_id: unit.id });
}

function quickSteps(field: Field): readonly Step[] | undefined {
  for (const places of likelyPlaces(field)) {
    const steps = legalSteps(field, places);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** The same with all the effort there is, from the move of a higher roll where there is one. */
export function thoroughPath(field: Field, from: readonly Step[] | undefined): readonly Step[] | undefined {
  for (const places of thoroughPlaces(field, from?.map(landingOf))) {
    const steps = legalSteps(field, places);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** A move that was legal over a shorter distance, brought into contact as the longer one demands. */
export function extendPath(field: Field, steps: readonly Step[]): AutoPath {
  const extended = legalSteps(field, steps.map(landingOf));
  return extended === undefined ? autoPath(field) : { possible: true, steps: extended };
}

/** The same move with as many models in the fight as are found; itself where nothing better is. */
export function pressed(field: Field, steps: readonly Step[]): readonly Step[] {
  return stepsTo(field, press(field, steps.map(landingOf))) ?? steps;
}

export function landingOf({ end, facing, path, travel }: Step): Landing {
  return { end, facing, route: { path, cost: travel.total } };
}

function legalSteps(field: Field, places: readonly Landing[]): readonly Step[] | undefined {
  return stepsTo(field, intoContact(field, places));
}

/** Targets that no model can reach even by the straight way; heights are left out, since range across is what counts. */
function tooFar(field: Field): readonly Refusal[] {
  const { unit: own, targets, targetModels, movers, order, numbers } = field;
  const barricades = field.footprints.some(({ feature }) => feature.kind === "barricade");
  const range = barricades ? numbers.barricade.reach.across : numbers.engagement.across;
  const far = targets.flatMap((target) => {
    let inches = Number.POSITIVE_INFINITY;
    for (const { unit, placed } of targetModels) {
      if (unit !== target) continue;
      for (const mover of movers) {
        const allowance = allowanceOf(field, mover);
        inches = Math.min(inches, gap(mover.start.shape, placed.shape) - range - allowance);
        if (mover.start.shape.kind === "circle") continue;
        // Turned so that its longest side points at the enemy.
        const around = gap(roundOf(mover.start.shape), placed.shape);
        inches = Math.min(inches, around - range - (allowance - pivotCost(mover)));
      }
    }
    if (inches <= TOLERANCE) return [];
    const told = { target: target.name, short: inches, allowed: order.distance };
    const about = { unit_id: own.id, target_unit_id: target.id, inches };
    return [refusal("TARGET_OUT_OF_REACH", engagedBy(order).rule, told, about)];
  });
  return engagedBy(order).targets === "ANY" && far.length < targets.length ? [] : far;
}

/** The circle around a base: as far as it reaches whichever way it faces. */
function roundOf(shape: Shape): Shape {
  return { ...shape, kind: "circle", halfLong: shape.reach, halfShort: shape.reach };
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
  // A single model is always in coherency.
  return movers.length === 1
    ? [refusal("NO_PLACES:alone", engagedBy(order).rule, told, { unit_id: unit.id })]
    : [refusal("NO_PLACES", order.rules.coherency, told, { unit_id: unit.id })];
}

/** Paths are sought for orders that demand it of the unit to engage. */
function engagedBy({ ending }: MoveOrder): NonNullable<MoveOrder["ending"]["engaged"]> {
  return ending.engaged!;
}
