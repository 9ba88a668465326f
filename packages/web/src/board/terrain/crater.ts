import {
  centroid,
  polygonPath,
  resampled,
  type Segment,
  segmentsPath,
  shrunk,
  smoothPath,
} from "../polygon.ts";
import type { Point } from "../scene.ts";
import { between, type Draw, type Random } from "./draw.ts";

/** Ragged rings falling to a dark middle, and cracks that run outward. */
export const crater: Draw = (polygon, random) => {
  const middle = centroid(polygon);
  const rim = ragged(shrunk(polygon, 0.93), middle, random, 0.07);
  const lip = ragged(shrunk(polygon, 0.74), middle, random, 0.1);
  const floor = ragged(shrunk(polygon, 0.42), middle, random, 0.14);
  return [
    { part: "rim", d: polygonPath(rim) },
    { part: "bowl", d: polygonPath(lip) },
    { part: "floor", d: smoothPath(floor) },
    { part: "crack", d: segmentsPath(cracks(lip, middle, random)) },
  ];
};

function ragged(polygon: readonly Point[], [cx, cy]: Point, random: Random, depth: number): Point[] {
  return resampled(polygon, 0.75).map(([x, y]) => {
    const share = 1 - depth + between(random, -depth, depth);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  });
}

function cracks(lip: readonly Point[], [cx, cy]: Point, random: Random): Segment[] {
  return lip.flatMap(([x, y]): Segment[] => {
    if (random() > 0.5) return [];
    const inner = between(random, 0.66, 0.9);
    const outer = between(random, 1.04, 1.2);
    return [
      [
        [cx + (x - cx) * inner, cy + (y - cy) * inner],
        [cx + (x - cx) * outer, cy + (y - cy) * outer],
      ],
    ];
  });
}
