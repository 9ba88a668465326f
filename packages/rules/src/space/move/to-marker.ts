import type { Placed } from "../../game/measure/placed.ts";
import { gap } from "../../geometry/gap.ts";
import type { Point } from "../../geometry/shape.ts";
import { coherentWith } from "./coherency.ts";
import { moveFaults } from "./faults.ts";
import { allowanceOf, type Field } from "./field.ts";
import { spreadOf } from "./goal.ts";
import { type Landing, landingAt, stayed } from "./landing.ts";
import { type ModelStep, stepOf } from "./step.ts";
import { moveTowards } from "./towards.ts";

/** Shares of the way that are tried, the most first. */
const SHARES = [1, 0.9, 0.75, 0.6, 0.45, 0.3, 0.15];

/** A legal move towards the marker of the order, as many models as near as is soon found; undefined where there is none. */
export function moveToMarker(field: Field): readonly ModelStep[] | undefined {
  const marker = field.order.ending.inRangeOf?.marker;
  if (marker === undefined) return undefined;
  return oneByOne(field, [marker.x, marker.y]) ?? moveTowards(field, [marker.x, marker.y]);
}

/** The nearest first, each straight on as far as it stays with the others. */
function oneByOne(field: Field, to: Point): readonly ModelStep[] | undefined {
  const spread = spreadOf(field.order.ending.inRangeOf!.marker);
  const away = field.movers.map(({ start }) => gap(start.shape, spread.shape));
  const landings: Landing[] = field.movers.map(stayed);
  for (const index of [...field.movers.keys()].sort((a, b) => away[a]! - away[b]!)) {
    const ownModels = landings.filter((_, i) => i !== index).map(({ end }) => end);
    const landing = straightOn(field, index, to, ownModels);
    if (landing !== undefined) landings[index] = landing;
  }
  const steps = landings.map(({ facing, route }, index) =>
    stepOf(field, field.movers[index]!, route.path, facing),
  );
  return moveFaults(field, steps).length === 0 ? steps : undefined;
}

function straightOn(
  field: Field,
  index: number,
  [tx, ty]: Point,
  ownModels: readonly Placed[],
): Landing | undefined {
  const mover = field.movers[index]!;
  const { x, y } = mover.start.shape;
  const length = Math.sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y));
  if (length === 0) return undefined;
  const most = Math.min(1, allowanceOf(field, mover) / length);
  const coherent = coherentWith(ownModels, field.numbers.coherency);
  for (const share of SHARES) {
    const spot: Point = [x + share * most * (tx - x), y + share * most * (ty - y)];
    const landing = landingAt(field, mover, spot, mover.start.z, ownModels, coherent);
    if (landing !== undefined) return landing;
  }
  return undefined;
}
