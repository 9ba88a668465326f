import { type GameSummary, myGames } from "@gunline/server/client";
import { serverBase } from "./links.ts";

export function fetchMyGames(tokens: readonly string[]): Promise<readonly GameSummary[]> {
  return myGames(serverBase(), tokens);
}
