import type { Camera } from "./camera.ts";
import { type Cell, useCell } from "./cell.ts";
import { bounds } from "./polygon.ts";
import type { TerrainToken } from "./scene.ts";

interface TerrainCardProps {
  readonly shown: Cell<TerrainToken | undefined>;
  readonly camera: Camera;
}

/** What a piece of terrain does, beside it. */
export function TerrainCard({ shown, camera }: TerrainCardProps) {
  const piece = useCell(shown);
  if (!piece) return null;
  const { left, right, top, bottom } = bounds(piece.polygon);
  const { sight } = camera.settled();
  // On the side with more room, so that the card does not cover what it explains.
  const toTheRight = sight.right - right > left - sight.left;
  const upward = (top + bottom) / 2 > (sight.top + sight.bottom) / 2;
  return (
    <div
      className="sign terrain-card"
      data-side={toTheRight ? "right" : "left"}
      data-upward={upward || undefined}
      data-x={toTheRight ? right : left}
      data-y={upward ? bottom : top}
      role="status"
    >
      <strong>{piece.title}</strong>
      <ul>
        {piece.effects.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
