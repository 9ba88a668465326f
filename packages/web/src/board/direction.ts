import { boxAroundAll } from "./footprint.ts";
import type { Point, UnitToken } from "./scene.ts";

export type Direction = "left" | "right" | "up" | "down";

const TOWARDS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Sideways counts double: the eye expects what is straight ahead before what is near but beside. */
const SIDEWAYS = 2;

export function middleOf(unit: UnitToken): Point | undefined {
  const box = boxAroundAll(unit.models.map((model) => model.footprint));
  return box && [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

/** The one to step to from here with an arrow key: ahead, and nearest. */
export function nearestTowards<Key>(
  from: Point,
  direction: Direction,
  places: readonly { readonly key: Key; readonly at: Point }[],
): Key | undefined {
  const [ux, uy] = TOWARDS[direction];
  let best: { key: Key; cost: number } | undefined;
  for (const { key, at } of places) {
    const dx = at[0] - from[0];
    const dy = at[1] - from[1];
    const ahead = dx * ux + dy * uy;
    const beside = Math.abs(dx * uy - dy * ux);
    if (ahead < 0.01 || beside > ahead * 3) continue;
    const cost = ahead + SIDEWAYS * beside;
    if (best === undefined || cost < best.cost) best = { key, cost };
  }
  return best?.key;
}
