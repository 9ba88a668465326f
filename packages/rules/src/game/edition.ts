import type { Game } from "./document.ts";

/**
 * Which rules a game is played by. Records say it, so that those of before are replayed by the rules that they were made
 * with (RC-2); a document that says nothing is played by the rules of today.
 */

/**
 * 2: a turn was Movement, Shooting and Charge, Fire Overwatch the only stratagem, and the other phases were passed
 * through. 3: the whole battle.
 */
export const EDITION = 3;

/** That of records which name none. */
export const EARLIER_EDITION = 2;

/** Whether everything of today holds: what came with the whole battle asks this first. */
export function isWholeBattle({ turn }: Pick<Game, "turn">): boolean {
  return turn.edition === undefined;
}

export function byEdition(game: Game, edition: number): Game {
  return edition === EDITION ? game : { ...game, turn: { ...game.turn, edition: EARLIER_EDITION } };
}

/** The document as the rules that it is played by write it: they have no name in it. */
export function withoutEdition(game: Game): Game {
  if (isWholeBattle(game)) return game;
  const { edition: _, ...turn } = game.turn;
  return { ...game, turn };
}
