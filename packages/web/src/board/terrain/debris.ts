import { isInside } from "@gunline/rules/geometry";
import { bounds, distanceToSides, polygonPath } from "../polygon.ts";
import type { Point } from "../scene.ts";
import { between, type Draw, type Random } from "./draw.ts";

/** Irregular stones at the given places, as one path. */
export function stones(places: readonly Point[], random: Random, small: number, large: number): string {
  return places
    .map(([x, y]) => {
      const size = between(random, small, large);
      const turn = random() * Math.PI * 2;
      const corners = 4 + Math.floor(random() * 3);
      const outline = Array.from({ length: corners }, (_, at): Point => {
        const angle = turn + (at / corners) * Math.PI * 2;
        const radius = size * between(random, 0.75, 1.2);
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      });
      return polygonPath(outline);
    })
    .join("");
}

/** Places strewn over the polygon, at least so far from each other and from its sides. */
export function strewn(
  polygon: readonly Point[],
  random: Random,
  apart: number,
  margin: number,
  most: number,
): Point[] {
  const box = bounds(polygon);
  const places: Point[] = [];
  for (let throws = 0; throws < most * 14 && places.length < most; throws++) {
    const at: Point = [between(random, box.left, box.right), between(random, box.top, box.bottom)];
    if (!isInside(polygon, ...at) || distanceToSides(polygon, at) < margin) continue;
    if (places.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < apart)) continue;
    places.push(at);
  }
  return places;
}

/** Rubble: large stones with small ones between. */
export const debris: Draw = (polygon, random) => {
  const large = strewn(polygon, random, 0.72, 0.32, 60);
  const small = strewn(polygon, random, 0.4, 0.16, 80);
  return [
    { part: "rubble small", d: stones(small, random, 0.07, 0.15) },
    { part: "rubble", d: stones(large, random, 0.22, 0.4) },
  ];
};
