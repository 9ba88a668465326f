import type { Game } from "./document.ts";
import { numbersOf } from "./ruleset.ts";

/** Questions about the turn at hand. */

/** Whether it is the second one of its round. */
export function isSecondTurn({ turn }: Pick<Game, "turn">): boolean {
  return turn.active_player !== turn.first_player;
}

/** Whether the battle is over with it: a table without a mission has no end. */
export function isLastOfBattle(game: Pick<Game, "turn" | "mission" | "ruleset">): boolean {
  return game.mission !== null && game.turn.round >= numbersOf(game).battle.rounds && isSecondTurn(game);
}
