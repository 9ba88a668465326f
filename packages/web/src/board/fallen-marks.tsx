import { memo } from "react";
import { coordinate as c } from "./footprint.ts";
import type { FallenMark } from "./scene.ts";

/** A cross where a model died, until the phase is over; under all tokens. */
export const FallenMarks = memo(function FallenMarks({ fallen }: { readonly fallen: readonly FallenMark[] }) {
  return (
    <g className="fallen-marks">
      {fallen.map(({ id, side, at: [x, y], radius }) => {
        const arm = Math.min(radius, 1) * 0.55;
        const cross = `M${c(-arm)} ${c(-arm)}L${c(arm)} ${c(arm)}M${c(arm)} ${c(-arm)}L${c(-arm)} ${c(arm)}`;
        return (
          <g key={id} className={side} data-fallen={id} transform={`translate(${c(x)} ${c(y)})`}>
            <circle className="fallen-ring" r={c(Math.min(radius, 1.2) * 0.92)} />
            <path className="fallen-cross" d={cross} />
          </g>
        );
      })}
    </g>
  );
});
