import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { actionProgress, OWN_TURN } from "../../../words/cards/actions.ts";

export const establishLocus: Card = {
  id: "establish-locus",
  name: "Establish Locus",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const deeds = deedsOf(game, player, "ESTABLISH_LOCUS");
    if (deeds.some(({ where }) => where === "ENEMY_ZONE")) return points(4);
    return points(deeds.length > 0 ? 2 : 0);
  },
  words: {
    rule: "An Action of one unit. 2 VP if it is completed within 6\" of the centre, 4 within the enemy's zone.",
    progress: (game, held) =>
      actionProgress(game, held, "ESTABLISH_LOCUS", {
        where: 'in the enemy zone or within 6" of the centre',
        until: OWN_TURN,
      }),
  },
  estimate: { usual: 1.5 },
};
