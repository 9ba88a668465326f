import { isInside } from "@gunline/rules/geometry";
import { BOARD, type Point } from "../layouts/layout.ts";
import { crosses, distanceTo, type Patch, patchOf } from "./footprint.ts";
import type { Ground } from "./ground.ts";

/** A place in a zone: for the middle of a unit's first rank. */
export interface Cell {
  readonly at: Point;
  /** How far it is to the enemy's zone, beyond the nearest place of the own one. */
  readonly behind: number;
  /** Along the front, from the one end of the zone at 0 to the other at 1. */
  readonly along: number;
  /** What part of the objectives is in plain view; looked up when first asked. */
  readonly view: () => number;
}

export function cellsOf({ zone, enemy, terrain, objectives }: Ground, step: number): readonly Cell[] {
  const across = zone.facing % 180 === 0 ? 1 : 0;
  const ends = zone.polygon.map((corner) => corner[across]);
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const ruins = terrain
    .filter(({ kind }) => kind === "ruins")
    .map(({ polygon }) => patchOf(polygon as readonly Point[]));
  const found: { at: Point; away: number }[] = [];
  for (let x = step; x < BOARD.width; x += step) {
    for (let y = step; y < BOARD.height; y += step) {
      if (isInside(zone.polygon, x, y)) found.push({ at: [x, y], away: distanceTo(enemy.polygon, [x, y]) });
    }
  }
  const nearest = Math.min(...found.map(({ away }) => away));
  return found.map(({ at, away }) => {
    let view: number | undefined;
    return {
      at,
      behind: away - nearest,
      along: (at[across] - first) / (last - first),
      view: () => {
        view ??= viewFrom(at, ruins, objectives);
        return view;
      },
    };
  });
}

/** Who stands in a ruin looks out of it, and what lies in one is seen. */
function viewFrom(at: Point, ruins: readonly Patch[], objectives: readonly Point[]): number {
  const between = (patch: Patch, objective: Point) =>
    crosses(patch, at, objective) &&
    !isInside(patch.polygon, ...at) &&
    !isInside(patch.polygon, ...objective);
  if (objectives.length === 0) return 1;
  const seen = objectives.filter((objective) => !ruins.some((patch) => between(patch, objective)));
  return seen.length / objectives.length;
}
