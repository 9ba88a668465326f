import { memo } from "react";
import { linePath } from "./polygon.ts";
import { sameList, samePoint } from "./same.ts";
import type { Ring } from "./scene.ts";

export function sameRing(a: Ring, b: Ring): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.kind === b.kind &&
      a.label === b.label &&
      sameList(a.outline, b.outline, (p, q) => sameList(p, q, samePoint)))
  );
}

/** Outlines of reach. Their figures are signs and stand above. */
export const Rings = memo(function Rings({ rings }: { readonly rings: readonly Ring[] }) {
  return (
    <g className="rings" data-px="">
      {rings.map((ring) => (
        <RingLine key={ring.id} ring={ring} />
      ))}
    </g>
  );
});

const RingLine = memo(
  function RingLine({ ring }: { readonly ring: Ring }) {
    return <path className={`ring ${ring.kind}`} d={ring.outline.map(linePath).join("")} />;
  },
  (a, b) => sameRing(a.ring, b.ring),
);
