import { areaOf } from "../../../missions/actions/places.ts";
import { idsOf, inFirstRound, NO_POINTS, points, steadyUnits } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

export const behindEnemyLines: Card = {
  id: "behind-enemy-lines",
  name: "Behind Enemy Lines",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const there = steadyUnits(game, player).filter((unit) => areaOf(game, unit) === "ENEMY_ZONE");
    if (there.length === 0) return NO_POINTS;
    return points(there.length === 1 ? 3 : 4, idsOf(there));
  },
  redraw: inFirstRound("MAY"),
};
