import type { Status } from "@gunline/link";
import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { SEATS } from "./match.ts";

/**
 * A battle with a mission is over when the rules say so: most are played out with nobody left (OB-9). On a bare table a side
 * that had models and has none left has lost.
 */
export function statusAfter(before: Game, game: Game): Status {
  if (game.result !== null) return { state: "over", reason: "battle", winner: game.result.winner };
  if (game.mission !== null) return { state: "running" };
  const gone = SEATS.filter((seat) => hasModels(before, seat) && !hasModels(game, seat));
  if (gone.length === 0) return { state: "running" };
  const winner = gone.length === 1 ? opponentOf(gone[0]!) : null;
  return { state: "over", reason: "destroyed", winner };
}

function hasModels(game: Game, player: PlayerId): boolean {
  for (const { owner, models } of Object.values(game.units)) {
    if (owner === player && Object.keys(models).length > 0) return true;
  }
  return false;
}
