import { enemiesAmong, NO_POINTS, points, unitIdsOf } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

/** Enemy units that began the turn in range of an objective. */
export const overwhelmingForce: Card = {
  id: "overwhelming-force",
  name: "Overwhelming Force",
  fixed: false,
  when: "EITHER",
  most: 5,
  score: () => NO_POINTS,
  atOnce({ kills }, { player }) {
    const driven = enemiesAmong(kills, player).filter(({ on_objective }) => on_objective);
    return points(3 * driven.length, unitIdsOf(driven));
  },
  mostPerTurn: 5,
};
