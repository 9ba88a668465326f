import type { Change } from "../change.ts";
import { PLAYER_IDS } from "../game/player.ts";
import { changeCard, handOf } from "./hand.ts";

/** What missions and cards know of an Attached unit goes on for its parts when it comes apart. */
export function followParts(change: Change, unitId: string, leaders: readonly string[]): void {
  const { mission } = change.game;
  const began = mission?.turn_start?.on_objective;
  if (began?.includes(unitId)) {
    change.set("mission.turn_start.on_objective", [...new Set([...began, ...leaders])]);
  }
  for (const player of PLAYER_IDS) {
    for (const card of handOf(change.game, player)?.active ?? []) {
      if (card.alpha?.includes(unitId) !== true && card.gamma !== unitId) continue;
      changeCard(change, player, card.card, { led_by: { ...card.led_by, [unitId]: [...leaders] } });
    }
  }
}
