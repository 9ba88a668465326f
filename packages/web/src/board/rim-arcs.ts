import { arcInDisc, type Disc, type Span, TURN } from "./arc.ts";
import { coordinate as c, outlinePath } from "./footprint.ts";
import type { Footprint } from "./scene.ts";

/** Arcs shorter than this are not worth a line. */
const SLIVER = 0.02;

/**
 * Only the outer rim of the bases grown by so much: of round ones the arcs that lie in no other. One line to draw and
 * nothing to cover, for a layer above all tokens. Long bases, which seldom stand in ranks, are drawn whole.
 */
export function rimPath(footprints: readonly Footprint[], grown: number): string {
  const round = footprints.filter(({ kind }) => kind === "circle");
  const long = footprints.filter(({ kind }) => kind !== "circle");
  const discs = round.map(({ x, y, halfLong }) => ({ x, y, radius: halfLong + grown }));
  return [
    ...long.map((one) => outlinePath(one, grown)),
    ...discs.map((disc, at) => {
      const hidden = discs.flatMap((other) => (other === disc ? [] : arcInDisc(disc, other)));
      return hidden.length === 0
        ? outlinePath(round[at]!, grown)
        : seen(hidden)
            .map((span) => arcPath(disc, span))
            .join("");
    }),
  ].join("");
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

function arcPath({ x, y, radius: r }: Disc, [from, to]: Span): string {
  const at = (angle: number) => `${c(x + Math.cos(angle) * r)} ${c(y + Math.sin(angle) * r)}`;
  return `M${at(from)}A${c(r)} ${c(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}
