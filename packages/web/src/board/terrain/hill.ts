import { centroid, resampled, shrunk, smoothPath } from "../polygon.ts";
import type { Point } from "../scene.ts";
import { between, type Draw } from "./draw.ts";

/** Contour lines, as on a map. */
export const hill: Draw = (polygon, random) => {
  const middle = centroid(polygon);
  return [0.97, 0.76, 0.55, 0.34].map((share, at) => ({
    part: `contour step${at}`,
    d: smoothPath(
      resampled(shrunk(polygon, share), 1.8).map(([x, y]): Point => {
        const waver = 1 + between(random, -0.03, 0.03);
        return [middle[0] + (x - middle[0]) * waver, middle[1] + (y - middle[1]) * waver];
      }),
    ),
  }));
};
