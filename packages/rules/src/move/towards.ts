import type { Point } from "../geometry/shape.ts";
import type { Breadth } from "./candidate.ts";
import { moveFaults } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import { bringAlong } from "./formation.ts";
import { type Landing, landingAt } from "./landing.ts";
import { type Step, stepOf } from "./step.ts";

/** Shares of the whole distance that are tried, the most first. */
const SHARES = [1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

const BREADTH: Breadth = { foes: 0, landings: 6, besideMates: 120, gaps: [] };

/**
 * A legal move that brings the unit's middle as near to a point as is soon found: all models go the same way, each round
 * what stands in it, and who finds no place there follows beside the others. Undefined where nothing was found.
 */
export function moveTowards(field: Field, to: Point): readonly Step[] | undefined {
  const [dx, dy] = wayOf(field, to);
  for (const share of SHARES) {
    const places = placesAt(field, dx * share, dy * share);
    if (places === undefined) continue;
    const steps = places.map(({ facing, route }, index) =>
      stepOf(field, field.movers[index]!, route.path, facing),
    );
    if (moveFaults(field, steps).length === 0) return steps;
  }
  return undefined;
}

/** From the unit's middle to the point, no further than every model may go. */
function wayOf(field: Field, [x, y]: Point): Point {
  const { movers } = field;
  let dx = x;
  let dy = y;
  for (const { start } of movers) {
    dx -= start.shape.x / movers.length;
    dy -= start.shape.y / movers.length;
  }
  const length = Math.sqrt(dx * dx + dy * dy);
  const most = Math.min(...movers.map((mover) => allowanceOf(field, mover)));
  const share = length > most ? most / length : 1;
  return [dx * share, dy * share];
}

function placesAt(field: Field, dx: number, dy: number): readonly Landing[] | undefined {
  const ahead = (index: number): number => {
    const { x, y } = field.movers[index]!.start.shape;
    return x * dx + y * dy;
  };
  // Whoever is ahead goes first.
  const sequence = [...field.movers.keys()].sort((a, b) => ahead(b) - ahead(a) || a - b);
  const landings: (Landing | undefined)[] = field.movers.map(() => undefined);
  for (const index of sequence) {
    const mover = field.movers[index]!;
    const { shape, z } = mover.start;
    const mates = landings.flatMap((landing) => landing?.end ?? []);
    landings[index] = landingAt(field, mover, [shape.x + dx, shape.y + dy], z, mates, () => true);
  }
  if (landings.every((landing) => landing !== undefined)) return landings as readonly Landing[];
  if (landings.every((landing) => landing === undefined)) return undefined;
  return bringAlong(field, landings, sequence, BREADTH, false);
}
