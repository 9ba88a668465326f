import { memo } from "react";
import { linePath } from "./polygon.ts";
import type { Zone } from "./scene.ts";

/** Where each side sets up: a wash of its colour, and its edge. */
export const Zones = memo(function Zones({ zones }: { readonly zones: readonly Zone[] }) {
  return (
    <g className="zones" data-px="">
      {zones.map(({ id, side, polygon }) => (
        <path key={id} className={`zone ${side}`} d={`${linePath(polygon)}Z`} />
      ))}
    </g>
  );
});
