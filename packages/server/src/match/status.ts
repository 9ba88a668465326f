import type { Status } from "@gunline/link";
import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { SEATS } from "./match.ts";

/** The battle is over as the rules say, or a side that had models has none left and has lost. */
export function statusAfter(before: Game, game: Game): Status {
  if (game.result !== null) return { state: "over", reason: "battle", winner: game.result.winner };
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
