import type { Game, Unit } from "@gunline/rules";
import type { Context } from "./context.ts";
import { longestRange, strikeAt } from "./estimate.ts";
import { between, middleOf, onTable, type Spot } from "./ground.ts";
import { moveOf } from "./markers.ts";

/** Places that a unit could want to go to; a glance says which of them are worth seeking a way to. */
export function goalsOf(context: Context, unit: Unit): readonly Spot[] {
  const { game, enemy, looksAhead } = context;
  const from = middleOf(unit)!;
  const goals: Spot[] = Object.values(game.objectives).map(({ position: { x, y } }) => [x, y]);
  const enemies = onTable(game, enemy);
  const range = longestRange(game, unit);
  const far = moveOf(game, unit);
  for (const other of enemies) {
    const at = middleOf(other)!;
    const away = between(from, at);
    if (away > far + Math.max(range, 13)) continue;
    // Near enough to charge, or at the end of its range.
    if (strikeAt(game, unit, other) > 0 && away < far + 13) goals.push(at);
    if (range > 0) goals.push(along(at, from, Math.min(away, range * 0.9)));
    if (range > 14) goals.push(along(at, from, Math.min(away, range / 2)));
  }
  if (looksAhead) goals.push(...around(game, from, far), ...coverNear(game, from, far), ...partsOf(game));
  return goals;
}

/** So far from one spot towards another. */
function along(from: Spot, to: Spot, inches: number): Spot {
  const length = Math.max(0.001, between(from, to));
  return [from[0] + ((to[0] - from[0]) * inches) / length, from[1] + ((to[1] - from[1]) * inches) / length];
}

const EIGHT: readonly Spot[] = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
];

/** All round, as far as it can go. */
function around({ board }: Game, [x, y]: Spot, far: number): readonly Spot[] {
  return EIGHT.map(([dx, dy]): Spot => [x + far * dx, y + far * dy]).filter(
    ([gx, gy]) => gx > 1 && gy > 1 && gx < board.width - 1 && gy < board.height - 1,
  );
}

/** The middles of ruins nearby. */
function coverNear(game: Game, from: Spot, far: number): readonly Spot[] {
  return Object.values(game.terrain)
    .filter(({ kind }) => kind === "ruins")
    .map(({ polygon }): Spot => {
      const sum = polygon.reduce<Spot>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
      return [sum[0] / polygon.length, sum[1] / polygon.length];
    })
    .filter((spot) => between(from, spot) < far + 3);
}

/** The middle of the table and of its quarters, which cards ask about. */
function partsOf({ board: { width, height } }: Game): readonly Spot[] {
  const parts: Spot[] = [[width / 2, height / 2]];
  for (const x of [1, 3]) for (const y of [1, 3]) parts.push([(width * x) / 4, (height * y) / 4]);
  return parts;
}
