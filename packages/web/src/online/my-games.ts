import { type GameSummary, myGames } from "@gunline/link";
import { serverBase } from "./links.ts";
import { describeGame, isOurTurn } from "./summary.ts";

/** A game as the start page lists it. */
export interface ListedGame extends GameSummary {
  readonly isOurTurn: boolean;
  readonly words: string;
}

export async function fetchMyGames(tokens: readonly string[]): Promise<readonly ListedGame[]> {
  const games = await myGames(serverBase(), tokens);
  return games.map((game) => ({
    ...game,
    isOurTurn: isOurTurn(game),
    words: describeGame(game, Date.now()),
  }));
}
