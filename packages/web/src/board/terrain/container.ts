import { centroid, polygonPath, type Segment, segmentsPath, shrunk } from "../polygon.ts";
import type { Point } from "../scene.ts";
import { type Draw, longAxis } from "./draw.ts";

/** A closed box with ribs across its roof and doors at one end. */
export const container: Draw = (polygon) => {
  const { along } = longAxis(polygon);
  const [ux, uy] = along;
  const [cx, cy] = centroid(polygon);
  const lengths = polygon.map(([x, y]) => (x - cx) * ux + (y - cy) * uy);
  const widths = polygon.map(([x, y]) => (y - cy) * ux - (x - cx) * uy);
  const half = Math.max(...lengths);
  const side = Math.max(...widths) - 0.22;
  const at = (l: number, s: number): Point => [cx + ux * l - uy * s, cy + uy * l + ux * s];
  const ribs: Segment[] = [];
  const count = Math.max(3, Math.round((2 * half) / 0.45));
  for (let rib = 1; rib < count; rib++) {
    const l = -half + (2 * half * rib) / count;
    ribs.push([at(l, -side), at(l, side)]);
  }
  return [
    { part: "roof", d: polygonPath(shrunk(polygon, 0.97)) },
    { part: "rib", d: segmentsPath(ribs) },
    {
      part: "door",
      d: segmentsPath([
        [at(half - 0.22, -side), at(half - 0.22, side)],
        [at(half, 0), at(half - 0.22, 0)],
      ]),
    },
  ];
};
