import type { Game } from "./document.ts";
import { PLAYER_IDS } from "./player.ts";
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
