import type { Game } from "./document.ts";
import { PLAYER_IDS, type PlayerId } from "./player.ts";
import { numbersOf } from "./ruleset.ts";

/** The size of the battle that an army of so many points is made for (DE-1). */
export function battleSize(game: Pick<Game, "ruleset">, points: number): number {
  const { sizes } = numbersOf(game).reserves;
  return sizes.find((size) => points <= size) ?? Math.max(points, sizes.at(-1)!);
}

/** Whether both armies are of the smallest size; what they have lost counts, and who has no points is of no size. */
export function isIncursion(game: Pick<Game, "units" | "ruleset">): boolean {
  const [smallest] = numbersOf(game).reserves.sizes;
  return PLAYER_IDS.every((player) => {
    const army = Object.values(game.units).filter(({ owner }) => owner === player);
    const points = army.reduce((sum, unit) => sum + (unit.points ?? 0), 0);
    return points > 0 && battleSize(game, points) === smallest;
  });
}

export const SIZES = ["INCURSION", "STRIKE_FORCE", "ONSLAUGHT"] as const;
export type BattleSize = (typeof SIZES)[number];

/** The size of battle that the army is made for; whoever has no points plays at the usual size. */
export function sizeFor(game: Pick<Game, "units" | "ruleset">, player: PlayerId): BattleSize {
  let points = 0;
  for (const id in game.units) {
    const unit = game.units[id]!;
    if (unit.owner === player) points += unit.points ?? 0;
  }
  if (points === 0) return "STRIKE_FORCE";
  const at = numbersOf(game).reserves.sizes.indexOf(battleSize(game, points));
  return SIZES[at] ?? "ONSLAUGHT";
}
