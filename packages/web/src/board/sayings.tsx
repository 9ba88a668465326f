import { bounds } from "./polygon.ts";
import type { Saying, Zone } from "./scene.ts";

/** Past these shares of the table there is no room beside and below a place. */
const ROOM = { beside: 0.72, below: 0.86 };

interface SayingsProps {
  readonly width: number;
  readonly height: number;
  readonly sayings: readonly Saying[];
  readonly zones: readonly Zone[];
}

/** What is said of places of the table, beside them; and the names of zones, in their corners. */
export function Sayings({ sayings, zones, width, height }: SayingsProps) {
  return (
    <>
      {zones.map(({ id, side, polygon, label }) => {
        const { left, top } = bounds(polygon);
        return (
          <span key={id} className={`zone-name ${side}`} data-x={left} data-y={top} aria-hidden="true">
            {label}
          </span>
        );
      })}
      {sayings.map(({ at: [x, y], text, good }) => (
        <span
          key={text}
          className={good ? "saying good" : "saying"}
          data-before={x > width * ROOM.beside || undefined}
          data-above={y > height * ROOM.below || undefined}
          data-x={x}
          data-y={y}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
    </>
  );
}
