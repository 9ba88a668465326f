import { corners, type Point, type Shape } from "./shape.ts";

/**
 * Places on the outline of a base, numbered from 0 to 4 once around: on a box a quarter an edge, elsewhere a quarter a
 * quadrant. The numbers only order the places; they measure nothing.
 */
export interface OutlinePoint {
  readonly point: Point;
  /** Outward, of length 1. */
  readonly normal: Point;
}

export function outlineAt(shape: Shape, place: number): OutlinePoint {
  const quarter = Math.min(Math.floor(place), 3);
  const rest = place - quarter;
  const { ux, uy } = shape;
  if (shape.kind === "box") {
    const around = corners(shape);
    const from = around[quarter]!;
    const to = around[(quarter + 1) % 4]!;
    const point: Point = [from[0] + rest * (to[0] - from[0]), from[1] + rest * (to[1] - from[1])];
    const [nx, ny] = EDGE_NORMALS[quarter]!;
    return { point, normal: [nx * ux - ny * uy, nx * uy + ny * ux] };
  }
  const [dx, dy] = diamond(quarter, rest);
  const length = Math.sqrt(dx * dx + dy * dy);
  const cos = dx / length;
  const sin = dy / length;
  const along = shape.halfLong * cos;
  const across = shape.halfShort * sin;
  const nx = cos / shape.halfLong;
  const ny = sin / shape.halfShort;
  const norm = Math.sqrt(nx * nx + ny * ny);
  return {
    point: [shape.x + along * ux - across * uy, shape.y + along * uy + across * ux],
    normal: [(nx * ux - ny * uy) / norm, (nx * uy + ny * ux) / norm],
  };
}

/** The place of a point on the outline; of a point beside it, one near by. */
export function placeOf(shape: Shape, point: Point): number {
  const dx = point[0] - shape.x;
  const dy = point[1] - shape.y;
  const px = (dx * shape.ux + dy * shape.uy) / shape.halfLong;
  const py = (dy * shape.ux - dx * shape.uy) / shape.halfShort;
  if (shape.kind === "box") {
    if (Math.abs(px) > Math.abs(py)) return px > 0 ? share(3, (py + 1) / 2) : share(1, (1 - py) / 2);
    return py > 0 ? share(0, (1 - px) / 2) : share(2, (px + 1) / 2);
  }
  const sum = Math.abs(px) + Math.abs(py);
  if (sum === 0) return 0;
  if (py >= 0) return px >= 0 ? share(0, py / sum) : share(1, -px / sum);
  return px < 0 ? share(2, -py / sum) : share(3, px / sum);
}

function share(quarter: number, rest: number): number {
  return quarter + Math.min(Math.max(rest, 0), 1);
}

/** Corner 0 is ahead and to the left, and corners go round to the left: edge 0 is the left side. */
const EDGE_NORMALS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

function diamond(quarter: number, rest: number): Point {
  if (quarter === 0) return [1 - rest, rest];
  if (quarter === 1) return [-rest, 1 - rest];
  return quarter === 2 ? [rest - 1, -rest] : [rest, rest - 1];
}
