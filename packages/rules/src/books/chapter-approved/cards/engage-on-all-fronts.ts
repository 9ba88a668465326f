import { isNearCentre, quarterOf } from "../../../missions/actions/places.ts";
import { points, steadyUnits } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

const FROM_CENTRE = 6;
/** By the number of quarters. */
const WORTH = [0, 0, 1, 2, 4] as const;

export const engageOnAllFronts: Card = {
  id: "engage-on-all-fronts",
  name: "Engage on All Fronts",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const quarters = new Set<number>();
    for (const unit of steadyUnits(game, player)) {
      const quarter = quarterOf(game, unit);
      if (quarter !== undefined && !isNearCentre(game, unit, FROM_CENTRE)) quarters.add(quarter);
    }
    return points(WORTH[quarters.size]!);
  },
};
