import { isOnTable } from "../../../game/unit.ts";
import { enemyUnits, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { isMarkGone } from "../../../missions/cards/marked.ts";

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
