import { TOLERANCE } from "../../base/limits.ts";
import { type NamedObstacle, type Refusal, refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { modelName, unitName } from "../../game/names.ts";
import { terrainName } from "../../game/terrain-names.ts";
import { gap } from "../../geometry/gap.ts";
import { engagingLandings } from "./candidate.ts";
import { engagementReach } from "./engagement.ts";
import { allowanceOf, type Field, type Mover } from "./field.ts";
import { type Hindrance, hindranceOf, type StoppedBy } from "./hindrance.ts";
import type { Landing } from "./landing.ts";
import type { MoveOrder } from "./order.ts";
import { press, stepsTo } from "./press.ts";
import { isProvedImpossible, type ProofEffort, roundOf } from "./proof.ts";
import { hastyPlaces, intoContact, likelyPlaces, thoroughPlaces } from "./search.ts";
import type { ModelStep } from "./step.ts";
import { pivotCost } from "./travel.ts";

/**
 * A legal move that engages the targets, or why none was found; `proved` where there is none, while otherwise there may
 * still be one.
 */
export type AutoPath = { readonly possible: true; readonly steps: readonly ModelStep[] } | NoPath;

export interface NoPath {
  readonly possible: false;
  readonly proved: boolean;
  /** What a hindrance was found to be with a longer way may be given: to look for it takes its time. */
  readonly reasons: (known?: Hindrance) => Reasons;
}

interface Reasons {
  readonly refusals: readonly Refusal[];
  /** What stops the unit, where it is not simply too far away. */
  readonly hindrance?: Hindrance;
}

/** Paths for all models, by an order to engage; whatever is returned has passed the judge of moves. */
export function autoPath(field: Field): AutoPath {
  const none = notSought(field);
  const steps = none.proved ? undefined : quickSteps(field);
  return steps === undefined ? none : { possible: true, steps };
}

/** What is known without a search: that the targets are too far away, or nothing. */
export function notSought(field: Field): NoPath {
  const far = tooFar(field);
  return far.length > 0
    ? { possible: false, proved: true, reasons: () => ({ refusals: far }) }
    : { possible: false, proved: false, reasons: (known) => notFound(field, known) };
}

/** That no move of this order is legal, with the reasons; undefined where it cannot be proved. */
export function provedImpossible(field: Field, effort?: ProofEffort): NoPath | undefined {
  return isProvedImpossible(field, effort) ? impossible(field) : undefined;
}

/** Why no move of this order can be legal; empty where that is not proved. */
export function whyImpossible(field: Field): readonly Refusal[] {
  const far = tooFar(field);
  if (far.length > 0) return far;
  return isProvedImpossible(field) ? whyNot(field).refusals : [];
}

/** What is known to be impossible, with the reasons. */
export function impossible(field: Field): NoPath {
  const far = tooFar(field);
  const reasons = far.length > 0 ? () => ({ refusals: far }) : (known?: Hindrance) => whyNot(field, known);
  return { possible: false, proved: true, reasons };
}

/** Nothing was found, and nothing is proved. */
function notFound(field: Field, known?: Hindrance): Reasons {
  const { unit, targets, order } = field;
  const { inches, isRoll } = order.distance;
  const hindrance = known ?? hindranceOf(field, hastySteps);
  const details = {
    unit: unit.name,
    targets: targets.map(({ name }) => name),
    every: engagedBy(order).targets !== "ANY",
    allowed: { inches, isRoll },
    stopped: stoppedOf(field, hindrance),
  };
  const refusals = [refusal("NOT_FOUND", "CH-27", details, { unit_id: unit.id, ...hindrance })];
  return { refusals, hindrance };
}

function stoppedOf({ game, unit }: Field, { model_id, obstacle }: Hindrance) {
  return { model: modelName(unit, model_id), by: stoppedBy(game, obstacle) };
}

function stoppedBy(game: Game, obstacle: NamedObstacle): StoppedBy {
  switch (obstacle.kind) {
    case "TERRAIN":
      return { terrain: terrainName(game.terrain, obstacle.terrain_id) };
    case "ENEMIES":
    case "FRIENDS":
      return { unit: unitName(game, obstacle.unit_id), enemy: obstacle.kind === "ENEMIES" };
    default:
      return obstacle.kind;
  }
}

function quickSteps(field: Field): readonly ModelStep[] | undefined {
  return firstLegal(field, likelyPlaces(field));
}

function hastySteps(field: Field): readonly ModelStep[] | undefined {
  return firstLegal(field, hastyPlaces(field));
}

function firstLegal(field: Field, found: Iterable<readonly Landing[]>): readonly ModelStep[] | undefined {
  for (const places of found) {
    const steps = legalSteps(field, places);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** The same with all the effort there is, from the move of a higher roll where there is one. */
export function thoroughPath(
  field: Field,
  from: readonly ModelStep[] | undefined,
): readonly ModelStep[] | undefined {
  return firstLegal(field, thoroughPlaces(field, from?.map(landingOf)));
}

/** A move that was legal over a shorter distance, brought into contact as the longer one demands. */
export function extendPath(field: Field, steps: readonly ModelStep[]): AutoPath {
  const extended = legalSteps(field, steps.map(landingOf));
  return extended === undefined ? autoPath(field) : { possible: true, steps: extended };
}

/** The same move with as many models in the fight as are found; itself where nothing better is. */
export function pressed(field: Field, steps: readonly ModelStep[]): readonly ModelStep[] {
  return stepsTo(field, press(field, steps.map(landingOf))) ?? steps;
}

export function landingOf({ end, facing, path, travel }: ModelStep): Landing {
  return { end, facing, route: { path, cost: travel.total } };
}

function legalSteps(field: Field, places: readonly Landing[]): readonly ModelStep[] | undefined {
  return stepsTo(field, intoContact(field, places));
}

/** Targets that no model can reach even by the straight way; heights are left out, since range across is what counts. */
function tooFar(field: Field): readonly Refusal[] {
  const { unit: own, targets, targetModels, movers, order } = field;
  const far = targets.flatMap((target) => {
    let inches = Number.POSITIVE_INFINITY;
    let nearest = "";
    const look = (short: number, mover: Mover) => {
      if (short < inches) [inches, nearest] = [short, mover.id];
    };
    for (const enemy of targetModels) {
      const { unit, placed } = enemy;
      if (unit !== target) continue;
      const range = engagementReach(field, enemy);
      for (const mover of movers) {
        const allowance = allowanceOf(field, mover);
        look(gap(mover.start.shape, placed.shape) - range - allowance, mover);
        if (mover.start.shape.kind === "circle") continue;
        // Turned so that its longest side points at the enemy.
        const around = gap(roundOf(mover.start.shape), placed.shape);
        look(around - range - (allowance - pivotCost(mover)), mover);
      }
    }
    if (inches <= TOLERANCE) return [];
    const details = { target: target.name, short: inches, allowed: order.distance };
    const about = { unit_id: own.id, model_id: nearest, target_unit_id: target.id, inches };
    return [refusal("TARGET_OUT_OF_REACH", engagedBy(order).rule, details, about)];
  });
  return engagedBy(order).targets === "ANY" && far.length < targets.length ? [] : far;
}

/** Which condition cannot be met: a target that no model can engage at all, else all of them together. */
function whyNot(field: Field, known?: Hindrance): Reasons {
  const { unit, movers, targets, order } = field;
  const allowed = order.distance;
  const hindrance = known ?? hindranceOf(field, hastySteps);
  const stopped = stoppedOf(field, hindrance);
  const breadth = { enemies: 6, landings: 1, besideMates: 0, gaps: [0, 1] };
  const alone = targets.filter((target) =>
    movers.every((mover) => engagingLandings(field, mover, target, [], breadth).next().done === true),
  );
  if (alone.length > 0) {
    const refusals = alone.map((target) => {
      const about = { unit_id: unit.id, target_unit_id: target.id, ...hindrance };
      return refusal("NO_WAY", engagedBy(order).rule, { target: target.name, allowed, stopped }, about);
    });
    return { refusals, hindrance };
  }
  const every = engagedBy(order).targets === "EVERY";
  const details = { unit: unit.name, targets: targets.map(({ name }) => name), every, allowed, stopped };
  const about = { unit_id: unit.id, ...hindrance };
  // A single model is always in coherency.
  const why =
    movers.length === 1
      ? refusal("NO_PLACES:alone", engagedBy(order).rule, details, about)
      : refusal("NO_PLACES", order.rules.coherency, details, about);
  return { refusals: [why], hindrance };
}

/** Paths are sought for orders that demand it of the unit to engage. */
function engagedBy({ ending }: MoveOrder): NonNullable<MoveOrder["ending"]["engaged"]> {
  return ending.engaged!;
}
