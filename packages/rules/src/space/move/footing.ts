import { TOLERANCE } from "../../base/limits.ts";
import { joined, type SegmentPart, stays } from "../../geometry/stay.ts";
import type { Mover } from "./field.ts";
import { flat, type Spot } from "./spot.ts";

/**
 * Anyone who does not fly is as high as the terrain under its base lets it be, whatever its path names: over open ground it is
 * on the ground.
 */

/** Parts of a leg shorter than this are seams between pieces of terrain. */
const SEAM = 1e-9;

/** The parts of a leg, of those asked about, on which nothing under the base is as high as that. */
export function openParts(
  { core, footprints }: Mover,
  from: Spot,
  to: Spot,
  height: number,
  [begin, end]: SegmentPart = [0, 1],
): readonly SegmentPart[] {
  const carried = joined(
    footprints.flatMap(({ feature, polygon }) =>
      feature.height >= height - TOLERANCE ? stays(core, flat(from), flat(to), polygon) : [],
    ),
  );
  const open: SegmentPart[] = [];
  let at = begin;
  for (const [on, off] of [...carried, [end, end] as const]) {
    if (Math.min(on, end) - at > SEAM) open.push([at, Math.min(on, end)]);
    at = Math.max(at, off);
  }
  return open;
}

/** Whether terrain under the base is as high as that all along the leg. */
export function isCarried(mover: Mover, from: Spot, to: Spot, height: number): boolean {
  return openParts(mover, from, to, height).length === 0;
}
