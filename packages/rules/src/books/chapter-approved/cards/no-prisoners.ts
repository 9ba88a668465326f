import { enemiesAmong, killedThisTurn, NO_POINTS, points, unitIdsOf } from "../../../missions/cards/asked.ts";
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
  words: {
    rule: "At once 2 VP for each enemy unit that is destroyed, 5 at most.",
    progress(game, { player }) {
      const { length } = killedThisTurn(game, player);
      return length === 0
        ? "No enemy unit was destroyed in this turn."
        : `${length} enemy ${length === 1 ? "unit was" : "units were"} destroyed in this turn.`;
    },
  },
  estimate: { usual: 1.5 },
};
