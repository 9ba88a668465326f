import type { Change } from "../../game/change.ts";
import { opponentOf } from "../../game/player.ts";
import { isLastOfBattle } from "../../game/turn.ts";
import { discardable, discardCard } from "./hand.ts";

/** As a turn ends tactical cards that scored are laid aside; then each player may lay aside others (SC-10). */
export function discardCards(change: Change): void {
  const { active_player } = change.game.turn;
  // The player whose turn it is comes first: what is on top is asked first.
  for (const player of [opponentOf(active_player), active_player]) {
    for (const { card, turn_vp } of discardable(change.game, player)) {
      if (turn_vp > 0) discardCard(change, player, card);
    }
    if (discardable(change.game, player).length === 0 || isLastOfBattle(change.game)) continue;
    change.push({ type: "discard", player, paid: false });
  }
}
