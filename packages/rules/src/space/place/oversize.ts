import type { Base } from "../../game/document.ts";
import type { Polygon } from "../../geometry/polygon.ts";
import { shapeOf } from "../../geometry/shape.ts";
import { whollyWithin } from "../../geometry/within.ts";

const SEARCH = { step: 1, turn: 15 } as const;

/** By base and area, of which a battle has a few. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1_000;

/** Whether the base is too large to stand wholly in the area, wherever and however it is turned (DE-8). */
export function isTooLarge(base: Base, polygon: Polygon): boolean {
  const { points, minX, minY, maxX, maxY } = polygon;
  const key = JSON.stringify([base, points]);
  let found = known.get(key);
  if (found === undefined) {
    const xs = line(minX, maxX);
    const ys = line(minY, maxY);
    const facings = base.shape === "round" ? [0] : Array.from({ length: 12 }, (_, n) => n * SEARCH.turn);
    found = !xs.some((x) =>
      ys.some((y) => facings.some((facing) => whollyWithin(shapeOf(base, x, y, facing), polygon))),
    );
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, found);
  }
  return found;
}

/** The middle, where what only just fits does, and points all along. */
function line(from: number, to: number): readonly number[] {
  const all = [(from + to) / 2];
  for (let at = from; at <= to; at += SEARCH.step) all.push(at);
  return all;
}
