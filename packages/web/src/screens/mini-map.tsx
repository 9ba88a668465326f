import type { Base, Terrain } from "@gunline/rules";

interface MiniMapProps {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Terrain[];
  readonly units?: readonly Standing[];
  readonly zones?: readonly {
    readonly side: "p1" | "p2";
    readonly polygon: readonly (readonly number[])[];
  }[];
}

interface Standing {
  readonly id: string;
  readonly owner: "p1" | "p2";
  readonly models: Readonly<
    Record<
      string,
      { readonly position: { readonly x: number; readonly y: number } | null; readonly base: Base }
    >
  >;
}

const MM_PER_INCH = 25.4;

/** A table at a glance: no names, no hands, only what lies where. */
export function MiniMap({ width, height, terrain, units = [], zones = [] }: MiniMapProps) {
  return (
    <svg className="mini-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} className="mini-mat" />
      {zones.map(({ side, polygon }) => (
        <polygon key={side} points={points(polygon)} className={`mini-zone mini-${side}`} />
      ))}
      {terrain.map(({ id, kind, polygon }) => (
        <polygon key={id} points={points(polygon)} className={`mini-terrain mini-${kind}`} />
      ))}
      {units.flatMap(({ id: unitId, owner, models }) =>
        Object.entries(models).map(([id, { position, base }]) =>
          position === null ? null : (
            <circle
              key={`${unitId} ${id}`}
              cx={position.x}
              cy={position.y}
              r={Math.max(radiusOf(base), 0.75)}
              className={`mini-model mini-${owner}`}
            />
          ),
        ),
      )}
    </svg>
  );
}

function points(polygon: readonly (readonly number[])[]): string {
  return polygon.map((point) => point.join(",")).join(" ");
}

function radiusOf(base: Base): number {
  const mm = base.shape === "round" ? base.mm : Math.sqrt(base.mm[0] * base.mm[1]);
  return mm / 2 / MM_PER_INCH;
}
