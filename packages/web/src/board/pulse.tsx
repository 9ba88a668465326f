import { memo } from "react";
import { rimPath } from "./rim-arcs.ts";
import { sameList, sameUnit } from "./same.ts";
import type { Mark, UnitToken } from "./scene.ts";

/** Those that a player can choose now. */
const CALLING: ReadonlySet<Mark> = new Set(["ready", "eligible"]);
/** How far outside of the outline it swells. */
const SWOLLEN = 0.34;

interface PulseProps {
  readonly units: readonly UnitToken[];
  readonly viewBox: string;
}

/**
 * The outlines of all that can be chosen, in one layer that comes and goes: only its opacity changes, for which nothing
 * is painted again. Where motion is not wanted it stands still.
 */
export const Pulse = memo(
  function Pulse({ units, viewBox }: PulseProps) {
    const calling = units.filter(({ mark }) => CALLING.has(mark));
    return (
      <svg className="board-pulse" viewBox={viewBox} aria-hidden="true">
        {calling.map(({ id, side, mark, models }) => (
          <path
            key={id}
            className={side}
            data-pulse={mark}
            d={rimPath(
              models.map(({ footprint }) => footprint),
              SWOLLEN,
            )}
          />
        ))}
      </svg>
    );
  },
  (a, b) => a.viewBox === b.viewBox && sameList(a.units, b.units, sameUnit),
);
