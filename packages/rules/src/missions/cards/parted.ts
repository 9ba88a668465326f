import type { Change } from "../../game/change.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { changeCard, handOf } from "./hand.ts";

/** What cards know of an Attached unit goes on for its parts when it comes apart. */
export function followCards(change: Change, unitId: string, leaders: readonly string[]): void {
  for (const player of PLAYER_IDS) {
    for (const card of handOf(change.game, player)?.active ?? []) {
      if (card.alpha?.includes(unitId) !== true && card.gamma !== unitId) continue;
      changeCard(change, player, card.card, { led_by: { ...card.led_by, [unitId]: [...leaders] } });
    }
  }
}
