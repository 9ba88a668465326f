import { gap } from "../geometry/gap.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { engagingLandings } from "./candidate.ts";
import type { Field } from "./field.ts";
import type { Landing } from "./landing.ts";
import { type Step, stepOf } from "./move.ts";
import { findPlaces, intoContact } from "./search.ts";
import { moveFaults } from "./validate.ts";

/** A legal charge move for the roll, or why none was found. */
export type AutoPath =
  | { readonly possible: true; readonly steps: readonly Step[] }
  | { readonly possible: false; readonly reasons: readonly Refusal[] };

/** Paths for all models; whatever is returned has passed the judge of moves. */
export function autoPath(field: Field, roll: number): AutoPath {
  const far = tooFar(field, roll);
  if (far.length > 0) return { possible: false, reasons: far };
  const places = findPlaces(field, roll);
  const steps = places === undefined ? undefined : legalSteps(field, places, roll);
  return steps === undefined ? { possible: false, reasons: whyNot(field, roll) } : { possible: true, steps };
}

/** A move that was legal with a lower roll, brought into contact as the higher one demands. */
export function extendPath(field: Field, steps: readonly Step[], roll: number): AutoPath {
  const places = steps.map(({ end, path, travel }) => ({ end, route: { path, cost: travel.total } }));
  const extended = legalSteps(field, places, roll);
  return extended === undefined ? autoPath(field, roll) : { possible: true, steps: extended };
}

function legalSteps(field: Field, places: readonly Landing[], roll: number): readonly Step[] | undefined {
  const steps = intoContact(field, places, roll).map(({ route }, index) => {
    const mover = field.movers[index]!;
    return stepOf(mover, route.path, mover.model.facing);
  });
  return moveFaults(field, steps, roll).length === 0 ? steps : undefined;
}

/** Targets that no model can reach even by the straight way; heights are left out, since range across is what counts. */
function tooFar(field: Field, roll: number): readonly Refusal[] {
  const barricades = field.footprints.some(({ feature }) => feature.kind === "barricade");
  const range = barricades ? CHARGE.barricade.reach : ENGAGEMENT_RANGE.across;
  return field.targets.flatMap((target) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { unit, placed } of field.prey) {
      if (unit !== target) continue;
      for (const { start } of field.movers) nearest = Math.min(nearest, gap(start.shape, placed.shape));
    }
    const inches = nearest - range - roll;
    if (inches <= TOLERANCE) return [];
    const message = `${target.name} is ${inches.toFixed(2)}" out of reach of a roll of ${roll}.`;
    const about = { unit_id: field.unit.id, target_unit_id: target.id, inches };
    return [refusal("TARGET_OUT_OF_REACH", "CH-19", message, about)];
  });
}

/** Which condition cannot be met: a target that no model can engage at all, else all of them together. */
function whyNot(field: Field, roll: number): readonly Refusal[] {
  const { unit, movers, targets } = field;
  const breadth = { foes: 6, landings: 1, heels: 0, gaps: [0, 1] };
  const alone = targets.filter((target) =>
    movers.every((mover) => engagingLandings(field, mover, target, [], roll, breadth).next().done === true),
  );
  if (alone.length > 0) {
    return alone.map((target) => {
      const message = `No model finds a legal way of ${roll}" into Engagement Range of ${target.name}.`;
      return refusal("NO_WAY", "CH-19", message, { unit_id: unit.id, target_unit_id: target.id });
    });
  }
  const message = `${unit.name} cannot engage ${targets.map(({ name }) => name).join(" and ")} and end in coherency with a roll of ${roll}.`;
  return [refusal("NO_PLACES", "CH-21", message, { unit_id: unit.id })];
}
