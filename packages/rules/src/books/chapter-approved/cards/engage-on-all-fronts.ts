import type { Game } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isNearCentre, quarterOf } from "../../../missions/actions/places.ts";
import { points, steadyUnits } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { listed } from "../../../words/cards/listed.ts";
import { QUARTERS } from "../../../words/cards/places.ts";

const FROM_CENTRE = 6;
/** By the number of quarters. */
const WORTH = [0, 0, 1, 2, 4] as const;

function quartersHeld(game: Game, player: PlayerId): ReadonlySet<number> {
  const quarters = new Set<number>();
  for (const unit of steadyUnits(game, player)) {
    const quarter = quarterOf(game, unit);
    if (quarter !== undefined && !isNearCentre(game, unit, FROM_CENTRE)) quarters.add(quarter);
  }
  return quarters;
}

export const engageOnAllFronts: Card = {
  id: "engage-on-all-fronts",
  name: "Engage on All Fronts",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    return points(WORTH[quartersHeld(game, player).size]!);
  },
  words: {
    rule: 'For units wholly in a quarter of the table and more than 6" from its centre: 1 VP for two quarters, 2 for three, 4 for all four. No AIRCRAFT, nobody who is Battle-shocked.',
    progress(game, { player }) {
      const held = quartersHeld(game, player);
      const missing = QUARTERS.filter((_, at) => !held.has(at));
      if (missing.length === 0) return "Units are in all four quarters.";
      const next = held.size === 0 ? "Two quarters make 1." : `Missing: the ${listed(missing)}.`;
      return `In ${held.size} of 4 quarters, more than ${FROM_CENTRE}" from the centre. ${next}`;
    },
  },
  estimate: { usual: 1.5 },
};
