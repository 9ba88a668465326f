import { memo } from "react";
import { hatching, linePath, segmentsPath } from "./polygon.ts";
import { sameRay } from "./rays.tsx";
import { sameList } from "./same.ts";
import type { SightRay, TerrainToken } from "./scene.ts";

interface BlockersProps {
  readonly terrain: readonly TerrainToken[];
  readonly rays: readonly SightRay[];
}

/** The terrain that hides what is pointed at, lit up where it lies. */
export const Blockers = memo(
  function Blockers({ terrain, rays }: BlockersProps) {
    // Where somebody sees it, what hides it from others has its name on it, and no more.
    const isSeen = rays.some(({ clear }) => clear);
    const ids = new Set(isSeen ? [] : rays.flatMap(({ blocker }) => blocker ?? []));
    return (
      <g className="blockers" data-px="">
        {terrain
          .filter(({ id }) => ids.has(id))
          .map(({ id, polygon }) => (
            <g key={id} data-blocker={id}>
              <path className="blocker" d={linePath([...polygon, polygon[0]!])} />
              <path className="blocker-hatch" d={segmentsPath(hatching(polygon, 45, 0.7))} />
            </g>
          ))}
      </g>
    );
  },
  (a, b) => a.terrain === b.terrain && sameList(a.rays, b.rays, sameRay),
);
