import { memo, useMemo } from "react";
import { useFootprints } from "./footprints.ts";
import { rimPath } from "./rim-arcs.ts";
import { sameFootprint, sameList } from "./same.ts";
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
export const Pulse = memo(function Pulse({ units, viewBox }: PulseProps) {
  return (
    <svg className="board-pulse" viewBox={viewBox} aria-hidden="true">
      {units.map(({ id, side, mark, models }) => (
        <Swelling key={id} side={side} calling={CALLING.has(mark) ? mark : undefined} models={models} />
      ))}
    </svg>
  );
});

interface SwellingProps extends Pick<UnitToken, "side" | "models"> {
  readonly calling: Mark | undefined;
}

/** It stays where it is while the unit does, seen or not: to find it again takes longer than to hide it. */
const Swelling = memo(
  function Swelling({ side, calling, models }: SwellingProps) {
    const footprints = useFootprints(models);
    const rim = useMemo(() => rimPath(footprints, SWOLLEN), [footprints]);
    return <path className={side} data-pulse={calling} d={rim} />;
  },
  (a, b) =>
    a.side === b.side &&
    a.calling === b.calling &&
    sameList(a.models, b.models, (p, q) => sameFootprint(p.footprint, q.footprint)),
);
