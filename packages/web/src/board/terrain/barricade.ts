import { centroid, polygonPath } from "../polygon.ts";
import type { Point } from "../scene.ts";
import { between, type Draw, longAxis } from "./draw.ts";

/** A row of blocks along the long side. */
export const barricade: Draw = (polygon, random) => {
  const { along } = longAxis(polygon);
  const [ux, uy] = along;
  const [cx, cy] = centroid(polygon);
  const lengths = polygon.map(([x, y]) => (x - cx) * ux + (y - cy) * uy);
  const widths = polygon.map(([x, y]) => (y - cy) * ux - (x - cx) * uy);
  const [start, end] = [Math.min(...lengths), Math.max(...lengths)];
  const half = (Math.max(...widths) - Math.min(...widths)) / 2;
  const count = Math.max(2, Math.round((end - start) / 1.1));
  const step = (end - start) / count;
  const at = (l: number, s: number): Point => [cx + ux * l - uy * s, cy + uy * l + ux * s];
  const blocks: string[] = [];
  const lights: string[] = [];
  for (let block = 0; block < count; block++) {
    const from = start + block * step + 0.05;
    const to = start + (block + 1) * step - 0.05;
    const shift = between(random, -0.05, 0.05);
    const low = -half * 0.82 + shift;
    const high = half * 0.82 + shift;
    blocks.push(polygonPath([at(from, low), at(to, low), at(to, high), at(from, high)]));
    lights.push(polygonPath([at(from, low), at(to, low), at(to, low * 0.25), at(from, low * 0.25)]));
  }
  return [
    { part: "block", d: blocks.join("") },
    { part: "block-light", d: lights.join("") },
  ];
};
