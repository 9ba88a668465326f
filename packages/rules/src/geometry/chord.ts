import { GRAZE } from "./crossing.ts";
import { corners, type Point, type Shape } from "./shape.ts";

/**
 * Where the line through p along the unit vector w enters and leaves the base, as distances from p; undefined where it
 * passes the base by. A line that misses by no more than rounding touches.
 */
export function chord(shape: Shape, p: Point, wx: number, wy: number): [number, number] | undefined {
  const { ux, uy, halfLong, halfShort } = shape;
  const dx = p[0] - shape.x;
  const dy = p[1] - shape.y;
  const px = dx * ux + dy * uy;
  const py = dy * ux - dx * uy;
  const vx = wx * ux + wy * uy;
  const vy = wy * ux - wx * uy;
  if (shape.kind === "box") return boxChord(px, py, vx, vy, halfLong + GRAZE, halfShort + GRAZE);
  // In units of the half lengths the base is the unit circle.
  const qx = px / halfLong;
  const qy = py / halfShort;
  const ex = vx / halfLong;
  const ey = vy / halfShort;
  const square = ex * ex + ey * ey;
  const miss = qx * ey - qy * ex;
  const inside = square - miss * miss;
  // The base reaches halfLong * halfShort * sqrt(square) to the side of the line; the miss is a share of that.
  if (inside * halfLong * halfShort < -2 * GRAZE * Math.sqrt(square)) return undefined;
  const half = Math.sqrt(Math.max(inside, 0)) / square;
  const middle = -(qx * ex + qy * ey) / square;
  return [middle - half, middle + half];
}

function boxChord(
  px: number,
  py: number,
  vx: number,
  vy: number,
  long: number,
  short: number,
): [number, number] | undefined {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  if (Math.abs(vx) < 1e-13) {
    if (Math.abs(px) > long) return undefined;
  } else {
    const middle = -px / vx;
    const half = Math.abs(long / vx);
    from = middle - half;
    to = middle + half;
  }
  if (Math.abs(vy) < 1e-13) {
    if (Math.abs(py) > short) return undefined;
  } else {
    const middle = -py / vy;
    const half = Math.abs(short / vy);
    from = Math.max(from, middle - half);
    to = Math.min(to, middle + half);
  }
  return from <= to ? [from, to] : undefined;
}

/** The directions from the point c, not inside the base, in which a line touches the base; for a box, its corners. */
export function tangents(shape: Shape, c: Point): Point[] {
  if (shape.kind === "box") return corners(shape).map((corner) => [corner[0] - c[0], corner[1] - c[1]]);
  const { ux, uy, halfLong, halfShort } = shape;
  const dx = c[0] - shape.x;
  const dy = c[1] - shape.y;
  const qx = (dx * ux + dy * uy) / halfLong;
  const qy = (dy * ux - dx * uy) / halfShort;
  const length = Math.sqrt(Math.max(qx * qx + qy * qy - 1, 0));
  const found: Point[] = [];
  for (const side of [-1, 1]) {
    const along = (-length * qx - side * qy) * halfLong;
    const across = (-length * qy + side * qx) * halfShort;
    found.push([along * ux - across * uy, along * uy + across * ux]);
  }
  return found;
}

/** Whether the point lies inside the base grown by so much; by default, shrunk by more than rounding. */
export function inside(shape: Shape, c: Point, grown = -GRAZE): boolean {
  const dx = c[0] - shape.x;
  const dy = c[1] - shape.y;
  const px = (dx * shape.ux + dy * shape.uy) / (shape.halfLong + grown);
  const py = (dy * shape.ux - dx * shape.uy) / (shape.halfShort + grown);
  if (shape.kind === "box") return Math.max(Math.abs(px), Math.abs(py)) < 1;
  return px * px + py * py < 1;
}

/** Where an edge, given as a box without breadth, meets the outline of the base. */
export function outlineHits(shape: Shape, edge: Shape): Point[] {
  const dx = edge.x - shape.x;
  const dy = edge.y - shape.y;
  const near = shape.reach + edge.reach + GRAZE;
  if (dx * dx + dy * dy > near * near) return [];
  const hits: Point[] = [];
  for (const t of chord(shape, [edge.x, edge.y], edge.ux, edge.uy) ?? []) {
    if (Math.abs(t) <= edge.halfLong + GRAZE) hits.push([edge.x + t * edge.ux, edge.y + t * edge.uy]);
  }
  return hits;
}
