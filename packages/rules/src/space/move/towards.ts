import type { Placed } from "../../game/measure/placed.ts";
import { rotation } from "../../geometry/rotation.ts";
import type { Point } from "../../geometry/shape.ts";
import type { Breadth } from "./candidate.ts";
import { coherentWith } from "./coherency.ts";
import { moveFaults } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import { bringAlong } from "./formation.ts";
import { type Landing, landingAt } from "./landing.ts";
import { type ModelStep, stepOf } from "./step.ts";

/** Shares of the whole distance that are tried, the most first. */
const SHARES = [1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/** The same where the way leads aside. */
const SHARES_ASIDE = [1, 0.75, 0.5, 0.25];

/** How often a unit of which some find no place is brought along with the others, before the search is given up. */
const MOST_BROUGHT_ALONG = 6;

/** Degrees by which the way may lead aside, where straight on is not far enough; the least first. */
const ASIDE = [0, 20, -20, 40, -40, 60, -60, 80, -80];

const BREADTH: Breadth = { enemies: 0, landings: 6, besideMates: 120, gaps: [] };

/** A hasty search takes the first that is legal; a patient one, for a person who looks on, keeps the unit together. */
export type Search = "hasty" | "patient";

/**
 * A legal move that brings the unit's middle as near to a point as is soon found: all models go the same way, each round
 * what stands in it, and who finds no place there stands near by, or else follows beside the others. Where straight on
 * something is in the way, they go aside. Undefined where nothing was found.
 */
export function moveTowards(
  field: Field,
  to: Point,
  search: Search = "hasty",
): readonly ModelStep[] | undefined {
  const whole = wayFrom(middleOf(field.movers.map(({ start }) => start)), to);
  const [dx, dy] = within(whole, Math.min(...field.movers.map((mover) => allowanceOf(field, mover))));
  /** How far is left after all of the way straight on: nothing comes nearer than that. */
  const nearest = lengthOf([whole[0] - dx, whole[1] - dy]);
  let best: readonly ModelStep[] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const effort: Effort = { broughtAlong: 0 };
  for (const degrees of ASIDE) {
    const { cos, sin } = rotation(degrees);
    for (const share of degrees === 0 ? SHARES : SHARES_ASIDE) {
      const way: Point = [share * (dx * cos - dy * sin), share * (dx * sin + dy * cos)];
      const left = lengthOf([whole[0] - way[0], whole[1] - way[1]]);
      if (left >= least) continue;
      const steps = legalSteps(field, way, effort, search);
      if (steps === undefined) continue;
      if (search === "hasty") {
        [best, least] = [steps, left];
        break;
      }
      // Where some have stayed behind, a shorter way of all together may come nearer.
      const really = lengthOf(wayFrom(middleOf(steps.map(({ end }) => end)), to));
      if (really < least) [best, least] = [steps, really];
      if (really <= left + CLOSE) break;
    }
    if (least <= nearest + CLOSE) break;
  }
  return best;
}

/** So near to the nearest that it is not worth looking for more. */
const CLOSE = 0.5;

/** What the search has cost so far. */
interface Effort {
  broughtAlong: number;
}

function legalSteps(
  field: Field,
  [dx, dy]: Point,
  effort: Effort,
  search: Search,
): readonly ModelStep[] | undefined {
  const places = placesAt(field, dx, dy, effort, search);
  if (places === undefined) return undefined;
  const steps = places.map(({ facing, route }, index) =>
    stepOf(field, field.movers[index]!, route.path, facing),
  );
  return moveFaults(field, steps).length === 0 ? steps : undefined;
}

function middleOf(placed: readonly Placed[]): Point {
  let [x, y] = [0, 0];
  for (const { shape } of placed) {
    x += shape.x / placed.length;
    y += shape.y / placed.length;
  }
  return [x, y];
}

const wayFrom = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

const lengthOf = ([x, y]: Point): number => Math.sqrt(x * x + y * y);

/** The way, or as much of it as that. */
function within([dx, dy]: Point, most: number): Point {
  const length = lengthOf([dx, dy]);
  const share = length > most ? most / length : 1;
  return [dx * share, dy * share];
}

function placesAt(
  field: Field,
  dx: number,
  dy: number,
  effort: Effort,
  search: Search,
): readonly Landing[] | undefined {
  const ahead = (index: number): number => {
    const { x, y } = field.movers[index]!.start.shape;
    return x * dx + y * dy;
  };
  // Anyone who is ahead goes first.
  const sequence = [...field.movers.keys()].sort((a, b) => ahead(b) - ahead(a) || a - b);
  const landings: (Landing | undefined)[] = field.movers.map(() => undefined);
  for (const index of sequence) {
    const mover = field.movers[index]!;
    const { shape, z } = mover.start;
    const ownModels = landings.flatMap((landing) => landing?.end ?? []);
    landings[index] = landingAt(field, mover, [shape.x + dx, shape.y + dy], z, ownModels, () => true);
  }
  if (landings.every((landing) => landing !== undefined)) return landings as readonly Landing[];
  if (landings.every((landing) => landing === undefined)) return undefined;
  const near = search === "patient" ? allNear(field, [dx, dy], sequence, landings) : undefined;
  if (near !== undefined) return near;
  if (effort.broughtAlong++ >= MOST_BROUGHT_ALONG) return undefined;
  return bringAlong(field, landings, sequence, BREADTH, false);
}

/** Anyone who has found no place gets one near to it; undefined where there is none for somebody. */
function allNear(
  field: Field,
  [dx, dy]: Point,
  sequence: readonly number[],
  found: readonly (Landing | undefined)[],
): readonly Landing[] | undefined {
  const landings = [...found];
  for (const index of sequence) {
    if (landings[index] !== undefined) continue;
    const { x, y } = field.movers[index]!.start.shape;
    const landing = landingNear(field, index, [x + dx, y + dy], landings);
    if (landing === undefined) return undefined;
    landings[index] = landing;
  }
  return landings as readonly Landing[];
}

/** How far around its place a model that cannot stand there looks for another, the nearest first. */
const NEAR = [0.75, 1.5, 2.25, 3];
const ROUND = [0, 45, -45, 90, -90, 135, -135, 180];

/** A place near that one which is free, and in coherency with somebody who has found his. */
function landingNear(
  field: Field,
  index: number,
  [x, y]: Point,
  others: readonly (Landing | undefined)[],
): Landing | undefined {
  const mover = field.movers[index]!;
  const ownModels = others.flatMap((landing) => landing?.end ?? []);
  const coherent = coherentWith(ownModels, field.numbers.coherency);
  for (const far of NEAR) {
    for (const degrees of ROUND) {
      const { cos, sin } = rotation(degrees);
      const spot: Point = [x + far * cos, y + far * sin];
      const landing = landingAt(field, mover, spot, mover.start.z, ownModels, coherent);
      if (landing !== undefined) return landing;
    }
  }
  return undefined;
}
