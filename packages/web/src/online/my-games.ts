import { type GameSummary, myGames } from "@gunline/link";
import { serverBase } from "./links.ts";

export function fetchMyGames(tokens: readonly string[]): Promise<readonly GameSummary[]> {
  return myGames(serverBase(), tokens);
}
