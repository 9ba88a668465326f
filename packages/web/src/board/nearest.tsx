import { memo } from "react";
import { coordinate as c } from "./footprint.ts";
import { segmentsPath } from "./polygon.ts";
import { sameList, samePoint } from "./same.ts";
import type { NearestPoints } from "./scene.ts";

function sameNearest(a: NearestPoints, b: NearestPoints): boolean {
  return samePoint(a.from, b.from) && samePoint(a.to, b.to);
}

/** From edge to edge where two units are nearest, with a pin at each end. */
export const Nearest = memo(
  function Nearest({ nearest }: { readonly nearest: readonly NearestPoints[] }) {
    return (
      <g className="nearest" data-px="">
        {nearest.map(({ from, to }) => (
          <g key={`${from} ${to}`} data-nearest="">
            <path className="nearest-line under" d={segmentsPath([[from, to]])} />
            <path className="nearest-line" d={segmentsPath([[from, to]])} />
            {[from, to].map(([x, y]) => (
              <circle key={`${x} ${y}`} className="nearest-pin" cx={c(x)} cy={c(y)} />
            ))}
          </g>
        ))}
      </g>
    );
  },
  (a, b) => sameList(a.nearest, b.nearest, sameNearest),
);
