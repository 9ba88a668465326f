import { rotation } from "../../geometry/rotation.ts";
import { type Point, support } from "../../geometry/shape.ts";
import { sweepsOver } from "../../geometry/stay.ts";
import type { Footprint } from "../sight/footprint.ts";
import type { Mover } from "./field.ts";
import type { Obstacle } from "./obstacle.ts";

/** What the centre of a base may not enter: something convex, grown by the base. */
export interface Hull {
  readonly x: number;
  readonly y: number;
  /** How far it extends from there in a direction of length 1. */
  reach(nx: number, ny: number): number;
}

/** Where a way may bend round a hull. */
export interface Bend {
  readonly point: Point;
  readonly hull: Hull;
}

/**
 * A way round a hull bends at the corners of a polygon of tangents. The polygon lies outside of what may not be entered, so
 * its edges can be walked; with this many tangents the way is longer than the shortest by less than a hundredth of its bend,
 * and is pulled taut afterwards.
 */
const TANGENTS = 24;

/** By what share of itself a way along the tangents may be longer than the shortest. */
export const SLACK = 0.006;

const DIRECTIONS: readonly Point[] = Array.from({ length: TANGENTS }, (_, i) => {
  const { cos, sin } = rotation((i * 360) / TANGENTS);
  return [cos, sin];
});

/** Beyond the tolerance with which nearness is judged, and below what counts on the table. */
const MARGIN = 2e-6;

export function obstacleBends({ start }: Mover, { placed, keep }: Obstacle): readonly Bend[] {
  const away = keep === 0 ? 0 : keep + MARGIN;
  const { shape } = placed;
  return bendsAround({
    x: shape.x,
    y: shape.y,
    reach: (nx, ny) => support(start.shape, nx, ny) + support(shape, nx, ny) + away,
  });
}

/** Around the outward corners of the terrain, where the base does not overlap it. */
export function footprintBends({ start, core }: Mover, { polygon }: Footprint): readonly Bend[] {
  return polygon.bulges
    .flatMap(([x, y]) => bendsAround({ x, y, reach: (nx, ny) => support(start.shape, nx, ny) }))
    .filter(({ point }) => !sweepsOver(core, point, point, polygon));
}

function bendsAround(hull: Hull): readonly Bend[] {
  return DIRECTIONS.map((direction, i) => ({
    point: cornerOf(hull, direction, DIRECTIONS[(i + 1) % TANGENTS]!),
    hull,
  }));
}

/** Where the tangents in two directions meet. */
export function cornerOf(hull: Hull, [nx, ny]: Point, [mx, my]: Point): Point {
  const turn = nx * my - ny * mx;
  const a = hull.reach(nx, ny);
  const b = hull.reach(mx, my);
  return [hull.x + (a * my - b * ny) / turn, hull.y + (b * nx - a * mx) / turn];
}
