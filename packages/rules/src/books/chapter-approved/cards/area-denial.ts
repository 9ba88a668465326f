import { isOnTable } from "../../../game/unit.ts";
import { isNearCentre } from "../../../missions/actions/places.ts";
import { enemyUnits, idsOf, NO_POINTS, points, steadyUnits } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

const NEAR = 3;
const WIDE = 6;

export const areaDenial: Card = {
  id: "area-denial",
  name: "Area Denial",
  fixed: false,
  when: "OWN",
  most: 5,
  score(game, { player }) {
    const own = steadyUnits(game, player).filter((unit) => isNearCentre(game, unit, NEAR));
    const enemies = enemyUnits(game, player).filter(isOnTable);
    if (own.length === 0 || enemies.some((unit) => isNearCentre(game, unit, NEAR))) return NO_POINTS;
    return points(enemies.some((unit) => isNearCentre(game, unit, WIDE)) ? 2 : 5, idsOf(own));
  },
};
