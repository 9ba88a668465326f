import type { Game } from "../../src/index.ts";

/** The same game with command points. */
export function withCp(game: Game, p1: number, p2: number): Game {
  const { players } = game;
  return { ...game, players: { p1: { ...players.p1, cp: p1 }, p2: { ...players.p2, cp: p2 } } };
}
