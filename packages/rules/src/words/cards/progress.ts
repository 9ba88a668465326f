import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ActiveCard } from "../../game/secondaries.ts";
import { handOf } from "../../missions/cards/hand.ts";
import { cardOf } from "../../missions/cards/registry.ts";
import { withControl } from "../../space/objectives/control.ts";

/** How a card stands and what is missing, to its player; objectives as they would be held if the phase ended now. */
export function cardProgress(game: Game, player: PlayerId, card: ActiveCard): string {
  const { mode } = handOf(game, player)!;
  return cardOf(card.card).words.progress(withControl(game), { player, mode, card });
}
