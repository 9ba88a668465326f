import type { Game } from "./document.ts";
import type { PlayerId } from "./player.ts";

/** The game as if it were that player's turn: what is left to either player is asked of both in the same way. */
export function asTurnOf(game: Game, player: PlayerId): Game {
  const { turn } = game;
  return turn.active_player === player ? game : { ...game, turn: { ...turn, active_player: player } };
}
