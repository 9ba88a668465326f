import { type Cell, useCell } from "./cell.ts";
import { coordinate as c } from "./footprint.ts";
import type { Point } from "./scene.ts";

/** The box that a hand is drawing. */
export function BoxLine({ box }: { readonly box: Cell<readonly [Point, Point] | undefined> }) {
  const corners = useCell(box);
  if (corners === undefined) return null;
  const [[ax, ay], [bx, by]] = corners;
  return (
    <rect
      className="box-line"
      x={c(Math.min(ax, bx))}
      y={c(Math.min(ay, by))}
      width={c(Math.abs(ax - bx))}
      height={c(Math.abs(ay - by))}
    />
  );
}
