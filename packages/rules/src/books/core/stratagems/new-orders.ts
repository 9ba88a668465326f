import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Stratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { drawCard } from "../../../missions/cards/draw.ts";
import { discardable, discardCard, handOf } from "../../../missions/cards/hand.ts";

/** One tactical card is laid aside and another drawn. */
export const newOrders: Stratagem = {
  id: "NEW_ORDERS",
  name: "New Orders",
  rule: "ST-20",
  cost: 1,
  on: "PLAYER",
  windows: ["W-CMD-END"],
  once: "PHASE",
  words: {
    when: "End of your Command phase.",
    on: "One of your Tactical cards.",
    does: "Discard it and draw another.",
  },
  refusals,
  use(change, player, _event, { card }) {
    if (!discardable(change.game, player).some((one) => one.card === card)) {
      return [refusal("NOT_THAT_CARD", "ST-20", {})];
    }
    discardCard(change, player, card!);
    drawCard(change, player);
    return [];
  },
  choices: (game, player) => discardable(game, player).map(({ card }) => ({ stratagem: "NEW_ORDERS", card })),
};

function refusals(game: Game, player: PlayerId): readonly Refusal[] {
  const hand = handOf(game, player);
  if (hand?.mode !== "TACTICAL" || hand.active.length === 0) return [refusal("NO_CARDS", "ST-20", {})];
  return hand.left.length === 0 ? [refusal("DECK_EMPTY", "ST-20", {})] : [];
}
