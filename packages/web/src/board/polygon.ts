import { type Box, coordinate } from "./footprint.ts";
import type { Point } from "./scene.ts";

export type Polygon = readonly Point[];
export type Segment = readonly [Point, Point];

export function bounds(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Positive when the corners run clockwise as drawn (y goes down). */
export function signedArea(polygon: Polygon): number {
  return sides(polygon).reduce((sum, [a, b]) => sum + (a[0] * b[1] - a[1] * b[0]) / 2, 0);
}

export function centroid(polygon: Polygon): Point {
  const area = signedArea(polygon);
  let x = 0;
  let y = 0;
  for (const [a, b] of sides(polygon)) {
    const cross = a[0] * b[1] - a[1] * b[0];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  return [x / (6 * area), y / (6 * area)];
}

export function sides(polygon: Polygon): Segment[] {
  return polygon.map((corner, at) => [corner, polygon[(at + 1) % polygon.length]!]);
}

/** How far a point is from the nearest side. */
export function distanceToSides(polygon: Polygon, [x, y]: Point): number {
  return Math.min(
    ...sides(polygon).map(([a, b]) => {
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(Math.max(along, 0), 1);
      return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
    }),
  );
}

/** Parallel lines across the polygon: drawn as lines, since a repeated pattern repaints slowly without a GPU. */
export function hatching(polygon: Polygon, degrees: number, spacing: number): Segment[] {
  const turn = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const levels = polygon.map(([x, y]) => y * ux - x * uy);
  const lines: Segment[] = [];
  for (let level = Math.min(...levels) + spacing / 2; level < Math.max(...levels); level += spacing) {
    const crossings: number[] = [];
    for (const [a, b] of sides(polygon)) {
      const la = a[1] * ux - a[0] * uy - level;
      const lb = b[1] * ux - b[0] * uy - level;
      if (la > 0 === lb > 0) continue;
      const t = la / (la - lb);
      crossings.push((a[0] + t * (b[0] - a[0])) * ux + (a[1] + t * (b[1] - a[1])) * uy);
    }
    crossings.sort((p, q) => p - q);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [p, q] = [crossings[at]!, crossings[at + 1]!];
      lines.push([
        [p * ux - level * uy, p * uy + level * ux],
        [q * ux - level * uy, q * uy + level * ux],
      ]);
    }
  }
  return lines;
}

/** The polygon shrunk towards its middle. */
export function shrunk(polygon: Polygon, share: number): Point[] {
  const [cx, cy] = centroid(polygon);
  return polygon.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

/** Points along the outline at about this spacing. */
export function resampled(polygon: Polygon, spacing: number): Point[] {
  return sides(polygon).flatMap(([a, b]) => {
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / spacing));
    return Array.from(
      { length: count },
      (_, at): Point => [a[0] + ((b[0] - a[0]) * at) / count, a[1] + ((b[1] - a[1]) * at) / count],
    );
  });
}

const pair = ([x, y]: Point): string => `${coordinate(x)} ${coordinate(y)}`;

export function polygonPath(polygon: Polygon): string {
  return `${linePath(polygon)}Z`;
}

export function linePath(points: readonly Point[]): string {
  return points.map((point, at) => `${at === 0 ? "M" : "L"}${pair(point)}`).join("");
}

export function segmentsPath(segments: readonly Segment[]): string {
  return segments.map(([a, b]) => `M${pair(a)}L${pair(b)}`).join("");
}

/** A closed curve through the middles of the sides, bent by the corners. */
export function smoothPath(polygon: Polygon): string {
  const middles = sides(polygon).map(([a, b]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const bends = middles.map((_, at) => {
    const next = (at + 1) % middles.length;
    return `Q${pair(polygon[next]!)} ${pair(middles[next]!)}`;
  });
  return `M${pair(middles[0]!)}${bends.join("")}Z`;
}
