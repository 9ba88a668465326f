import { outlinePath } from "./footprint.ts";
import { linePath, signedArea } from "./polygon.ts";
import type { Footprint, Point } from "./scene.ts";
import { unionPath } from "./union.ts";

/** Bases with less than this between them are joined whatever else joins them: no holes inside of a formation. */
const CLOSE = 1.1;
/** How wide a joint is, as a part of the smaller base. */
const WAIST = 0.62;

/**
 * One shape round all models of a unit: their bases grown by so much, and joints between them, so that a unit strung
 * out over the table is still one thing to the eye. Of round bases it is the outer line alone: without a GPU, the strokes
 * of a mob of twenty take longer to draw than all its tokens.
 */
export function unitPath(footprints: readonly Footprint[], grown: number): string {
  const links = joints(footprints);
  const bars = links.map(([a, b]) => joint(footprints[a]!, footprints[b]!));
  const triangles = corners(links).map((three) => middles(three.map((at) => footprints[at]!)));
  const outline = footprints.every(({ kind }) => kind === "circle")
    ? unionPath(
        footprints.map(({ x, y, halfLong }) => ({ x, y, radius: halfLong + grown })),
        bars,
        triangles,
      )
    : undefined;
  return outline ?? overlapping(footprints, grown, [...bars, ...triangles]);
}

/** Every shape for itself, all wound the same way, so that overlaps leave no holes. */
function overlapping(
  footprints: readonly Footprint[],
  grown: number,
  between: readonly (readonly Point[])[],
): string {
  return [
    ...footprints.map((one) => outlinePath(one, grown)),
    ...between.map((points) => `${linePath(points)}Z`),
  ].join("");
}

/** Three that are all joined with each other: what lies between them is theirs too. */
function corners(links: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const near = new Map<number, Set<number>>();
  const add = (from: number, to: number) => near.set(from, (near.get(from) ?? new Set()).add(to));
  for (const [a, b] of links) {
    add(a, b);
    add(b, a);
  }
  return links.flatMap(([a, b]) =>
    [...near.get(a)!].filter((c) => c > Math.max(a, b) && near.get(b)!.has(c)).map((c) => [a, b, c]),
  );
}

/** From middle to middle, wound as the bases are. */
function middles(footprints: readonly Footprint[]): readonly Point[] {
  const points = footprints.map(({ x, y }): Point => [x, y]);
  const isClockwise = signedArea(points) > 0;
  return isClockwise === (footprints[0]?.kind === "box") ? points : points.toReversed();
}

/** Every model with its nearest of those already joined, and all that stand close. */
export function joints(footprints: readonly Footprint[]): readonly (readonly [number, number])[] {
  const count = footprints.length;
  const found: [number, number][] = [];
  const known = new Set<number>();
  const nearest = footprints.map(() => ({ to: 0, gap: Number.POSITIVE_INFINITY }));
  const joined = footprints.map(() => false);
  for (let last = 0, left = count - 1; left > 0; left--) {
    joined[last] = true;
    let next = -1;
    for (let at = 0; at < count; at++) {
      if (joined[at]) continue;
      const gap = between(footprints[last]!, footprints[at]!);
      if (gap < nearest[at]!.gap) nearest[at] = { to: last, gap };
      if (next < 0 || nearest[at]!.gap < nearest[next]!.gap) next = at;
    }
    const { to } = nearest[next]!;
    found.push([to, next]);
    known.add(Math.min(to, next) * count + Math.max(to, next));
    last = next;
  }
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (!known.has(a * count + b) && between(footprints[a]!, footprints[b]!) < CLOSE) found.push([a, b]);
    }
  }
  return found;
}

/** The gap between two bases, near enough for a drawing. */
function between(a: Footprint, b: Footprint): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.halfShort - b.halfShort;
}

/** A bar from middle to middle, wound as the bases are: boxes one way, round ones the other. */
function joint(a: Footprint, b: Footprint): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const half = Math.min(a.halfShort, b.halfShort) * WAIST * (a.kind === "box" ? -1 : 1);
  const nx = (-(b.y - a.y) / length) * half;
  const ny = ((b.x - a.x) / length) * half;
  return [
    [a.x + nx, a.y + ny],
    [b.x + nx, b.y + ny],
    [b.x - nx, b.y - ny],
    [a.x - nx, a.y - ny],
  ];
}
