import { rotation } from "../geometry/rotation.ts";
import { type Point, type Shape, support } from "../geometry/shape.ts";
import { sweepsOver } from "../geometry/stay.ts";
import type { Footprint } from "../sight/footprint.ts";
import type { Mover } from "./field.ts";
import type { Obstacle } from "./obstacle.ts";

/**
 * Where a way round something bends: the corners of a polygon of tangents around the obstacle grown by the base. The
 * polygon lies outside of what may not be entered, so its edges can be walked; with this many tangents the way is longer
 * than the shortest by less than a hundredth of its bend.
 */
const TANGENTS = 24;

const DIRECTIONS: readonly Point[] = Array.from({ length: TANGENTS }, (_, i) => {
  const { cos, sin } = rotation((i * 360) / TANGENTS);
  return [cos, sin];
});

/** Beyond the tolerance with which nearness is judged, and below what counts on the table. */
const MARGIN = 2e-6;

export function obstacleCorners({ start }: Mover, { placed, keep }: Obstacle): readonly Point[] {
  const away = keep === 0 ? 0 : keep + MARGIN;
  return cornersAround(placed.shape.x, placed.shape.y, (nx, ny) => {
    return support(start.shape, nx, ny) + support(placed.shape, nx, ny) + away;
  });
}

/** Around the outward corners of the terrain, where the base does not overlap it. */
export function footprintCorners({ start, core }: Mover, { polygon }: Footprint): readonly Point[] {
  const base: Shape = start.shape;
  return polygon.bulges
    .flatMap(([x, y]) => cornersAround(x, y, (nx, ny) => support(base, nx, ny)))
    .filter((point) => !sweepsOver(core, point, point, polygon));
}

function cornersAround(x: number, y: number, reach: (nx: number, ny: number) => number): readonly Point[] {
  const reaches = DIRECTIONS.map(([nx, ny]) => reach(nx, ny));
  return DIRECTIONS.map(([nx, ny], i) => {
    const next = (i + 1) % TANGENTS;
    const [mx, my] = DIRECTIONS[next]!;
    const turn = nx * my - ny * mx;
    const a = reaches[i]!;
    const b = reaches[next]!;
    return [x + (a * my - b * ny) / turn, y + (b * nx - a * mx) / turn];
  });
}
