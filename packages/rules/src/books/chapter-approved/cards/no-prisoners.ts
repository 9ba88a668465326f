import { enemiesAmong, NO_POINTS, points, unitIdsOf } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

/** Played as a tactical card alone, as in tournaments: any enemy unit counts. */
export const noPrisoners: Card = {
  id: "no-prisoners",
  name: "No Prisoners",
  fixed: false,
  when: "EITHER",
  most: 5,
  score: () => NO_POINTS,
  atOnce({ kills }, { player }) {
    const enemies = enemiesAmong(kills, player);
    return points(2 * enemies.length, unitIdsOf(enemies));
  },
  mostPerTurn: 5,
};
