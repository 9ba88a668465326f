import type { Game } from "../../../game/document.ts";
import type { ActiveCard } from "../../../game/secondaries.ts";
import { isOnTable } from "../../../game/unit.ts";
import { enemyUnits, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

const isOff = ({ units }: Game, id: string) => units[id] === undefined || !isOnTable(units[id]);

/**
 * Destroyed, or off the table: those that were named stood on it. A unit that was led is gone with its bodyguard and one of
 * its leaders.
 */
export function isMarkGone(game: Game, { led_by = {} }: ActiveCard, id: string): boolean {
  const leaders = led_by[id] ?? [];
  return isOff(game, id) && (leaders.length === 0 || leaders.some((leader) => isOff(game, leader)));
}

export const markedForDeath: Card = {
  id: "marked-for-death",
  name: "Marked for Death",
  fixed: false,
  when: "EITHER",
  most: 5,
  score(game, { card }) {
    const { alpha = [], gamma } = card;
    const gone = alpha.filter((id) => isMarkGone(game, card, id));
    if (gone.length > 0) return points(5, gone);
    return gamma !== undefined && isMarkGone(game, card, gamma) ? points(2, [gamma]) : NO_POINTS;
  },
  redraw: (game, player) => (enemyUnits(game, player).some(isOnTable) ? undefined : "MUST"),
  asks: "ALPHA",
};
