import { isOnTable } from "../../../game/unit.ts";
import { areaOf } from "../../../missions/actions/places.ts";
import { inFirstRound, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

export const displayOfMight: Card = {
  id: "display-of-might",
  name: "Display of Might",
  fixed: false,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const there = Object.values(game.units).filter(
      (unit) => isOnTable(unit) && areaOf(game, unit) === "NO_MANS_LAND",
    );
    const own = there.filter(({ owner }) => owner === player).length;
    return points(own > there.length - own ? 4 : 0);
  },
  redraw: inFirstRound("MUST"),
};
