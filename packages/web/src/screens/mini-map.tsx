import type { Base } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";

interface MiniMapProps {
  readonly width: number;
  readonly height: number;
  readonly terrain: readonly Feature[];
  readonly units?: readonly Standing[];
  readonly zones?: readonly {
    /** Whose it is, or will be. */
    readonly side: "p1" | "p2" | "attacker" | "defender";
    readonly polygon: readonly (readonly number[])[];
  }[];
  readonly markers?: readonly Marker[];
  readonly labels?: readonly Label[];
}

interface Label {
  readonly at: readonly [x: number, y: number];
  readonly text: string;
  readonly side: "p1" | "p2" | null;
}

interface Marker {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly controlled_by?: "p1" | "p2" | null;
}

interface Feature {
  readonly id: string;
  readonly kind: string;
  readonly polygon: readonly (readonly number[])[];
}

interface Figure {
  readonly position: { readonly x: number; readonly y: number } | null;
  readonly facing: number;
  readonly base: Base;
}

interface Standing {
  readonly id: string;
  readonly owner: "p1" | "p2";
  readonly models: Readonly<Record<string, Figure>>;
}

/** Smaller ones would be lost in the picture, in inches. */
const LEAST_RADIUS = 0.75;

/** An objective marker of 40 mm, and how far it reaches, in inches. */
const MARKER = 0.79;
const MARKER_REACH = 3.79;

/** A table at a glance: no names, no hands, only what lies where. */
export function MiniMap({
  width,
  height,
  terrain,
  units = [],
  zones = [],
  markers = [],
  labels = [],
}: MiniMapProps) {
  return (
    <svg className="mini-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} className="mini-mat" />
      {zones.map(({ side, polygon }) => (
        <polygon key={side} points={points(polygon)} className={`mini-zone mini-${side}`} />
      ))}
      {terrain.map(({ id, kind, polygon }) => (
        <polygon key={id} points={points(polygon)} className={`mini-terrain mini-${kind}`} />
      ))}
      {markers.map(({ id, position: { x, y }, controlled_by }) => (
        <g key={id} className={`mini-marker mini-${controlled_by ?? "nobody"}`}>
          <circle cx={x} cy={y} r={MARKER_REACH} className="mini-reach" />
          <circle cx={x} cy={y} r={MARKER} />
        </g>
      ))}
      {units.flatMap(({ id: unitId, owner, models }) =>
        Object.entries(models).map(([id, figure]) => (
          <Token key={`${unitId} ${id}`} figure={figure} className={`mini-model mini-${owner}`} />
        )),
      )}
      {labels.map(({ at: [x, y], text, side }) => (
        <text key={text} x={x} y={y} className={`mini-label mini-${side ?? "nobody"}`}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Round as a dot, oval and hull as they are and turned as they stand, with their front marked. */
function Token({ figure, className }: { readonly figure: Figure; readonly className: string }) {
  const { position, facing, base } = figure;
  if (position === null) return null;
  const { x, y } = position;
  const { kind, halfLong, halfShort } = shapeOf(base, x, y, facing);
  if (kind === "circle") {
    return <circle cx={x} cy={y} r={Math.max(halfLong, LEAST_RADIUS)} className={className} />;
  }
  const front = `${halfLong * 0.3},${-halfShort * 0.7} ${halfLong * 0.85},0 ${halfLong * 0.3},${halfShort * 0.7}`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${facing})`}>
      {kind === "ellipse" ? (
        <ellipse rx={halfLong} ry={halfShort} className={className} />
      ) : (
        <rect
          x={-halfLong}
          y={-halfShort}
          width={2 * halfLong}
          height={2 * halfShort}
          rx={0.3}
          className={className}
        />
      )}
      <polygon points={front} className="mini-front" />
    </g>
  );
}

function points(polygon: readonly (readonly number[])[]): string {
  return polygon.map((point) => point.join(",")).join(" ");
}
