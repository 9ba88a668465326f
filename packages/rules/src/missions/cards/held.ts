import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { CardId } from "../../game/secondaries.ts";

/** Whether the player has the card in play. */
export function hasCard({ players }: Pick<Game, "players">, player: PlayerId, card: CardId): boolean {
  return players[player].secondaries?.active.some((one) => one.card === card) === true;
}
