import { coordinate as c, outlinePath } from "./footprint.ts";
import type { Footprint } from "./scene.ts";

/** An angle from one to another, in radians; both within one turn. */
type Span = readonly [from: number, to: number];

const TURN = 2 * Math.PI;
/** Arcs shorter than this are not worth a line. */
const SLIVER = 0.02;

/**
 * Only the outer rim of the bases grown by so much: of round ones the arcs that lie in no other. One line to draw and
 * nothing to cover, for a layer above all tokens. Long bases, which seldom stand in ranks, are drawn whole.
 */
export function rimPath(footprints: readonly Footprint[], grown: number): string {
  const round = footprints.filter(({ kind }) => kind === "circle");
  const long = footprints.filter(({ kind }) => kind !== "circle");
  return [
    ...long.map((one) => outlinePath(one, grown)),
    ...round.map((one) => {
      const hidden = round.flatMap((other) => (other === one ? [] : hiddenBy(one, other, grown)));
      return hidden.length === 0
        ? outlinePath(one, grown)
        : seen(hidden)
            .map((span) => arc(one, grown, span))
            .join("");
    }),
  ].join("");
}

/** The part of a circle's rim that another covers, as one span or, over the seam, as two. */
function hiddenBy(one: Footprint, other: Footprint, grown: number): readonly Span[] {
  const [r, s] = [one.halfLong + grown, other.halfLong + grown];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= r + s || apart <= r - s) return [];
  if (apart <= s - r) return [[0, TURN]];
  const middle = Math.atan2(dy, dx);
  const half = Math.acos((apart * apart + r * r - s * s) / (2 * apart * r));
  const from = (middle - half + TURN) % TURN;
  const to = (middle + half + TURN) % TURN;
  return from <= to
    ? [[from, to]]
    : [
        [from, TURN],
        [0, to],
      ];
}

/** What is left of a turn. */
function seen(hidden: readonly Span[]): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const [from, to] of hidden.toSorted((a, b) => a[0] - b[0])) {
    if (from - at > SLIVER) spans.push([at, from]);
    at = Math.max(at, to);
  }
  if (TURN - at > SLIVER) spans.push([at, TURN]);
  return spans;
}

function arc({ x, y, halfLong }: Footprint, grown: number, [from, to]: Span): string {
  const r = halfLong + grown;
  const at = (angle: number) => `${c(x + Math.cos(angle) * r)} ${c(y + Math.sin(angle) * r)}`;
  return `M${at(from)}A${c(r)} ${c(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}
