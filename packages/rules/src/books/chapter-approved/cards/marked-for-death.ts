import { unitName } from "../../../game/names.ts";
import { isOnTable } from "../../../game/unit.ts";
import { enemyUnits, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { isMarkGone } from "../../../missions/cards/marked.ts";
import { listed } from "../../../words/cards/listed.ts";

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
  words: {
    rule: "Your opponent names three of his units, and you one more. 5 VP if one of the three is destroyed or off the table, else 2 if yours is.",
    progress(game, { card }) {
      const { alpha = [], gamma } = card;
      if (alpha.length === 0) return "No unit is named yet.";
      const isGone = (id: string) => isMarkGone(game, card, id);
      const named = alpha.map((id) => `${unitName(game, id)}${isGone(id) ? " (gone)" : ""}`);
      const last =
        gamma === undefined ? "" : ` Or for 2: ${unitName(game, gamma)}${isGone(gamma) ? " (gone)" : ""}.`;
      return `Named: ${listed(named)}.${last}`;
    },
  },
  estimate: { usual: 1.5 },
};
