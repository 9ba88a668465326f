import { memo } from "react";
import { segmentsPath } from "./polygon.ts";
import { sameList, samePoint } from "./same.ts";
import type { SightRay } from "./scene.ts";

export function sameRay(a: SightRay, b: SightRay): boolean {
  return (
    a.clear === b.clear &&
    a.blocker === b.blocker &&
    a.label === b.label &&
    samePoint(a.from, b.from) &&
    samePoint(a.to, b.to)
  );
}

/** What is seen is green and solid, what is not is grey and dashed. */
export const Rays = memo(
  function Rays({ rays }: { readonly rays: readonly SightRay[] }) {
    const lines = (clear: boolean) =>
      segmentsPath(rays.filter((ray) => ray.clear === clear).map((ray) => [ray.from, ray.to]));
    return (
      <g className="rays" data-px="">
        <path className="ray under" d={lines(true)} />
        <path className="ray blocked" d={lines(false)} />
        <path className="ray clear" d={lines(true)} />
      </g>
    );
  },
  (a, b) => sameList(a.rays, b.rays, sameRay),
);
