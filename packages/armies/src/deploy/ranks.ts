import type { Zone } from "../deployments.ts";
import { type Point, tidy } from "../layouts/layout.ts";
import type { Footprint } from "./footprint.ts";
import type { Stance } from "./regiment.ts";

/** Twice as many side by side as behind each other, or as many. */
export function broadFiles(count: number): readonly number[] {
  return even(
    count,
    [2, 1.4, 1].map((shape) => Math.ceil(Math.sqrt(shape * count))),
  );
}

/** From seven models on every model needs two neighbours, so that no unit stands in a single line. */
export function anyFiles(count: number): readonly number[] {
  const [most, least] = count < 7 ? [count, 1] : [Math.ceil(count / 2), 2];
  const middle = Math.sqrt(2 * count);
  const files = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return even(
    count,
    files.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b),
  );
}

/** As few ranks, but none much shorter than the others: five are three and two, not four and one. */
function even(count: number, files: readonly number[]): readonly number[] {
  return [...new Set(files.map((many) => Math.ceil(count / Math.ceil(count / many))))];
}

/** Which way is forward, by facing. */
const FORWARD: Readonly<Record<Zone["facing"], Point>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
};

/** The unit in ranks, the middle of the first one at a point; undefined unless every place is free. */
export function inRanks(
  { sizes, pitchX, pitchY }: Stance,
  [x, y]: Point,
  facing: Zone["facing"],
  files: number,
  gap: number,
  free: (one: Footprint) => boolean,
): readonly Footprint[] | undefined {
  const [fx, fy] = FORWARD[facing];
  const placed: Footprint[] = [];
  // From the rear, where a unit sooner stands on something or leaves its zone.
  for (let index = sizes.length - 1; index >= 0; index--) {
    const rank = Math.floor(index / files);
    const inRank = Math.min(files, sizes.length - rank * files);
    const file = (index % files) - (inRank - 1) / 2;
    const { halfX, halfY, round } = sizes[index]!;
    const one = {
      halfX,
      halfY,
      round,
      x: tidy(x - (rank * fx + file * fy) * (pitchX + gap)),
      y: tidy(y - (rank * fy - file * fx) * (pitchY + gap)),
    };
    if (!free(one)) return undefined;
    placed[index] = one;
  }
  return placed;
}
