import { memo } from "react";
import { unitPath } from "./outline.ts";
import { sameList, sameUnit } from "./same.ts";
import type { Mark, UnitToken } from "./scene.ts";

/** Those that a player can choose now. */
const CALLING: ReadonlySet<Mark> = new Set(["ready", "eligible"]);
/** How far outside of the outline it swells. */
const SWOLLEN = 0.3;

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
    const calling = units
      .filter(({ mark }) => CALLING.has(mark))
      .map(({ id, side, mark, models }) => ({
        id,
        side,
        mark,
        outline: unitPath(
          models.map(({ footprint }) => footprint),
          SWOLLEN,
        ),
      }));
    return (
      <svg className="board-pulse" viewBox={viewBox} aria-hidden="true">
        {/* Only what lies outside of the outlines is seen: no lines across tokens. */}
        <mask id="pulse-outside" maskUnits="userSpaceOnUse" x="-2" y="-2" width="100%" height="100%">
          <rect x="-2" y="-2" width="100%" height="100%" fill="#fff" />
          <path d={calling.map(({ outline }) => outline).join("")} fill="#000" />
        </mask>
        <g mask="url(#pulse-outside)">
          {calling.map(({ id, side, mark, outline }) => (
            <path key={id} className={side} data-pulse={mark} d={outline} />
          ))}
        </g>
      </svg>
    );
  },
  (a, b) => a.viewBox === b.viewBox && sameList(a.units, b.units, sameUnit),
);
