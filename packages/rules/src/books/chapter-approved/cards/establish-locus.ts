import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

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
};
