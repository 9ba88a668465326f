import { TOLERANCE } from "../base/limits.ts";
import { containsPoint, type Polygon } from "./polygon.ts";
import { type Point, type Shape, segmentShape } from "./shape.ts";
import { segmentEnters } from "./within.ts";

/** A piece of edge that two polygons share from its two sides: where they touch, and nothing passes between them. */
export interface Seam {
  readonly a: Polygon;
  readonly b: Polygon;
  readonly segment: Shape;
}

export function seamsBetween(a: Polygon, b: Polygon): readonly Seam[] {
  if (a.minX > b.maxX + TOLERANCE || b.minX > a.maxX + TOLERANCE) return [];
  if (a.minY > b.maxY + TOLERANCE || b.minY > a.maxY + TOLERANCE) return [];
  const seams: Seam[] = [];
  for (const edge of a.edges) {
    for (const other of b.edges) {
      // The inside is to the left of each, so what they share they pass in opposite directions.
      if (edge.ux * other.ux + edge.uy * other.uy >= 0) continue;
      const shared = sharedPiece(edge, other);
      if (shared === undefined) continue;
      seams.push({ a, b, segment: segmentShape(pointAlong(edge, shared[0]), pointAlong(edge, shared[1])) });
    }
  }
  return seams;
}

/** Whether the segment follows the seam for a while; meeting it in a point is not following it. */
export function followsSeam(p: Point, q: Point, { segment }: Seam): boolean {
  return p[0] === q[0] && p[1] === q[1] ? false : sharedPiece(segment, segmentShape(p, q)) !== undefined;
}

/** From where to where a segment lies on another, along that other from its middle. */
function sharedPiece(on: Shape, piece: Shape): readonly [number, number] | undefined {
  const along = (piece.x - on.x) * on.ux + (piece.y - on.y) * on.uy;
  const turn = piece.ux * on.ux + piece.uy * on.uy;
  const half = Math.abs(turn) * piece.halfLong;
  const from = Math.max(-on.halfLong, along - half);
  const to = Math.min(on.halfLong, along + half);
  if (to - from <= TOLERANCE) return undefined;
  // How far beside it lies at both ends of what they have in common.
  const aside = (piece.y - on.y) * on.ux - (piece.x - on.x) * on.uy;
  const slope = (piece.uy * on.ux - piece.ux * on.uy) / turn;
  const beside = (at: number) => Math.abs(aside + (at - along) * slope);
  return beside(from) <= TOLERANCE && beside(to) <= TOLERANCE ? [from, to] : undefined;
}

function pointAlong({ x, y, ux, uy }: Shape, at: number): Point {
  return [x + at * ux, y + at * uy];
}

/** Polygons that hang together by seams: one for whoever looks. */
export interface Mass {
  readonly polygons: readonly Polygon[];
  readonly seams: readonly Seam[];
  /** Their edges without the seams. */
  readonly outline: readonly (readonly [Point, Point])[];
}

export function massOf(polygons: readonly Polygon[], seams: readonly Seam[]): Mass {
  const outline = polygons.flatMap((polygon) => {
    const own = seams.filter(({ a, b }) => a === polygon || b === polygon);
    return polygon.edges.flatMap((edge) => openPieces(edge, own));
  });
  return { polygons, seams, outline };
}

function openPieces(edge: Shape, seams: readonly Seam[]): [Point, Point][] {
  const closed = seams
    .map(({ segment }) => sharedPiece(edge, segment))
    .filter((piece) => piece !== undefined)
    .sort((a, b) => a[0] - b[0]);
  const pieces: [Point, Point][] = [];
  let from = -edge.halfLong;
  for (const [start, end] of [...closed, [edge.halfLong, edge.halfLong] as const]) {
    if (start - from > TOLERANCE) pieces.push([pointAlong(edge, from), pointAlong(edge, start)]);
    from = Math.max(from, end);
  }
  return pieces;
}

/** Whether every point of the base lies in some of the polygons. */
export function whollyWithinMass(shape: Shape, { polygons, seams, outline }: Mass): boolean {
  const { x, y } = shape;
  const onSeam = ({ segment }: Seam) => {
    const along = (x - segment.x) * segment.ux + (y - segment.y) * segment.uy;
    const aside = (y - segment.y) * segment.ux - (x - segment.x) * segment.uy;
    return Math.abs(aside) <= TOLERANCE && Math.abs(along) <= segment.halfLong;
  };
  if (!polygons.some((polygon) => containsPoint(polygon, x, y)) && !seams.some(onSeam)) return false;
  return !outline.some(([p, q]) => segmentEnters(shape, p, q));
}
