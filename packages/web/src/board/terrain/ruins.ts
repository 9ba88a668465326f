import { isInside } from "@gunline/rules/geometry";
import {
  hatching,
  linePath,
  polygonPath,
  type Segment,
  segmentsPath,
  sides,
  signedArea,
} from "../polygon.ts";
import type { Point } from "../scene.ts";
import { stones } from "./debris.ts";
import { between, type Draw, type Random } from "./draw.ts";

const INSET = 0.42;
/** Walls stand in stretches with doors and windows between. */
const STRETCH = 2.6;
const OPENING = 0.7;

/** A hatched floor, walls along two sides that meet, and some rubble at their broken ends. */
export const ruins: Draw = (polygon, random) => {
  const edges = sides(polygon);
  const lengths = edges.map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  const corner = cornerForWalls(lengths, random);
  const before = (corner + edges.length - 1) % edges.length;
  const inward = signedArea(polygon) > 0 ? 1 : -1;
  const first = inset(edges[before]!, inward);
  const second = inset(edges[corner]!, inward);
  const joint = meeting(first, second);
  const far = [
    short(first[0], joint, between(random, 0.1, 0.9)),
    short(second[1], joint, between(random, 0.1, 0.9)),
  ];
  const walls = [...stretches(joint, far[0]!, random), ...stretches(joint, far[1]!, random)];
  const rubble = far.flatMap((end) =>
    Array.from(
      { length: 4 },
      (): Point => [end[0] + between(random, -0.8, 0.8), end[1] + between(random, -0.8, 0.8)],
    ),
  );
  return [
    { part: "hatch", d: segmentsPath(hatching(polygon, -45, 0.62)) },
    { part: "slab", d: slabs(polygon) },
    {
      part: "rubble",
      d: stones(
        rubble.filter((at) => isInside(polygon, ...at)),
        random,
        0.1,
        0.24,
      ),
    },
    { part: "wall-edge", d: segmentsPath(walls) },
    { part: "wall", d: segmentsPath(walls) },
  ];
};

/** The corner whose two sides are longest together; equal corners are settled by the seed. */
function cornerForWalls(lengths: readonly number[], random: Random): number {
  const pick = random();
  const sums = lengths.map((length, at) => length + lengths[(at + lengths.length - 1) % lengths.length]!);
  const best = Math.max(...sums);
  const corners = sums.flatMap((sum, at) => (sum > best - 0.05 ? [at] : []));
  return corners[Math.floor(pick * corners.length)]!;
}

function inset([a, b]: Segment, inward: number): Segment {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = (-(b[1] - a[1]) / length) * inward * INSET;
  const ny = ((b[0] - a[0]) / length) * inward * INSET;
  return [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
  ];
}

/** Where the lines through two sides cross. */
function meeting([a, b]: Segment, [c, d]: Segment): Point {
  const rx = b[0] - a[0];
  const ry = b[1] - a[1];
  const sx = d[0] - c[0];
  const sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return b;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  return [a[0] + rx * t, a[1] + ry * t];
}

/** The end pulled back: the inset, and as much more as is broken off. */
function short(end: Point, from: Point, broken: number): Point {
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
  const t = Math.max(0.3, (length - INSET - broken) / length);
  return [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t];
}

function stretches(from: Point, to: Point, random: Random): Segment[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (distance: number): Point => [
    from[0] + ((to[0] - from[0]) * distance) / length,
    from[1] + ((to[1] - from[1]) * distance) / length,
  ];
  const found: Segment[] = [];
  let start = 0;
  while (start < length - 0.3) {
    let end = start + between(random, STRETCH * 0.7, STRETCH * 1.3);
    if (end > length - OPENING - 0.6) end = length;
    found.push([at(start), at(end)]);
    start = end + OPENING;
  }
  return found;
}

/** The floor a little inside the outline. */
function slabs(polygon: readonly Point[]): string {
  const inward = signedArea(polygon) > 0 ? 1 : -1;
  const edges = sides(polygon).map((side) => inset(side, inward * 0.42));
  const corners = edges.map((edge, at) => meeting(edges[(at + edges.length - 1) % edges.length]!, edge));
  return corners.length < 3 ? linePath(corners) : polygonPath(corners);
}
